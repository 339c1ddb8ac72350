import HouseholdBook
import ReceiptDomain

/// Categories for line items, from the household's history first, then from general vocabulary.
struct ItemCategories {
    private let memory: any HouseholdMemory
    private let catalog: CategoryCatalog
    private let goods: (String) -> Category?

    init(_ memory: any HouseholdMemory, _ catalog: CategoryCatalog, _ goods: @escaping (String) -> Category?) {
        (self.memory, self.catalog, self.goods) = (memory, catalog, goods)
    }

    func splits(of record: Record) -> [Split]? {
        let offered = Set(catalog.offered(for: record.kind))
        return record.splitByItems { item in
            let facts = ReceiptFacts(merchant: nil, merchantConfidence: 0, itemNames: [item.name])
            let found = memory.suggestions(for: facts).categories.first?.value ?? goods(item.name)
            return found.flatMap { offered.contains($0) ? $0 : nil }
        }
    }
}
