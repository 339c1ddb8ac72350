import ReceiptDomain

/// Which names are one shop, and the categories of its records.
struct ShopMemory: Sendable {
    /// What was confirmed under one name.
    private struct Shop: Sendable {
        /// As people wrote it: `스타벅스`, `STARBUCKS`.
        var spellings = Tally<String>()
        var categories = CategoryHistory()
        /// What was read for it.
        var readings = Tally<String>()
        var records: Set<RecordID> = []
        var parts: [UInt32]
    }

    private var shops: [NameKey: Shop] = [:]
    /// What was confirmed of receipts on which this was read.
    private var namesByReading: [NameKey: Tally<NameKey>] = [:]
    private var namesByNumber: [String: Tally<NameKey>] = [:]
    private var categoriesByNumber: [String: CategoryHistory] = [:]
    private var categoriesByChain: [NameKey: CategoryHistory] = [:]

    /// Adds a confirmed record, or takes it away again where `count` is -1.
    mutating func count(_ record: Record, _ count: Int) {
        guard let name = record.merchant else { return }
        let key = NameKey(name)
        guard !key.isEmpty else { return }
        var shop = shops[key] ?? Shop(parts: Jamo.parts(of: key.text))
        shop.spellings.add(name, count)
        let read = record.printed.category
        if let category = record.category { shop.categories.add(category, read: read, count) }
        if let name = record.printed.merchant { shop.readings.add(name, count) }
        if count > 0 { shop.records.insert(record.id) } else { shop.records.remove(record.id) }
        shops[key] = shop.spellings.total > 0 ? shop : nil
        if let read = record.printed.merchant.map(NameKey.init), !read.isEmpty {
            namesByReading[read, default: Tally()].add(key, count)
        }
        if let number = record.printed.businessNumber {
            namesByNumber[number, default: Tally()].add(key, count)
            if let category = record.category {
                categoriesByNumber[number, default: CategoryHistory()].add(category, read: read, count)
            }
        }
        guard let category = record.category else { return }
        for chain in key.chains {
            categoriesByChain[chain, default: CategoryHistory()].add(category, read: read, count)
        }
    }

    // MARK: Names

    /// The confirmed name that a receipt's shop goes by; `nil` for a shop that is not known.
    func name(for facts: ReceiptFacts) -> (key: NameKey, reason: MerchantReason, confidence: Double)? {
        let read = facts.merchant.map(NameKey.init).flatMap { $0.isEmpty ? nil : $0 }
        if let read, let known = nameCorrected(from: read) { return known }
        if let number = facts.businessNumber, let known = name(withNumber: number, read: read) { return known }
        // A name that was read with high confidence is a name of its own, however like another it is.
        guard let read, facts.merchantConfidence < 0.95 else { return nil }
        return nameLike(read).map { ($0, .likeness, 0.9) }
    }

    /// The records that were confirmed under the name.
    func records(named name: String) -> Set<RecordID> { shops[NameKey(name)]?.records ?? [] }

    /// What was learned, those with the most records first.
    var lessons: [ShopLesson] {
        shops.map { key, shop in
            ShopLesson(
                merchant: spelling(key) ?? key.text,
                records: shop.records.count,
                categories: shop.categories.ranked.map { .init($0.value, $0.count) },
                readings: shop.readings.ranked { $0 < $1 }.map(\.value).filter { NameKey($0) != key }
            )
        }.sorted { ($1.records, $0.merchant) < ($0.records, $1.merchant) }
    }

    /// The most frequent spelling of the name.
    func spelling(_ key: NameKey) -> String? { shops[key]?.spellings.mostFrequent { $0 < $1 }?.value }

    /// What this reading was confirmed as before, or the name itself where it is known.
    private func nameCorrected(from read: NameKey) -> (key: NameKey, reason: MerchantReason, confidence: Double)? {
        if let names = namesByReading[read], let top = names.mostFrequent({ $0.text < $1.text }),
            top.count * 3 >= names.total * 2
        {
            return (top.value, .spelling, 0.97)
        }
        return shops[read] == nil ? nil : (read, .spelling, 0.97)
    }

