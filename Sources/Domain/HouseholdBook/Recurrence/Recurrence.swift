public import ReceiptDomain

public import struct Foundation.Date

/// A recurring entry: rent, salary, a subscription.
public struct Recurrence: LedgerEntity {
    /// The action for a due occurrence.
    public enum Mode: String, CaseIterable, Sendable {
        /// Makes a confirmed entry.
        case enter
        /// Makes a draft for review.
        case draft
        /// Makes nothing, and reminds the user until there is an entry.
        case remind
    }

    /// A time without entries; its occurrences still count towards ``Schedule/count``.
    public struct Pause: Hashable, Sendable {
        public var from: CalendarDay
        /// The last day; `nil` for an open-ended pause.
        public var through: CalendarDay?

        public init(from: CalendarDay, through: CalendarDay? = nil) { (self.from, self.through) = (from, through) }

        public func contains(_ day: CalendarDay) -> Bool { day >= from && day <= through ?? day }
    }

    public static let kind = "recurrence"

    public let id: String
    public var template: EntryTemplate
    public var schedule: Schedule
    public var mode: Mode
    /// The first day for which entries are made; earlier occurrences still count.
    public var since: CalendarDay
    public var skips: Set<CalendarDay> = []
    public var pauses: [Pause] = []
    /// The last day for which entries are made, once the user has ended it.
    public var ended: CalendarDay?

    public init(id: String, template: EntryTemplate, schedule: Schedule, mode: Mode, since: CalendarDay) {
        (self.id, self.template, self.schedule, self.mode, self.since) = (id, template, schedule, mode, since)
    }
}

extension Recurrence {
    /// The same under another id, and so another recurrence.
    public func renamed(_ id: String) -> Recurrence {
        var other = Recurrence(id: id, template: template, schedule: schedule, mode: mode, since: since)
        (other.skips, other.pauses, other.ended) = (skips, pauses, ended)
        return other
    }
}

public struct Occurrence: Hashable, Sendable {
    public let key: OccurrenceKey
    /// The entry's date: the nominal day, or a working day near it.
    public let date: CalendarDay

    public var due: CalendarDay { key.due }
}

extension Recurrence {
    /// The occurrences for which entries are made within the days, in order and computed one at a time.
    public func occurrences(
        from first: CalendarDay? = nil,
        through last: CalendarDay
    ) -> some Sequence<Occurrence> {
        schedule.dues(from: max(since, first ?? since), through: min(last, ended ?? last)).lazy
            .filter { !isLeftOut($0) }
            .map { occurrence(due: $0) }
    }

    /// Whether the day is skipped or within a pause.
    func isLeftOut(_ due: CalendarDay) -> Bool { skips.contains(due) || pauses.contains { $0.contains(due) } }

    /// The occurrence with this nominal day.
    public func occurrence(due: CalendarDay) -> Occurrence {
        Occurrence(key: OccurrenceKey(recurrence: id, due: due), date: schedule.date(ofDue: due))
    }

    /// The first occurrence on or after the day; `nil` where none is left.
    public func next(onOrAfter day: CalendarDay) -> Occurrence? {
        // An open-ended pause leaves out everything after it.
        let pause = pauses.filter { $0.through == nil }.map(\.from).min()
        guard let end = pause?.adding(days: -1) ?? CalendarDay(year: 9999, month: 12, day: 31) else { return nil }
        return occurrences(from: day, through: end).first { _ in true }
    }

    /// Whether the schedule has the day, skipped or not.
    public func isDue(_ day: CalendarDay) -> Bool { schedule.dues(from: day, through: day).contains(day) }

    public func pause(on day: CalendarDay) -> Pause? { pauses.first { $0.contains(day) } }

    /// The entry for an occurrence; `amount` replaces a varying amount of the template.
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
            createdAt: instant
        )
        template.fill(&record, amount: amount)
        record.occurrence = occurrence.key
        return record
    }

    /// The amount of an occurrence's entry: the template's, or the median of the last three confirmed ones where it varies.
    ///
    /// The median of three, so that one unusual bill is not proposed again.
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
