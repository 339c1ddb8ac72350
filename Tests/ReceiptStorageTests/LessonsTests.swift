import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

@Suite struct LessonsTests {
    private static let merchantReasons: [MerchantReason] = [.rule, .spelling, .businessNumber, .logo, .likeness]
    private static let categoryReasons: [CategoryReason] = [
        .rule(merchant: "이마트"), .history(merchant: "스타벅스", matching: 7, of: 8), .word("우유"),
    ]

    @Test(arguments: merchantReasons, categoryReasons)
    func `what was printed and what was learned are there for the next process`(
        _ merchant: MerchantReason,
        _ category: CategoryReason
    ) async throws {
        let place = try TemporaryLibrary()
        let library = try await place.openWithMe()
        let record = try await library.take(place.drop("a photo"))
        let printed = PrintedFacts(
            merchant: "스타박스",
            businessNumber: "KR 123-45-67891",
            logo: LogoFingerprint(text: "2:a form that only a newer version knows"),
            date: "26.11.18",
            cardDigits: "1234",
            approvalNumber: "30412345",
            doubtfulTime: TimeOfDay(hour: 12, minute: 31),
            category: .household
        )
        let learned = Lessons(
            merchant: .init(merchant, confidence: 0.9),
            category: .init(category, confidence: 0.857),
            account: .init(.card("1234", matching: 2, of: 2), confidence: 0.875)
        )
        let written = try await library.update(record.id, of: .me, basedOn: nil) {
            $0.printed = printed
            $0.learned = learned
        }
        #expect(written.printed == printed && written.learned == learned)
        #expect(try await place.open().record(record.id, of: .me) == written)
    }

    @Test func `a record without them takes no more room than before`() async throws {
        let place = try TemporaryLibrary()
        _ = try await place.openWithMe().take(place.drop("a photo"))
        let line = try #require(place.ledgerLines().first)
        #expect(!line.contains("learned") && !line.contains("printed"))
    }

    @Test func `a reason of a newer version does not keep the record from being read`() async throws {
        let place = try TemporaryLibrary()
        let library = try await place.openWithMe()
        let record = try await library.take(place.drop("a photo"))
        _ = try await library.update(record.id, of: .me, basedOn: nil) {
            $0.learned.merchant = .init(.spelling, confidence: 0.9)
        }
        let text = try place.ledgerLines().joined(separator: "\n").replacing("\"spelling\"", with: "\"oracle\"") + "\n"
        try text.write(to: place.ledger, atomically: false, encoding: .utf8)
        #expect(try await place.open().record(record.id, of: .me).learned == Lessons())
    }
}
