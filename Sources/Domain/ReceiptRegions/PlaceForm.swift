/// A form of postcode, telephone number or registration that identifies its country.
public struct PlaceForm: Sendable {
    /// Forms of one kind count once on a page.
    public let kind: String
    /// The evidence for the country (log-odds).
    public let weight: Double
    /// A text in capitals that the line must also have; `nil` for none.
    public let beside: String?
    private let fits: @Sendable (PrintedWord) -> Bool

    init(_ kind: String, _ weight: Double, beside: String? = nil, fits: @escaping @Sendable (PrintedWord) -> Bool) {
        (self.kind, self.weight, self.beside, self.fits) = (kind, weight, beside, fits)
    }

    public func matches(_ word: PrintedWord) -> Bool { fits(word) }

    /// A tax rate beside the tax's name, `GST 15%`: countries with the same name for a tax seldom have the same rate.
    static func rate(_ kind: String, _ percent: Double, of tax: String, _ weight: Double) -> PlaceForm {
        PlaceForm(kind, weight, beside: tax) { $0.percentage == percent }
    }
}

/// A word of a line with its neighbours.
public struct PrintedWord: Sendable {
    /// Without the punctuation around it.
    public let text: String
    /// The next word without the punctuation around it; empty at the end.
    public let next: String
    /// The word before it as printed; empty at the beginning.
    public let before: String

    public init(_ text: String, next: String = "", before: String = "") {
        (self.text, self.next, self.before) = (text, next, before)
    }

    /// The rate in `15%`, `@15.00%`, `17,00%`, `(15%)`, `15 %`, `20%VAT`; `nil` for other text.
    var percentage: Double? {
        let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
        let rest = text[number.endIndex...]
        guard rest.hasPrefix("%") || rest.isEmpty && next.hasPrefix("%") else { return nil }
        return Double(String(number.map { $0 == "," ? "." : $0 }))
    }

    /// Whether it begins a number of two groups of four digits: `2730 1188`, with one of these first digits.
    func isEightDigitPhone(beginning first: Set<Character>) -> Bool {
        guard let begin = text.first, first.contains(begin), text.isDigits(4), next.isDigits(4) else { return false }
        return !before.contains(where: \.isNumber)
    }

    /// Whether the word before is a name: capitalised, or followed by a comma.
    var isBehindName: Bool {
        before.hasSuffix(",") || before.first?.isUppercase == true && before.dropFirst().contains(where: \.isLowercase)
    }
}

extension StringProtocol {
    /// Whether it fits the pattern, where `9` stands for a digit and `A` for a capital.
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

    /// Whether it is the country's number for value added tax.
    func isVATNumber(_ country: String, digits: ClosedRange<Int>) -> Bool {
        guard hasPrefix(country) else { return false }
        let number = dropFirst(country.count)
        return digits.contains(number.utf8.count) && number.isDigits(number.utf8.count)
    }

    /// Whether it consists of this number of digits.
    func isDigits(_ count: Int) -> Bool {
        utf8.count == count && unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    }

    /// Whether it consists of groups of digits with dashes, points or brackets between them: `031-555-0107`.
    func isGrouped(_ groups: Int...) -> Bool {
        let parts = split(whereSeparator: { $0 == "-" || $0 == "." || $0 == ")" }).map { $0.drop { $0 == "(" } }
        return parts.count == groups.count && zip(parts, groups).allSatisfy { $0.isDigits($1) }
    }
}
