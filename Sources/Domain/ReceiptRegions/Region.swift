public import ReceiptDomain

/// The facts of one country's receipts, for reading, typing and formatting.
///
/// Each country has a file in `Countries`, and a place in ``all``.
public struct Region: Sendable {
    /// ISO 3166-1; `EU`, which the standard reserves, is for the facts that countries with the euro share.
    public let code: String
    /// The language (ISO 639-1) of which this is the likeliest country (Unicode CLDR "likely subtags").
    public internal(set) var language: String?
    public let currency: CurrencyConvention
    /// The currencies of older receipts.
    public internal(set) var formerCurrencies: [CurrencyConvention] = []
    public internal(set) var dates = DateHabit.usual
    /// The current and recent rates of value added, goods and services, or sales tax in tenths of a percent.
    ///
    /// Empty without such a tax, or if towns and states set it.
    public let taxRates: [Int]
    /// The unit in hundredths to which cash totals are rounded; 1 for no rounding.
    public internal(set) var smallestCoin = 1
    public internal(set) var idForms: [BusinessNumberForm] = []
    public internal(set) var numberForms = NumberForms()
    public internal(set) var addresses = Addresses()
    public internal(set) var vocabulary: Vocabulary = ""
    public internal(set) var chains = Chains()
}

/// Numbers and addresses that identify a country.
public struct NumberForms: Sendable {
    /// The international dialling code (ITU-T E.164); `nil` if several countries share it, or if it was not needed yet.
    public var dialingCode: String?
    /// Endings of web addresses that merchants of other countries seldom use.
    public var webEndings: WordList = ""
    public var places: [PlaceForm] = []
}

/// Words in street addresses.
public struct Addresses: Sendable {
    /// The short names of states and provinces at the end of addresses.
    public var states: WordList = ""
    /// Whether some of them are ordinary words, so that one alone is not an address: `IN`, `OR`, `ME`.
    public var areStatesWords = false
    /// Towns in lower case, which stand after a comma.
    public var towns: WordList = ""
    /// The endings and the beginnings of street names, in lower case.
    public var streetEndings: WordList = ""
    public var streetBeginnings: WordList = ""
    /// Recognises streets without these words.
    public var isStreet: (@Sendable (String) -> Bool)?
}

/// Words and letters that identify a receipt's country.
public struct Vocabulary: ExpressibleByStringLiteral, Sendable {
    /// Letters that few other countries use.
    public struct Script: Sendable {
        public enum Letters: Sendable { case hangul, kana }
        public var letters: Letters
        /// The number of letters for a weight of one; the total is limited by ``maximumWeight``.
        public var lettersPerWeight: Double
        public var maximumWeight: Double
        /// If these letters are more frequent, the country's own letters belong to their language, or are misread.
        public var yieldsTo: Letters?
    }

    /// Names of places, taxes, firms and means of payment, in lower case.
    public var words: WeightedWords
    public var script: Script?

    public init(words: WeightedWords, script: Script? = nil) {
        self.words = words
        self.script = script
    }

    public init(stringLiteral text: String) { self.init(words: WeightedWords(stringLiteral: text)) }
}

/// Chains with shops in a whole country, spelt as on their signs, and listed at their home country.
public struct Chains: Sendable {
    /// Names unlike any other word, which are recognised with a misread letter.
    public var distinctive: ChainNames = [:]
    /// Common or short words, which are recognised only without misread letters.
    public var exact: ChainNames = [:]
    /// So short that they count only if nothing else is printed on the line, or nothing but the branch.
    public var short: WordList = ""
    /// Slogans that are printed in place of a chain's name.
    public var slogans: KeyValuePairs<String, WordList> = [:]
}

/// Chains by the category of most purchases there; under `nil` those that sell everything, whose items decide.
public struct ChainNames: ExpressibleByDictionaryLiteral, Sendable {
    public let rows: [(category: Category?, names: [String])]

    public init(dictionaryLiteral rows: (Category?, WordList)...) { self.rows = rows.map { ($0, $1.words) } }

    public var all: [String] { rows.flatMap(\.names) }
}
