public import ReceiptDomain

/// The due occurrences without an entry, divided into those to enter and those to ask about.
public struct CatchUpPlan: Hashable, Sendable {
    /// Limits within which entries are made without asking.
    public struct Limits: Hashable, Sendable {
        /// The most days that an entry may be overdue: a year.
        ///
        /// After a longer absence the user is asked.
        public var overdue = 366
        /// The most days after the newest line with a trusted clock.
        ///
        /// Longer than a month, so that a monthly entry keeps renewing the trust.
        public var days = 40

        public init() {}
    }

    /// An occurrence to make an entry for.
    public struct Entry: Hashable, Sendable {
        public var recurrence: Recurrence
        public var occurrence: Occurrence
    }

    /// Occurrences that are not entered before the user agrees.
    public struct Held: Hashable, Sendable {
        public enum Reason: Hashable, Sendable {
            /// The first occurrence is overdue beyond the limit.
            case overdue
            /// Today is far after everything in the ledger, so the clock may be wrong.
            case clockAhead
            /// The recurrence only reminds.
            case reminder
        }

        public var recurrence: Recurrence
        public var reason: Reason
        /// At most ``mostCounted``.
        public var count: Int
        public var first: CalendarDay
        public var last: CalendarDay
    }

    /// Counting stops here: with the clock in the year 9999 there are millions.
    public static let mostCounted = 1000

    /// Oldest first.
    public var entries: [Entry] = []
    public var held: [Held] = []

    /// Plans the entries up to today.
    ///
    /// `seen` are the occurrences in any line of the ledger, whatever became of their entries. `newest` is the day of the newest
    /// trusted line, `nil` for an empty ledger. For recurrences in `released` everything is entered, because the user agreed.
    public init(
        _ recurrences: [Recurrence],
        today: CalendarDay,
        seen: Set<OccurrenceKey>,
        newest: CalendarDay?,
        released: Set<String> = [],
        limits: Limits = Limits()
    ) {
        let horizon = newest.flatMap { $0.adding(days: limits.days) } ?? today
        // A clock that is far ahead must not make entries overdue.
        let oldest = min(today, horizon).adding(days: -limits.overdue) ?? today
        for recurrence in recurrences {
            let isReleased = released.contains(recurrence.id)
            // One of a weekend may be dated on the Friday before.
            let open = recurrence.occurrences(through: today.adding(days: 2) ?? today).lazy
                .filter { $0.start <= today && !seen.contains($0.key) }
            if recurrence.mode == .remind, !isReleased {
                held += [Held(recurrence, .reminder, open)].compactMap(\.self)
                continue
            }
            if !isReleased, let first = open.first(where: { _ in true }), first.due < oldest, first.start <= horizon {
                held += [Held(recurrence, .overdue, open)].compactMap(\.self)
                continue
            }
            let due = open.prefix { isReleased || $0.start <= horizon }
            entries += due.map { Entry(recurrence: recurrence, occurrence: $0) }
            guard !isReleased else { continue }
            held += [Held(recurrence, .clockAhead, open.filter { $0.start > horizon })].compactMap(\.self)
        }
        entries.sort { ($0.occurrence.due, $0.recurrence.id) < ($1.occurrence.due, $1.recurrence.id) }
    }
}

extension Occurrence {
    /// The first day on which it is entered.
    fileprivate var start: CalendarDay { min(due, date) }
}

extension CatchUpPlan.Held {
    fileprivate init?(_ recurrence: Recurrence, _ reason: Reason, _ open: some Sequence<Occurrence>) {
        var (count, first, last): (Int, CalendarDay?, CalendarDay?) = (0, nil, nil)
        for occurrence in open.prefix(CatchUpPlan.mostCounted) {
            first = first ?? occurrence.due
            last = occurrence.due
            count += 1
        }
        guard let first, let last else { return nil }
        self.init(recurrence: recurrence, reason: reason, count: count, first: first, last: last)
    }
}
