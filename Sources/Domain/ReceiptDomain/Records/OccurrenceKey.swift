/// What tells an occurrence of a recurrence from all others: an entry is made of it once, however many processes look.
public struct OccurrenceKey: Hashable, Sendable {
    /// The recurrence's id.
    public let recurrence: String
    /// The nominal day, which stays when the entry is moved.
    public let due: CalendarDay

    public init(recurrence: String, due: CalendarDay) { (self.recurrence, self.due) = (recurrence, due) }
}

extension Record {
    /// The occurrence that the record was made of, or that it fulfils.
    public var occurrence: OccurrenceKey? {
        get {
            guard let recurrence = book.recurrence, let due = book.due else { return nil }
            return OccurrenceKey(recurrence: recurrence, due: due)
        }
        set { (book.recurrence, book.due) = (newValue?.recurrence, newValue?.due) }
    }

    /// It is of an occurrence, and no photo belongs to it.
    public var isBareOccurrence: Bool { occurrence != nil && images.isEmpty && !isPurged }
}
