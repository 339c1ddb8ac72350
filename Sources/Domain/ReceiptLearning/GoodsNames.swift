import ReceiptDomain

/// The names of goods bought at a merchant, used to correct misread names.
///
/// A name is only ever replaced by one that was confirmed at this merchant. The choice depends on the similarity of the names,
/// their counts, and equal prices.
struct GoodsNames {
    private struct Known {
        var spellings = Tally<String>()
        var prices: Set<Money> = []
        /// Whether a person typed the name, which makes one record sufficient.
        var isTyped = false
        let parts: [UInt32]
    }

    private var known: [NameKey: Known] = [:]
    private var namesByReading: [NameKey: Tally<NameKey>] = [:]

    /// The newest records that count; older ones say little about today's goods and prices.
    private static let mostRecords = 200
    /// The least similarity: one wrong letter in nine, where a letter that looks alike counts half.
    private static let likeness = 0.88
    /// Goods at another price need more: sizes and flavours also differ by one letter of eleven: 아메리카노L, 아메리카노M.
    private static let likenessAtOtherPrices = 0.93
    /// The fewest letters of a name: 콜라 has five.
    private static let fewestLetters = 5
    private static let fewestLettersAtOtherPrices = 8
    /// The factor of frequency by which a name outweighs a similar one, which may be a misreading confirmed unseen.
    private static let outweighing = 5

    /// `records` are ordered from newest to oldest.
    init(_ records: [Record]) {
        for item in records.prefix(Self.mostRecords).lazy.flatMap(\.items) where !item.name.isEmpty {
            let key = NameKey(item.name)
            guard !key.isEmpty else { continue }
            var entry = known[key] ?? Known(parts: Jamo.parts(of: key.text))
            entry.spellings.add(item.name, 1)
            entry.prices.insert(item.price)
            if let read = item.readName.map(NameKey.init) {
                namesByReading[read, default: Tally()].add(key, 1)
                entry.isTyped = true
            }
            known[key] = entry
        }
        // A name that was confirmed as it was read is evidence against a correction.
        for (read, _) in namesByReading {
            if let entry = known[read] { namesByReading[read]?.add(read, entry.spellings.total) }
        }
    }

    func repaired(_ item: LineItem) -> LineItem {
        let read = NameKey(item.name)
        guard !read.isEmpty, let name = confirmedName(of: read, item.price), name != read,
            let spelling = known[name]?.spellings.mostFrequent({ $0 < $1 })
        else { return item }
        return item.renamed(spelling.value)
    }

    private func confirmedName(of read: NameKey, _ price: Money) -> NameKey? {
        if let names = namesByReading[read], let top = names.mostFrequent({ $0.text < $1.text }) {
            return top.count * 3 >= names.total * 2 ? top.value : nil
        }
        let parts = Jamo.parts(of: read.text)
        let times = known[read]?.spellings.total ?? 0
        var best: (name: NameKey, likeness: Double)?
        var isTied = false
        for (name, entry) in known where name != read && entry.spellings.total > times * Self.outweighing {
            guard entry.isTyped || entry.spellings.total > 1 else { continue }
            let isSamePrice = entry.prices.contains(price)
            guard
                min(parts.count, entry.parts.count)
                    >= (isSamePrice ? Self.fewestLetters : Self.fewestLettersAtOtherPrices)
            else { continue }
            let least = isSamePrice ? Self.likeness : Self.likenessAtOtherPrices
            let likeness = NameLikeness.likeness(parts, entry.parts, atLeast: least)
            guard likeness >= least, NameLikeness.haveSameDigits(read, name) else { continue }
            if let other = best, abs(other.likeness - likeness) < 0.02 { isTied = true }
            if likeness > best?.likeness ?? 0 {
                isTied = isTied && likeness - (best?.likeness ?? 0) < 0.02
                best = (name, likeness)
            }
        }
        return isTied ? nil : best?.name
    }
}

extension LineItem {
    /// The price of one unit before discounts.
    fileprivate var price: Money { unitPrice ?? amount }
}
