import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview

// Words that name accounts.
extension EntryLine {
    /// The name in a word that names no account and can only be meant as one: `신한카드`, `카카오뱅크로`, `cash`, `visa`.
    static func nameOfAccount(_ word: String) -> String? {
        if Self.namesOfAccounts.contains(word.lowercased()) { return word }
        let name = word.wholeMatch(of: /(.+(?:카드|은행|뱅크|통장))(?:으로|로)?/).map { String($0.output.1) }
        return name == "푸드뱅크" ? nil : name
    }

    private static let namesOfAccounts: Set = [
        "cash", "현금", "visa", "mastercard", "amex", "debit", "credit", "bank", "checking", "wallet",
    ]

    /// Takes `카드`, which says how it was paid: the only card, or the account named before.
    func takeCard(_ word: String, into entry: inout NewEntry) throws(BookProblem) {
        if let account = entry.account.flatMap({ accounts[$0] }) {
            guard account.kind == .card || !account.cards.isEmpty else { throw .oneTooMany(word) }
            return
        }
        let cards = openAccounts(.card)
        guard let card = cards.first else { throw .noSuchAccount(word, known: openAccounts(nil).map(\.id)) }
        guard cards.count == 1 else { throw .manyAccounts(cards.map(\.id)) }
        entry.account = card.id
    }

    /// - Throws: ``BookProblem/manyAccounts(_:)``
    func account(partlyNamed word: String) throws(BookProblem) -> Account? {
        do throws(BookProblem) {
            let isLetter = word.count == 1 && word.first?.isASCII == true
            return accounts.isEmpty || isLetter ? nil : try accounts.account(named: word)
        } catch {
            if case .manyAccounts = error { throw error }
            return nil
        }
    }

    /// The household's cash, where it is in one account, which may have another name.
    private func onlyCash(_ word: String) -> Account? {
        let cash = ["현금", "cash"].contains(word.lowercased()) ? openAccounts(.cash) : []
        return cash.count == 1 ? cash.first : nil
    }

    private func openAccounts(_ kind: Account.Kind?) -> [Account] {
        accounts.accounts.filter { $0.closed == nil && (kind == nil || $0.kind == kind) }
    }

    /// The account that a word before the amount names in full; digits belong to a shop's name there.
    func account(named word: String) -> Account? {
        guard !word.contains(where: \.isNumber) else { return nil }
        if let account = accounts.account(called: word) ?? onlyCash(word) { return account }
        for particle in ["으로", "로"] where word.hasSuffix(particle) {
            let name = String(word.dropLast(particle.count))
            if let account = accounts.account(called: name) ?? onlyCash(name) { return account }
        }
        return nil
    }
}
