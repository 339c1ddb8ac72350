import ArgumentParser
import ReceiptConsole
import ReceiptDomain
import ReceiptOCR

/// Reads photos and stores nothing: `receiptmind scan`.
struct ScanCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Read receipts and print what was understood, without storing anything.",
        discussion: "Folders are searched with all that is in them. Needs no library."
    )

    @Argument(help: "Photos of receipts, and folders of them.", completion: .file())
    var files: [String]

    @OptionGroup var general: GeneralOptions

    @Flag(help: "Print one JSON object a line for each file.")
    var json = false

    @OptionGroup var width: JobsOption

    func run(_ session: Session) async throws {
        let pool = try Readers.pool(jobs: width.jobs)
        let scan = Scan(reader: pool, context: session.home.context(today: try .today()))
        let targets = ScanTarget.all(files)
        var report = ScanReport(session: session, json: json, total: targets.count)
        try await inOrder(targets, width: 2 * Readers.width(jobs: width.jobs)) { target in
            await scan(target)
        } emit: { line in
            try report.note(line)
        }
        await pool.close()
        try report.finish().leave()
    }
}

/// A file to be scanned, or what is in the way of it.
enum ScanTarget: Sendable {
    case file(FileLocation)
    case problem(FileLocation, ReadingError)

    /// The files that are named, and those in the folders that are named.
    ///
    /// A named file is always there, so that there is an answer for it.
    static func all(_ paths: [String]) -> [ScanTarget] {
        paths.flatMap { path -> [ScanTarget] in
            PhotoFile.isFolder(path) ? inFolder(FileLocation(path)) : [.file(FileLocation(path))]
        }
    }
}

/// Reads one file for ``ScanCommand``.
struct Scan: Sendable {
    let reader: any ReceiptReader
    let context: ReadingContext

    func callAsFunction(_ target: ScanTarget) async -> ScanLine {
        switch target {
        case .problem(let place, let problem): return ScanLine(file: place.path, result: .failure(problem))
        case .file(let place):
            do {
                let reading = try await reader.read(PhotoFile.contents(of: place), context)
                return ScanLine(file: place.path, result: .success(reading))
            } catch let problem as ReadingError {
                return ScanLine(file: place.path, result: .failure(problem))
            } catch {
                return ScanLine(file: place.path, result: .failure(.engineFailed(detail: "\(error)")))
            }
        }
    }
}
