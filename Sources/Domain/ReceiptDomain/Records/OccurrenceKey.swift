/// The identity of a recurrence's occurrence, by which its entry is made once even by concurrent processes.
public struct OccurrenceKey: Hashable, Sendable {
    /// The recurrence's id.
    public let recurrence: String
    /// The nominal day, which stays when the entry is moved.
    public let due: CalendarDay

    public init(recurrence: String, due: CalendarDay) { (self.recurrence, self.due) = (recurrence, due) }
}

extension Record {
    /// The occurrence that the record was made for or fulfils.
    public var occurrence: OccurrenceKey? {
        get {
            guard let recurrence = book.recurrence, let due = book.due else { return nil }
            return OccurrenceKey(recurrence: recurrence, due: due)
        }
        set { (book.recurrence, book.due) = (newValue?.recurrence, newValue?.due) }
    }

    /// Whether the record is an occurrence's entry without a photo.
    public var isBareOccurrence: Bool { occurrence != nil && images.isEmpty && !isPurged }
}
