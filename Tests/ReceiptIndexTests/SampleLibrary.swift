import Foundation
import HouseholdBook
import ReceiptDomain
@testable import ReceiptStorage
import ReceiptTestSupport

/// A library in a temporary folder with a ledger made of a seed, opened with its index and with one in memory.
final class SampleLibrary: Sendable {
    private let folder: TemporaryFolder
    var root: URL { folder.url("ReceiptMind") }
    static let indexes = testIndexes

    init(records count: Int = 300, seed: Int = 1, user: UserID = .me) async throws {
        folder = try TemporaryFolder()
        _ = try await plain().addUser(user, profile: Profile(locale: "ko-KR", currency: .krw))
        var household = SampleHousehold(seed: seed, user: user)
        try append(household.lines(count), of: user)
    }

    func folder(of user: UserID = .me) -> URL { root.appending(path: "Users/\(user)") }
    func ledger(of user: UserID = .me) -> URL { folder(of: user).appending(path: "ledger.jsonl") }
    func index(of user: UserID = .me) -> URL { folder(of: user).appending(path: RecordIndexFile.name) }

    /// With an index made anew from the ledger, in memory.
    func plain() throws -> ReceiptLibrary { try open(MemoryIndexes()) }

    func indexed() throws -> ReceiptLibrary { try open(Self.indexes) }

    private func open(_ indexes: any RecordIndexes) throws -> ReceiptLibrary {
        try ReceiptLibrary(.folder(FileLocation(root.path)), now: { Self.now }, timeZone: .gmt, indexes: indexes)
    }

    private struct MemoryIndexes: RecordIndexes {
        func index(in folder: FileLocation, of user: UserID) -> (any RecordIndex)? { nil }

        func newIndex(
            at place: RecordIndexPlace,
            of user: UserID,
            _ fill: (any RecordIndexWriter) throws -> String
        ) throws -> any RecordIndex { try SampleLibrary.indexes.newIndex(at: .memory, of: user, fill) }
    }

    /// The newest record of each id in the ledger's lines, in order of ids.
    func records(of user: UserID = .me) throws -> [Record] {
        let lines = try Array(Data(contentsOf: ledger(of: user))).split(separator: LedgerFormat.newline)
        let records = try LedgerDecoder.decode(lines).compactMap { try $0.content.get().record }
        return Dictionary(records.map { ($0.id, $0) }) { $1 }.values.sorted { $0.id < $1.id }
    }

    /// The index as it lies in the user's folder.
    func openIndex(of user: UserID = .me) -> (any RecordIndex)? {
        Self.indexes.index(in: FileLocation(folder(of: user).path), of: user)
    }

    /// Keeps a reading with the record, as if its image had been read so.
    func write(_ lines: [String], readOf id: RecordID, of user: UserID = .me) throws {
        let folder = folder(of: user).appending(path: "Records/\(id)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let words = lines.map { line in
            line.split(separator: " ").map { word in
                RecognizedWord(text: String(word), confidence: 1, box: PixelBox(x: 1, y: 2, width: 3, height: 4))
            }
        }
        let pass = RecognitionPass(model: "kor", rendering: "flat 24", lines: words.map { RecognizedLine(words: $0) })
        let reading = Reading(
            draft: Draft(),
            passes: [pass, pass],
            picture: PictureSummary(format: .jpeg, width: 100, height: 100),
            versions: [],
            timings: ReadingTimings()
        )
        try LedgerFormat.encoder().encode(reading.asEvidence).write(to: folder.appending(path: "reading.json"))
    }

    static let now = Date(timeIntervalSince1970: 1_795_200_000)

    /// Adds lines as another program would, each with the hash of the one before.
    func append(_ lines: [SampleLine], of user: UserID = .me) throws {
        let old = (try? Data(contentsOf: ledger(of: user))) ?? Data()
        let written = old.split(separator: LedgerFormat.newline)
        var previous = written.last.map { LineHash(of: $0) } ?? .ofNothing
        var text = old
        for (number, line) in lines.enumerated() {
            let bytes = try line.encoded(sequence: written.count + number + 1, previous: previous)
            previous = LineHash(of: bytes)
            text.append(contentsOf: bytes + [LedgerFormat.newline])
        }
        try text.write(to: ledger(of: user))
    }
}

enum SampleLine {
    case record(Record)
    case entity(kind: String, id: String, name: String)

    func encoded(sequence: Int, previous: LineHash) throws -> [UInt8] {
        var line: JSONForm = [
            "seq": sequence, "at": Timestamp(SampleLibrary.now).text, "change": LedgerFormat.put, "prev": previous.text,
        ]
        switch self {
        case .record(let record): (line["v"], line["record"]) = (LedgerFormat.recordVersion, StoredRecord(record))
        case .entity(let kind, let id, let name):
            (line["v"], line["kind"]) = (LedgerFormat.version, kind)
            line["entity"] = ["id": id, "name": name]
        }
        return Array(try LedgerFormat.encoder().encode(line))
    }
}

/// Draws records of all sorts.
struct SampleHousehold {
    private var numbers: SeededGenerator
    private let user: UserID
    private var made: [Record] = []

    init(seed: Int, user: UserID = .me) {
        numbers = SeededGenerator(seed)
        self.user = user
    }

