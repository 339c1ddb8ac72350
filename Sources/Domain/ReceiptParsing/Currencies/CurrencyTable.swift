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

    /// Words anywhere on the page, in the order of their currencies: of a word that two share, the first has it.
    static let words = Region.all
        .flatMap { region in
            region.vocabulary.words.entries.map {
                Evidence(text: $0.text, code: region.currency.code, weight: $0.weight)
            }
        }
        .sorted { ($0.code, $1.weight) < ($1.code, $0.weight) }
}
