import ReceiptDomain

/// A user's `profile.json`.
struct StoredProfile: Codable {
    static let version = 1

    var v = version
    var locale: String
    var currency: String?
    var languages: [String]
    var dateOrder: String?

    init(_ profile: Profile) {
        locale = profile.locale
        currency = profile.currency?.code
        languages = profile.languages
        dateOrder = profile.dateOrder?.rawValue
    }

    func profile() throws(InvalidField) -> Profile {
        Profile(
            locale: locale,
            currency: try parsed("currency", currency) { Currency(stored: $0) },
            languages: languages,
            dateOrder: try parsed("dateOrder", dateOrder, ReadingContext.DateOrder.init(rawValue:))
        )
    }
}
