import ReceiptDomain
import Synchronization

/// Learns the names of merchants and the categories of their records.
struct ShopMemory: Sendable {
    /// The number of records of each merchant, with the words of its name.
    private var names: TallyTable<SingleKey, ShopName>
    /// The confirmed spellings: `스타벅스`, `STARBUCKS`.
    private var spellings: TallyTable<NameKey, String>
    private var categories: TallyTable<NameKey, CategoryHistory.Observation>
    /// The names read on the merchant's receipts.
    private var readings: TallyTable<NameKey, String>
    /// The merchants confirmed for each name read.
    private var namesByReading: TallyTable<NameKey, ShopName>
    private var namesByNumber: TallyTable<String, ShopName>
    private var numbers: TallyTable<NameKey, String>
    private var logos: LogoMemory
    private var categoriesByNumber: TallyTable<String, CategoryHistory.Observation>
    private var categoriesByChain: TallyTable<NameKey, CategoryHistory.Observation>
    /// A cache of ``NameKey/chains`` for the merchants counted here.
    private var chainsOfShop: [NameKey: [NameKey]] = [:]
    private let parts = KnownParts()

    init(_ history: (any LearnedHistory)?) {
        names = TallyTable("shop", history)
        spellings = TallyTable("spelling", history)
        categories = TallyTable("shopCategory", history)
        readings = TallyTable("reading", history)
        namesByReading = TallyTable("readAs", history)
        namesByNumber = TallyTable("number", history)
        numbers = TallyTable("numberOfShop", history)
        logos = LogoMemory(history)
        categoriesByNumber = TallyTable("numberCategory", history)
        categoriesByChain = TallyTable("chainCategory", history)
    }

    var notes: [LearnedNote] {
        names.notes + spellings.notes + categories.notes + readings.notes + namesByReading.notes + namesByNumber.notes
            + numbers.notes + logos.notes + categoriesByNumber.notes + categoriesByChain.notes
    }

    /// Adds a confirmed record; a `count` of -1 removes it.
    mutating func count(_ record: Record, _ key: NameKey?, read: NameKey?, _ count: Int) {
        guard let name = record.merchant, let key, !key.isEmpty else { return }
        let observation = record.category.map {
            CategoryHistory.Observation(category: $0, read: record.printed.category)
        }
        names.add(ShopName(key), under: SingleKey(), count)
        spellings.add(name, under: key, count)
        if let observation { categories.add(observation, under: key, count) }
        if let name = record.printed.merchant { readings.add(name, under: key, count) }
        if let read, !read.isEmpty { namesByReading.add(ShopName(key), under: read, count) }
        if let logo = record.printed.logo { logos.count(logo, of: key, count) }
        if let number = record.printed.businessNumber {
            namesByNumber.add(ShopName(key), under: number, count)
            numbers.add(number, under: key, count)
            if let observation { categoriesByNumber.add(observation, under: number, count) }
        }
        guard let observation else { return }
        let chains = chainsOfShop[key] ?? key.chains
        chainsOfShop[key] = chains
        for chain in chains { categoriesByChain.add(observation, under: chain, count) }
    }

    // MARK: Names

    /// The known merchant of a receipt; `nil` for an unknown one.
    func name(for facts: ReceiptFacts) -> (key: NameKey, reason: MerchantReason, confidence: Double)? {
        let read = facts.merchant.map(NameKey.init).flatMap { $0.isEmpty ? nil : $0 }
        if let read, let known = nameCorrected(from: read) { return known }
        if let number = facts.businessNumber, let known = name(withNumber: number, read: read) { return known }
        if let known = nameDrawn(on: facts, read: read) { return known }
        // A name read with high confidence is a name of its own, even if it is similar to another.
        guard let read, facts.merchantConfidence < 0.95 else { return nil }
        return nameLike(read).map { ($0, .likeness, 0.9) }
    }

    /// The learnt facts of each merchant, by descending number of records.
    var lessons: [ShopLesson] {
        spellings.lookUpAll()
        categories.lookUpAll()
        readings.lookUpAll()
        return (shops?.counts ?? [:]).map { name, count in
            let key = name.key
            return ShopLesson(
                merchant: spelling(key) ?? key.text,
                records: count,
                categories: history(of: key).ranked.map { .init($0.value, $0.count) },
                readings: (readings[key]?.ranked { $0 < $1 } ?? []).map(\.value).filter { NameKey($0) != key }
            )
        }.sorted { ($1.records, $0.merchant) < ($0.records, $1.merchant) }
    }

    /// All merchants with their numbers of records.
    private var shops: Tally<ShopName>? { names[SingleKey()] }

    private func history(of key: NameKey) -> CategoryHistory { CategoryHistory(categories[key] ?? Tally()) }

    func spelling(_ key: NameKey) -> String? { spellings[key]?.mostFrequent { $0 < $1 }?.value }

    /// The merchant that this reading was mostly confirmed as, otherwise the name itself if it is known.
    private func nameCorrected(from read: NameKey) -> (key: NameKey, reason: MerchantReason, confidence: Double)? {
        if let names = namesByReading[read], let top = names.mostFrequent(Self.precedes),
            top.count * 3 >= names.total * 2
        {
            return (top.value.key, .spelling, 0.97)
        }
        return spellings[read] == nil ? nil : (read, .spelling, 0.97)
    }

