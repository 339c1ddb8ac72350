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
        inOrder(recurrences.flatMap { next(1, of: $0, from: day, seen: seen) })
    }

    /// The next occurrences of all recurrences without an entry, in order, at most `count`.
    public static func next(
        _ count: Int,
        of recurrences: [Recurrence],
        from day: CalendarDay,
        seen: Set<OccurrenceKey>
    ) -> [Upcoming] {
        Array(inOrder(recurrences.flatMap { next(count, of: $0, from: day, seen: seen) }).prefix(count))
    }

    private static func next(
        _ count: Int,
        of recurrence: Recurrence,
        from day: CalendarDay,
        seen: Set<OccurrenceKey>
    ) -> [Upcoming] {
        var found: [Upcoming] = []
        var first = day
        while found.count < count, let next = recurrence.nextOpen(onOrAfter: first, seen: seen) {
            found.append(Upcoming(recurrence: recurrence, occurrence: next))
            guard let later = next.due.adding(days: 1) else { break }
            first = later
        }
        return found
    }

    private static func inOrder(_ all: [Upcoming]) -> [Upcoming] {
        all.sorted { ($0.occurrence.due, $0.recurrence.id) < ($1.occurrence.due, $1.recurrence.id) }
    }
}
