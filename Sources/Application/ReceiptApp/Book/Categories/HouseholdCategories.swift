import HouseholdBook
public import ReceiptDomain

extension EntityRepository {
    /// The user's categories; the built-in ones for a user without a ledger.
    public func categoryCatalog(of user: UserID) async throws -> CategoryCatalog {
        let own = try await entities(OwnCategory.self, of: user).map(\.entity)
        return CategoryCatalog(own, accounts: try await accountBook(of: user).accounts)
    }
}

/// Adds, renames, hides and removes categories.
public struct HouseholdCategories: Sendable {
    /// The reason why a category cannot be made or changed.
    public enum Problem: Error, Hashable, Sendable {
        /// The text has no character that a code could be made of.
        case noCode(String)
        case exists(CategoryEntry)
        case unknown(String)
        /// Only expenses and income have categories.
        case notAKind(RecordKind)
        /// The icon is not exactly one visible character.
        case notAnIcon(String)
        /// Another category has the name.
        case nameTaken(String, by: CategoryEntry)
    }

    /// New values for a category's fields; `nil` leaves the field as it is.
    public struct Facts: Hashable, Sendable {
        public var korean: String?
        public var english: String?
        public var icon: String?
        public var kind: RecordKind?

        public init(korean: String? = nil, english: String? = nil, icon: String? = nil, kind: RecordKind? = nil) {
            (self.korean, self.english, self.icon, self.kind) = (korean, english, icon, kind)
        }
    }

    /// A category with the number of records that have it, on the whole or on a split.
    public struct Usage: Hashable, Sendable {
        public var entry: CategoryEntry
        public var records: Int
        public var isOwn: Bool

        public init(entry: CategoryEntry, records: Int = 0, isOwn: Bool = false) {
            (self.entry, self.records, self.isOwn) = (entry, records, isOwn)
        }
    }

    private let library: any RecordJournal & RuleRepository
    private let user: UserID
    private var store: EntityStore<OwnCategory> { EntityStore(library: library, user: user) }

    public init(library: any RecordJournal & RuleRepository, user: UserID) {
        (self.library, self.user) = (library, user)
    }

    /// All categories with their record counts, hidden ones and codes unknown to the catalog included.
    public func overview() async throws -> [Usage] {
        let catalog = try await library.categoryCatalog(of: user)
        var counts: [Category: Int] = [:]
        for sum in try await plainSums() {
            if let category = sum.key.category { counts[category, default: 0] += sum.count }
        }
        let others = RecordQuery([.isPlain(false), .status([.draft, .confirmed])])
        for record in try await library.allRecords(others, of: user) {
            for category in record.categories { counts[category, default: 0] += 1 }
        }
        let known = Set(catalog.entries.map(\.category))
        let unknown = counts.keys.filter { !known.contains($0) }.sorted { $0.code < $1.code }.map { category in
            CategoryEntry(category, korean: category.code, english: category.code, icon: CategoryCatalog.plainIcon)
        }
        return (catalog.entries + unknown).map { entry in
            let isOwn = !Category.builtIn.contains(entry.category)
            return Usage(entry: entry, records: counts[entry.category] ?? 0, isOwn: isOwn)
        }
    }

    /// Adds a category; `text` is its code, or a name that a code is made from.
    ///
    /// A hidden category with that code is shown again.
    public func add(_ text: String, _ facts: Facts, profile: Profile) async throws -> CategoryEntry {
        guard text.count <= Category.longestCode, let category = Category(code: text) ?? Category(naming: text)
        else { throw Problem.noCode(text) }
        try await library.addOwner(user, profile: profile)
        let catalog = try await library.categoryCatalog(of: user)
        if let known = catalog[category], !known.isHidden { throw Problem.exists(known) }
        // A Korean name needs no `--korean`.
        let name = facts.korean ?? (text.utf8.allSatisfy { $0 < 0x80 } ? facts.english : nil) ?? text
        var entry =
            catalog[category]
            ?? CategoryEntry(
                category,
                korean: name,
                english: facts.english ?? name,
                icon: CategoryCatalog.plainIcon
            )
        entry.isHidden = false
        return try await put(try changed(entry, facts, catalog))
    }

    /// Changes a category's names, icon or kind; its code stays.
    public func edit(_ category: Category, _ facts: Facts) async throws -> CategoryEntry {
        let catalog = try await library.categoryCatalog(of: user)
        guard let entry = catalog[category] else { throw Problem.unknown(category.code) }
        return try await put(try changed(entry, facts, catalog))
    }

    /// Removes a category; hides it instead where it is built in or records or rules use it.
    ///
    /// - Returns: The entry, hidden where it was kept.
    public func remove(_ category: Category) async throws -> CategoryEntry {
        let catalog = try await library.categoryCatalog(of: user)
        guard var entry = catalog[category] else { throw Problem.unknown(category.code) }
        let isUsed = try await isUsed(category)
        let isRuled = try await library.rules(of: user).rules.contains { $0.effect == .category(category) }
        if !isUsed, !isRuled, !Category.builtIn.contains(category),
            try await library.entity(OwnCategory.self, id: category.code, of: user) != nil
        {
            try await store.remove(category.code)
            return entry
        }
        entry.isHidden = true
        return try await put(entry)
    }

    private func isUsed(_ category: Category) async throws -> Bool {
        if try await plainSums().contains(where: { $0.key.category == category }) { return true }
        let others = RecordQuery([.isPlain(false)])
        return try await !library.allRecords(others, of: user) { $0.categories.contains(category) }.isEmpty
    }

    private func plainSums() async throws -> [RecordSum] {
        try await library.sums(ofPlainIn: DayRange(), of: user)
    }

    private func changed(_ entry: CategoryEntry, _ facts: Facts, _ catalog: CategoryCatalog) throws -> CategoryEntry {
        var entry = entry
        if let korean = facts.korean { entry.korean = korean }
        if let english = facts.english { entry.english = english }
        if let icon = facts.icon {
            guard icon.count == 1, icon.first?.isWhitespace == false else { throw Problem.notAnIcon(icon) }
            entry.icon = icon
        }
        if let kind = facts.kind {
            let isFixed = Category.builtIn.contains(entry.category) && kind != entry.kind
            guard kind == .expense || kind == .income, !isFixed else { throw Problem.notAKind(kind) }
            entry.kind = kind
        }
        for name in [entry.korean, entry.english] {
            let other = catalog.entries.first { other in
                other.category != entry.category && [other.korean, other.english].contains(name)
            }
            if let other { throw Problem.nameTaken(name, by: other) }
        }
        return entry
    }

    private func put(_ entry: CategoryEntry) async throws -> CategoryEntry {
        let before = try await library.entity(OwnCategory.self, id: entry.category.code, of: user)?.entity
        try await store.put(OwnCategory(entry), over: before)
        return entry
    }
}

extension Record {
    public var categories: Set<Category> { Set(book.splits.compactMap(\.category) + [category].compactMap(\.self)) }
}
