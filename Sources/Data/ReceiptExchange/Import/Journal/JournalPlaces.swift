import HouseholdBook
import ReceiptDomain

/// Which account or category of the book a journal's account is.
struct JournalPlaces {
    enum Place: Hashable {
        case account(String)
        /// No account of the book, by our own journals.
        case elsewhere(String?)
        case category(ReceiptDomain.Category?, RecordKind)
        case equity(isOpening: Bool)
    }

    private let journal: Journal
    private let catalog: CategoryCatalog
    /// Accounts' ids by name and currency.
    private var ids: [String: [Currency: String]] = [:]
    private var taken: Set<String> = []
    /// As they are made, without their openings.
    private(set) var accounts:
        [(id: String, name: String, kind: Account.Kind, currency: Currency, journalName: String)] = []
    private(set) var categories: [OwnCategory] = []

    private static let roots: [String: Journal.Root] = [
        "asset": .assets, "assets": .assets, "자산": .assets, "liability": .liabilities, "liabilities": .liabilities,
        "부채": .liabilities, "equity": .equity, "자본": .equity, "income": .income, "incomes": .income, "revenue": .income,
        "revenues": .income, "수익": .income, "수입": .income, "expense": .expenses, "expenses": .expenses, "비용": .expenses,
        "지출": .expenses,
    ]

    init(_ journal: Journal, _ catalog: CategoryCatalog) { (self.journal, self.catalog) = (journal, catalog) }

    /// `isOwn` is a posting of one of our own journals.
    mutating func place(
        of posting: Journal.Posting,
        line: Int,
        isOwn: Bool = false
    ) throws(JournalProblem) -> Place {
        let parts = Self.parts(of: posting.account)
        guard let root = root(of: posting.account, parts) else {
            throw JournalProblem(line, .unknownRoot(posting.account))
        }
        let below = Array(parts.dropFirst())
        switch root {
        case .assets, .liabilities:
            if root == .assets, below.first?.lowercased() == "unknown" { return .elsewhere(below.dropFirst().first) }
            if isOwn, below.count == 3, below[2].lowercased() == JournalNames.unsettled {
                let name = posting.account.split(separator: ":").dropLast().joined(separator: ":")
                return .elsewhere(ids[name]?.values.min() ?? Self.slug([below[1]]))
            }
            return .account(account(posting.account, root, below, posting.amount.currency))
        case .income, .expenses:
            return .category(category(posting.account, root, below), root == .income ? .income : .expense)
        case .equity:
            let words = posting.account.lowercased()
            return .equity(isOpening: ["open", "기초", "이월"].contains { words.contains($0) })
        }
    }

    /// A part that beancount does not take has its letters' numbers: `U-BC18`.
    private static func parts(of name: String) -> [String] {
        name.split(separator: ":").map { part in
            guard part.hasPrefix("U-") else { return String(part) }
            let scalars = part.dropFirst(2).split(separator: "-").map {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            guard !scalars.isEmpty, scalars.allSatisfy({ $0 != nil }) else { return String(part) }
            return scalars.compactMap(\.self).map { String(Character($0)) }.joined()
        }
    }

    /// By what the file says of it or of an account above it, or by its first part.
    private func root(of name: String, _ parts: [String]) -> Journal.Root? {
        var above = name[...]
        while true {
            if let root = journal.roots[String(above)] { return root }
            guard let colon = above.lastIndex(of: ":") else { break }
            above = above[..<colon]
        }
        return parts.first.flatMap { Self.roots[$0.lowercased()] }
    }

    // MARK: Accounts

    private mutating func account(
        _ name: String,
        _ root: Journal.Root,
        _ parts: [String],
        _ currency: Currency
    ) -> String {
        if let id = ids[name]?[currency] { return id }
        let leaf = parts.last ?? name
        var (kind, title) = (Self.kind(name.lowercased(), root), journal.titles[name] ?? leaf)
        var id = Self.slug([leaf])
        // As our own journals have it: the kind, and the id.
        if parts.count == 2, let own = Account.Kind(rawValue: parts[0].lowercased()) { kind = own }
        if taken.contains(id) { id = Self.slug(parts) }
        // An account of the book has one currency.
        if ids[name] != nil {
            id = Self.slug([String((ids[name]?.values.min() ?? id).prefix(28)), currency.code])
            title += " " + currency.code
        }
        var free = id
        var number = 2
        while taken.contains(free) {
            free = Self.slug([String(id.prefix(28)), "\(number)"])
            number += 1
        }
        taken.insert(free)
        ids[name, default: [:]][currency] = free
        accounts.append((free, title, kind, currency, name))
        return free
    }

    /// A valid id of the words; a plain one where no letters are left.
    private static func slug(_ words: [String]) -> String {
        let signs = words.joined(separator: "-").lowercased().map { sign in
            sign.isASCII && (sign.isLetter || sign.isNumber) || sign == "_" || sign == "-" ? sign : "-"
        }
        let joined = String(signs).split(separator: "-").joined(separator: "-").drop { $0 == "_" }
        let id = String(joined.prefix(32))
        return Account.isValid(id: id)
            ? id : String(("account-" + id).split(separator: "-").joined(separator: "-").prefix(32))
    }

    private static func kind(_ name: String, _ root: Journal.Root) -> Account.Kind {
        func says(_ words: String...) -> Bool { words.contains { name.contains($0) } }
        if root == .liabilities { return says("card", "visa", "mastercard", "amex", "credit", "카드") ? .card : .loan }
        if says("cash", "wallet", "현금", "지갑") { return .cash }
        if says("invest", "broker", "securities", "stock", "증권", "펀드", "주식") { return .investment }
        return says("saving", "저축", "적금", "예금") ? .savings : .bank
    }

    // MARK: Categories

    /// Of the whole path, so that nothing of it is lost; a new one where the catalog has none.
    private mutating func category(_ name: String, _ root: Journal.Root, _ parts: [String]) -> ReceiptDomain.Category? {
        let kind: RecordKind = root == .income ? .income : .expense
        let path = parts.joined(separator: "-")
        guard !parts.isEmpty, path.lowercased() != "uncategorized" else { return nil }
        let words = path.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
        let base = String(words.prefix(ReceiptDomain.Category.longestCode - 8))
        for code in [words, base, base + "-" + kind.rawValue, "category-" + base] {
            guard let category = ReceiptDomain.Category(code: code) else { continue }
            if let known = catalog[category] {
                if known.kind == kind { return category }
                continue
            }
            if let made = categories.first(where: { $0.id == category.code }) {
                if made.type == kind.rawValue { return category }
                continue
            }
            let title = journal.titles[name] ?? parts.joined(separator: ": ")
            categories.append(OwnCategory(category, korean: nil, english: title, icon: nil, kind: kind))
            return category
        }
        return nil
    }
}
