public import ReceiptDomain
import ReceiptRegions

/// Makes, changes and removes a household's own currencies, for all of its users.
public struct HouseholdCurrencies: Sendable {
    public enum Problem: Error, Hashable, Sendable {
        /// No code can be made of the text.
        case notACode(String)
        /// ISO 4217 has a currency with the code.
        case exists(Currency)
        case notDigits(Int)
        case notASymbol(String)
        /// Another currency is typed or shown so.
        case taken(String, by: Currency)
        case unknown(String)
        case used(OwnCurrency)
        /// Its minor unit cannot become one of so many decimals: amounts are stored in it.
        case digitsStay(OwnCurrency, Int)
    }

    private let library: any CurrencyRepository
    private let user: UserID

    public init(library: any CurrencyRepository, user: UserID) { (self.library, self.user) = (library, user) }

    public func all() async throws -> [OwnCurrency] { try await store(of: user).all().sorted { $0.id < $1.id } }

    private func store(of user: UserID) -> EntityStore<OwnCurrency> { EntityStore(library: library, user: user) }

    /// Adds a currency, or changes one; a value that is left out stays.
    public func add(
        _ text: String,
        digits: Int?,
        symbol: String?,
        name: String?,
        profile: Profile
    ) async throws -> OwnCurrency {
        guard let code = OwnCurrency.code(text) else {
            if let known = Currency(code: text) { throw Problem.exists(known) }
            throw Problem.notACode(text)
        }
        try await library.addOwner(user, profile: profile)
        let known = try await all().first { $0.id == code }
        var currency = known ?? OwnCurrency(code, digits: 2)
        if let digits { currency.digits = digits }
        if let symbol { currency.symbol = symbol.isEmpty ? nil : symbol }
        if let name { currency.name = name.isEmpty ? nil : name }
        guard OwnCurrency.possibleDigits.contains(currency.digits) else { throw Problem.notDigits(currency.digits) }
        try checkNames(of: currency)
        // All users' amounts are read by one definition, which therefore stands in each ledger.
        let users = try await library.users().map(\.id)
        var kept: [UserID: OwnCurrency] = [:]
        for other in users {
            kept[other] = try await library.entity(OwnCurrency.self, id: code, of: other)?.entity
            if let theirs = kept[other], theirs.digits != currency.digits, try await library.mentions(theirs) {
                throw Problem.digitsStay(theirs, currency.digits)
            }
        }
        for other in users { try await store(of: other).put(currency, over: kept[other]) }
        return currency
    }

    /// - Throws: ``Problem/used(_:)`` where any state of any entry has it, since undoing may bring that back.
    public func remove(_ text: String) async throws -> OwnCurrency {
        guard let code = Currency(stored: text)?.code, let known = try await all().first(where: { $0.id == code })
        else { throw Problem.unknown(text) }
        if try await library.mentions(known) { throw Problem.used(known) }
        for other in try await library.users() { try await store(of: other.id).remove(code) }
        return known
    }

    private func checkNames(of currency: OwnCurrency) throws {
        if let symbol = currency.symbol {
            let isShort = symbol.count <= 4 && symbol.allSatisfy { $0.isLetter || $0.isSymbol || $0.isPunctuation }
            guard isShort, !symbol.contains(where: { "-.,\"|".contains($0) }) else { throw Problem.notASymbol(symbol) }
        }
        for word in [currency.symbol, currency.name].compactMap({ $0?.lowercased() }) {
            let region = Region.currencies.first {
                $0.code.lowercased() == word || $0.symbol.lowercased() == word
                    || $0.names.words.contains(word) || $0.sharedNames.words.contains(word)
            }
            let other = Currency.ownCurrencies.first { other in
                other.id != currency.id
                    && [other.id, other.symbol, other.name].contains { $0?.lowercased() == word }
            }
            if let taken = (region?.code ?? other?.id).flatMap(Currency.init(code:)) {
                throw Problem.taken(word, by: taken)
            }
        }
    }
}
