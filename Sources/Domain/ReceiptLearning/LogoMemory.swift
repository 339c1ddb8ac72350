import ReceiptDomain

/// The logos on the receipts of each merchant.
struct LogoMemory: Sendable {
    /// The number of records with a logo by merchant.
    private var shops: TallyTable<SingleKey, ShopName>
    private var logos: TallyTable<NameKey, KnownLogo>

    /// The most logos compared for each merchant: they all show the same picture.
    private static let mostOfShop = 12

    /// The least similarity of two pictures of one logo.
    ///
    /// Measured on some 320 pictures: drawn names of different merchants have at most 0.54, those of one
    /// merchant 0.83 and more, and 5 of 34,000 pairs of words in one bold typeface have more than 0.70.
    private static let same = 0.70
    /// The least lead of the best merchant over any other.
    private static let margin = 0.15

    init(_ history: (any LearnedHistory)?) {
        shops = TallyTable("logoShop", history)
        logos = TallyTable("logo", history, limit: Self.mostOfShop)
    }

    var notes: [LearnedNote] { shops.notes + logos.notes }

    mutating func count(_ logo: LogoFingerprint, of shop: NameKey, _ count: Int) {
        guard logo.shape != nil else { return }
        shops.add(ShopName(shop), under: SingleKey(), count)
        logos.add(KnownLogo(logo), under: shop, count)
    }

    /// The confirmed names on receipts with the logo, by descending similarity.
    func names(with logo: LogoFingerprint) -> [NameKey] {
        ranked(logo).filter { $0.likeness >= Self.same }.map(\.key)
    }

    /// The one name whose receipts have the logo; `nil` if there is none, or if another is almost as similar.
    func name(with logo: LogoFingerprint) -> NameKey? {
        let ranked = ranked(logo)
        guard let best = ranked.first, best.likeness >= Self.same else { return nil }
        let isAlone = ranked.dropFirst().allSatisfy { best.likeness - $0.likeness >= Self.margin }
        return isAlone ? best.key : nil
    }

    private func ranked(_ logo: LogoFingerprint) -> [(key: NameKey, likeness: Double)] {
        guard let shape = logo.shape, let shops = shops[SingleKey()] else { return [] }
        return shops.counts.keys.map { (key: $0.key, likeness: likeness(of: shape, to: $0.key)) }
            .sorted { ($1.likeness, $0.key.text) < ($0.likeness, $1.key.text) }
    }

    private func likeness(of shape: LogoShape, to shop: NameKey) -> Double {
        let known = logos[shop]?.counts.filter { $0.value > 0 } ?? [:]
        return known.keys.map { $0.shape.map(shape.likeness) ?? 0 }.max() ?? 0
    }
}

/// A logo's fingerprint as a countable value.
private struct KnownLogo: Notable {
    private let logo: LogoFingerprint

    init(_ logo: LogoFingerprint) { self.logo = logo }

    init?(_ text: String) {
        guard let space = text.firstIndex(of: " ") else { return nil }
        logo = LogoFingerprint(text: String(text[text.index(after: space)...]))
    }

    /// Begins with a hash, so that the first of many notes in alphabetical order are a fair sample.
    var description: String { String(scatter, radix: 36) + " " + logo.text }

    var shape: LogoShape? { logo.shape }

    /// FNV-1a, which gives the same value on every machine.
    private var scatter: UInt64 {
        logo.text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
