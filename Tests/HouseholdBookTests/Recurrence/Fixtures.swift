import HouseholdBook
import ReceiptDomain

import struct Foundation.Date

/// A day that is written as a literal.
func day(_ text: String) -> CalendarDay {
    guard let day = CalendarDay(iso: text) else { preconditionFailure("\(text) is no day") }
    return day
}

func won(_ amount: Int) -> Money { Money(minorUnits: amount, currency: .krw) }

extension Recurrence {
    /// The rent: 650,000 won every month from the 31st of January on.
    static func rent(_ schedule: Schedule? = nil, since: String = "2026-01-01", mode: Mode = .enter) -> Recurrence {
        Recurrence(
            id: "rent-1a2b",
            template: EntryTemplate(merchant: "집주인", amount: won(650_000)),
            schedule: schedule ?? Schedule(anchor: day("2026-01-31"), .month),
            mode: mode,
            since: day(since)
        )
    }

    func dues(through last: String) -> [String] { occurrences(through: day(last)).map(\.due.description) }

    /// The entry of an occurrence, as it is made.
    func entry(_ due: String, amount: Money? = nil, status: RecordStatus = .confirmed) -> Record {
        let made = Date(timeIntervalSince1970: 1_794_998_520)
        let occurrence = occurrence(due: day(due))
        var record = record(of: occurrence, id: .made(of: due), user: .me, amount: amount ?? template.amount, at: made)
        record.status = status
        return record
    }
}

extension RecordID {
    /// Some identifier, the same for the same text.
    static func made(of text: String) -> RecordID {
        var digits = String(text.filter(\.isNumber).suffix(12))
        digits = String(repeating: "0", count: 12 - digits.count) + digits
        guard let id = RecordID("019a9677-0000-7000-8000-" + digits) else { preconditionFailure("no id") }
        return id
    }
}
