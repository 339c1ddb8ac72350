public import ReceiptDomain

/// How a currency is written: in formatted amounts, by people who type, and by tills.
public struct CurrencyConvention: Sendable {
    /// How many tills print what is smaller than the unit.
    public enum Decimals: Hashable, Sendable { case usual, seldom, never }

    /// How the numbers on a page speak for the currency (log-odds), where most are written in one way.
    public struct NumberEvidence: Hashable, Sendable {
        /// Two decimals.
        public var decimals = 0.0
        /// Two decimals behind a comma, or behind a point.
        public var commas = 0.0
        public var points = 0.0
        /// Thousands set apart, and no decimals.
        public var wholes = 0.0
    }

    /// ISO 4217.
    public let code: String
    /// What stands before a formatted amount, with a space where one belongs there.
    public let symbol: String
    public let groupSeparator: String
    public let decimalSeparator: String
    /// What people type for it, in small letters, besides its code.
    public let names: WordList
    /// What they type for it where it is the currency at hand, though the name is first of all another's: `$`.
    public let sharedNames: WordList
    /// What tills print beside an amount, case and all, and how much that speaks for the currency.
    public let marks: WeightedWords
    /// A dollar sign alone speaks for it that much; 0 where it does not.
    public let bareDollarWeight: Double
    /// The code is a word as well, and counts only beside a figure that stands apart.
    public let isCodeAWord: Bool
    /// What belongs to a number before and behind it, misread forms among them.
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
        bareDollarWeight: Double = 0,
        isCodeAWord: Bool = false,
        prefixes: WordList = "",
        suffixes: WordList = "",
        decimals: Decimals = .usual,
        numberEvidence: NumberEvidence = NumberEvidence()
    ) {
        self.code = code
        self.symbol = symbol ?? code + " "
        self.groupSeparator = groupSeparator
        self.decimalSeparator = decimalSeparator
        self.names = names
        self.sharedNames = sharedNames
        self.marks = marks
        self.bareDollarWeight = bareDollarWeight
        self.isCodeAWord = isCodeAWord
        self.prefixes = prefixes
        self.suffixes = suffixes
        self.decimals = decimals
        self.numberEvidence = numberEvidence
    }

    /// Written with a dollar sign.
    public var isDollar: Bool { names.words.contains("$") || sharedNames.words.contains("$") }
}

extension Currency {
    /// How it is written; one of a country that is not known by its code.
    public var convention: CurrencyConvention {
        Region.issuing(code)?.currency ?? CurrencyConvention(code: code)
    }
}
