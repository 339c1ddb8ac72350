import HouseholdBook
public import ReceiptDomain
import ReceiptLearning
import ReceiptParsing

/// Learns each user's history from the ledger, and reads only the lines added since the last call.
public actor LedgerMemories: HouseholdMemories {
    private let library: any RecordRepository & RuleRepository & EntityRepository
    private var memories: [UserID: (memory: CountingMemory, mark: LedgerMark)] = [:]

    public init(library: any RecordRepository & RuleRepository & EntityRepository) { self.library = library }

    public func memory(of user: UserID) async throws -> any HouseholdMemory {
        try await ReadSnapshot.during { try await learned(of: user) }
    }

    private func learned(of user: UserID) async throws -> CountingMemory {
        let rules = try await library.rules(of: user)
        let told = try await library.memoryNews(of: user, since: memories[user]?.mark)
        // Removed while it changes, so that it is not copied.
        var memory = memories.removeValue(forKey: user)?.memory ?? CountingMemory(sellsAllSorts: GeneralStores.includes)
        let news = told.news
        if news.isEverything {
            memory = CountingMemory(history: told.history, sellsAllSorts: GeneralStores.includes)
        }
        for record in news.records { memory.learn(record) }
        memory.follow(rules)
        memory.know(accountsByCard: try await library.accountBook(of: user).accountsByCard)
        memory.follow(try await library.categoryCatalog(of: user))
        memories[user] = (memory, news.mark)
        return memory
    }
}
