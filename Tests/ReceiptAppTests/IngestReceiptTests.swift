import Foundation
import ReceiptApp
import ReceiptDomain
import Synchronization
import Testing

@Suite struct IngestReceiptTests {
    private let suggestions = Suggestions(
        merchant: Suggestion("스타벅스", confidence: 0.9, .businessNumber),
        categories: [Suggestion(.food, confidence: 0.9, .history(merchant: "스타벅스", matching: 1, of: 1))]
    )

    @Test func `a draft has what the household's history says of its receipt`() async throws {
        var draft = Draft()
        draft.merchant = Field("스타박스", confidence: 0.6)
        draft.businessNumber = "KR 123-45-67891"
        draft.date = CalendarDay(iso: "2026-11-18").map {
            Field($0, confidence: 0.9, evidence: Evidence(text: "26.11.18 (수)"))
        }
        draft.items = [ReadItem(LineItem(name: "라떼", amount: Money(minorUnits: 5000, currency: .krw)), confidence: 0.9)]
        let reader = FixedReader(draft)
        let ingest = IngestReceipt(
            library: MemoryLedger(),
            reader: reader,
            memories: FixedMemories(suggestions: suggestions, habits: Habits(currency: .gbp, dateOrder: .dayFirst))
        ) { Date(timeIntervalSince1970: 0) }
        let outcome = try await ingest(
            IncomingFile(location: FileLocation("/a.jpg"), user: .me, isConsumed: false),
            profile: Profile(locale: "ko-KR", currency: .krw),
            today: try #require(CalendarDay(iso: "2026-11-20"))
        )
        guard case .drafted(let drafts) = outcome, let record = drafts.first?.record,
            let reading = drafts.first?.reading
        else {
            Issue.record("not drafted: \(outcome)")
            return
        }
        #expect(record.merchant == "스타벅스")
        #expect(record.learned.merchant?.reason == .businessNumber)
        #expect(record.category == .food)
        #expect(record.items.map(\.name) == ["라떼 of 스타벅스"], "by the shop that it turned out to be")
        #expect(record.items.map(\.readName) == ["라떼"])
        #expect(
            record.printed
                == PrintedFacts(merchant: "스타박스", businessNumber: "KR 123-45-67891", date: "26.11.18 (수)")
        )
        #expect(reading.draft.merchant?.value == "스타박스", "the evidence stays what was read")
        #expect(reader.contexts.first?.homeCurrency == .gbp)
        #expect(reader.contexts.first?.dateOrder == .dayFirst)
    }
}

/// Says the same of every receipt.
private struct FixedMemories: HouseholdMemories, HouseholdMemory {
    var suggestions: Suggestions
    var habits: Habits

    func memory(of user: UserID) async throws -> any HouseholdMemory { self }
    let shops: [ShopLesson] = []
    mutating func learn(_ record: Record) {}
    mutating func follow(_ rules: RuleBook) {}
    mutating func follow(_ catalog: CategoryCatalog) {}
    func records(named merchant: String) -> [Record] { [] }
    func repaired(_ items: [LineItem], of merchant: String?) -> [LineItem] {
        items.map { $0.renamed("\($0.name) of \(merchant ?? "nobody")") }
    }
    func suggestions(for facts: ReceiptFacts) -> Suggestions { suggestions }
    func message(in text: String, on today: CalendarDay) -> MoneyMessage? { nil }
}

/// Reads the same in every file, and keeps what it was told before.
private final class FixedReader: ReceiptReader {
    private let draft: Draft
    private let known = Mutex<[ReadingContext]>([])

    init(_ draft: Draft) { self.draft = draft }

    var contexts: [ReadingContext] { known.withLock { $0 } }

    func readAll(_ bytes: [UInt8], _ context: ReadingContext) async throws -> [Reading] {
        known.withLock { $0.append(context) }
        let picture = PictureSummary(format: .jpeg, width: 1, height: 1)
        return [Reading(draft: draft, passes: [], picture: picture, versions: [], timings: ReadingTimings())]
    }
}

/// Takes every photo for a new one.
extension MemoryLedger: ReceiptArchive {
    func withStaged<Result: Sendable>(
        _ file: IncomingFile,
        _ work: @Sendable (any StagedFile) async throws -> Result
    ) async throws -> Result {
        guard let id = RecordID("019aa0b0-0000-7000-8000-000000000001") else { throw LibraryError.noSuchUser(.me) }
        let receipt = StagedReceipt(id: id, source: file, sha256: "00", bytes: 1, sourceDate: nil)
        return try await work(OnTheShelf(receipt: receipt))
    }

    func record(holdingBytesOf file: IncomingFile) async throws -> Record? { nil }
    func failedFiles(of user: UserID) async throws -> [FailedFile] { [] }
    func recover() async throws -> RecoveryReport { RecoveryReport() }
}

private struct OnTheShelf: StagedFile {
    var receipt: StagedReceipt

    func contents() async throws -> [UInt8] { [1] }
    func knownRecord() async throws -> Record? { nil }
    var location: FileLocation { receipt.source.location }
    func finish() async throws {}

    func withMember<Result: Sendable>(
        _ member: ContainedFile,
        _ work: @Sendable (any StagedFile) async throws -> Result
    ) async throws -> Result {
        try await work(self)
    }

    func furtherID(_ number: Int) async -> RecordID { receipt.id }
    func commit(_ drafts: [ReadDraft]) async throws -> [Record] { drafts.map(\.record) }
    func quarantine(code: String, message: String) async throws -> FailedFile {
        FailedFile(location: receipt.source.location, user: .me, code: code, message: message, originalName: "a.jpg")
    }
}
