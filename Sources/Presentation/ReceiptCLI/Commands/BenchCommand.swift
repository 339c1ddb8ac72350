import ArgumentParser
import Foundation
import ReaderClient
import ReceiptApp
import ReceiptDomain
import ReceiptParsing
import ReceiptReading
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Measures the accuracy of reading: `receiptmind bench`.
struct BenchCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: .text(.measuring(.benchAbstract)),
        discussion: .text(.measuring(.benchDiscussion))
    )

    @Argument(help: .text(.measuring(.benchFiles)), completion: .file())
    var files: [String] = []

    @Flag(help: .text(.measuring(.benchLedger)))
    var ledger = false

    @Flag(help: .text(.measuring(.benchRecord)))
    var record = false

    @Flag(help: .text(.measuring(.benchReplay)))
    var replay = false

    @Flag(help: .text(.measuring(.benchOverlaps)))
    var overlaps = false

    @Flag(help: .text(.measuring(.benchLetters)))
    var letters = false

    @Flag(help: .text(.measuring(.benchFeatures)))
    var features = false

    @Flag(help: .text(.measuring(.benchEach)))
    var each = false

    @Flag(help: .text(.measuring(.benchMisses)))
    var misses = false

    @Flag(help: .text(.measuring(.benchJson)))
    var json = false

    @OptionGroup var options: LibraryOptions
    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        guard [ledger, record, replay, features, overlaps, letters].count(where: \.self) <= 1,
            ledger ? files.isEmpty : files.count >= (replay || features || overlaps || letters ? 1 : 2)
        else { throw ValidationError(.nothingToMeasure) }
    }

    func run(_ session: Session) async throws {
        if features { return try printFeatures() }
        if overlaps { return try printOverlaps() }
        if letters { return try await BenchLetters(reader: reading.readers()).print(files) }
        if replay { return try BenchReport(self, session).show(try replayed()) }
        let receipts = ledger ? try await confirmed(session) : try named()
        guard !receipts.isEmpty else { return session.message(session.wording.nothingToMeasure) }
        let pool = try await reading.checkedReaders()
        if record { try await write(receipts, pool, session) } else { try await measure(receipts, pool, session) }
    }

    private struct Receipt: Sendable {
        var place: FileLocation
        var truth: Truth
        /// The truth file's line, for receipts from one.
        var line: TruthLine?
    }

    private func measure(_ receipts: [Receipt], _ pool: ReaderPool, _ session: Session) async throws {
        let scan = Scan(reader: pool, context: session.home.context(today: try .today()))
        var progress = ScanReport(session: session, json: true, total: receipts.count)
        var results = BenchResults()
        try await inOrder(receipts, width: 2 * reading.width) { receipt in
            (receipt, await scan(.file(receipt.place)))
        } emit: { receipt, lines in
            results.note(try? lines.first?.result.get().draft, of: receipt.place.path, against: receipt.truth)
            progress.advance()
        }
        progress.clear()
        try BenchReport(self, session).show(results)
    }

    /// Prints each photo's recognition as a line; see ``RecordedReceipt``.
    private func write(_ receipts: [Receipt], _ pool: ReaderPool, _ session: Session) async throws {
        let today = try CalendarDay.today()
        let context = session.home.context(today: today)
        var progress = ScanReport(session: session, json: true, total: receipts.count)
        try await inOrder(receipts, width: 2 * reading.width) { receipt in
            (receipt, await recording(of: receipt, pool, context))
        } emit: { receipt, result in
            progress.advance()
            switch result {
            case .success(let recording):
                guard let truth = receipt.line else { return }
                let line = try RecordedReceipt.line(of: truth, today: today, recording: recording)
                try StandardStreams.output(String(decoding: line, as: UTF8.self))
            case .failure(let problem):
                session.message(session.wording.error(problem, file: receipt.place.path))
            }
        }
        progress.clear()
    }

    private func recording(
        of receipt: Receipt,
        _ pool: ReaderPool,
        _ context: ReadingContext
    ) async -> Result<Recording, ReadingError> {
        do {
            return .success(try await pool.record(PhotoFile.contents(of: receipt.place, followsLink: true), context))
        } catch let problem as ReadingError {
            return .failure(problem)
        } catch {
            return .failure(.engineFailed(detail: "\(error)"))
        }
    }

    private func replayed() throws -> BenchResults {
        var results = BenchResults()
        let interpreter = RuleInterpreter()
        for file in files {
            for receipt in try lines(of: file, RecordedReceipt.all) {
                results.note(
                    receipt.replay(interpreter).draft.withoutUncertainFields,
                    of: receipt.file,
                    against: receipt.truth
                )
            }
        }
        return results
    }

    /// Prints the features of each decision, for `Scripts/fit-weights`.
    private func printFeatures() throws {
        let interpreter = RuleInterpreter()
        for file in files {
            let source = String(Self.name(of: file).prefix { $0 != "." })
            for receipt in try lines(of: file, RecordedReceipt.all) {
                for decision in receipt.decisions(interpreter) {
                    guard let line = DecisionLine(decision, of: receipt, source: source) else { continue }
                    try StandardStreams.json(line)
                }
            }
        }
    }

    /// Prints which receipts of a file would be taken for parts of others, and the number of pairs compared.
    private func printOverlaps() throws {
        var (pairs, found) = (0, 0)
        for file in files {
            let receipts = try lines(of: file, RecordedReceipt.all)
            let parts = receipts.map { PartFollowing($0.part) }
            for first in parts.indices {
                for second in parts.indices where first != second {
                    pairs += 1
                    guard parts[first].isFollowed(by: parts[second]) else { continue }
                    found += 1
                    try StandardStreams.output("\(receipts[first].file) → \(receipts[second].file)")
                }
            }
        }
        try StandardStreams.json(["pairs": pairs, "overlaps": found])
    }

    private func confirmed(_ session: Session) async throws -> [Receipt] {
        guard let library = try await options.openExisting(session) else { return [] }
        var receipts: [Receipt] = []
        for record in try await library.records(of: options.user) where record.status == .confirmed {
            guard let image = record.images.first, !record.isPurged else { continue }
            receipts.append(Receipt(place: try await library.imageLocation(image, of: record), truth: Truth(record)))
        }
        return receipts
    }

    private func named() throws -> [Receipt] {
        let truths = Dictionary(try lines(of: files[0], TruthLine.all).map { (Self.name(of: $0.file), $0) }) { $1 }
        return ScanTarget.all(Array(files.dropFirst())).compactMap { target in
            guard case .file(let place) = target, let line = truths[Self.name(of: place.path)] else { return nil }
            return Receipt(place: place, truth: line.truth, line: line)
        }
    }

    private func lines<Line>(of file: String, _ decode: (Data) throws(TruthProblem) -> [Line]) throws -> [Line] {
        let source = FileLocation(file)
        do {
            return try decode(Data(PhotoFile.contents(of: source, followsLink: true)))
        } catch let problem as TruthProblem {
            throw ValidationError(.notTruth(file: source.path, line: problem.line))
        } catch let problem as ReadingError {
            throw ValidationError(.unreadable(file: source.path, detail: problem.summary))
        }
    }

    private static func name(of path: String) -> Substring { path.split(separator: "/").last ?? "" }
}
