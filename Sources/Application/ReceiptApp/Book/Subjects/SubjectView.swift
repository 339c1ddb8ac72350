public import HouseholdBook
public import ReceiptDomain

/// A subject's records, spending, measures and reminders.
public struct SubjectView: Hashable, Sendable {
    /// The spending of one month, for each currency.
    public struct Month: Hashable, Sendable {
        /// The month's first day.
        public var month: CalendarDay
        public var spent: [Money]
    }

    public var subject: Subject
    /// The months with spending, the newest first.
    public var months: [Month]
    /// The spending of all time, for each currency.
    public var total: [Money]
    /// Records for the subject, newest first, without discarded ones.
    public var records: [Record]
    /// The number of images of ``records``.
    public var photos: Int
    /// The newest value of each quantity.
    public var measures: [Measure]
    public var reminders: [Reminder]

    public init(
        _ subject: Subject,
        records: [Record],
        measures: [Measure],
        reminders: [Reminder]
    ) {
        self.subject = subject
        let own = records.filter { $0.status != .discarded && $0.concerns(subject.id) }
        self.records = own.sorted { ($1.date?.daysSince1970 ?? .max, $1.id) < ($0.date?.daysSince1970 ?? .max, $0.id) }
        photos = own.reduce(0) { $0 + $1.images.count }
        var sums: [CalendarDay: [Money]] = [:]
        var all: [Money] = []
        for record in own where record.status == .confirmed && record.kind == .expense {
            let shares = record.shares.filter { $0.subject == subject.id }.map(\.amount)
            all += shares
            let month = record.date.flatMap { CalendarDay(year: $0.year, month: $0.month, day: 1) }
            if let month, !shares.isEmpty { sums[month, default: []] += shares }
        }
        months = sums.sorted { $1.key < $0.key }.map { Month(month: $0.key, spent: $0.value.summed) }
        total = all.summed
        var newest: [String: Measure] = [:]
        for measure in measures where measure.subject == subject.id {
            if let known = newest[measure.what], (known.date, known.id) > (measure.date, measure.id) { continue }
            newest[measure.what] = measure
        }
        self.measures = newest.values.sorted { $0.what < $1.what }
        self.reminders = reminders.filter { $0.subject == subject.id }
            .sorted { ($0.nextDue?.daysSince1970 ?? .max, $0.id) < ($1.nextDue?.daysSince1970 ?? .max, $1.id) }
    }
}

extension HouseholdSubjects {
    /// Gathers everything about the subject that a text names.
    public func view(_ text: String) async throws -> SubjectView {
        let subject = try await subject(text)
        return SubjectView(
            subject,
            records: try await recordsThatMayConcern(subject.id),
            measures: try await EntityStore<Measure>(library: library, user: user).all(),
            reminders: try await EntityStore<Reminder>(library: library, user: user).all()
        )
    }
}
