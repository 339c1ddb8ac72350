public import ReceiptDomain
import ReceiptLearning
import ReceiptParsing

/// Learns from each user's ledger, and again from what was added to it since.
public actor LedgerAdviser: HouseholdAdviser {
    private let library: any RecordRepository & RuleRepository
    private var memories: [UserID: CountingMemory] = [:]

    public init(library: any RecordRepository & RuleRepository) { self.library = library }

    public func memory(of user: UserID) async throws -> any HouseholdMemory {
        let records = try await library.recordsIfAny(of: user)
        let rules = try await library.rulesIfAny(of: user)
        // Taken out while it is changed, so that it is changed in place.
        var memory = memories.removeValue(forKey: user) ?? CountingMemory(sellsAllSorts: GeneralStores.includes)
        for record in records { memory.learn(record) }
        memory.follow(rules)
        memories[user] = memory
        return memory
    }
}
