import ArgumentParser
import Foundation
import ReceiptConsole
import ReceiptDomain
import ReceiptReading
import ReceiptStorage

/// Measures how well receipts are read: `receiptmind bench`.
struct BenchCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract:
            .text(.benchAbstract),
        discussion: .text(.benchDiscussion)
    )

    @Argument(help: .text(.benchFiles), completion: .file())
    var files: [String] = []

    @Flag(help: .text(.benchLedger))
    var ledger = false

    @Flag(help: .text(.benchMisses))
    var misses = false

    @Flag(help: .text(.benchJson))
    var json = false

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions
    @OptionGroup var width: JobsOption

    func validate() throws {
        guard ledger ? files.isEmpty : files.count >= 2 else {
            throw ValidationError(.nothingToMeasure)
        }
    }

    func run(_ session: Session) async throws {
        let receipts = ledger ? try await confirmed(session) : try named(session)
        guard !receipts.isEmpty else { return session.message(session.wording.nothingToMeasure) }
        let pool = try Readers.pool(jobs: width.jobs)
        let scan = Scan(reader: pool, context: session.home.context(today: try .today()))
        var progress = ScanReport(session: session, json: true, total: receipts.count)
        var board = Scoreboard()
        try await inOrder(receipts, width: 2 * Readers.width(jobs: width.jobs)) { receipt in
            (receipt, await scan(.file(receipt.place)))
        } emit: { receipt, line in
            board.note(try? line.result.get().draft, of: receipt.place.path, against: receipt.truth)
            progress.advance()
        }
        await pool.close()
        progress.clear()
        try show(board, session)
    }

    private struct Receipt: Sendable {
        var place: FileLocation
        var truth: Truth
    }

    private func confirmed(_ session: Session) async throws -> [Receipt] {
        guard let library = try options.existing(session) else { return [] }
        var receipts: [Receipt] = []
        for record in try await library.records(of: options.user) where record.status == .confirmed {
            guard let image = record.images.first, !record.isPurged else { continue }
            receipts.append(Receipt(place: try await library.imageLocation(image, of: record), truth: Truth(record)))
        }
        return receipts
    }

    private func named(_ session: Session) throws -> [Receipt] {
        let source = FileLocation(files[0])
        let lines: [TruthLine]
        do {
            lines = try TruthLine.all(in: Data(PhotoFile.contents(of: source)))
        } catch let problem as TruthProblem {
            throw ValidationError(.notTruth(file: source.path, line: problem.line))
        } catch let problem as ReadingError {
            throw ValidationError(.unreadable(file: source.path, detail: problem.summary))
        }
        let truths = Dictionary(lines.map { (Self.name(of: $0.file), $0.truth) }) { first, _ in first }
        return ScanTarget.all(Array(files.dropFirst())).compactMap { target in
            guard case .file(let place) = target, let truth = truths[Self.name(of: place.path)] else { return nil }
            return Receipt(place: place, truth: truth)
        }
    }

    private static func name(of path: String) -> Substring { path.split(separator: "/").last ?? "" }

    private func show(_ board: Scoreboard, _ session: Session) throws {
        guard !json else { return try StandardStreams.output(JSONLine.encode(ScoreForm(board))) }
        try session.show(.scores(board, session.wording))
        try StandardStreams.output(session.wording.proved(board.proved.scored, right: board.proved.right))
        if misses, !board.misses.isEmpty {
            try StandardStreams.output("")
            try session.show(.misses(board.misses, session.wording))
        }
    }
}

extension TextTable {
    fileprivate static func scores(_ board: Scoreboard, _ wording: any Wording) -> TextTable {
        var table = TextTable(columns: [
            Column(wording.header(.field)), Column(wording.header(.right), .right),
            Column(wording.header(.receipts), .right), Column("%", .right),
        ])
        table.rows = Scoreboard.fields.compactMap { field in
            guard let count = board.counts[field], let share = count.share else { return nil }
            let percent = Int((share * 1000).rounded())
            return [
                Cell(wording.field(field)), Cell("\(count.right)"), Cell("\(count.scored)"),
                Cell("\(percent / 10).\(percent % 10)"),
            ]
        }
        return table
    }

    fileprivate static func misses(_ misses: [Scoreboard.Miss], _ wording: any Wording) -> TextTable {
        var table = TextTable(columns: [
            Column(wording.header(.file), flexibleDownTo: 12), Column(wording.header(.field)),
            Column(wording.header(.wanted), flexibleDownTo: 12), Column(wording.header(.read), flexibleDownTo: 12),
        ])
        table.rows = misses.map { miss in
            [
                Cell(String(miss.file.split(separator: "/").last ?? ""), .faint), Cell(wording.field(miss.field)),
                Cell(miss.wanted), Cell(miss.read ?? "–"),
            ]
        }
        return table
    }
}
