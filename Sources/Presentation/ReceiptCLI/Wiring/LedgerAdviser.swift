import ReceiptDomain
import ReceiptLearning

/// Learns from each user's ledger, and again from what was added to it since.
actor LedgerAdviser: HouseholdAdviser {
    private let library: any RecordRepository
    private var memories: [UserID: CountingMemory] = [:]

    init(library: any RecordRepository) { self.library = library }

    func memory(of user: UserID) async throws -> any HouseholdMemory {
        let records = try await library.recordsIfAny(of: user)
        // Taken out while it is changed, so that it is changed in place.
        var memory = memories.removeValue(forKey: user) ?? CountingMemory()
        for record in records { memory.learn(record) }
        memories[user] = memory
        return memory
    }
}
