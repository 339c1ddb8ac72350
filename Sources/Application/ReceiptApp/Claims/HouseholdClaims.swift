public import Foundation
public import HouseholdBook
public import ReceiptDomain

/// Keeps claims: what can be got back, what was sent, and what came of it.
public struct HouseholdClaims: Sendable {
    public enum Problem: Error, Hashable, Sendable {
        case unknown(String, known: [String])
        case noRecords
        /// A record that is no confirmed purchase.
        case notAPurchase(RecordID)
        /// The record belongs to a claim already.
        case taken(RecordID, by: String)
        /// Neither the purchase nor the user says until when.
        case needsDeadline(Claim.Kind)
        case notADocument(String, known: [ClaimDocument])
        case noSuchDocument(Int, count: Int)
        /// It was neither sent nor is there anything to pay.
        case notPositive(Money)
        case needsCurrency
        /// More than the purchase that was returned cost.
        case tooMuchBack(left: Money)
        /// Nothing in it could be shown.
        case nothingToBundle(String)
    }

    /// The kinds of papers on an image: its number within the record, from 0.
    public typealias ReadDocuments = @Sendable (Record, Int) async throws -> [ClaimDocument]

    let library: any LedgerTransactions
    let user: UserID
    private let now: @Sendable () -> Date
    var store: EntityStore<Claim> { EntityStore(library: library, user: user) }

    public init(library: any LedgerTransactions, user: UserID, now: @escaping @Sendable () -> Date = { Date() }) {
        (self.library, self.user, self.now) = (library, user, now)
    }

    /// Those that end first before the others; those without an end last.
    public func all() async throws -> [Claim] {
        try await existing().sorted { ($0.until ?? "~", $0.number) < ($1.until ?? "~", $1.number) }
    }

    /// Claims that were not sent and end within a month, the first to end first.
    public func ending(on today: CalendarDay) async throws -> [Claim] {
        try await all().filter { $0.state == .open && (0...30).contains($0.daysLeft(on: today) ?? -1) }
    }

    /// Those that were not removed.
    private func existing() async throws -> [Claim] { try await store.all().filter { $0.removed != true } }

    public func claim(_ id: String) async throws -> Claim {
        let all = try await existing()
        guard let found = all.first(where: { $0.id == id.lowercased() }) else {
            throw Problem.unknown(id, known: all.map(\.id))
        }
        return found
    }

    /// The claims that a record belongs to, or came from.
    public func claims(of record: RecordID) async throws -> [Claim] {
        try await all().filter { claim in
            claim.records.contains(record.rawValue) || claim.payments.contains { $0.record == record.rawValue }
        }
    }

    public func records(of claim: Claim) async throws -> [Record] {
        var found: [Record] = []
        for id in claim.recordIDs {
            if let record = try await library.record(ifThere: id, of: user) { found.append(record) }
        }
        return found
    }

    /// Purchases of the last three years that an insurance may pay for, the ones that expire first before the others.
    public func candidates(
        today: CalendarDay,
        pets: Set<String>,
        _ read: ReadDocuments
    ) async throws -> [ClaimCandidate] {
        let taken = Set(try await existing().flatMap(\.records))
        let first = today.adding(months: -36) ?? today
        let query = RecordQuery([.status([.confirmed]), .day(.minimum, first), .day(.maximum, today)])
        var found: [ClaimCandidate] = []
        for record in try await library.select(query, after: nil, limit: .max, of: user).records.inOrder {
            guard !taken.contains(record.id.rawValue), let kind = ClaimCandidate.kind(of: record, pets: pets) else {
                continue
            }
            var documents: [ClaimDocument] = []
            for index in record.images.indices { documents += try await read(record, index) }
            found.append(ClaimCandidate(record, kind, documents))
        }
        return found
    }

    /// Facts that a person gives; `nil` for those that follow from the records.
    public struct Facts: Sendable {
        public var kind: Claim.Kind?
        public var title: String?
        public var payer: String?
        public var memo: String?
        public var until: CalendarDay?
        /// The time from the first purchase on.
        public var period: Period?

        public init() {}
    }

