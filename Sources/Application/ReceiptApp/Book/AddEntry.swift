public import Foundation
public import HouseholdBook
public import ReceiptDomain

/// Enters records by hand, without a photo.
public struct AddEntry: Sendable {
    private let user: UserID
    private let today: CalendarDay
    private let catalog: CategoryCatalog
    private let now: @Sendable () -> Date

    public init(
        user: UserID,
        today: CalendarDay,
        catalog: CategoryCatalog = .builtIn,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.user, self.today, self.catalog, self.now) = (user, today, catalog, now)
    }

    /// Suggestions with less confidence are not used: the earlier entries contradict one another.
    private static let leastConfidence = 0.5

    /// Default values for an entry with a merchant, from the household's history and accounts.
    public func defaults(
        for merchant: String?,
        kind: RecordKind = .expense,
        _ memory: any HouseholdMemory,
        _ accounts: AccountBook
    ) -> EntryDefaults {
        var defaults = EntryDefaults()
        if let merchant {
            let suggestions = memory.suggestions(for: ReceiptFacts(merchant: merchant, merchantConfidence: 1))
            let fitting = suggestions.categories.first { catalog.fits($0.value, kind) }
            // The latest entry decides where the counts suggest no category.
            let last = memory.records(named: merchant).first {
                // A refund is no example of an amount spent.
                $0.kind == kind && ($0.amount?.minorUnits ?? 0) > 0
            }
            let counted = fitting.flatMap { $0.confidence >= Self.leastConfidence ? $0.value : nil }
            defaults.category = counted ?? last?.category ?? catalog.known(merchant, kind)
            defaults.account = suggestions.account?.value ?? last?.account
            defaults.amount = last?.amount
        }
        // The only open account is the default.
        if !accounts.isEmpty, defaults.account.flatMap({ accounts[$0] }) == nil {
            defaults.account = accounts.onlyOpen?.id
        }
        return defaults
    }

    /// The record for the entry; nothing is written yet.
    ///
    /// - Throws: ``BookProblem`` where a field is missing or invalid.
    public func record(
        _ entry: NewEntry,
        refundOf purchase: Record? = nil,
        _ state: BookBalances,
        _ memory: any HouseholdMemory
    ) throws(BookProblem) -> Record {
        let kind = kind(of: entry)
        let instant = now()
        var record = Record(
            id: entry.id ?? RecordID(at: instant),
            user: user,
            kind: kind,
            createdAt: instant
        )
        record.status = .confirmed
        (record.date, record.time) = (entry.date ?? today, entry.time)
        (record.merchant, record.amount, record.category) = (entry.merchant, entry.amount, entry.category)
        (record.account, record.book) = (entry.account, entry.book)
        (record.memo, record.tags, record.subject, record.mood) = (entry.memo, entry.tags, entry.subject, entry.mood)
        // The digits tell on an account with a debit card whether the card paid.
        record.printed.cardDigits = entry.cardDigits
        if let purchase { record.follow(purchase) }
        try complete(&record, entry, state, memory)
        try EntryCheck.checkFields(of: record, since: nil)
        try EntryCheck(state.days, replacing: [])([record])
        return record
    }

    private func complete(
        _ record: inout Record,
        _ entry: NewEntry,
        _ state: BookBalances,
        _ memory: any HouseholdMemory
    ) throws(BookProblem) {
        if record.kind == .expense || record.kind == .income {
            let defaults = defaults(for: record.merchant, kind: record.kind, memory, state.accounts)
            if record.book.splits.isEmpty { record.category = record.category ?? defaults.category }
            record.account = record.account ?? defaults.account(for: record.amount, state.accounts)
            guard record.merchant != nil else { throw .needsMerchant }
        }
        if record.kind == .note {
            guard !record.memo.isEmpty || record.merchant != nil else { throw .needsText }
            return
        }
        if record.amount == nil, !record.book.splits.isEmpty {
            record.amount = record.book.splits.map(\.amount).summed.first
        }
        if record.kind == .expense || record.kind == .income {
            let categories = [record.category].compactMap(\.self) + record.book.splits.compactMap(\.category)
            if let other = categories.first(where: { !catalog.fits($0, record.kind) }) {
                throw .notACategory(other, of: record.kind)
            }
        }
        guard let amount = record.amount else { throw .needsAmount }
        guard amount.currency != .unknown else { throw .needsCurrency }
        let isExchange = record.kind == .expense || record.kind == .income
        if entry.isRefund || record.book.refundOf != nil {
            if amount.minorUnits > 0 { record.amount = amount.negated }
        } else if isExchange, amount.minorUnits < 0 {
            // A minus alone may mean money that was spent.
            throw .signedAmount(amount.decimal)
        }
        guard let months = entry.months else { return }
        guard record.kind == .expense else { throw .notOfKind(record.kind, field: "installments") }
        guard Installments.possibleMonths.contains(months) else { throw .notMonths(String(months)) }
        guard let date = record.date, let billing = record.account.flatMap({ state.accounts[$0] })?.billing else {
            throw .installmentsNeedCard
        }
        if let first = entry.firstMonth, (first.year, first.month) < (date.year, date.month) {
            throw .firstMonthTooEarly(first)
        }
        record.book.installments = Installments(
            months: months,
            first: entry.firstMonth ?? billing.firstMonth(forPurchaseOn: date),
            interest: entry.interest
        )
    }

    /// Checks the record again and writes it as one step, which can be undone.
    ///
    /// A record with the same id is left as it is and returned: the entry was sent before.
    /// `profile` is for a user who does not exist yet. `unlocking` also permits a record that contradicts a reconciled statement.
    ///
    /// With a recurrence, the record is its first occurrence, and both are one step.
    ///
    /// - Throws: ``BookProblem`` where an account, a limit or a statement forbids the record.
    public func write(
        _ record: Record,
        repeatedBy recurrence: Recurrence? = nil,
        to library: any LedgerTransactions,
        profile: Profile,
        unlocking: Bool = false
    ) async throws -> Record {
        var record = record
        var changes: [LedgerChange] = []
        if let recurrence {
            try await RecurringEntries(library: library, user: user).check(recurrence)
            record.occurrence = OccurrenceKey(recurrence: recurrence.id, due: recurrence.schedule.anchor)
            changes.append(LedgerChange(try EntityChange(adding: recurrence)))
        }
        let (entered, answer) = (record, ChangeSet([LedgerChange(adding: record)] + changes))
        try await library.addOwner(user, profile: profile)
        return try await library.adding(record.id, of: user) {
            try await checkRefund(entered, library)
            let written = try await BookGuard(library: library, user: user).write(answer, unlocking: unlocking)
            return written.records.first ?? entered
        }
    }

    /// Checks that the record could be written, and writes nothing.
    public func check(_ record: Record, _ library: any LedgerTransactions, unlocking: Bool = false) async throws {
        try await checkRefund(record, library)
        let answer = ChangeSet([LedgerChange(adding: record)])
        try await BookGuard(library: library, user: user).check(answer, unlocking: unlocking)
    }

    /// Limits the refunds of a purchase to the amount paid for it.
    ///
    /// - Throws: ``BookProblem/refundTooLarge(purchase:left:)``
    private func checkRefund(_ record: Record, _ library: any LedgerTransactions) async throws {
        guard let id = record.book.refundOf, let amount = record.amount else { return }
        let purchase = try await library.record(id, of: user)
        let paid = [purchase.amount, purchase.book.settled].compactMap(\.self).first { $0.currency == amount.currency }
        guard let paid else { return }
        let negative = RecordTest.amount(.less, Money(minorUnits: 0, currency: amount.currency))
        let query = RecordQuery([negative, .status([.confirmed])])
        let others = try await library.select(query, after: nil, limit: .max, of: user).records
        let back = others.filter { $0.book.refundOf == id }.compactMap(\.amount)
        let left = max(0, ([paid] + back).map(\.minorUnits).clampedSum)
        guard left < 0.clampedSubtracting(amount.minorUnits) else { return }
        throw BookProblem.refundTooLarge(purchase: id, left: Money(minorUnits: left, currency: amount.currency))
    }

    /// The kind that was given; otherwise a transfer where a receiving account was, otherwise that of the category, or of the
    /// income that a name such as `월급` means.
    private func kind(of entry: NewEntry) -> RecordKind {
        if let kind = entry.kind { return kind }
        if entry.book.toAccount != nil { return .transfer }
        if let category = entry.category { return catalog[category]?.kind ?? .expense }
        return entry.merchant.map(catalog.speaksOfIncome) == true ? .income : .expense
    }
}

extension Record {
    /// Fills the empty fields of a refund from the purchase: merchant, account, category and subject.
    fileprivate mutating func follow(_ purchase: Record) {
        book.refundOf = purchase.id
        merchant = merchant ?? purchase.merchant
        account = account ?? purchase.account
        // The parts that are not due yet are not billed any more.
        if account == purchase.account {
            book.installments = purchase.book.installments.map { .init(months: $0.months, first: $0.first) }
        }
        guard book.splits.isEmpty else { return }
        category = category ?? purchase.category
        subject = subject ?? purchase.subject
    }
}
