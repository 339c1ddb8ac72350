import Foundation
import ReceiptTestSupport
import Testing

/// The programs and parsers that other people's files are read with.
enum ExchangeTools {
    /// The installation of `Scripts/setup --exchange-tests`.
    private static let environment = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: ".build/exchange-tests/bin/python3")
        .path

    static let missing: Comment = "run Scripts/setup --exchange-tests first; it needs a network"
    static var arePresent: Bool { FileManager.default.isExecutableFile(atPath: environment) }

    /// Runs a command line of hledger on a journal.
    static func hledger(_ file: String, _ line: String) throws -> ChildProcess.Outcome {
        try run("/usr/bin/env", ["hledger", "-f", file] + line.split(separator: " ").map(String.init))
    }

    /// Runs a few lines of Python with arguments.
    static func python(_ code: String, _ arguments: String...) throws -> ChildProcess.Outcome {
        try run(environment, ["-c", code] + arguments)
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> ChildProcess.Outcome {
        let environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
        return try ChildProcess.run(program, arguments, environment: environment)
    }
}
