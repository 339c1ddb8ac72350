public import ReceiptDomain

/// The notation of a currency: in formatted amounts, in typed input, and on receipts.
public struct CurrencyConvention: Sendable {
    /// The share of tills that print decimals.
    public enum Decimals: Hashable, Sendable {
        case usual
        /// Most tills print them; small shops and menus of round prices do not.
        case often
        case seldom, never
    }

    /// The evidence for the currency (log-odds) in the format of most of a page's numbers.
    public struct NumberEvidence: Hashable, Sendable {
        /// For two decimals.
        public var decimals = 0.0
        /// For two decimals after a comma, or after a point.
        public var commas = 0.0
        public var points = 0.0
        /// For numbers with thousands separators and without decimals.
        public var wholes = 0.0
    }

    /// ISO 4217.
    public let code: String
    /// The text before a formatted amount, with a space if one is usual.
    public let symbol: String
    public let groupSeparator: String
    public let decimalSeparator: String
    /// Typed names besides the code, in lower case.
    public let names: WordList
    /// Typed names that mean this currency only if it is the current one, because they are mainly another's: `$`.
    public let sharedNames: WordList
    /// Printed signs beside an amount, with case, and their weight as evidence for the currency.
    public let marks: WeightedWords
    /// Signs that are also words or units, or that the recogniser reads in place of the currency's own.
    ///
    /// They count only where a word speaks of the currency: `SHOWER GEL 4.99`, `DISTANCE 12.5 KM`.
    public let doubtfulMarks: WeightedWords
    /// The weight of a lone dollar sign as evidence; 0 for none.
    public let bareDollarWeight: Double
    /// Whether the code is also a word, and counts only beside a figure that stands alone.
    public let isCodeAWord: Bool
    /// Tills may group thousands by a space: `1 628,00` (CLDR's group separators).
    public let groupsBySpace: Bool
    /// The signs directly before and after a number, including misread forms.
    public let prefixes: WordList
    public let suffixes: WordList
    public let decimals: Decimals
    public let numberEvidence: NumberEvidence

    init(
        code: String,
        symbol: String? = nil,
        groupSeparator: String = ",",
        decimalSeparator: String = ".",
        names: WordList = "",
        sharedNames: WordList = "",
        marks: WeightedWords = "",
        doubtfulMarks: WeightedWords = "",
        bareDollarWeight: Double = 0,
        isCodeAWord: Bool = false,
        groupsBySpace: Bool = false,
        prefixes: WordList = "",
        suffixes: WordList = "",
        decimals: Decimals = .usual,
        numberEvidence: NumberEvidence = NumberEvidence()
    ) {
        self.code = code
        self.symbol = symbol ?? code + " "
        (self.groupSeparator, self.decimalSeparator, self.names) = (groupSeparator, decimalSeparator, names)
        (self.sharedNames, self.marks, self.doubtfulMarks) = (sharedNames, marks, doubtfulMarks)
        (self.bareDollarWeight, self.isCodeAWord, self.prefixes) = (bareDollarWeight, isCodeAWord, prefixes)
        self.groupsBySpace = groupsBySpace
        (self.suffixes, self.decimals, self.numberEvidence) = (suffixes, decimals, numberEvidence)
    }

    /// Whether it is written with a dollar sign.
    public var isDollar: Bool { names.words.contains("$") || sharedNames.words.contains("$") }
}

extension Currency {
    /// Its convention; for a currency of no known country one with only the code, or the symbol of an own one.
    public var convention: CurrencyConvention {
        Region.issuing(code)?.currency ?? CurrencyConvention(code: code, symbol: own?.symbol)
    }
}
