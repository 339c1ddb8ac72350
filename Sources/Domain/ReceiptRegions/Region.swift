/// What is true of the receipts of one country: reading, typing and formatting all take it from here.
///
/// Each country has a file in `Countries`, and a place in ``all``.
public struct Region: Sendable {
    /// ISO 3166-1; `EU`, which the standard keeps free for it, has what the countries with the euro share.
    public let code: String
    /// Of which it is the likeliest country (ISO 639-1, Unicode CLDR "likely subtags").
    public let language: String?
    public let currency: CurrencyConvention
    /// Those that older receipts are in.
    public let formerCurrencies: [CurrencyConvention]
    public let dates: DateHabit
    /// Rates of value added, goods and services, or sales tax in tenths of a percent, in force or lately so.
    ///
    /// None where there is no such tax, or where towns and states set it.
    public let taxRates: [Int]
    /// In hundredths, where sums paid in cash are rounded to it; 1 where they are not.
    public let smallestCoin: Int
    public let idForms: [BusinessNumberForm]
    public let numberForms: NumberForms
    public let addresses: Addresses
    public let vocabulary: Vocabulary
    public let chains: Chains

    init(
        code: String,
        language: String? = nil,
        currency: CurrencyConvention,
        formerCurrencies: [CurrencyConvention] = [],
        dates: DateHabit,
        taxRates: [Int],
        smallestCoin: Int = 1,
        idForms: [BusinessNumberForm] = [],
        numberForms: NumberForms = NumberForms(),
        addresses: Addresses = Addresses(),
        vocabulary: Vocabulary = "",
        chains: Chains = Chains()
    ) {
        self.code = code
        self.language = language
        self.currency = currency
        self.formerCurrencies = formerCurrencies
        self.dates = dates
        self.taxRates = taxRates
        self.smallestCoin = smallestCoin
        self.idForms = idForms
        self.numberForms = numberForms
        self.addresses = addresses
        self.vocabulary = vocabulary
        self.chains = chains
    }
}

/// Numbers and addresses that give a country away.
public struct NumberForms: Sendable {
    /// Before telephone numbers from abroad (ITU-T E.164); `nil` where countries share it, or where it has not been needed yet.
    public var dialingCode: String?
    /// Ends of web addresses that shops of other countries seldom use.
    public var webEndings: WordList = ""
    public var places: [PlaceForm] = []
}

/// How street addresses are written.
public struct Addresses: Sendable {
    /// Short names of states and provinces, as addresses end.
    public var states: WordList = ""
    /// Some of them are words, so that one alone is no place: `IN`, `OR`, `ME`.
    public var areStatesWords = false
    /// In small letters: towns that stand behind a comma.
    public var towns: WordList = ""
    /// In small letters, what names of streets end with, and begin with.
    public var streetEndings: WordList = ""
    public var streetBeginnings: WordList = ""
    /// A form of its own, which needs none of these words.
    public var isStreet: (@Sendable (String) -> Bool)?
}

/// Words and letters by which a receipt tells its country.
public struct Vocabulary: ExpressibleByStringLiteral, Sendable {
    /// Letters that few other countries use.
    public struct Script: Sendable {
        public enum Letters: Sendable { case hangul, kana }
        public var letters: Letters
        /// So many of them speak for the country with a weight of one, up to the greatest.
        public var lettersPerWeight: Double
        public var maximumWeight: Double
        /// Where there are more of these, the country's own letters are a part of theirs, or misread.
        public var yieldsTo: Letters?
    }

    /// In small letters: names of places, taxes, firms and ways to pay.
    public var words: WeightedWords
    public var script: Script?

    public init(words: WeightedWords, script: Script? = nil) {
        self.words = words
        self.script = script
    }

    public init(stringLiteral text: String) { self.init(words: WeightedWords(stringLiteral: text)) }
}

/// Chains with shops in a whole country, in the spelling of their signs; each stands with the country where it is at home.
public struct Chains: Sendable {
    /// Unlike any other word: they are known though a letter was misread.
    public var distinctive: WordList = ""
    /// Common words, or so short that others are a letter away: they count only as they are written.
    public var exact: WordList = ""
    /// So short that they are a name only where they are all that is printed.
    public var short: WordList = ""
    /// What is printed in place of a name.
    public var slogans: KeyValuePairs<String, WordList> = [:]
}
