import ReceiptWording
import SystemPackage

/// Results go to standard output, everything else to standard error.
enum StandardStreams {
    static func output(_ line: String) throws { try write(line, to: .standardOutput) }

    /// A whole file; it may be read on a terminal, so that what would steer one is escaped.
    static func text(_ text: String) throws {
        try FileDescriptor.standardOutput.writeAll(text.escapingControlsInLines.utf8)
    }

    static func message(_ line: String) { messagePart(line + "\n") }

    /// A part of a line, as a progress line is made of.
    static func messagePart(_ text: String) {
        // Nobody can be told that standard error is gone.
        _ = try? FileDescriptor.standardError.writeAll(text.utf8)
    }

    private static func write(_ line: String, to stream: FileDescriptor) throws {
        try stream.writeAll((line + "\n").utf8)
    }
}