    private static let shops = [
        "스타벅스 성수점", "이마트24 R 성수", "김밥천국", "감자탕집 (본점)", "CAFÉ Résumé", "7-Eleven", "Trader Joe's", "GS25 역삼",
        "카페 드 파리", "東京ラーメン", "Straße 7", "Cafe\u{301} nfd", "A4용지 100매 & 문구", "ＧＳ２５", "Ω Grill", "к-маркет",
    ]
    private static let goods = ["아메리카노", "감자튀김", "우유 1L", "USB-C 케이블", "Milk 2%", "달걀 30구", "참치캔", "Latte"]
    private static let words = ["회사", "여행", "엄마 생신", "team lunch", "커피챗", "a", "가", "memo"]

    /// Lines of so many records, and of what became of some of them.
    mutating func lines(_ count: Int) -> [SampleLine] {
        var lines: [SampleLine] = []
        for _ in 0..<count {
            var record = record()
            lines.append(.record(record))
            made.append(record)
            if Int.random(in: 0..<3, using: &numbers) == 0 {
                record.status = [.confirmed, .discarded, .confirmed].randomElement(using: &numbers) ?? .confirmed
                record.memo = Self.words.randomElement(using: &numbers) ?? ""
                lines.append(.record(record))
            }
            if Int.random(in: 0..<20, using: &numbers) == 0, var other = made.randomElement(using: &numbers) {
                other.merchant = Self.shops.randomElement(using: &numbers)
                lines.append(.record(other))
            }
            if Int.random(in: 0..<30, using: &numbers) == 0 {
                let id = "e\(Int.random(in: 0..<4, using: &numbers))"
                lines.append(.entity(kind: "sample", id: id, name: "\(lines.count)"))
            }
        }
        return lines
    }

    private mutating func record() -> Record {
        let currency = [Currency.krw, .krw, .usd, .unknown].randomElement(using: &numbers) ?? .krw
        var record = Record(
            id: RecordID(
                milliseconds: UInt64.random(in: 1_700_000_000_000..<1_790_000_000_000, using: &numbers),
                using: &numbers
            ),
            user: user,
            status: [.draft, .confirmed, .confirmed].randomElement(using: &numbers) ?? .draft,
            createdAt: SampleLibrary.now
        )
        record.merchant = maybe(Self.shops)
        record.account = maybe(["현대카드", "Visa"])
        record.category = maybe(CategoryCatalog.builtIn.offered(for: .expense))
        record.tags = Array(Self.words.shuffled(using: &numbers).prefix(Int.random(in: 0..<3, using: &numbers)))
        record.memo = maybe(Self.words) ?? ""
        if Bool.random(using: &numbers) {
            record.date = CalendarDay(
                year: 2026,
                month: Int.random(in: 1...12, using: &numbers),
                day: Int.random(in: 1...28, using: &numbers)
            )
        }
        if Bool.random(using: &numbers) {
            record.time = TimeOfDay(hour: 12, minute: Int.random(in: 0..<4, using: &numbers))
        }
        if Int.random(in: 0..<8, using: &numbers) > 0 {
            record.amount = Money(minorUnits: Int.random(in: -500..<2000, using: &numbers), currency: currency)
        }
        if Bool.random(using: &numbers) {
            record.tax = Money(minorUnits: Int.random(in: 0..<100, using: &numbers), currency: currency)
        }
        for name in Self.goods.shuffled(using: &numbers).prefix(Int.random(in: 0..<3, using: &numbers)) {
            record.items.append(LineItem(name: name, amount: Money(minorUnits: 100, currency: currency)))
        }
        record.printed.approvalNumber = maybe(["12345678", "00000001"])
        record.printed.merchant = maybe(Self.shops + ["스타벅스 성숙점", "Tradar Joes"])
        record.printed.category = maybe(CategoryCatalog.builtIn.offered(for: .expense))
        record.printed.businessNumber = maybe(["KR 123-45-67890", "KR 222-33-44444"])
        record.printed.cardDigits = maybe(["7719", "4821", "0001"])
        if let date = record.date { record.printed.date = "\(date.day)/\(date.month)/\(date.year)" }
        move(&record)
        record.bankKeys = Array(
            ["kb|2026-03-01|-500KRW|gs25|1", "kb|2026-03-02|-500KRW|gs25|1", "visa|2026-03-01|-5USD|joes|1", "odd"]
                .shuffled(using: &numbers).prefix(Int.random(in: 0..<4, using: &numbers))
        )
        record.images = [
            StoredImage(
                file: "1.jpg",
                sha256: LineHash(of: Array(record.id.rawValue.utf8)).text,
                bytes: 1,
                originalName: "a.jpg"
            )
        ]
        return record
    }

    /// Makes some of them transfers, purchases in parts, and what was paid in another currency.
    private mutating func move(_ record: inout Record) {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0:
            record.kind = .transfer
            record.book.toAccount = maybe(["현대카드", "Visa"])
        case 1:
            guard let date = record.date else { return }
            record.book.installments = Installments(months: 3, first: date)
        case 2: record.book.settled = Money(minorUnits: 12_345, currency: .krw)
        case 3: record.kind = .income
        case 4:
            guard let amount = record.amount else { return }
            let part = Money(minorUnits: amount.minorUnits / 3, currency: amount.currency)
            let rest = Money(minorUnits: amount.minorUnits - part.minorUnits, currency: amount.currency)
            record.category = nil
            record.book.splits = [
                Split(category: .health, amount: part), Split(category: .food, amount: rest),
            ]
        default: return
        }
    }

    private mutating func maybe<Value>(_ values: [Value]) -> Value? {
        Int.random(in: 0..<4, using: &numbers) == 0 ? nil : values.randomElement(using: &numbers)
    }
}
