public import ReceiptDomain

/// What the environment's locale says of the person: language and country.
public struct HomeLocale: Hashable, Sendable {
    /// ISO 639-1, `ko`.
    public var language: String?
    /// ISO 3166-1, `KR`.
    public var country: String?

    /// Follows POSIX: the first that is set of `LC_ALL`, `LC_MESSAGES`, `LANG`.
    public init(environment: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let value = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let locale = value.prefix { $0 != "." && $0 != "@" }
        guard locale != "C", locale != "POSIX" else { return }
        let parts = locale.split(separator: "_")
        language = parts.first.map { $0.lowercased() }
        country = parts.count > 1 ? parts[1].uppercased() : nil
    }

    /// Usual currency of the country, for the countries whose receipts we know something about.
    public var currency: Currency? {
        let codes = [
            "KR": "KRW", "US": "USD", "GB": "GBP", "MY": "MYR", "SG": "SGD", "JP": "JPY", "AU": "AUD", "CA": "CAD",
            "NZ": "NZD", "CH": "CHF", "PL": "PLN", "ZA": "ZAR", "IN": "INR", "ID": "IDR", "TW": "TWD", "CN": "CNY",
            "TH": "THB", "VN": "VND", "PH": "PHP", "SE": "SEK", "NO": "NOK", "DK": "DKK", "CZ": "CZK", "HU": "HUF",
            "RO": "RON", "AT": "EUR", "BE": "EUR", "DE": "EUR", "ES": "EUR", "FI": "EUR", "FR": "EUR", "GR": "EUR",
            "IE": "EUR", "IT": "EUR", "NL": "EUR", "PT": "EUR", "LV": "EUR", "LT": "EUR", "EE": "EUR", "SK": "EUR",
        ]
        return country.flatMap { codes[$0] }.flatMap { Currency(code: $0) }
    }

    /// How the country writes dates in figures, where it is one that differs from day, month, year.
    public var dateOrder: ReadingContext.DateOrder? {
        switch country {
        case "US"?: .monthFirst
        case "KR"?, "JP"?, "CN"?, "TW"?, "HU"?: .yearFirst
        case nil: nil
        default: .dayFirst
        }
    }

    /// Korean and English households first: both are looked for, the person's own first.
    public var languages: [String] {
        guard let language else { return ["ko", "en"] }
        return [language] + ["ko", "en"].filter { $0 != language }
    }

    /// For a receipt that belongs to no user of a library.
    public func context(today: CalendarDay) -> ReadingContext {
        ReadingContext(today: today, homeCurrency: currency, dateOrder: dateOrder, languages: languages)
    }

    /// For a new user of a library.
    public var profile: Profile {
        let name = [language, country].compactMap(\.self).joined(separator: "-")
        return Profile(
            locale: name.isEmpty ? "en" : name,
            currency: currency,
            languages: languages,
            dateOrder: dateOrder
        )
    }
}
