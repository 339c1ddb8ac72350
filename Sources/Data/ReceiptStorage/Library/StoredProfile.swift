import ReceiptDomain

/// A user's `profile.json`.
struct StoredProfile: VersionedContent, Encodable {
    static let version = 1

    var v = version
    var locale: String
    var currency: String?
    var languages: [String]
    var dateOrder: String?
    /// Absent where months begin on the first.
    var monthStart: Int?

    init(_ profile: Profile) {
        locale = profile.locale
        currency = profile.currency?.code
        languages = profile.languages
        dateOrder = profile.dateOrder?.rawValue
        monthStart = profile.monthStart == 1 ? nil : profile.monthStart
    }

    func profile() throws(InvalidValue) -> Profile {
        Profile(
            locale: locale,
            currency: try parsed("currency", currency) { Currency(stored: $0) },
            languages: languages,
            dateOrder: try parsed("dateOrder", dateOrder, ReadingContext.DateOrder.init(rawValue:)),
            monthStart: try parsed("monthStart", monthStart.map(String.init)) {
                Int($0).flatMap { (1...31).contains($0) ? $0 : nil }
            } ?? 1
        )
    }
}
