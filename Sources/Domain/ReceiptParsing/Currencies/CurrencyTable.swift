import ReceiptRegions

/// What on a receipt speaks for a currency, of all regions together.
enum CurrencyTable {
    /// How strongly a text speaks for a currency (log-odds).
    struct Evidence {
        let text: String
        let code: String
        let weight: Double
    }

    /// Signs and codes, which must stand beside an amount.
    static let marks = Region.printedCurrencies.flatMap { currency in
        currency.marks.entries.map { Evidence(text: $0.text, code: currency.code, weight: $0.weight) }
    }

    /// Codes that are words as well, and count only beside a figure that stands apart: `RON` is also a man, and petrol, RON95.
    static let commonWords = Set(Region.printedCurrencies.filter(\.isCodeAWord).map(\.code))

    /// Half of the world's dollars say no more than "$".
    static let dollars = Region.currencies.filter { $0.bareDollarWeight > 0 }

    /// Words anywhere on the page, each with all currencies it speaks for or against: `eftpos` is Australian and of New Zealand.
    static let words: [(text: String, meanings: [Evidence])] = {
        let entries = Region.all.flatMap { region in
            region.vocabulary.words.entries.map {
                Evidence(text: $0.text, code: region.currency.code, weight: $0.weight)
            }
        }
        return Dictionary(grouping: entries, by: \.text).sorted { $0.key < $1.key }.map { text, entries in
            // One for each currency: the countries of the euro have words in common.
            let byCode = Dictionary(grouping: entries, by: \.code).compactMapValues { $0.max { $0.weight < $1.weight } }
            return (text, byCode.values.sorted { $0.code < $1.code })
        }
    }()
}
