import SystemPackage

/// Results go to standard output, everything else to standard error.
enum StandardStreams {
    static func output(_ line: String) throws { try write(line, to: .standardOutput) }

    static func message(_ line: String) {
        // Nobody can be told that standard error is gone.
        try? write(line, to: .standardError)
    }

    private static func write(_ line: String, to stream: FileDescriptor) throws {
        try stream.writeAll((line + "\n").utf8)
    }
}
