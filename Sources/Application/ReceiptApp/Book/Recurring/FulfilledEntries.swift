import HouseholdBook
import ReceiptDomain
import ReceiptReview

/// Matches drafts with due occurrences that they may pay, and discards the entries they replace.
struct FulfilledEntries: Sendable {
    let library: any LedgerTransactions
    let user: UserID

    /// The occurrence that each draft may pay, by the draft's id.
    func offers(to drafts: [Record]) async throws -> [RecordID: OfferedOccurrence] {
        guard !drafts.isEmpty else { return [:] }
        let (recurrences, records) = try await library.look(at: user) { state in
            let recurrences = try state.entities(Recurrence.self).map(\.entity)
            return (recurrences, try recurrences.flatMap { try state.entries(of: $0.id) })
        }
        guard !recurrences.isEmpty else { return [:] }
        let near = FulfilmentFinder(recurrences, records: records)
        var untouched: Set<RecordID> = []
        for entry in Set(drafts.flatMap(near.entriesGivingWay)) where try await isUntouched(entry) {
            untouched.insert(entry.id)
        }
        let finder = FulfilmentFinder(recurrences, records: records, untouched: untouched)
        var offers: [RecordID: OfferedOccurrence] = [:]
        for draft in drafts { offers[draft.id] = finder.fulfilment(by: draft).map { OfferedOccurrence($0) } }
        return offers
    }

    /// The change, and the discarding of the untouched entry whose occurrence the record now pays.
    func changes(with change: RecordChange) async throws -> [RecordChange] {
        guard change.before.occurrence == nil, let key = change.after.occurrence else { return [change] }
        var changes = [change]
        for entry in try await library.look(at: user, { try $0.entries(of: key.recurrence) })
        where entry.occurrence == key && entry.id != change.after.id && entry.isBareOccurrence
            && entry.status != .discarded
        {
            if try await isUntouched(entry) { changes.append(RecordEdit(entry).discarding) }
        }
        return changes
    }

    /// The changes that restore the entries which the answer discarded; their revision is the answer's plus one.
    func inverses(of answer: RecordChange) async throws -> [RecordChange] {
        guard answer.before.occurrence == nil, let key = answer.after.occurrence else { return [] }
        var inverses: [RecordChange] = []
        for entry in try await library.look(at: user, { try $0.entries(of: key.recurrence) })
        where entry.occurrence == key && entry.status == .discarded && entry.revision == answer.after.revision + 1 {
            guard let before = try await library.history(of: entry.id, user: user).dropLast().last else { continue }
            inverses.append(RecordChange(before: entry, after: before.record))
        }
        return inverses
    }

    /// Whether the entry's content is still that of its first revision.
    private func isUntouched(_ entry: Record) async throws -> Bool {
        let states = try await library.history(of: entry.id, user: user).map(\.record)
        return states.first { $0.status != .discarded }.map { entry.hasSameContent(as: $0) } ?? false
    }
}

extension OfferedOccurrence {
    init(_ fulfilment: Fulfilment) {
        let template = fulfilment.recurrence.template
        self.init(
            key: fulfilment.occurrence.key,
            name: template.name,
            replaces: fulfilment.generated?.id,
            category: template.category,
            account: template.account,
            subject: template.subject
        )
    }
}
