public import HouseholdBook
public import ReceiptDomain

/// Adds and completes reminders, and lists those due.
public struct HouseholdReminders: Sendable {
    public enum Problem: Error, Hashable, Sendable {
        case noTitle(String)
        case exists(Reminder)
        case unknown(String)
        /// Several reminders fit the name.
        case many(String, [Reminder])
        /// The reminder has ended.
        case over(Reminder)
        /// There are vaccination plans for dogs and cats; others are in files.
        case noPlan(Subject)
        case notAPlan(path: String, PlanFile.Problem)
        case planned(Subject)
    }

    /// The values of a new reminder.
    public struct Facts: Hashable, Sendable {
        public var subject: String?
        public var first: CalendarDay
        public var period: Period?
        public var comesAfterLast = false
        /// Whether it is due on the last days of months, however long these are.
        public var isAtMonthEnd = false
        public var until: CalendarDay?
        public var last: CalendarDay?

        public init(first: CalendarDay, period: Period? = nil) { (self.first, self.period) = (first, period) }
    }

    private let library: any RecordJournal
    private let user: UserID
    private var store: EntityStore<Reminder> { EntityStore(library: library, user: user) }

    public init(library: any RecordJournal, user: UserID) {
        self.library = library
        self.user = user
    }

    /// All reminders, the earliest due first.
    public func all() async throws -> [Reminder] {
        try await store.all()
            .sorted { ($0.nextDue?.daysSince1970 ?? .max, $0.title) < ($1.nextDue?.daysSince1970 ?? .max, $1.title) }
    }

    /// The reminders due on the day or earlier, the oldest first.
    public func due(on day: CalendarDay) async throws -> [DueReminder] {
        let directory = try await library.subjectDirectory(of: user)
        return try await all().compactMap { reminder in
            guard let due = reminder.nextDue, due <= day else { return nil }
            return DueReminder(reminder: reminder, due: due, subject: reminder.subject.flatMap { directory[$0] })
        }
    }

    public func add(_ title: String, _ facts: Facts, profile: Profile) async throws -> Reminder {
        let name = [facts.subject, title].compactMap(\.self).joined(separator: " ")
        guard let id = Category(naming: name)?.code else { throw Problem.noTitle(title) }
        try await library.addOwner(user, profile: profile)
        if let known = try await store.all().first(where: { $0.id == id }) { throw Problem.exists(known) }
        var reminder = Reminder(
            id: id,
            title: title,
            first: facts.first,
            every: facts.period,
            afterLast: facts.comesAfterLast
        )
        reminder.subject = facts.subject
        reminder.until = facts.until?.description
        if facts.isAtMonthEnd { reminder.keepMonthEnds() }
        if let last = facts.last { reminder = reminder.done(on: last) }
        try await store.put(reminder, over: nil)
        return reminder
    }

    /// The reminder that a text names: its id, or a part of its title, with or without the subject's name before it.
    public func reminder(_ text: String) async throws -> Reminder {
        let wanted = text.lowercased().filter { !$0.isWhitespace }
        let all = try await all()
        // A title that was changed may be the id of another.
        let exact =
            all.first { $0.id == wanted } ?? all.first { $0.title.lowercased() == text.lowercased() }
        if let exact { return exact }
        let directory = try await library.subjectDirectory(of: user)
        // A plan's titles are in the language it was made in; the name may be in another.
        let codes = VaccinationPlan.codes(named: text)
        let found = all.filter { reminder in
            if codes.contains(where: { reminder.id.hasSuffix($0) }) { return true }
            let name = [reminder.subject.flatMap { directory[$0]?.name } ?? "", reminder.title, reminder.id].joined()
            return !wanted.isEmpty && name.lowercased().filter { !$0.isWhitespace }.contains(wanted)
        }
        guard let first = found.first else { throw Problem.unknown(text) }
        guard found.count == 1 else { throw Problem.many(text, found) }
        return first
    }

    public func done(_ text: String, on day: CalendarDay, record: RecordID?) async throws -> Reminder {
        try await store.update(reminder(text)) { $0 = $0.done(on: day, record: record) }
    }

    public func skip(_ text: String) async throws -> Reminder {
        try await store.update(reminder(text)) { reminder in
            guard let skipped = reminder.skippingNext else { throw Problem.over(reminder) }
            reminder = skipped
        }
    }

    public func change(_ text: String, _ change: (inout Reminder) throws -> Void) async throws -> Reminder {
        try await store.update(reminder(text)) { reminder in
            try change(&reminder)
            guard Category(naming: reminder.title) != nil else { throw Problem.noTitle(reminder.title) }
        }
    }

    public func remove(_ text: String) async throws -> Reminder {
        let reminder = try await reminder(text)
        try await store.remove(reminder.id)
        return reminder
    }

    /// Adds what of the plan the subject has no reminder for; of the common vaccinations without a plan.
    ///
    /// `start` is the day of the first doses of an animal of unknown age.
    public func plan(
        for subject: Subject,
        from plan: VaccinationPlan? = nil,
        startingOn start: CalendarDay? = nil,
        today: CalendarDay,
        withOptional: Bool,
        isDryRun: Bool,
        name: (VaccinationPlan.Vaccination) -> String
    ) async throws -> [Reminder] {
        let common = subject.species.flatMap(VaccinationPlan.Species.init(named:)).map { VaccinationPlan(for: $0) }
        guard let plan = plan ?? common else { throw Problem.noPlan(subject) }
        let known = Set(try await store.all().map(\.id))
        let reminders = plan.reminders(
            for: subject,
            startingOn: start,
            today: today,
            withOptional: withOptional,
            name: name
        )
        let planned = reminders.filter { !known.contains($0.id) }
        guard !planned.isEmpty else { throw Problem.planned(subject) }
        if !isDryRun { try await store.put(planned.map { (nil, $0) }) }
        return planned
    }
}

public struct DueReminder: Hashable, Sendable {
    public var reminder: Reminder
    public var due: CalendarDay
    public var subject: Subject?
}
