import HouseholdBook
public import ReceiptDomain
import ReceiptLearning
import ReceiptParsing

/// Each user's memory of what the ledger's records taught, kept as long as they teach the same.
public actor LedgerMemories: HouseholdMemories {
    private let library: any RecordRepository & RuleRepository & EntityRepository
    private var memories: [UserID: (memory: CountingMemory, version: String)] = [:]

    public init(library: any RecordRepository & RuleRepository & EntityRepository) { self.library = library }

    public func memory(of user: UserID) async throws -> any HouseholdMemory {
        try await ReadSnapshot.during { try await learned(of: user) }
    }

    private func learned(of user: UserID) async throws -> CountingMemory {
        let rules = try await library.rules(of: user)
        let history = try await library.learnedHistory(of: user)
        let version = try history.version
        let known = memories[user].flatMap { $0.version == version ? $0.memory : nil }
        var memory = known ?? CountingMemory(history, sellsAllSorts: GeneralStores.includes)
        memory.follow(rules)
        memory.know(accountsByCard: try await library.accountBook(of: user).accountsByCard)
        memory.follow(try await library.categoryCatalog(of: user))
        memories[user] = (memory, version)
        return memory
    }
}
