/// A form of postcode, telephone number or registration that gives its country away.
public struct PlaceForm: Sendable {
    /// Forms of one kind count once on a page.
    public let kind: String
    /// How much it speaks for the country (log-odds).
    public let weight: Double
    /// In capitals: says nothing unless the line has it too.
    public let beside: String?
    private let fits: @Sendable (PrintedWord) -> Bool

    init(_ kind: String, _ weight: Double, beside: String? = nil, fits: @escaping @Sendable (PrintedWord) -> Bool) {
        self.kind = kind
        self.weight = weight
        self.beside = beside
        self.fits = fits
    }

    public func matches(_ word: PrintedWord) -> Bool { fits(word) }

    /// A rate beside the name of the tax, `GST 15%`: countries that call a tax alike seldom have the same rate.
    static func rate(_ kind: String, _ percent: Double, of tax: String, _ weight: Double) -> PlaceForm {
        PlaceForm(kind, weight, beside: tax) { $0.percentage == percent }
    }
}

/// A word of a line and its neighbours.
public struct PrintedWord: Sendable {
    /// Without the marks around it.
    public let text: String
    /// The word behind it, without the marks around that; empty at the end.
    public let next: String
    /// The word before it as it is printed; empty at the beginning.
    public let before: String

    public init(_ text: String, next: String = "", before: String = "") {
        self.text = text
        self.next = next
        self.before = before
    }

    /// `15%`, `@15.00%`, `(15%)`, `15 %`, `20%VAT`; `nil` for what is none.
    var percentage: Double? {
        let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        let rest = text[number.endIndex...]
        guard rest.hasPrefix("%") || rest.isEmpty && next.hasPrefix("%") else { return nil }
        return Double(number)
    }

    /// `2730 1188`, and no part of a longer number.
    func isEightDigitPhone(beginning first: Set<Character>) -> Bool {
        guard let begin = text.first, first.contains(begin), text.isDigits(4), next.isDigits(4) else { return false }
        return !before.contains(where: \.isNumber)
    }

    /// The word before begins with a capital and goes on in small letters, or a comma ends it.
    var isBehindName: Bool {
        before.hasSuffix(",") || before.first?.isUppercase == true && before.dropFirst().contains(where: \.isLowercase)
    }
}

extension StringProtocol {
    /// Whether it has the pattern's letters, with any digit for a `9` and any capital for an `A`.
    func fits(_ pattern: String) -> Bool {
        utf8.count == pattern.utf8.count
            && zip(unicodeScalars, pattern.unicodeScalars).allSatisfy { scalar, wanted in
                switch wanted {
                case "9": ("0"..."9").contains(scalar)
                case "A": ("A"..."Z").contains(scalar)
                default: scalar == wanted
                }
            }
    }

    /// Whether it is nothing but so many digits.
    func isDigits(_ count: Int) -> Bool {
        utf8.count == count && unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    }

    /// Whether it is groups of so many digits with dashes, points or brackets between them: `031-555-0107`.
    func isGrouped(_ groups: Int...) -> Bool {
        let parts = split(whereSeparator: { $0 == "-" || $0 == "." || $0 == ")" }).map { $0.drop { $0 == "(" } }
        return parts.count == groups.count && zip(parts, groups).allSatisfy { $0.isDigits($1) }
    }
}
