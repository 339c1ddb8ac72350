import ArgumentParser
import Foundation
import ReaderClient
import ReceiptApp
import ReceiptDomain
import ReceiptParsing
import ReceiptReading
import ReceiptStorage
import ReceiptWording

struct BenchCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "bench",
        """
        Measure how many fields are read correctly: of your confirmed records, or of receipts with known \
        truth.
        """,
        "얼마나 정확하게 읽는지 확정된 기록이나 정답이 있는 영수증으로 측정합니다.",
        discussion: .localized(
            """
            With --ledger the photos of confirmed records are read again and compared with what you confirmed. \
            Otherwise the first argument is a file with a line of JSON for each photo, {"file", "merchant", \
            "date", "total", "currency", "category"}, and the others are the photos, found in it by their names. \
            Nothing is stored.
            """,
            """
            --ledger를 주면 확정된 기록의 사진을 다시 읽어 확정한 값과 비교합니다. 아니면 첫 인자는 사진마다 JSON 한 줄 {"file", "merchant", "date", \
            "total", "currency", "category"}이 든 파일이고, 나머지는 그 안에서 이름으로 찾을 사진입니다. 아무것도 저장하지 않습니다.
            """
        )
    )

    @Argument("The truth, then photos and folders of them.", "정답 파일, 그다음 사진이나 사진 폴더.", completion: .file())
    var files: [String] = []

    @Flag("Read the photos of the library's confirmed records again.", "보관함의 확정된 기록의 사진을 다시 읽습니다.")
    var ledger = false

    @Flag(
        "Print everything recognised on each photo, to be replayed later.",
        "사진마다 인식한 것을 모두 출력합니다. 나중에 --replay로 다시 읽습니다."
    )
    var record = false

    @Flag("Read recordings instead of photos: FILES are what --record printed.", "사진 대신 --record가 출력한 파일을 읽습니다.")
    var replay = false

    @Flag("Print which recorded receipts would be taken for parts of others.", "다른 영수증에 이어지는 부분으로 볼 영수증을 출력합니다.")
    var overlaps = false

    @Flag(
        "Open files without reading them: print how many letters are on straight lines, page by page.",
        "파일을 읽지 않고 열기만 해서, 곧은 줄에 놓인 글자 수를 쪽마다 출력합니다."
    )
    var letters = false

    @Flag(
        "Print the features behind each decision on recordings, for Scripts/fit-weights.",
        "판단마다 근거가 된 특징 값을 출력합니다. Scripts/fit-weights가 씁니다."
    )
    var features = false

    @Flag("Print for each receipt which fields were right.", "영수증마다 맞게 읽은 항목을 출력합니다.")
    var each = false

    @Flag("Also list every field that was read wrong.", "잘못 읽은 항목도 모두 보여 줍니다.")
    var misses = false

    @Flag("Print the figures as one JSON object.", "결과를 JSON 객체 하나로 출력합니다.")
    var json = false

    @OptionGroup var options: LibraryOptions
    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        guard [ledger, record, replay, features, overlaps, letters].count(where: \.self) <= 1,
            ledger ? files.isEmpty : files.count >= (replay || features || overlaps || letters ? 1 : 2)
        else {
            throw ValidationError(
                "Give --ledger, or a file with the truth and at least one photo.",
                "--ledger를 쓰거나, 정답 파일과 사진을 하나 이상 지정하세요."
            )
        }
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
                    guard let line = JSONForm.decision(decision, of: receipt, source: source) else { continue }
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
            throw ValidationError(
                "\(source.path.escapingControls):\(problem.line) does not state a receipt; see receiptmind bench --help.",
                "\(source.path.escapingControls):\(problem.line): 영수증의 정답이 아닌 줄입니다. receiptmind bench --help를 보세요."
            )
        } catch let problem as ReadingError {
            throw ValidationError(
                "\(source.path.escapingControls): \(problem.summary.escapingControls)",
                "\(source.path.escapingControls): \(problem.summary.escapingControls)"
            )
        }
    }

    private static func name(of path: String) -> Substring { path.split(separator: "/").last ?? "" }
}
