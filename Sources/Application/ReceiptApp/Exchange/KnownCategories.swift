import ReceiptDomain

/// The categories that names alone suggest, found once for each: a shop stands in a statement many times.
struct KnownCategories {
    private struct Name: Hashable {
        var text: String
        var kind: RecordKind
    }

    let catalog: CategoryCatalog
    private var found: [Name: Category?] = [:]

    init(_ catalog: CategoryCatalog) { self.catalog = catalog }

    mutating func category(of text: String, _ kind: RecordKind) -> Category? {
        let name = Name(text: text, kind: kind)
        if let known = found[name] { return known }
        let category = catalog.known(text, kind)
        found[name] = .some(category)
        return category
    }
}
