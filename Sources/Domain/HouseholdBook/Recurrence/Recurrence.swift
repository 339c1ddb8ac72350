public import ReceiptDomain

public import struct Foundation.Date

/// Something that comes again: rent, salary, a subscription.
public struct Recurrence: LedgerEntity {
    /// What is done when an occurrence is due.
    public enum Mode: String, CaseIterable, Sendable {
        /// A confirmed entry is made.
        case enter
        /// A draft is made, which its user looks at.
        case draft
        /// Nothing is made; its user is told until there is an entry.
        case remind
    }

    /// A time without occurrences; they are not made up later, but they count.
    public struct Pause: Hashable, Sendable {
        public var from: CalendarDay
        /// The last day; `nil` while it lasts.
        public var through: CalendarDay?

        public init(from: CalendarDay, through: CalendarDay? = nil) { (self.from, self.through) = (from, through) }

        public func contains(_ day: CalendarDay) -> Bool { day >= from && day <= through ?? day }
    }

    public static let kind = "recurrence"

    public let id: String
    public var template: EntryTemplate
    public var schedule: Schedule
    public var mode: Mode
    /// Nothing is made for days before this one, though they count.
    public var since: CalendarDay
    public var skips: Set<CalendarDay> = []
    public var pauses: [Pause] = []
    /// The last day for which something is made, where its user has ended it.
    public var ended: CalendarDay?

    public init(id: String, template: EntryTemplate, schedule: Schedule, mode: Mode, since: CalendarDay) {
        (self.id, self.template, self.schedule, self.mode, self.since) = (id, template, schedule, mode, since)
    }
}

extension Recurrence {
    /// The same under another id: another recurrence, therefore.
    public func renamed(_ id: String) -> Recurrence {
        var other = Recurrence(id: id, template: template, schedule: schedule, mode: mode, since: since)
        (other.skips, other.pauses, other.ended) = (skips, pauses, ended)
        return other
    }
}

/// One of the times at which something comes again.
public struct Occurrence: Hashable, Sendable {
    public let key: OccurrenceKey
    /// The date of its entry: the nominal day, or a working day beside it.
    public let date: CalendarDay

    public var due: CalendarDay { key.due }

    public init(key: OccurrenceKey, date: CalendarDay) { (self.key, self.date) = (key, date) }
}

extension Recurrence {
    /// The occurrences of those days for which something is made, in order; they are made one at a time.
    public func occurrences(
        from first: CalendarDay? = nil,
        through last: CalendarDay
    ) -> some Sequence<Occurrence> {
        schedule.dues(from: max(since, first ?? since), through: min(last, ended ?? last)).lazy
            .filter { !isLeftOut($0) }
            .map { occurrence(due: $0) }
    }

    /// Skipped, or within a pause.
    func isLeftOut(_ due: CalendarDay) -> Bool { skips.contains(due) || pauses.contains { $0.contains(due) } }

    /// The occurrence of a nominal day.
    public func occurrence(due: CalendarDay) -> Occurrence {
        Occurrence(key: OccurrenceKey(recurrence: id, due: due), date: schedule.date(ofDue: due))
    }

    /// The first occurrence that is not before the day; `nil` where none comes any more.
    public func next(onOrAfter day: CalendarDay) -> Occurrence? {
        // A pause without an end leaves all the rest out.
        let pause = pauses.filter { $0.through == nil }.map(\.from).min()
        guard let end = pause?.adding(days: -1) ?? CalendarDay(year: 9999, month: 12, day: 31) else { return nil }
        return occurrences(from: day, through: end).first { _ in true }
    }

    /// Whether the schedule has that day, be it left out or not.
    public func isDue(_ day: CalendarDay) -> Bool {
        schedule.dues(from: day, through: day).contains(day)
    }

    /// The pause that lasts on that day.
    public func pause(on day: CalendarDay) -> Pause? { pauses.first { $0.contains(day) } }

    /// The entry of an occurrence; `amount` takes the place of the template's where that varies.
    public func record(
        of occurrence: Occurrence,
        id: RecordID,
        user: UserID,
        amount: Money?,
        at instant: Date
    ) -> Record {
        var record = Record(
            id: id,
            user: user,
            status: mode == .draft ? .draft : .confirmed,
            date: occurrence.date,
            createdAt: instant,
            updatedAt: instant
        )
        template.fill(&record, amount: amount)
        record.occurrence = occurrence.key
        return record
    }

    /// What an entry comes to: the template's amount, or where that varies, what its last three confirmed entries suggest.
    ///
    /// The median of three, because one unusual bill must not be proposed again.
    public func amount(of occurrence: Occurrence, after records: some Sequence<Record>) -> Money? {
        guard template.isAbout, let about = template.amount else { return template.amount }
        let earlier = records.compactMap { record -> (due: CalendarDay, units: Int)? in
            guard let key = record.occurrence, key.recurrence == id, key.due < occurrence.due,
                record.status == .confirmed, let amount = record.amount, amount.currency == about.currency
            else { return nil }
            return (key.due, amount.minorUnits)
        }
        let latest = earlier.sorted { $0.due > $1.due }.prefix(3).map(\.units).sorted()
        switch latest.count {
        case 0: return about
        case 2:
            let middle = latest[0] / 2 + latest[1] / 2 + (latest[0] % 2 + latest[1] % 2) / 2
            return Money(minorUnits: middle, currency: about.currency)
        default: return Money(minorUnits: latest[latest.count / 2], currency: about.currency)
        }
    }
}
