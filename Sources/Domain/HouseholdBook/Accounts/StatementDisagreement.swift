public import ReceiptDomain

/// A statement whose balance differs from the book's.
public struct StatementDisagreement: Hashable, Sendable {
    public let statement: Statement
    /// The book's balance at the end of the statement's day.
    public let book: Money

    public init(_ statement: Statement, book: Money) { (self.statement, self.book) = (statement, book) }
}

extension DailyBalances {
    /// The statements that disagree; those before an account's opening are ignored.
    public func disagreements(_ statements: [Statement]) -> [StatementDisagreement] {
        statements.compactMap { statement in
            guard let account = accounts[statement.account], account.currency == statement.balance.currency,
                let book = balance(of: account, on: statement.date), book != statement.balance
            else { return nil }
            return StatementDisagreement(statement, book: book)
        }
    }

    /// The statements that agreed before the change and disagree now.
    public func disagreements(_ statements: [Statement], since earlier: DailyBalances) -> [StatementDisagreement] {
        let known = Set(earlier.disagreements(statements).map(\.statement))
        return disagreements(statements).filter { !known.contains($0.statement) }
    }
}
