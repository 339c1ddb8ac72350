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

    /// All, in the order in which they were made.
    public func all() async throws -> [Recurrence] { try await kept().map(\.entity) }

    /// The one of that id, or called so.
    public func named(_ text: String) async throws -> Recurrence { try await find(text).entity }

    /// The occurrences that the ledger tells of.
    public func seen() async throws -> Set<OccurrenceKey> {
        try await library.look(at: user) { $0.occurrences }
    }

    /// Adds one; the profile is for a user who has not begun yet.
    ///
    /// The record that it was made after, if any, becomes one of its occurrences, so that its day does not come again.
    public func add(_ recurrence: Recurrence, after record: Record? = nil, profile: Profile) async throws {
        try recurrence.check()
        try await checkAccounts(of: recurrence.template)
        try await library.addOwner(user, profile: profile)
        var changes = [LedgerChange(try EntityChange(adding: recurrence))]
        if let record, record.occurrence == nil {
            var first = record
            first.occurrence = OccurrenceKey(recurrence: recurrence.id, due: recurrence.schedule.anchor)
            changes.append(LedgerChange(RecordChange(before: record, after: first)))
        }
        _ = try await library.apply(ChangeSet(changes), of: user)
    }

    /// What a change made of a recurrence.
    public struct Changed: Hashable, Sendable {
        public var recurrence: Recurrence
        /// Drafts that were made before; they are changed where that was asked for.
        public var drafts: [Record]
    }

    /// Changes one, and on request the drafts of it that wait.
    ///
    /// Another rhythm begins a new one and ends this one today: what it has made already belongs to the days it was made for.
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
        if kept.entity.schedule.hasSameRhythm(as: changed.schedule) {
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

    /// Where the book has accounts, a name that is none of them is a slip; a transfer always needs its two.
    ///
    /// - Throws: ``BookProblem/noSuchAccount(_:known:)`` or ``BookProblem/closed(account:since:)``
    private func checkAccounts(of template: EntryTemplate) async throws {
        let accounts = try await library.accountBook(of: user)
        guard !accounts.isEmpty || template.kind == .transfer else { return }
        for id in [template.account, template.toAccount].compactMap(\.self) {
            guard let account = accounts[id] else {
                let open = accounts.accounts.filter { $0.closed == nil }
                throw BookProblem.noSuchAccount(id, known: open.map(\.id))
            }
            if let closed = account.closed { throw BookProblem.closed(account: id, since: closed) }
        }
    }

    // MARK: Finding

    private func kept() async throws -> [KeptEntity<Recurrence>] {
        try await library.entities(Recurrence.self, of: user)
    }

    private func find(_ text: String) async throws -> KeptEntity<Recurrence> {
        let all = try await kept()
        guard !all.isEmpty else { throw RecurrenceProblem.noneAtAll }
        if let exact = all.first(where: { $0.entity.id == text }) { return exact }
        // Of those of one name, the one that goes on is meant: a change of rhythm leaves an ended one behind.
        let ways: [(Recurrence) -> Bool] = [
            { $0.template.name == text && $0.ended == nil }, { $0.template.name == text },
            { $0.id.hasPrefix(text) }, { $0.template.name.lowercased().contains(text.lowercased()) },
        ]
        for way in ways {
            let found = all.filter { way($0.entity) }
            if let only = found.first, found.count == 1 { return only }
            guard found.isEmpty || text.isEmpty else {
                throw RecurrenceProblem.several(text, ids: found.map(\.entity.id))
            }
        }
        throw RecurrenceProblem.noSuch(text, names: all.filter { $0.entity.ended == nil }.map(\.entity.template.name))
    }
}

extension Recurrence {
    /// - Throws: ``RecurrenceProblem`` where entries of it would make no sense.
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

    /// This one, ended today, and one in its place that begins with its next day.
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
    /// Whether the two have the same days, up to their end.
    fileprivate func hasSameRhythm(as other: Schedule) -> Bool {
        (anchor, every, unit) == (other.anchor, other.every, other.unit)
    }
}

extension EntryTemplate {
    /// The draft with what is different in another template; what the draft itself has changed stays.
    fileprivate func carry(to draft: Record, _ other: EntryTemplate) -> Record {
        var draft = draft
        if other.merchant != merchant { draft.merchant = other.merchant }
        if other.amount != amount { draft.amount = other.amount }
        if other.category != category { draft.category = other.category.flatMap { Category(code: $0) } }
        if other.account != account { draft.account = other.account }
        if other.toAccount != toAccount { draft.book.toAccount = other.toAccount }
        if other.subject != subject { draft.subject = other.subject }
        if other.memo != memo { draft.memo = other.memo }
        if other.tags != tags { draft.tags = other.tags }
        return draft
    }
}
