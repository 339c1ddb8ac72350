import ReceiptDomain

/// The household's accounts, with lookup by id, name or card.
public struct AccountBook: Hashable, Sendable {
    /// In the order in which they were added.
    public let accounts: [Account]
    private let byID: [String: Account]

    public init(_ accounts: [Account] = []) {
        self.accounts = accounts
        byID = Dictionary(accounts.map { ($0.id, $0) }) { _, last in last }
    }

    public var isEmpty: Bool { accounts.isEmpty }

    public var open: [Account] { accounts.filter { $0.closed == nil } }

    /// The open account, if there is just one.
    public var onlyOpen: Account? { open.count == 1 ? open.first : nil }

    public subscript(id: String) -> Account? { byID[id] }

    /// An id for a new account, which nobody has to choose: the name where it is ASCII, otherwise the kind; with a number if taken.
    public func freeID(for name: String, _ kind: Account.Kind) -> String {
        let letters = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        let plain = String(String(letters).split(separator: "-").joined(separator: "-").prefix(24))
        let stem = Account.isValid(id: plain) ? plain : kind.rawValue
        let candidates = [stem] + (2...999).map { "\(stem)-\($0)" }
        return candidates.first { byID[$0] == nil } ?? stem
    }

    /// The account with this id, name, number or card digits, or the only one whose id or name contains the text.
    ///
    /// - Throws: ``BookProblem/noSuchAccount(_:known:)`` or ``BookProblem/manyAccounts(_:)``
    public func account(named text: String) throws(BookProblem) -> Account {
        if let account = byID[text] { return account }
        let wanted = Self.squeezed(text)
        let found = Self.openFirst(
            accounts.matches(ofFirst: [
                { Self.squeezed($0.name) == wanted || $0.id == wanted },
                { $0.cards[text] != nil || $0.isNumbered(text) },
                { !wanted.isEmpty && (Self.squeezed($0.name).hasPrefix(wanted) || $0.id.hasPrefix(wanted)) },
                { !wanted.isEmpty && (Self.squeezed($0.name).contains(wanted) || $0.id.contains(wanted)) },
            ])
        )
        if let account = found.first, found.count == 1 { return account }
        guard found.isEmpty else { throw .manyAccounts(found.map(\.id)) }
        throw .noSuchAccount(text, known: open.map(\.id))
    }

    /// As ``account(named:)``, without matching parts of names.
    public func account(called text: String) -> Account? {
        let found = Self.openFirst(
            accounts.filter { account in
                account.id == text || account.name == text || account.aliases.contains(text)
                    || account.cards[text] != nil || account.isNumbered(text)
            }
        )
        return found.count == 1 ? found.first : nil
    }

    /// Another open account of the same name, by which neither can be named.
    public func namesake(of account: Account) -> Account? {
        let name = Self.squeezed(account.name)
        return open.first { $0.id != account.id && Self.squeezed($0.name) == name }
    }

    /// The open accounts among these, or else the closed ones.
    private static func openFirst(_ found: [Account]) -> [Account] {
        let open = found.filter { $0.closed == nil }
        return open.isEmpty ? found : open
    }

    private static func squeezed(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }

    /// Other open accounts that list digits of cards with which a card of this one ends, or the other way round.
    public func listing(cardsOf account: Account) -> [(digits: String, other: Account)] {
        account.cards.keys.sorted().compactMap { digits in
            let other = open.first { other in
                other.id != account.id && other.cards.keys.contains { $0.hasSuffix(digits) || digits.hasSuffix($0) }
            }
            return other.map { (digits, $0) }
        }
    }

    /// Account ids by card digits; several where cards end alike.
    public var accountsByCard: [String: [String]] {
        var found: [String: [String]] = [:]
        for account in open {
            for digits in account.cards.keys { found[digits, default: []].append(account.id) }
        }
        return found
    }
}
