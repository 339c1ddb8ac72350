import ReceiptWording
import SystemPackage

/// Results go to standard output, everything else to standard error.
enum StandardStreams {
    static func output(_ line: String) throws { try write(line, to: .standardOutput) }

    static func json(_ value: some Encodable) throws { try output(JSONLine.encode(value)) }

    static func json(each values: some Sequence<some Encodable>) throws { for value in values { try json(value) } }

    /// Writes a whole text, with terminal control characters escaped.
    static func text(_ text: String) throws {
        try FileDescriptor.standardOutput.writeAll(text.escapingControlsInLines.utf8)
    }

    static func message(_ line: String) { messagePart(line + "\n") }

    /// Writes part of a line, for progress.
    static func messagePart(_ text: String) {
        // A failure of standard error cannot be reported anywhere.
        _ = try? FileDescriptor.standardError.writeAll(text.utf8)
    }

    private static func write(_ line: String, to stream: FileDescriptor) throws {
        try stream.writeAll((line + "\n").utf8)
    }
}
