public import ReceiptDomain

/// A category that a household made, or what it calls a built-in one.
public struct OwnCategory: LedgerEntity {
    public static let kind = "category"
    public static let fields: Set<String> = ["id", "korean", "english", "icon", "type", "hidden"]

    /// The category's code.
    public let id: String
    /// Its name; the other language's stands in for one that is not given.
    public var korean: String?
    public var english: String?
    public var icon: String?
    /// `expense` or `income`.
    public var type: String
    /// Only `true` is written.
    public var hidden: Bool?

    public init(_ category: Category, korean: String?, english: String?, icon: String?, kind: RecordKind) {
        (id, self.korean, self.english) = (category.code, korean, english)
        (self.icon, type) = (icon, kind.rawValue)
    }

    /// The same as an entry of the catalog.
    public init(_ entry: CategoryEntry) {
        self.init(
            entry.category,
            korean: entry.korean,
            english: entry.english,
            icon: entry.icon,
            kind: entry.kind
        )
        hidden = entry.isHidden ? true : nil
    }

    /// `nil` for one that a newer program gave a code or a kind that this one does not know.
    public var entry: CategoryEntry? {
        guard let category = Category(code: id), let kind = RecordKind(rawValue: type) else { return nil }
        var entry = CategoryEntry(
            category,
            korean: korean ?? english ?? id,
            english: english ?? korean ?? id,
            icon: icon ?? CategoryCatalog.plainIcon,
            kind: kind
        )
        entry.isHidden = hidden ?? false
        return entry
    }
}

extension CategoryCatalog {
    /// Money that goes to a card or to savings is a transfer once these are accounts, so that it is no longer offered as
    /// an expense; unless the household asked for the category.
    public init(_ own: [OwnCategory], accounts: [Account] = []) {
        let replaced: [(Account.Kind, Category)] = [(.card, .card), (.savings, .savings)]
        let hidden = replaced.compactMap { kind, category -> CategoryEntry? in
            guard accounts.contains(where: { $0.kind == kind }), !own.contains(where: { $0.id == category.code }),
                var entry = CategoryCatalog.builtIn[category]
            else { return nil }
            entry.isHidden = true
            return entry
        }
        self.init(own: own.compactMap(\.entry) + hidden)
    }
}
