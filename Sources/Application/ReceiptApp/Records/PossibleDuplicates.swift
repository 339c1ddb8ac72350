public import ReceiptDomain
import ReceiptLearning

/// Finds earlier records that drafts may duplicate, among those that share a value with them.
public struct PossibleDuplicates: Sendable {
    private let library: any RecordRepository
    private let user: UserID

    public init(library: any RecordRepository, user: UserID) {
        self.library = library
        self.user = user
    }

    public func callAsFunction(of records: [Record]) async throws -> [RecordID: PossibleDuplicate] {
        let drafts = records.filter { $0.status == .draft }
        let traits = Array(Set(drafts.flatMap(ReceiptTrait.all)))
        guard !traits.isEmpty else { return [:] }
        let alike = try await library.records(sharing: traits, limit: DuplicateFinder.maximumAlike, of: user)
        let finder = DuplicateFinder(alike)
        var found: [RecordID: PossibleDuplicate] = [:]
        for draft in drafts { found[draft.id] = finder.possibleDuplicate(of: draft) }
        return found
    }
}