    public func add(
        _ records: [Record],
        _ facts: Facts,
        pets: Set<String>,
        _ read: ReadDocuments
    ) async throws -> Claim {
        let records = records.inOrder
        guard let first = records.first else { throw Problem.noRecords }
        let all = try await store.all()
        try check(records, all.filter { $0.removed != true })
        let kind = facts.kind ?? ClaimCandidate.kind(of: first, pets: pets) ?? .warranty
        let number = (all.map(\.number).max() ?? 0) + 1
        let title = facts.title ?? first.merchant ?? first.date?.description ?? ""
        var claim = Claim(number, kind, title: title, records: records.map(\.id))
        let subjects = Set(records.map(\.subject))
        claim.subject = subjects.count == 1 ? first.subject : nil
        (claim.payer, claim.memo) = (facts.payer, facts.memo)
        claim.until = try deadline(of: records, kind, facts)?.description
        claim.documents = try await documents(of: records, read)
        try await store.put(claim, over: nil)
        return claim
    }

    /// Claims of another library with numbers that are free here; one for the same records keeps the number that it has here.
    public func numbered(_ taken: TakenEntries<Claim>) async throws -> TakenEntries<Claim> {
        let own = try await store.all()
        var free = ((own + taken.entries.map(\.entry)).map(\.number).max() ?? 0) + 1
        return taken.map { claim in
            if let same = own.first(where: { $0.records == claim.records && $0.about == claim.about }) {
                return claim.numbered(same.number)
            }
            guard own.contains(where: { $0.id == claim.id }) else { return claim }
            defer { free += 1 }
            return claim.numbered(free)
        }
    }

    private func check(_ records: [Record], _ all: [Claim], except id: String? = nil) throws {
        for record in records {
            guard record.status == .confirmed, record.kind == .expense else { throw Problem.notAPurchase(record.id) }
            let other = all.first { $0.id != id && $0.state != .refused && $0.records.contains(record.id.rawValue) }
            if let other { throw Problem.taken(record.id, by: other.id) }
        }
    }

    /// The day that the user gives; otherwise Korea's three years from the oldest record, where it was paid in won.
    private func deadline(of records: [Record], _ kind: Claim.Kind, _ facts: Facts) throws -> CalendarDay? {
        if let until = facts.until { return until }
        let first = records.compactMap(\.date).min()
        if let period = facts.period { return first.flatMap { period.day(after: $0) } }
        guard kind.isInsurance, records.allSatisfy({ $0.amount?.currency == .krw }) else {
            throw Problem.needsDeadline(kind)
        }
        return first.flatMap { Claim.insuranceDeadline($0) }
    }

    private func documents(of records: [Record], _ read: ReadDocuments) async throws -> [Claim.Document] {
        var found: [Claim.Document] = []
        for record in records {
            for (index, image) in record.images.enumerated() {
                found.append(Claim.Document(record: record.id, file: image.file, try await read(record, index)))
            }
        }
        return found
    }
}

// Changes.
extension HouseholdClaims {
    /// A change of a claim; `nil` leaves a part as it is.
    public struct Change: Sendable {
        public var facts = Facts()
        /// Records to add, and to take away.
        public var added: [Record] = []
        public var removed: [Record] = []
        /// Kinds of documents by their numbers, counted from 1.
        public var documents: [(number: Int, kind: ClaimDocument)] = []

        public init() {}
    }

    /// Images that were attached since are read, too; the others keep what is known of them.
    public func edit(_ id: String, _ change: Change, _ read: ReadDocuments) async throws -> Claim {
        let before = try await claim(id)
        var claim = before
        if let kind = change.facts.kind { claim.about = kind.rawValue }
        claim.title = change.facts.title ?? claim.title
        claim.payer = change.facts.payer ?? claim.payer
        claim.memo = change.facts.memo ?? claim.memo
        try check(change.added, try await existing(), except: claim.id)
        var records = try await records(of: claim) + change.added
        records.removeAll { record in change.removed.contains { $0.id == record.id } }
        guard !records.isEmpty else { throw Problem.noRecords }
        records = records.inOrder
        claim.records = records.reduce(into: []) { ids, record in
            if !ids.contains(record.id.rawValue) { ids.append(record.id.rawValue) }
        }
        if change.facts.until != nil || change.facts.period != nil {
            claim.until = try deadline(of: records, claim.claimKind, change.facts)?.description
        } else if claim.claimKind.isInsurance, !change.added.isEmpty, let until = claim.deadline {
            let earliest = change.added.compactMap(\.date).min().flatMap { Claim.insuranceDeadline($0) }
            claim.until = min(until, earliest ?? until).description
        }
        let known = claim.documents
        claim.documents = try await documents(of: records) { record, index in
            let file = record.images[index].file
            let same = known.first { $0.record == record.id.rawValue && $0.file == file }
            if let same { return same.known }
            return try await read(record, index)
        }
        for (number, kind) in change.documents {
            guard claim.documents.indices.contains(number - 1) else {
                throw Problem.noSuchDocument(number, count: claim.documents.count)
            }
            claim.documents[number - 1].kinds = [kind.rawValue]
        }
        try await store.put(claim, over: before)
        return claim
    }

