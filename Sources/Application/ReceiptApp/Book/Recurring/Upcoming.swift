public import HouseholdBook
public import ReceiptDomain

/// One future occurrence of a recurrence.
public struct Upcoming: Hashable, Sendable {
    public var recurrence: Recurrence
    public var occurrence: Occurrence

    /// The next occurrence of each recurrence, in order: a rent alone would fill a list.
    public static func nextOfEach(
        _ recurrences: [Recurrence],
        from day: CalendarDay,
        seen: Set<OccurrenceKey>
    ) -> [Upcoming] {
        recurrences.flatMap { next(1, of: [$0], from: day, seen: seen) }
            .sorted { ($0.occurrence.due, $0.recurrence.id) < ($1.occurrence.due, $1.recurrence.id) }
    }

    /// The next occurrences of all recurrences without an entry, in order, at most `count`.
    public static func next(
        _ count: Int,
        of recurrences: [Recurrence],
        from day: CalendarDay,
        seen: Set<OccurrenceKey>
    ) -> [Upcoming] {
        let all = recurrences.flatMap { recurrence in
            var found: [Upcoming] = []
            var first = day
            while found.count < count, let next = recurrence.nextOpen(onOrAfter: first, seen: seen) {
                found.append(Upcoming(recurrence: recurrence, occurrence: next))
                guard let later = next.due.adding(days: 1) else { break }
                first = later
            }
            return found
        }
        return Array(
            all.sorted { ($0.occurrence.due, $0.recurrence.id) < ($1.occurrence.due, $1.recurrence.id) }.prefix(count)
        )
    }
}
