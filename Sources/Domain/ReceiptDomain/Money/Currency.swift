/// A currency by its ISO 4217 code.
public struct Currency: Hashable, Sendable, CustomStringConvertible {
    /// Three capital letters.
    public let code: String

    /// `nil` unless `code` is three ASCII letters; they are upper-cased.
    public init?(code: String) {
        if code == Self.krw.code || code == Self.usd.code {
            self.code = code
            return
        }
        let letters = code.utf8.map { $0 & 0xDF }
        guard letters.count == 3, letters.allSatisfy({ (65...90).contains($0) }) else { return nil }
        self.code = String(decoding: letters, as: UTF8.self)
    }

    private init(known code: String) { self.code = code }

    public var description: String { code }

    public static let krw = Currency(known: "KRW")
    public static let usd = Currency(known: "USD")
    public static let eur = Currency(known: "EUR")
    public static let gbp = Currency(known: "GBP")
    public static let jpy = Currency(known: "JPY")
    public static let myr = Currency(known: "MYR")

    /// ISO 4217's code for "no currency": an amount whose currency is not known yet.
    public static let unknown = Currency(known: "XXX")
}
