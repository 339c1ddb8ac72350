import ArgumentParser
import Foundation
import ReceiptConsole
import ReceiptDomain
import ReceiptOCR

/// `receiptmind scan`: reads photos and stores nothing.
struct ScanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Read receipts and print what was understood, without storing anything."
    )

    @Argument(help: "Photos of receipts.", completion: .file())
    var files: [String]

    @Flag(help: "Print one JSON object a line for each file.")
    var json = false

    @Option(help: "How many receipts to read at once (default: one per core).")
    var jobs: Int?

    func validate() throws {
        guard (jobs ?? 1) >= 1 else { throw ValidationError("--jobs must be at least 1.") }
    }

    func run() async throws {
        let today = try CalendarDay.today()
        let pool = try Readers.pool(jobs: jobs)
        let scan = Scan(reader: pool, today: today, home: HomeLocale(environment: ProcessInfo.processInfo.environment))
        var read = 0
        var failed = 0
        try await inOrder(files, width: 2 * (jobs ?? ProcessInfo.processInfo.activeProcessorCount)) { path in
            await scan(path)
        } emit: { line in
            if case .read = line.result { read += 1 } else { failed += 1 }
            try StandardStreams.output(JSONLine.encode(line))
        }
        await pool.close()
        try ExitStatus(read: read, failed: failed).leave()
    }
}

/// Reads one file for ``ScanCommand``.
struct Scan: Sendable {
    let reader: any ReceiptReader
    let today: CalendarDay
    let home: HomeLocale

    func callAsFunction(_ path: String) async -> ScanLine {
        do {
            let bytes = try PhotoFile.contents(of: path)
            let reading = try await reader.read(bytes, home.context(today: today))
            return ScanLine(file: path, result: .read(reading))
        } catch let problem as ReadingError {
            return ScanLine(file: path, result: .unreadable(code: problem.code, message: problem.summary))
        } catch {
            return ScanLine(file: path, result: .unreadable(code: "internal", message: "\(error)"))
        }
    }
}
