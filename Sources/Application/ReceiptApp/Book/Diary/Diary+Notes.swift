public import Foundation
public import ReceiptDomain

extension Diary {
    public struct Note: Hashable, Sendable {
        /// The id that its sender chose (``ReceiptDomain/RecordID/init(chosen:at:)``).
        public var id: RecordID?
        public var text: String
        public var day: CalendarDay
        public var title: String?
        public var mood: Mood?
        public var subject: String?

        public init(text: String, day: CalendarDay) { (self.text, self.day) = (text, day) }
    }

    /// Writes a note, a record without an amount, as one step that can be undone; one that was sent before is returned as it is.
    public func write(_ note: Note, profile: Profile, at instant: Date = Date()) async throws -> Record {
        try await library.addOwner(user, profile: profile)
        var record = Record(
            id: note.id ?? RecordID(at: instant),
            user: user,
            kind: .note,
            status: .confirmed,
            merchant: note.title,
            date: note.day,
            createdAt: instant
        )
        (record.memo, record.mood, record.subject) = (note.text, note.mood, note.subject)
        let new = record
        return try await library.adding(new.id, of: user) {
            try await library.apply(ChangeSet([LedgerChange(adding: new)]), of: user).records.first ?? new
        }
    }
}
