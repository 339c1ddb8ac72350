import Synchronization

/// Money without an ISO 4217 code that a household counts all the same: BTC, points of a shop.
public struct OwnCurrency: LedgerEntity {
    public static let kind = "currency"
    public static let fields: Set<String> = ["id", "digits", "symbol", "name"]
    public static let possibleDigits = 0...8

    /// The currency's code.
    public let id: String
    /// The decimal places of the minor unit, which stay as they are once an amount is stored.
    public var digits: Int
    /// The text before amounts; the code where it is missing.
    public var symbol: String?
    public var name: String?

    public init(_ id: String, digits: Int, symbol: String? = nil, name: String? = nil) {
        (self.id, self.digits, self.symbol, self.name) = (id, digits, symbol, name)
    }

    public var invalidValue: InvalidValue? {
        guard Self.possibleDigits.contains(digits) else { return InvalidValue("digits", "\(digits)") }
        return Self.code(id) == id ? nil : InvalidValue("id", id)
    }

    /// The code that a text names: three to eight Latin letters that ISO 4217 has no currency for.
    public static func code(_ text: some StringProtocol) -> String? {
        guard let code = Currency(stored: text)?.code, !Currency.codes.contains(code), code != Currency.unknown.code
        else { return nil }
        return code
    }

    /// Whether a ledger line or an export mentions an amount of it, or an account or a budget in it.
    public func isMentioned(in text: some Collection<UInt8>) -> Bool {
        let line = Array(text)
        // `"currency":"BTC"` and other fields that end in a code, `"12.50 BTC"`, `"food@month:BTC"`, `kb|2026-11-10|-5BTC|`.
        let code = Array(id.utf8)
        return line.indices.dropLast(code.count).contains { start in
            guard start > 0, line[start] == code[0], line[start..<start + code.count].elementsEqual(code) else {
                return false
            }
            let (before, after) = (line[start - 1], line[start + code.count])
            let isEnd = after == UInt8(ascii: "\"") || after == UInt8(ascii: "|")
            return isEnd && (before < UInt8(ascii: "A") || before > UInt8(ascii: "z"))
        }
    }
}

extension Currency {
    /// The currencies that the ledgers read by this process define.
    ///
    /// Decoding an amount takes its minor unit, so a definition counts from its line on, also when it was removed since.
    private static let own = Mutex<[String: OwnCurrency]>([:])

    public static var ownCurrencies: [OwnCurrency] { own.withLock { $0.values.sorted { $0.id < $1.id } } }

    /// Defines a currency for the whole process; one that cannot be is ignored.
    public static func define(_ currency: OwnCurrency) {
        guard OwnCurrency.code(currency.id) == currency.id, OwnCurrency.possibleDigits.contains(currency.digits) else {
            return
        }
        own.withLock { $0[currency.id] = currency }
    }

    /// The household's definition; `nil` for currencies with an ISO 4217 code.
    public var own: OwnCurrency? { Self.own(code) }

    static func own(_ code: String) -> OwnCurrency? { own.withLock { $0.isEmpty ? nil : $0[code] } }

    /// Whether ISO 4217 or the household has a currency with this code, in capital letters.
    public static func isKnown(_ code: String) -> Bool { codes.contains(code) || own(code) != nil }
}
