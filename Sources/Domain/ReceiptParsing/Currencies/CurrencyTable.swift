import ReceiptRegions

/// Evidence for currencies on a receipt, collected from all regions.
enum CurrencyTable {
    /// A text's evidence for a currency, in log-odds.
    struct Evidence {
        let text: String
        let code: String
        let weight: Double
        /// The country whose word it is; `nil` for a sign.
        var country: String?
    }

    /// Signs and codes, which must be printed beside an amount.
    static let marks = Region.printedCurrencies.flatMap { currency in
        currency.marks.entries.map { Evidence(text: $0.text, code: currency.code, weight: $0.weight) }
    }

    static let doubtfulMarks = Region.printedCurrencies.flatMap { currency in
        currency.doubtfulMarks.entries.map { Evidence(text: $0.text, code: currency.code, weight: $0.weight) }
    }

    /// Codes that are also words, and count only beside a separate figure: `RON` is also a name, and petrol, RON95.
    static let commonWords = Set(Region.printedCurrencies.filter(\.isCodeAWord).map(\.code))

    /// The currencies for which a bare "$" may stand.
    static let dollars = Region.currencies.filter { $0.bareDollarWeight > 0 }

    /// Words anywhere on the page with all currencies they favour or disfavour: `eftpos` is used in Australia and New Zealand.
    static let words: [(text: String, meanings: [Evidence])] = {
        let entries = Region.all.flatMap { region in
            region.vocabulary.words.entries.map {
                Evidence(text: $0.text, code: region.currency.code, weight: $0.weight, country: region.code)
            }
        }
        return Dictionary(grouping: entries, by: \.text).sorted { $0.key < $1.key }.map { text, entries in
            // One entry for each currency: euro countries share words.
            let byCode = Dictionary(grouping: entries, by: \.code).compactMapValues { $0.max { $0.weight < $1.weight } }
            return (text, byCode.values.sorted { $0.code < $1.code })
        }
    }()
}
