public import ReceiptDomain

/// What is due up to today and has no entry yet.
public struct CatchUpPlan: Hashable, Sendable {
    /// For how long entries are made without being asked for.
    public struct Limits: Hashable, Sendable {
        /// Days that an entry may be overdue: a year.
        ///
        /// Whoever was away for longer is asked.
        public var overdue = 366
        /// Days after the newest line that the ledger is known to have from a clock that was right.
        ///
        /// Longer than any month, so that a monthly rent keeps itself going.
        public var days = 40

        public init() {}
    }

    /// An occurrence that an entry is to be made of.
    public struct Entry: Hashable, Sendable {
        public var recurrence: Recurrence
        public var occurrence: Occurrence
    }

    /// Occurrences of a recurrence of which nothing is made, because its user has to be asked.
    public struct Held: Hashable, Sendable {
        public enum Reason: Hashable, Sendable {
            /// The first is overdue for longer than entries are made unasked.
            case overdue
            /// Today is far beyond everything in the ledger: the clock may be wrong.
            case clockAhead
            /// The recurrence is one that reminds.
            case reminder
        }

        public var recurrence: Recurrence
        public var reason: Reason
        /// At most ``mostCounted``.
        public var count: Int
        public var first: CalendarDay
        public var last: CalendarDay
    }

    /// Held occurrences are not counted beyond this: with a clock in the year 9999 there are millions.
    public static let mostCounted = 1000

    /// The oldest first.
    public var entries: [Entry] = []
    public var held: [Held] = []

    /// What is due.
    ///
    /// `seen` are the occurrences that any line of the ledger tells of, whatever became of their entries. `newest` is the day of
    /// the newest line that speaks for the clock, `nil` for an empty ledger. Of the recurrences in `released` all is made,
    /// because their user said so.
    public init(
        _ recurrences: [Recurrence],
        today: CalendarDay,
        seen: Set<OccurrenceKey>,
        newest: CalendarDay?,
        released: Set<String> = [],
        limits: Limits = Limits()
    ) {
        let horizon = newest.flatMap { $0.adding(days: limits.days) } ?? today
        // A clock far ahead makes nothing overdue that was not before.
        let oldest = min(today, horizon).adding(days: -limits.overdue) ?? today
        for recurrence in recurrences {
            let isReleased = released.contains(recurrence.id)
            let open = recurrence.occurrences(through: today).lazy.filter { !seen.contains($0.key) }
            if recurrence.mode == .remind, !isReleased {
                held += [Held(recurrence, .reminder, open)].compactMap(\.self)
                continue
            }
            if !isReleased, let first = open.first(where: { _ in true }), first.due < oldest, first.due <= horizon {
                held += [Held(recurrence, .overdue, open)].compactMap(\.self)
                continue
            }
            let due = open.prefix { isReleased || $0.due <= horizon }
            entries += due.map { Entry(recurrence: recurrence, occurrence: $0) }
            guard !isReleased else { continue }
            held += [Held(recurrence, .clockAhead, open.filter { $0.due > horizon })].compactMap(\.self)
        }
        entries.sort { ($0.occurrence.due, $0.recurrence.id) < ($1.occurrence.due, $1.recurrence.id) }
    }
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