    /// Decides between the branches of a chain, which share a number, by the name read; that may also be a new branch.
    private func name(
        withNumber number: String,
        read: NameKey?
    ) -> (key: NameKey, reason: MerchantReason, confidence: Double)? {
        guard let names = namesByNumber[number] else { return nil }
        guard let read else {
            guard let top = names.mostFrequent(Self.precedes), top.count * 3 >= names.total * 2 else { return nil }
            return (top.value.key, .businessNumber, 0.85)
        }
        let ranked = names.counts.keys.map { (key: $0.key, likeness: NameLikeness.likeness($0.key.text, read.text)) }
        let best = ranked.max { ($0.likeness, $1.key.text) < ($1.likeness, $0.key.text) }
        guard let best, best.likeness >= 0.6, !Self.areTwoBranches(best.key, read) else { return nil }
        return (best.key, .businessNumber, 0.96)
    }

    /// The confirmed names on receipts with the number by frequency, then those with the logo by similarity.
    func names(on facts: ReceiptFacts) -> [String] {
        let numbered = facts.businessNumber.flatMap { namesByNumber[$0]?.ranked(Self.precedes) } ?? []
        let drawn = facts.logo.map(logos.names) ?? []
        let keys = numbered.map(\.value.key) + drawn
        var seen: Set<NameKey> = []
        return keys.filter { seen.insert($0).inserted }.compactMap(spelling)
    }

    /// The confidence of a read name from which a logo does not put it in doubt.
    private static let plainlyRead = 0.8

    /// The merchant with this logo, if no other has it and the business number is not another merchant's.
    private func nameDrawn(
        on facts: ReceiptFacts,
        read: NameKey?
    ) -> (key: NameKey, reason: MerchantReason, confidence: Double)? {
        guard let logo = facts.logo, read == nil || facts.merchantConfidence < Self.plainlyRead,
            let key = logos.name(with: logo)
        else { return nil }
        if let read, Self.areTwoBranches(key, read) { return nil }
        // With another number it is a different merchant with the same logo: of the same chain, or with a till of the same maker.
        if let number = facts.businessNumber {
            guard let own = numbers[key] else { return namesByNumber[number] == nil ? (key, .logo, 0.9) : nil }
            if own.counts[number] == nil { return nil }
        }
        return (key, .logo, 0.9)
    }

    /// Whether the names have the same beginning and different branches.
    private static func areTwoBranches(_ a: NameKey, _ b: NameKey) -> Bool {
        guard a.isBranch, b.isBranch else { return false }
        return NameLikeness.likeness(String(a.text.suffix(3)), String(b.text.suffix(3))) < 0.8
    }

    private func nameLike(_ read: NameKey) -> NameKey? {
        let parts = Jamo.parts(of: read.text)
        var best: (key: NameKey, likeness: Double)?
        for key in (shops?.counts ?? [:]).keys.map(\.key) {
            let known = self.parts.parts(of: key.text)
            guard abs(known.count - parts.count) * 8 <= max(known.count, parts.count) else { continue }
            let likeness = NameLikeness.likeness(known, parts, atLeast: NameLikeness.same)
            guard likeness >= NameLikeness.same, NameLikeness.areSame(key, read) else { continue }
            if best.map({ ($0.likeness, key.text) < (likeness, $0.key.text) }) ?? true { best = (key, likeness) }
        }
        return best?.key
    }

    // MARK: Categories

    /// The prediction of the category from earlier records of the merchant or its chain and from the receipt's words.
    ///
    /// `nil` for an unknown merchant.
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
        if let key {
            let own = history(of: key)
            if own.categories.total > 0 { return (spelling(key) ?? key.text, own) }
        }
        if let number = facts.businessNumber, let history = categoriesByNumber[number].map({ CategoryHistory($0) }),
            Self.isClear(history, from: 1)
        {
            let name = namesByNumber[number]?.mostFrequent(Self.precedes).flatMap { spelling($0.value.key) }
            return (name ?? number, history)
        }
        let isPlain = facts.category?.confidence ?? 0 >= Self.plainWords
        return key.flatMap { chainHistory(of: $0, fromOne: $0.isBranch && !isPlain) }
    }

    /// The confidence of a receipt's words from which one record of another branch says nothing against them: names that begin
    /// alike, such as `홍대 서점` and `홍대 주점`, may be no chain.
    private static let plainWords = 0.9

    private func chainHistory(
        of key: NameKey,
        fromOne: Bool
    ) -> (merchant: String, history: CategoryHistory)? {
        for chain in key.chains {
            for history in [categoriesByChain[chain], categories[chain]].compactMap({ $0.map { CategoryHistory($0) } })
            where Self.isClear(history, from: fromOne ? 1 : 2) {
                return (spelling(chain) ?? chain.words.joined(separator: " "), history)
            }
        }
        return nil
    }

    private static func precedes(_ a: ShopName, _ b: ShopName) -> Bool { a.key.text < b.key.text }

    /// Whether related records are enough evidence: records that share only a common first word disagree.
    private static func isClear(_ history: CategoryHistory, from minimum: Int) -> Bool {
        let tally = history.categories
        guard let top = history.ranked.first else { return false }
        return tally.total >= minimum && top.count * 4 >= tally.total * 3
    }
}

/// A cache of names' decomposed letters: every doubtful name is compared with all of them.
private final class KnownParts: Sendable {
    private let known = Mutex<[String: [UInt32]]>([:])

    func parts(of text: String) -> [UInt32] {
        known.withLock { known in
            if let parts = known[text] { return parts }
            let parts = Jamo.parts(of: text)
            known[text] = parts
            return parts
        }
    }
}