    /// A chain's branches share a number: the name that was read decides between them, and may be that of a new branch.
    private func name(
        withNumber number: String,
        read: NameKey?
    ) -> (key: NameKey, reason: MerchantReason, confidence: Double)? {
        guard let names = namesByNumber[number] else { return nil }
        guard let read else {
            guard let top = names.mostFrequent({ $0.text < $1.text }), top.count * 3 >= names.total * 2 else {
                return nil
            }
            return (top.value, .businessNumber, 0.85)
        }
        let ranked = names.counts.keys.map { (key: $0, likeness: NameLikeness.likeness($0.text, read.text)) }
        let best = ranked.max { ($0.likeness, $1.key.text) < ($1.likeness, $0.key.text) }
        guard let best, best.likeness >= 0.6, !Self.areTwoBranches(best.key, read) else { return nil }
        return (best.key, .businessNumber, 0.96)
    }

    /// The confirmed names on receipts with the number, the most frequent first.
    func names(withNumber number: String) -> [String] {
        let names = namesByNumber[number]?.ranked { $0.text < $1.text } ?? []
        return names.compactMap { spelling($0.value) }
    }

    /// Names that begin alike and end in different branches.
    private static func areTwoBranches(_ a: NameKey, _ b: NameKey) -> Bool {
        guard a.isBranch, b.isBranch else { return false }
        return NameLikeness.likeness(String(a.text.suffix(3)), String(b.text.suffix(3))) < 0.8
    }

    private func nameLike(_ read: NameKey) -> NameKey? {
        let parts = Jamo.parts(of: read.text)
        var best: (key: NameKey, likeness: Double)?
        for (key, shop) in shops where abs(shop.parts.count - parts.count) * 8 <= max(shop.parts.count, parts.count) {
            let likeness = NameLikeness.likeness(shop.parts, parts, atLeast: NameLikeness.same)
            guard likeness >= NameLikeness.same, NameLikeness.areSame(key, read) else { continue }
            if best.map({ ($0.likeness, key.text) < (likeness, $0.key.text) }) ?? true { best = (key, likeness) }
        }
        return best?.key
    }

    // MARK: Categories

    /// What earlier records of the shop or its chain, and the words on the receipt, say about the category; `nil` for an
    /// unknown shop.
    func categories(_ facts: ReceiptFacts, name: NameKey?, sellsAllSorts: (String) -> Bool) -> CategoryBelief? {
        guard let known = history(facts, name: name) else { return nil }
        return CategoryBelief(
            known.history,
            of: known.merchant,
            read: facts.category,
            sellsAllSorts: sellsAllSorts(known.merchant)
        )
    }

    private func history(_ facts: ReceiptFacts, name: NameKey?) -> (merchant: String, history: CategoryHistory)? {
        let key = name ?? facts.merchant.map(NameKey.init)
        if let key, let shop = shops[key], shop.categories.categories.total > 0 {
            return (spelling(key) ?? key.text, shop.categories)
        }
        if let number = facts.businessNumber, let history = categoriesByNumber[number], Self.isClear(history, from: 1) {
            let name = namesByNumber[number]?.mostFrequent { $0.text < $1.text }.flatMap { spelling($0.value) }
            return (name ?? number, history)
        }
        return key.flatMap(chainHistory)
    }

    private func chainHistory(of key: NameKey) -> (merchant: String, history: CategoryHistory)? {
        for chain in key.chains {
            let asShop = shops[chain]?.categories
            for history in [categoriesByChain[chain], asShop].compactMap(\.self)
            where Self.isClear(history, from: key.isBranch ? 1 : 2) {
                return (spelling(chain) ?? chain.words.joined(separator: " "), history)
            }
        }
        return nil
    }

    /// Whether records that are only related are enough: those of a word that many names begin with disagree.
    private static func isClear(_ history: CategoryHistory, from minimum: Int) -> Bool {
        let tally = history.categories
        guard let top = history.ranked.first else { return false }
        return tally.total >= minimum && top.count * 4 >= tally.total * 3
    }
}
