import ReceiptDomain

import struct Foundation.Date

extension Recurrence {
    /// The postings of an occurrence with its usual amount; empty where none is known.
    public func samplePostings(_ accounts: AccountBook) -> [Posting] {
        guard let id = RecordID("00000000-0000-0000-0000-000000000000") else { return [] }
        var record = template.sample(of: .me, id, at: Date(timeIntervalSince1970: 0))
        record.status = .confirmed
        record.date = CalendarDay(year: 9999, month: 12, day: 31)
        return record.postings(accounts)
    }
}
