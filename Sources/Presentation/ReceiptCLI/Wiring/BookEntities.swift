import HouseholdBook
import ReceiptDomain

/// The kinds of lines that this program knows beside records and rules.
enum BookEntities {
    static let all: [any LedgerEntity.Type] = [Account.self, Statement.self]
}
