import ReceiptDomain
import Synchronization

/// Which names are one shop, and the categories of its records.
struct ShopMemory: Sendable {
    /// How often each name was confirmed, with its words.
    private var names: TallyTable<WholeHousehold, ShopName>
    /// As people wrote them: `스타벅스`, `STARBUCKS`.
    private var spellings: TallyTable<NameKey, String>
    private var categories: TallyTable<NameKey, CategoryHistory.Observation>
    /// What was read for them.
    private var readings: TallyTable<NameKey, String>
    /// What was confirmed of receipts on which this was read.
    private var namesByReading: TallyTable<NameKey, ShopName>
    private var namesByNumber: TallyTable<String, ShopName>
    private var numbers: TallyTable<NameKey, String>
    private var logos: LogoMemory
    private var categoriesByNumber: TallyTable<String, CategoryHistory.Observation>
    private var categoriesByChain: TallyTable<NameKey, CategoryHistory.Observation>
    /// Of those counted here.
    private var recordsOfShop: [NameKey: Set<RecordID>] = [:]
    private let knowsRecords: Bool
    /// What ``NameKey/chains`` says of shops that were counted here.
    private var chainsOfShop: [NameKey: [NameKey]] = [:]
    private let parts = KnownParts()

    init(_ history: EarlierNotes?, knowsRecords: Bool) {
        self.knowsRecords = knowsRecords
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

    /// Adds a confirmed record, or takes it away again where `count` is -1.
    mutating func count(_ record: Record, _ key: NameKey?, read: NameKey?, _ count: Int) {
        guard let name = record.merchant, let key, !key.isEmpty else { return }
        let observation = record.category.map {
            CategoryHistory.Observation(category: $0, read: record.printed.category)
        }
        names.add(ShopName(key), under: WholeHousehold(), count)
        spellings.add(name, under: key, count)
        if let observation { categories.add(observation, under: key, count) }
        if let name = record.printed.merchant { readings.add(name, under: key, count) }
        if !knowsRecords {
            // Nobody asks.
        } else if count > 0 {
            recordsOfShop[key, default: []].insert(record.id)
        } else {
            recordsOfShop[key]?.remove(record.id)
        }
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

    /// The confirmed name that a receipt's shop goes by; `nil` for a shop that is not known.
    func name(for facts: ReceiptFacts) -> (key: NameKey, reason: MerchantReason, confidence: Double)? {
        let read = facts.merchant.map(NameKey.init).flatMap { $0.isEmpty ? nil : $0 }
        if let read, let known = nameCorrected(from: read) { return known }
        if let number = facts.businessNumber, let known = name(withNumber: number, read: read) { return known }
        if let known = nameDrawn(on: facts, read: read) { return known }
        // A name that was read with high confidence is a name of its own, however like another it is.
        guard let read, facts.merchantConfidence < 0.95 else { return nil }
        return nameLike(read).map { ($0, .likeness, 0.9) }
    }

    /// The records counted here that were confirmed under the name.
    func records(named name: String) -> Set<RecordID> { recordsOfShop[NameKey(name)] ?? [] }

    /// What was learned, those with the most records first.
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

    /// All names, each with how many records have it.
    private var shops: Tally<ShopName>? { names[WholeHousehold()] }

    private func history(of key: NameKey) -> CategoryHistory { CategoryHistory(categories[key] ?? Tally()) }

    /// The most frequent spelling of the name.
    func spelling(_ key: NameKey) -> String? { spellings[key]?.mostFrequent { $0 < $1 }?.value }

    /// What this reading was confirmed as before, or the name itself where it is known.
    private func nameCorrected(from read: NameKey) -> (key: NameKey, reason: MerchantReason, confidence: Double)? {
        if let names = namesByReading[read], let top = names.mostFrequent(Self.precedes),
            top.count * 3 >= names.total * 2
        {
            return (top.value.key, .spelling, 0.97)
        }
        return spellings[read] == nil ? nil : (read, .spelling, 0.97)
    }

    /// A chain's branches share a number: the name that was read decides between them, and may be that of a new branch.
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

    /// The confirmed names on receipts with the number, the most frequent first, then those with the logo, the likeliest first.
    func names(on facts: ReceiptFacts) -> [String] {
        let numbered = facts.businessNumber.flatMap { namesByNumber[$0]?.ranked(Self.precedes) } ?? []
        let drawn = facts.logo.map(logos.names) ?? []
        let keys = numbered.map(\.value.key) + drawn
        var seen: Set<NameKey> = []
        return keys.filter { seen.insert($0).inserted }.compactMap(spelling)
    }

    /// A name that was read with this confidence is not doubted because of a picture.
    private static let plainlyRead = 0.8

    /// The shop that draws its name like this, where no other does and the business number is not another's.
    private func nameDrawn(
        on facts: ReceiptFacts,
        read: NameKey?
    ) -> (key: NameKey, reason: MerchantReason, confidence: Double)? {
        guard let logo = facts.logo, read == nil || facts.merchantConfidence < Self.plainlyRead,
            let key = logos.name(with: logo)
        else { return nil }
        if let read, Self.areTwoBranches(key, read) { return nil }
        // With another number it is another shop that has the logo: of the same chain, or with a till of the same maker.
        if let number = facts.businessNumber {
            guard let own = numbers[key] else { return namesByNumber[number] == nil ? (key, .logo, 0.9) : nil }
            if own.counts[number] == nil { return nil }
        }
        return (key, .logo, 0.9)
    }

    /// Names that begin alike and end in different branches.
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
        return key.flatMap(chainHistory)
    }

    private func chainHistory(of key: NameKey) -> (merchant: String, history: CategoryHistory)? {
        for chain in key.chains {
            for history in [categoriesByChain[chain], categories[chain]].compactMap({ $0.map { CategoryHistory($0) } })
            where Self.isClear(history, from: key.isBranch ? 1 : 2) {
                return (spelling(chain) ?? chain.words.joined(separator: " "), history)
            }
        }
        return nil
    }

    private static func precedes(_ a: ShopName, _ b: ShopName) -> Bool { a.key.text < b.key.text }

    /// Whether records that are only related are enough: those of a word that many names begin with disagree.
    private static func isClear(_ history: CategoryHistory, from minimum: Int) -> Bool {
        let tally = history.categories
        guard let top = history.ranked.first else { return false }
        return tally.total >= minimum && top.count * 4 >= tally.total * 3
    }
}

/// The letters of names, taken apart once: every doubtful name is compared with all of them.
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
