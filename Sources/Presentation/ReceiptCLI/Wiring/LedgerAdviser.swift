import ReceiptDomain
import ReceiptLearning
import ReceiptParsing

/// Learns from each user's ledger, and again from what was added to it since.
actor LedgerAdviser: HouseholdAdviser {
    private let library: any RecordRepository & RuleRepository
    private var memories: [UserID: CountingMemory] = [:]

    init(library: any RecordRepository & RuleRepository) { self.library = library }

    func memory(of user: UserID) async throws -> any HouseholdMemory {
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

extension RuleRepository {
    /// The user's rules; none for a user who has not begun yet.
    func rulesIfAny(of user: UserID) async throws -> RuleBook {
        do {
            return try await rules(of: user)
        } catch LibraryError.noSuchUser where user == .me {
            return RuleBook()
        }
    }
}
