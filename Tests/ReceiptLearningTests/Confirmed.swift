import Foundation
import ReceiptDomain

/// Confirmed records as a household's ledger holds them.
enum Confirmed {
    static func record(
        _ number: Int,
        _ merchant: String,
        _ category: ReceiptDomain.Category?,
        read: String? = nil,
        businessNumber: String? = nil,
        logo: LogoFingerprint? = nil,
        items: [String] = [],
        amount: Money = Money(minorUnits: 4500, currency: .krw),
        date: String = "2026-11-18",
        printedDate: String? = nil,
        account: String? = nil,
        card: String? = nil,
        suggested: ReceiptDomain.Category? = nil,
        status: RecordStatus = .confirmed
    ) -> Record {
        Record(
            id: id(number),
            user: .me,
            status: status,
            merchant: merchant,
            date: CalendarDay(iso: date),
            amount: amount,
            items: items.map { LineItem(name: $0, amount: amount) },
            category: category,
            account: account,
            printed: PrintedFacts(
                merchant: read ?? merchant,
                businessNumber: businessNumber,
                logo: logo,
                date: printedDate,
                cardDigits: card,
                category: suggested
            ),
            createdAt: Date(timeIntervalSince1970: 0),
            revision: number
        )
    }

    /// So many records of one shop.
    static func records(
        _ count: Int,
        from first: Int = 1,
        _ merchant: String,
        _ category: ReceiptDomain.Category
    )
        -> [Record]
    {
        (first..<(first + count)).map { record($0, merchant, category) }
    }

    static func id(_ number: Int) -> RecordID {
        let digits = String(number)
        let text = "019aa0b0-0000-7000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
        guard let id = RecordID(text) else { preconditionFailure("the fixture is malformed") }
        return id
    }
}

extension ReceiptFacts {
    /// A merchant read with middling confidence.
    static func read(
        _ merchant: String?,
        _ confidence: Double = 0.8,
        number: String? = nil,
        logo: LogoFingerprint? = nil,
        items: [String] = [],
        category: Field<ReceiptDomain.Category>? = nil
    ) -> Self {
        ReceiptFacts(
            merchant: merchant,
            merchantConfidence: confidence,
            businessNumber: number,
            logo: logo,
            itemNames: items,
            category: category
        )
    }
}
