import Foundation
public import ReceiptDomain

/// Currencies and languages by their names, for lists to choose from.
extension Wording {
    private var locale: Locale { Locale(identifier: localized("en", "ko")) }

    /// `한국어`, `German`.
    public func name(ofLanguage code: String) -> String { locale.localizedString(forLanguageCode: code) ?? code }

    /// Codes with names such as `US Dollar · USD`: those that are met most, then all in order of their names.
    public func currencies(besides own: Currency?) -> [(code: String, name: String)] {
        let first = ([own?.code] + ["KRW", "USD", "EUR", "JPY", "GBP", "CNY"].map(Optional.some)).compactMap(\.self)
        let locale = locale
        func named(_ code: String) -> (code: String, name: String) {
            (code, locale.localizedString(forCurrencyCode: code).map { "\($0) · \(code)" } ?? code)
        }
        var seen: Set<String> = [Currency.unknown.code]
        return first.filter { seen.insert($0).inserted }.map(named)
            + Currency.codes.subtracting(seen).map(named).sorted { ($0.name, $0.code) < ($1.name, $1.code) }
    }
}
