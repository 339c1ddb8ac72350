/// A currency by its ISO 4217 code, or by the code of an ``OwnCurrency``.
public struct Currency: Hashable, Sendable, CustomStringConvertible {
    /// Three capital letters, or up to eight of the household's own.
    public let code: String

    /// `nil` unless `code` is three ASCII letters, or that of a known own currency; they are upper-cased.
    public init?(code: String) {
        if code == Self.krw.code || code == Self.usd.code {
            self.init(known: code)
            return
        }
        self.init(stored: code)
        if self.code.utf8.count != 3, own == nil { return nil }
    }

    /// `nil` unless `code` is three to eight ASCII letters: a stored code may be read before its definition is.
    public init?(stored code: some StringProtocol) {
        let letters = code.utf8.map { $0 & 0xDF }
        guard (3...8).contains(letters.count), letters.allSatisfy({ (65...90).contains($0) }) else { return nil }
        self.code = String(decoding: letters, as: UTF8.self)
    }

    private init(known code: String) { self.code = code }

    public var description: String { code }

    public static let krw = Currency(known: "KRW")
    public static let usd = Currency(known: "USD")
    public static let eur = Currency(known: "EUR")
    public static let gbp = Currency(known: "GBP")
    public static let jpy = Currency(known: "JPY")

    /// ISO 4217's code for "no currency": an amount whose currency is not known yet.
    public static let unknown = Currency(known: "XXX")
}
