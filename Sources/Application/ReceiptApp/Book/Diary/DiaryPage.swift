public import HouseholdBook
public import ReceiptDomain

/// One day of the diary: confirmed records, moods, measures and completed reminders, with the same day of earlier years.
public struct DiaryPage: Hashable, Sendable {
    public struct Earlier: Hashable, Sendable {
        /// The number of years before the page's day.
        public var years: Int
        public var records: [Record]
    }

    public struct DoneReminder: Hashable, Sendable {
        public var reminder: Reminder
        public var subject: Subject?
    }

    public var day: CalendarDay
    /// Notes first, then the other records by time.
    public var records: [Record]
    public var measures: [Measure]
    /// Reminders that were completed on the day.
    public var doneReminders: [DoneReminder]
    /// Ordered newest year first.
    public var earlier: [Earlier]

    public var isEmpty: Bool { records.isEmpty && measures.isEmpty && doneReminders.isEmpty && earlier.isEmpty }

    /// The moods of the day, in the order of its records.
    public var moods: [Mood] { records.compactMap(\.mood) }

    public init(
        _ day: CalendarDay,
        records all: [Record],
        measures: [Measure],
        reminders: [Reminder],
        subjects: SubjectDirectory
    ) {
        self.day = day
        records = Self.sorted(all.filter { $0.date == day && $0.status == .confirmed })
        self.measures = measures.filter { $0.date == day.description }
        doneReminders = reminders.filter { $0.done.contains { $0.date == day.description } }.map { reminder in
            DoneReminder(reminder: reminder, subject: reminder.subject.flatMap { subjects[$0] })
        }
        earlier = Self.earlier(day, all)
    }

    /// Notes, and records with a mood or a memo, from the same day of earlier years.
    ///
    /// Those of 29 February are included on 28 February in years without a leap day.
    public static func earlier(_ day: CalendarDay, _ all: [Record]) -> [Earlier] {
        var years: [Int: [Record]] = [:]
        for record in all where record.status == .confirmed && record.isRemembered {
            guard let date = record.date, date.year < day.year, date.month == day.month else { continue }
            let isLeapDay = date.month == 2 && date.day == 29
            let lastOfFebruary = isLeapDay && day.day == 28 && CalendarDay.days(inMonth: 2, of: day.year) == 28
            if date.day == day.day || lastOfFebruary { years[day.year - date.year, default: []].append(record) }
        }
        return years.sorted { $0.key < $1.key }.map { Earlier(years: $0.key, records: sorted($0.value)) }
    }

    private static func sorted(_ records: [Record]) -> [Record] {
        func key(_ record: Record) -> (Int, String, RecordID) {
            (record.kind == .note ? 0 : 1, record.time?.description ?? "~", record.id)
        }
        return records.sorted { key($0) < key($1) }
    }
}

extension Record {
    /// Whether the record has a note, a mood or a memo, and so is shown in later years.
    public var isRemembered: Bool { kind == .note || mood != nil || !memo.isEmpty }
}

public struct Diary: Sendable {
    let library: any RecordJournal
    let user: UserID

    public init(library: any RecordJournal, user: UserID) {
        self.library = library
        self.user = user
    }

    public func page(_ day: CalendarDay) async throws -> DiaryPage {
        DiaryPage(
            day,
            records: try await records(of: [day] + anniversaries(of: day)),
            measures: try await EntityStore<Measure>(library: library, user: user).all(),
            reminders: try await EntityStore<Reminder>(library: library, user: user).all(),
            subjects: try await library.subjectDirectory(of: user)
        )
    }

    /// A safe upper bound for one day's records in a query.
    private static let maximumOfADay = 1000

    /// Queries the index for single days, so that a long ledger is not read.
    private func records(of days: [CalendarDay]) async throws -> [Record] {
        var found: [Record] = []
        for day in days {
            let query = RecordQuery([.day(.is, day), .status([.confirmed])])
            found += try await library.select(query, after: nil, limit: Self.maximumOfADay, of: user).records
        }
        return found
    }

    /// The same day of the thirty years before; on 28 February of a common year also 29 February.
    private func anniversaries(of day: CalendarDay) -> [CalendarDay] {
        let takesLeapDay = day.month == 2 && day.day == 28 && CalendarDay.days(inMonth: 2, of: day.year) == 28
        return (max(1, day.year - 30)..<day.year).flatMap { year in
            (takesLeapDay ? [28, 29] : [day.day]).compactMap { CalendarDay(year: year, month: day.month, day: $0) }
        }
    }
}
