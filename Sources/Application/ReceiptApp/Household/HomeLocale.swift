public import ReceiptDomain
import ReceiptRegions

/// Language and country from the environment's POSIX locale.
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

    private var region: Region? { country.flatMap(Region.country) }

    /// The country's currency, for countries of which we know the receipts.
    public var currency: Currency? { region.flatMap { Currency(code: $0.currency.code) } }

    /// The country's order of day, month and year in numeric dates; `nil` where the locale names no country.
    public var dateOrder: ReadingContext.DateOrder? { country == nil ? nil : (region?.dates ?? .usual).order }

    /// Languages to recognise, ISO 639-1: the locale's, then Korean and English.
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
