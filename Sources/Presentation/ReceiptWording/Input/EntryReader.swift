import HouseholdBook
public import ReceiptApp
import ReceiptDomain
public import ReceiptReview

/// An entry's text on a command line: words and options.
public struct EntryText: Hashable, Sendable {
    public var words: [String] = []
    public var kind: String?
    public var date: String?
    public var time: String?
    public var merchant: String?
    public var amount: String?
    public var category: String?
    public var account: String?
    public var toAccount: String?
    public var toAmount: String?
    public var fee: String?
    public var settled: String?
    public var months: String?
    public var firstMonth: String?
    public var interest: String?
    public var splits: [String] = []
    public var memo: String?
    public var tags: [String] = []
    public var subject: String?
    public var mood: String?
    public var isRefund = false

    public init() {}
}

public struct EntryReader: Sendable {
    private let convention: InputConvention
    private var accounts: AccountBook { convention.accounts }

    public init(convention: InputConvention) { self.convention = convention }

    /// - Throws: ``InputProblem`` for an invalid value, ``BookProblem`` for a word with no meaning.
    public func callAsFunction(_ text: EntryText) throws -> NewEntry {
        var entry = NewEntry()
        entry.kind = try text.kind.map { try RecordKind(typed: $0) }
        // A note tells what was.
        entry.date = try text.date.map {
            entry.kind == .note ? try convention.pastDay($0) : try convention.entryDay($0)
        }
        entry.time = try text.time.map { try TimeParser()($0) }
        entry.merchant = text.merchant?.trimmingSpaces.nonEmpty
        entry.account = try text.account.map(convention.accountID)
        if let digits = text.account, entry.account.flatMap({ accounts[$0] })?.cards[digits] != nil {
            entry.cardDigits = digits
        }
        entry.book.toAccount = try text.toAccount.map(convention.accountID)
        entry.category = try text.category.map { try CategorySearch.any($0, in: convention.catalog) }
        entry.mood = try text.mood.map(mood)
        (entry.memo, entry.subject, entry.isRefund) = (text.memo ?? "", text.subject, text.isRefund)
        entry.tags = text.tags.flatMap { $0.split(separator: ",") }.map { String($0.trimmingSpaces.drop { $0 == "#" }) }
            .filter { !$0.isEmpty }
        let amount = try EntryLine(text.words, convention, needsAmount: text.amount == nil).read(into: &entry)
        entry.subject = entry.subject.map { convention.subjects[$0.lowercased()] ?? $0 }
        if let amount, let other = text.amount { throw BookProblem.twoAmounts(amount, other) }
        try readAmounts(text, amount, into: &entry)
        if text.merchant == nil { try checkMeaning(of: entry) }
        return entry
    }

    /// An entry that may as well be a transfer or income is asked about.
    private func checkMeaning(of entry: NewEntry) throws(BookProblem) {
        guard entry.kind == nil, entry.category == nil, entry.book.toAccount == nil, !entry.isRefund,
            let name = entry.merchant
        else { return }
        // `카카오뱅크 50000 토스` does not say which way.
        let first = accounts.account(called: name) ?? (name.count > 2 ? try? accounts.account(named: name) : nil)
        if let first, let second = entry.account.flatMap({ accounts[$0] }), first.id != second.id {
            throw .betweenAccounts(first.name, second.name)
        }
        if !accounts.isEmpty, let word = Self.moves.first(where: name.contains) { throw .ratherTransfer(word) }
        if let word = convention.catalog.unclearWord(in: name) { throw .incomeOrExpense(word) }
    }

    /// Korean words for money between own accounts.
    private static let moves = ["출금", "인출", "카드대금", "결제대금", "카드값", "선결제", "이체"]

    /// Parses amounts last, because their default currency is the account's.
    private func readAmounts(_ text: EntryText, _ typed: String?, into entry: inout NewEntry) throws {
        let own = entry.account.flatMap { accounts[$0]?.currency } ?? convention.homeCurrency ?? .unknown
        let arriving = entry.book.toAccount.flatMap { accounts[$0]?.currency } ?? own
        func money(_ text: String, _ currency: Currency) throws(InputProblem) -> Money {
            try AmountParser(currency: currency)(text)
        }
        entry.amount = try (text.amount ?? typed).map { try money($0, own) }
        entry.book.toAmount = try text.toAmount.map { try money($0, arriving) }
        entry.book.fee = try text.fee.map { try money($0, own) }
        entry.book.settled = try text.settled.map { try money($0, own) }
        let parser = SplitParser(currency: entry.amount?.currency ?? own, catalog: convention.catalog)
        entry.book.splits = try text.splits.map { try parser($0) }
        for index in entry.book.splits.indices {
            guard let subject = entry.book.splits[index].subject else { continue }
            entry.book.splits[index].subject = convention.subjects[subject.lowercased()] ?? subject
        }
        if entry.isRefund { entry.book.splits = entry.book.splits.map(\.refunded) }
        guard let months = text.months else { return }
        entry.months = try Typed.months(months)
        entry.firstMonth = try text.firstMonth.map(month)
        entry.interest = try text.interest.map { try money($0, own) }
    }

    private func month(_ text: String) throws(InputProblem) -> CalendarDay {
        guard let day = CalendarDay(iso: text + "-01") else { throw .notADate(text) }
        return day
    }

    private func mood(_ text: String) throws(BookProblem) -> Mood {
        guard let mood = try? Mood(typed: text) else { throw .notAMood(text) }
        return mood
    }
}
