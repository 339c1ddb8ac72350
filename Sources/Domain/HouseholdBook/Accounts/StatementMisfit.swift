public import ReceiptDomain

/// A statement whose balance is not what the book says.
public struct StatementMisfit: Hashable, Sendable {
    public let statement: Statement
    /// By the book, at the end of the statement's day.
    public let book: Money

    public init(_ statement: Statement, book: Money) { (self.statement, self.book) = (statement, book) }
}

extension AccountDays {
    /// The statements that do not fit; one of before an account's opening says nothing of it.
    public func misfits(_ statements: [Statement]) -> [StatementMisfit] {
        statements.compactMap { statement in
            guard let account = accounts[statement.account], account.currency == statement.balance.currency,
                let book = balance(of: account, on: statement.date), book != statement.balance
            else { return nil }
            return StatementMisfit(statement, book: book)
        }
    }

    /// Those that fitted before, and no longer do.
    public func misfits(_ statements: [Statement], since earlier: AccountDays) -> [StatementMisfit] {
        let known = Set(earlier.misfits(statements).map(\.statement))
        return misfits(statements).filter { !known.contains($0.statement) }
    }
}