    public func sent(_ id: String, on day: CalendarDay) async throws -> Claim {
        try await change(id) { ($0.sent, $0.refused) = (day.description, nil) }
    }

    public func refused(_ id: String, on day: CalendarDay, memo: String?) async throws -> Claim {
        try await change(id) { ($0.refused, $0.memo) = (day.description, memo ?? $0.memo) }
    }

    public func remove(_ id: String) async throws -> Claim { try await change(id) { $0.removed = true } }

    private func change(_ id: String, _ work: (inout Claim) -> Void) async throws -> Claim {
        try await store.update(claim(id), work)
    }

    /// How a payment becomes an entry.
    public struct Entry: Sendable {
        public var account: String?
        public var category: ReceiptDomain.Category?

        public init(account: String?, category: ReceiptDomain.Category?) {
            (self.account, self.category) = (account, category)
        }
    }

    /// Notes a payment, and enters it as income in the same step unless `entry` is `nil`; for a returned purchase as its refund.
    public func paid(
        _ id: String,
        _ amount: Money,
        on day: CalendarDay,
        entry: Entry?
    ) async throws -> (claim: Claim, record: Record?) {
        guard amount.currency != .unknown else { throw Problem.needsCurrency }
        guard amount.minorUnits > 0 else { throw Problem.notPositive(amount) }
        let claim = try await claim(id)
        let records = try await records(of: claim)
        if claim.claimKind == .returning, let left = claim.left(of: records, in: amount.currency),
            left.minorUnits < amount.minorUnits
        {
            throw Problem.tooMuchBack(left: Money(minorUnits: max(0, left.minorUnits), currency: left.currency))
        }
        let record = entry.map { self.record(of: claim, records, amount, day, $0) }
        var paid = claim
        paid.payments.append(Claim.Payment(amount, on: day, record: record?.id))
        let changes = [try await store.change(claim, to: paid)] + (record.map { [LedgerChange(adding: $0)] } ?? [])
        let result = try await BookGuard(library: library, user: user).write(ChangeSet(changes))
        return (paid, result.records.first ?? record)
    }

    private func record(
        of claim: Claim,
        _ records: [Record],
        _ amount: Money,
        _ day: CalendarDay,
        _ entry: Entry
    ) -> Record {
        let instant = now()
        // A returned purchase is spending that was taken back; what an insurance pays is income.
        let isRefund = claim.claimKind == .returning
        var record = Record(
            id: RecordID(at: instant),
            user: user,
            kind: isRefund ? .expense : .income,
            status: .confirmed,
            merchant: claim.payer ?? records.first?.merchant ?? claim.title,
            date: day,
            amount: isRefund ? amount.negated : amount,
            category: entry.category ?? (isRefund ? records.first?.category : nil),
            account: entry.account,
            createdAt: instant
        )
        record.subject = claim.subject
        if isRefund, records.count == 1 { record.book.refundOf = records.first?.id }
        let names = records.map { record in
            [record.date?.description, record.merchant, "(\(record.id.rawValue))"].compactMap(\.self).joined(
                separator: " "
            )
        }
        record.memo = "\(claim.id): " + names.joined(separator: ", ")
        return record
    }
}

extension [Record] {
    /// By day, then by id.
    fileprivate var inOrder: [Record] {
        sorted { ($0.date?.daysSince1970 ?? 0, $0.id) < ($1.date?.daysSince1970 ?? 0, $1.id) }
    }
}
