extension Region {
    /// All known countries; a new one needs a file and its name here.
    ///
    /// The euro area comes first, so that it represents its currency; the others are ordered by their codes.
    public static let all: [Region] = [
        .euroArea,
        .unitedArabEmirates, .albania, .argentina, .austria, .australia, .bosnia, .bangladesh, .belgium, .bulgaria,
        .bahrain, .bolivia, .brazil, .belarus, .canada, .switzerland, .chile, .china, .colombia, .costaRica, .cyprus,
        .czechia, .germany, .denmark, .dominicanRepublic, .estonia, .egypt, .spain, .ethiopia, .finland, .france,
        .unitedKingdom, .georgia, .ghana, .greece, .guatemala, .hongKong, .croatia, .hungary, .indonesia, .ireland,
        .israel, .india, .iceland, .italy, .jordan, .japan, .kenya, .cambodia, .southKorea, .kuwait, .kazakhstan,
        .sriLanka, .lithuania, .luxembourg, .latvia, .morocco, .moldova, .northMacedonia, .mongolia, .macau, .malta,
        .mauritius, .mexico, .malaysia, .nigeria, .netherlands, .norway, .nepal, .newZealand, .oman, .peru,
        .philippines, .pakistan, .poland, .portugal, .paraguay, .qatar, .romania, .serbia, .russia, .saudiArabia,
        .sweden, .singapore, .slovenia, .slovakia, .thailand, .tunisia, .turkey, .taiwan, .tanzania, .ukraine,
        .uganda, .unitedStates, .uruguay, .vietnam, .southAfrica,
        // They pay in the United States' dollars, and do not represent them.
        .ecuador, .panama,
    ]

    private static let byCode = Dictionary(all.map { ($0.code, $0) }) { first, _ in first }
    private static let byCurrency = Dictionary(all.map { ($0.currency.code, $0) }) { first, _ in first }
    private static let byLanguage = Dictionary(all.map { ($0.language, $0) }) { first, _ in first }

    /// Finds a country by its code, ISO 3166-1 in capitals.
    public static func country(_ code: String) -> Region? { byCode[code] }

    /// The country in a locale such as `en-PH` or `en_PH.UTF-8`; without one, the likeliest country of the language.
    public static func named(inLocale locale: String) -> Region? {
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
        // Three digits are a region of the world, and four letters a script.
        if let code = parts.dropFirst().first(where: { $0.count == 2 || Int($0) != nil }) {
            return country(code.uppercased())
        }
        return parts.first.flatMap { byLanguage[$0.lowercased()] }
    }

    /// The country that issues the currency; for the euro, the euro area.
    public static func issuing(_ currency: String) -> Region? { byCurrency[currency] }

    /// The rates of a currency's own countries, the highest first; those of the euro are the ones of all its members.
    ///
    /// Of the dollar there are none, though some countries that pay in it have rates: its own has sales taxes.
    public static func taxRates(in currency: String) -> [Int] {
        let issuer = issuing(currency)
        let countries =
            issuer?.code == euroArea.code ? all.filter { $0.currency.code == currency } : [issuer].compactMap(\.self)
        return Set(countries.flatMap(\.taxRates)).sorted(by: >)
    }

    /// The currencies in use, without duplicates.
    public static let currencies: [CurrencyConvention] =
        all.filter { byCurrency[$0.currency.code]?.code == $0.code }.map(\.currency)

    /// The currencies of receipts, including former ones.
    public static let printedCurrencies: [CurrencyConvention] = currencies + all.flatMap(\.formerCurrencies)
}
