public import HouseholdBook
public import ReceiptDomain

/// A statement's file, whose bytes can be read in more than one way.
public protocol StatementSource: Sendable {
    /// - Throws: ``StatementProblem/file(path:_:)``
    func content(_ options: StatementOptions) throws -> StatementContent

    /// By what files of the same format are known; `nil` where nothing is.
    func header(_ options: StatementOptions) throws -> String?

    /// The first cells of each column, for a person who says what they have; empty where there are no columns.
    func columns(_ options: StatementOptions) throws -> [[String]]
}

/// A way to mean what a statement leaves open.
public enum StatementMeaning: Hashable, Sendable {
    case order(ReadingContext.DateOrder)
    case year(Int)
    case decimals(DecimalSign)
    case textColumn(Int)
    case spentIsPositive(Bool)

    public func added(to options: StatementOptions) -> StatementOptions {
        var all = options
        switch self {
        case .order(let order): all.dateOrder = order
        case .year(let year): all.year = year
        case .decimals(let sign): all.decimalSign = sign
        case .textColumn(let column): all.columns[.text] = column
        case .spentIsPositive(let isSpent): all.spentIsPositive = isSpent
        }
        return all
    }

    /// The ways in which the open point can be meant; none where it is no question of these.
    static func all(for problem: StatementProblem, latest: CalendarDay?) -> [StatementMeaning] {
        switch problem {
        case .file(_, .doubt(.dateOrder)): ReadingContext.DateOrder.allCases.map { .order($0) }
        case .file(_, .doubt(.year)): latest.map { day in (0..<3).map { .year(day.year - $0) } } ?? []
        case .file(_, .doubt(.decimalSign)): DecimalSign.allCases.map { .decimals($0) }
        case .file(_, .doubt(.text(let columns))): columns.map { .textColumn($0) }
        case .signUnclear, .file(_, .doubt(.sign)), .file(_, .doubt(.mixedColumn)):
            [.spentIsPositive(true), .spentIsPositive(false)]
        default: []
        }
    }
}

/// Reads a statement as its bank's kept format and a person's answers say, and finds what only a person can answer.
public struct ReadStatement: Sendable {
    /// A movement as it would be entered.
    public struct Row: Hashable, Sendable {
        public var date: CalendarDay
        /// As the file writes it, and what that is on the account; `nil` where more is open.
        public var amount: String
        public var money: Money?
        public var text: String
    }

    /// A way to mean an open point, with the first rows as they would be entered then.
    public struct Choice: Hashable, Sendable {
        public var meaning: StatementMeaning
        public var rows: [Row]
    }

    private let source: any StatementSource
    private let use: ImportStatement
    private let formats: StatementFormats
    private let account: String?
    private let again: Bool

    private static let shownRows = 3

    public init(
        _ source: any StatementSource,
        use: ImportStatement,
        formats: StatementFormats,
        account: String?,
        again: Bool = false
    ) {
        (self.source, self.use, self.formats) = (source, use, formats)
        (self.account, self.again) = (account, again)
    }

    /// The facts known before the file is read: its account's kind and currency, and how days are usually written there.
    public func context(
        _ told: StatementOptions,
        own: ReadingContext.DateOrder,
        today: CalendarDay
    ) async throws -> StatementOptions {
        var options = told
        // A few days ahead, for payments that a bank has announced.
        options.latest = today.adding(days: 7)
        let account = try await use.account(account)
        // A bank may write a card's balances as what is owed.
        (options.isOfCard, options.currency) = (account?.kind == .card, account?.currency)
        options.usualOrder = try await use.usualOrder(account: self.account, own: own)
        return options
    }

    /// - Throws: ``StatementProblem``
    public func plan(_ options: StatementOptions) async throws -> StatementPlan {
        try await use.plan(try source.content(options), account: account, again: again)
    }

    /// The format that is kept for such files on the account; `nil` where there is none, or several are.
    public func format(_ options: StatementOptions) async throws -> StatementFormat? {
        let all = try await formats.all()
        guard !all.isEmpty else { return nil }
        let own = try await use.account(account)?.id
        let fitting = all.filter { format in
            (own == nil || format.account == nil || format.account == own)
                && (try? source.header(options.completed(by: format))) == format.header
        }
        let exact = fitting.filter { $0.account != nil }
        let found = exact.isEmpty ? fitting : exact
        return found.count == 1 ? found.first : nil
    }

    /// Keeps the format in which the file was read; `nil` where it says nothing.
    public func keep(_ told: StatementOptions, _ plan: StatementPlan) async throws -> StatementFormat? {
        guard let header = try source.header(told) else { return nil }
        let accounts = Set(plan.items.map(\.row.account)).subtracting(plan.unknownAccounts)
        let only = accounts.count == 1 ? accounts.first : nil
        let format = try await formats.format(header: header, account: only).saying(told)
        guard !format.isEmpty else { return nil }
        try await formats.keep(format)
        return format
    }

    /// The ways to mean what the problem is about, as far as the file can be read so.
    public func choices(for problem: StatementProblem, _ options: StatementOptions) async -> [Choice] {
        var choices: [Choice] = []
        for meaning in StatementMeaning.all(for: problem, latest: options.latest) {
            if let rows = await rows(meaning.added(to: options)) {
                choices.append(Choice(meaning: meaning, rows: rows))
            }
        }
        return choices
    }

    /// The first rows as they would be entered; `nil` where the file cannot be read so.
    private func rows(_ options: StatementOptions) async -> [Row]? {
        guard let content = try? source.content(options) else { return nil }
        if options.year != nil, let latest = options.latest, content.lines.contains(where: { $0.date > latest }) {
            return nil
        }
        // Other open questions are asked next.
        guard let plan = try? await use.plan(content, account: account) else {
            return content.lines.prefix(Self.shownRows).map { Row(date: $0.date, amount: $0.amount, text: $0.text) }
        }
        return plan.items.prefix(Self.shownRows).map { item in
            Row(date: item.row.date, amount: item.row.amount.decimal, money: item.row.amount, text: item.row.text)
        }
    }
}
