public import ReceiptDomain

/// A household's own category, or its changes of a built-in one.
public struct OwnCategory: LedgerEntity {
    public static let kind = "category"
    public static let fields: Set<String> = ["id", "korean", "english", "icon", "type", "hidden"]

    /// The category's code.
    public let id: String
    /// The names; the other language's is used where one is missing.
    public var korean: String?
    public var english: String?
    public var icon: String?
    /// `expense` or `income`.
    public var type: String
    /// Written only where it is `true`.
    public var hidden: Bool?

    public init(_ category: Category, korean: String?, english: String?, icon: String?, kind: RecordKind) {
        (id, self.korean, self.english) = (category.code, korean, english)
        (self.icon, type) = (icon, kind.rawValue)
    }

    public var invalidValue: InvalidValue? {
        InvalidValue.first(in: [("id", [id])]) { Category(code: $0) }
            ?? InvalidValue.first(in: [("type", [type])]) { RecordKind(rawValue: $0) }
    }

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

    /// `nil` where a newer program wrote a code or kind that is unknown here.
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
    /// The catalog of own and built-in categories.
    ///
    /// Once card or savings accounts exist, payments to them are transfers, so the built-in expense categories for them are
    /// hidden, unless the household set them itself.
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
