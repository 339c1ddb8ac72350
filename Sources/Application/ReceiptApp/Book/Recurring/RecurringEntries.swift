public import HouseholdBook
public import ReceiptDomain

/// Looks after a user's recurring entries: each change is one step, which can be undone.
public struct RecurringEntries: Sendable {
    private let library: any LedgerTransactions
    private let user: UserID

    public init(library: any LedgerTransactions, user: UserID) {
        self.library = library
        self.user = user
    }

    /// All recurrences, in the order in which they were added.
    public func all() async throws -> [Recurrence] { try await kept().map(\.entity) }

    /// The recurrence with that id or name.
    public func named(_ text: String) async throws -> Recurrence { try await find(text).entity }

    /// The occurrences that the ledger already has entries for.
    public func seen() async throws -> Set<OccurrenceKey> {
        try await library.look(at: user) { $0.occurrences }
    }

    /// A recurrence that has not ended, of the same name and amount.
    public func like(_ recurrence: Recurrence) async throws -> Recurrence? {
        try await all().first { other in
            other.ended == nil && other.template.name == recurrence.template.name
                && other.template.amount == recurrence.template.amount
        }
    }

    /// Adds a recurrence; the profile is for a user who does not exist yet.
    ///
    /// `record`, the entry it was modelled on, becomes one of its occurrences, so that its day is not entered twice.
    public func add(_ recurrence: Recurrence, after record: Record? = nil, profile: Profile) async throws {
        try await check(recurrence)
        try await library.addOwner(user, profile: profile)
        var changes = [LedgerChange(try EntityChange(adding: recurrence))]
        if let record, record.occurrence == nil {
            var first = record
            first.occurrence = OccurrenceKey(recurrence: recurrence.id, due: recurrence.schedule.anchor)
            changes.append(LedgerChange(RecordChange(before: record, after: first)))
        }
        _ = try await library.apply(ChangeSet(changes), of: user)
    }

    func check(_ recurrence: Recurrence) async throws {
        try recurrence.check()
        try await checkAccounts(of: recurrence.template)
    }

    /// A changed recurrence and the waiting drafts made from it.
    public struct Changed: Hashable, Sendable {
        public var recurrence: Recurrence
        /// Waiting drafts made from the old template; `draftsToo` changes them as well.
        public var drafts: [Record]
    }

    /// Changes a recurrence, and with `draftsToo` the drafts made from it.
    ///
    /// A changed schedule ends this recurrence today and adds a successor: entries keep the days they were made for.
    public func change(
        _ text: String,
        today: CalendarDay,
        newID: @Sendable (EntryTemplate) -> String,
        draftsToo: Bool = false,
        _ edit: (inout Recurrence) throws -> Void
    ) async throws -> Changed {
        let kept = try await find(text)
        var changed = kept.entity
        try edit(&changed)
        try changed.check()
        if changed.template != kept.entity.template { try await checkAccounts(of: changed.template) }
        guard changed != kept.entity else { return Changed(recurrence: changed, drafts: []) }
        let drafts = try await library.look(at: user) { try $0.entries(of: kept.entity.id) }
            .filter { $0.status == .draft && $0.isBareOccurrence }
        var changes: [LedgerChange] = []
        if kept.entity.schedule.hasSameInterval(as: changed.schedule) {
            changes.append(LedgerChange(try EntityChange(kept, to: changed)))
        } else {
            let (old, new) = try kept.entity.succeeded(by: changed, id: newID(changed.template), today: today)
            changes.append(LedgerChange(try EntityChange(kept, to: old)))
            changes.append(LedgerChange(try EntityChange(adding: new)))
            changed = new
        }
        if draftsToo {
            changes += drafts.map { draft in
                LedgerChange(
                    RecordChange(before: draft, after: kept.entity.template.carry(to: draft, changed.template))
                )
            }
        }
        _ = try await library.apply(ChangeSet(changes), of: user)
        return Changed(recurrence: changed, drafts: drafts)
    }

    /// Refuses account names that the book does not know, unless it has no accounts; a transfer needs both.
    ///
    /// - Throws: ``BookProblem/noSuchAccount(_:known:)`` or ``BookProblem/closed(account:since:)``
    private func checkAccounts(of template: EntryTemplate) async throws {
        let accounts = try await library.accountBook(of: user)
        guard !accounts.isEmpty || template.kind == .transfer else { return }
        for id in [template.account, template.toAccount].compactMap(\.self) {
            guard let account = accounts[id] else {
                throw BookProblem.noSuchAccount(id, known: accounts.open.map(\.id))
            }
            if let closed = account.closed { throw BookProblem.closed(account: id, since: closed) }
        }
    }

