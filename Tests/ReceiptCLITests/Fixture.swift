import Foundation
import ReceiptDomain

/// A receipt as it was read, and the record that it became.
enum Fixture {
    static let record = record(number: 1)

    static func record(number: Int) -> Record {
        var record = Record(
            id: require(RecordID("019a9677-0000-7000-8000-00000000000\(number)")),
            user: .me,
            merchant: "이마트 성수점",
            date: day,
            amount: won(23_400),
            category: .food,
            images: [StoredImage(file: "1.jpg", sha256: "00", bytes: 9, originalName: "b.jpg")],
            isProved: true,
            createdAt: instant
        )
        record.tags = ["lunch"]
        return record
    }

    static var reading: Reading {
        Reading(
            draft: draft,
            passes: [],
            picture: PictureSummary(format: .jpeg, width: 900, height: 1600),
            versions: ["tesseract 5.3.0"],
            timings: ReadingTimings(decode: 21, prepare: 35, recognize: 310, understand: 4)
        )
    }

    private static var draft: Draft {
        var draft = Draft()
        draft.merchant = Field("이마트 성수점", confidence: 0.9312)
        draft.date = Field(day, confidence: 0.9876)
        draft.time = Field(require(TimeOfDay(hour: 19, minute: 42)), confidence: 0.97)
        let evidence = Evidence(text: "합계 23,400", box: PixelBox(x: 120, y: 1410, width: 560, height: 44))
        draft.total = Field(won(23_400), confidence: 1, evidence: evidence, alternatives: [won(21_273)])
        draft.currency = Field(.krw, confidence: 0.99)
        draft.tax = Field(won(2127), confidence: 0.9)
        draft.items = [
            ReadItem(LineItem(name: "사과", quantity: "2", unitPrice: won(11_700), amount: won(23_400)), confidence: 0.97)
        ]
        draft.category = Field(.food, confidence: 0.8)
        draft.payment = .card
        draft.cardDigits = "1234"
        draft.businessNumber = "KR 220-81-62517"
        draft.proofs = [
            Proof(
                identity: .tendered,
                expression: "tendered 30000 - change 6600 = 23400",
                repairs: ["28400 → 23400"]
            )
        ]
        return draft
    }

    private static let instant = Date(timeIntervalSince1970: 1_794_998_520)
    private static let day = require(CalendarDay(year: 2026, month: 11, day: 18))
    private static func won(_ amount: Int) -> Money { Money(minorUnits: amount, currency: .krw) }

    /// Fixtures are literals: what does not parse is a slip in the test.
    private static func require<Value>(_ value: Value?) -> Value {
        guard let value else { preconditionFailure("the fixture is malformed") }
        return value
    }
}