    /// Leaves out for good what is due until today, and returns the number of days; 0 where nothing is due.
    public func leaveOutDue(
        _ id: String,
        today: CalendarDay,
        newID: @Sendable (EntryTemplate) -> String
    ) async throws -> (recurrence: Recurrence, count: Int) {
        let due = try await CatchUp(library: library).rehearse(of: user, today: today, releasing: [id])
        let days = due.made.filter { $0.book.recurrence == id }.compactMap(\.book.due)
        guard let last = days.last else { return (try await named(id), 0) }
        let changed = try await change(id, today: today, newID: newID) { $0.since = last.adding(days: 1) ?? last }
        return (changed.recurrence, days.count)
    }

    // MARK: Finding

    private func kept() async throws -> [KeptEntity<Recurrence>] {
        try await library.entities(Recurrence.self, of: user)
    }

    private func find(_ text: String) async throws -> KeptEntity<Recurrence> {
        let all = try await kept()
        guard !all.isEmpty else { throw RecurrenceProblem.noneAtAll }
        if let exact = all.first(where: { $0.entity.id == text }) { return exact }
        // Of recurrences with one name the one that has not ended is meant: a changed schedule leaves an ended one behind.
        let found = all.matches(ofFirst: [
            { $0.entity.template.name == text && $0.entity.ended == nil }, { $0.entity.template.name == text },
            { !text.isEmpty && $0.entity.id.hasPrefix(text) },
            { !text.isEmpty && $0.entity.template.name.lowercased().contains(text.lowercased()) },
        ])
        if let only = found.first, found.count == 1 { return only }
        guard found.isEmpty else { throw RecurrenceProblem.several(text, ids: found.map(\.entity.id)) }
        throw RecurrenceProblem.noSuch(text, names: all.filter { $0.entity.ended == nil }.map(\.entity.template.name))
    }
}

extension Recurrence {
    /// - Throws: ``RecurrenceProblem`` where the template or the schedule is inconsistent.
    func check() throws(RecurrenceProblem) {
        if let amount = template.amount {
            guard amount.minorUnits > 0 else { throw .amountNotPositive }
            guard amount.currency != .unknown else { throw .currencyMissing }
        } else if mode == .enter, template.kind != .note {
            throw .amountMissing
        }
        if template.isAbout, mode == .enter { throw .variesButEnters }
        switch template.kind {
        case .transfer:
            guard let from = template.account, let to = template.toAccount, from != to else {
                throw .transferWithoutAccounts
            }
        case .note: guard !template.memo.isEmpty else { throw .nameMissing }
        default: guard template.merchant?.isEmpty == false else { throw .nameMissing }
        }
        if let until = schedule.until, until < schedule.anchor { throw .endsBeforeItBegins(until) }
    }

    /// This recurrence ended today, and its successor for the days after.
    fileprivate func succeeded(
        by changed: Recurrence,
        id: String,
        today: CalendarDay
    ) throws -> (old: Recurrence, new: Recurrence) {
        var old = self
        old.ended = min(ended ?? today, today)
        let first = isDue(today) ? today.adding(days: 1) ?? today : today
        var new = Recurrence(
            id: id,
            template: changed.template,
            schedule: changed.schedule,
            mode: changed.mode,
            since: max(first, changed.schedule.anchor)
        )
        if let count = schedule.count, changed.schedule.count == count {
            let left = count - schedule.dues(from: schedule.anchor, through: today).reduce(0) { count, _ in count + 1 }
            guard left > 0 else { throw RecurrenceProblem.nothingComes(name: template.name) }
            let gone = changed.schedule.dues(from: changed.schedule.anchor, through: today).reduce(0) { count, _ in
                count + 1
            }
            new.schedule.count = left + gone
        }
        new.pauses = changed.pauses.filter { $0.through.map { $0 >= first } ?? true }
        return (old, new)
    }
}

extension Schedule {
    /// Whether both schedules have the same days, apart from their end.
    fileprivate func hasSameInterval(as other: Schedule) -> Bool {
        (anchor, every, unit) == (other.anchor, other.every, other.unit)
    }
}

extension EntryTemplate {
    /// Copies onto the draft the fields that differ between the templates.
    fileprivate func carry(to draft: Record, _ other: EntryTemplate) -> Record {
        var draft = draft
        if other.merchant != merchant { draft.merchant = other.merchant }
        if other.amount != amount { draft.amount = other.amount }
        if other.category != category { draft.category = other.category }
        if other.account != account { draft.account = other.account }
        if other.toAccount != toAccount { draft.book.toAccount = other.toAccount }
        if other.subject != subject { draft.subject = other.subject }
        if other.memo != memo { draft.memo = other.memo }
        if other.tags != tags { draft.tags = other.tags }
        return draft
    }
}
