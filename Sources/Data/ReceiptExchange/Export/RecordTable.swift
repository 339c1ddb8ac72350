public import HouseholdBook
public import ReceiptDomain

/// Records as rows with columns, for CSV and spreadsheets.
public struct RecordTable {
    /// The names are part of the format: scripts and our own import read them.
    public enum Column: String, CaseIterable, Sendable {
        case date, time, kind, status, merchant, amount, currency, category, account, memo
        case categoryName, accountName, toAccount, toAmount, toCurrency, fee, settled, settledCurrency, tax, subtotal,
            splits
        case installments, tags, subject, mood, card, approval, refundOf, recurrence, bank, images, id
        /// For our own import: all that other columns lack.
        ///
        /// New columns are added behind it, so that older files can be read.
        case extra
    }

    public enum Cell: Hashable, Sendable {
        case empty
        case text(String)
        case day(CalendarDay)
        case money(Money)
        case number(Int)
    }

    private let book: ExportedBook

    public init(_ book: ExportedBook) { self.book = book }

    /// A row for each record, with a cell for each column.
    public var rows: some Sequence<[Cell]> {
        book.records.lazy.map { record in Column.allCases.map { cell($0, record) } }
    }

    private func cell(_ column: Column, _ record: Record) -> Cell {
        let facts = record.book
        switch column {
        case .date: return record.date.map(Cell.day) ?? .empty
        case .amount: return money(record.amount)
        case .toAmount: return money(facts.toAmount)
        case .fee: return money(facts.fee)
        case .settled: return money(facts.settled)
        case .tax: return money(record.tax)
        case .subtotal: return money(record.subtotal)
        case .installments: return facts.installments.map { .number($0.months) } ?? .empty
        default: return text(column, record).flatMap { $0.isEmpty ? nil : .text($0) } ?? .empty
        }
    }

    private func money(_ money: Money?) -> Cell { money.map(Cell.money) ?? .empty }

    private func text(_ column: Column, _ record: Record) -> String? {
        switch column {
        case .time: record.time?.description
        case .kind: record.kind.rawValue
        case .status: record.status.rawValue
        case .merchant: record.merchant
        case .currency: record.amount?.currency.code
        case .category: record.category?.code
        case .account: record.account
        case .memo: record.memo
        case .categoryName: record.category.map(book.name)
        case .accountName: record.account.flatMap { book.accounts[$0]?.name }
        case .toAccount: record.book.toAccount
        case .toCurrency: record.book.toAmount?.currency.code
        case .settledCurrency: record.book.settled?.currency.code
        case .splits: record.book.splits.map(words).joined(separator: "; ")
        case .tags: record.tags.joined(separator: ", ")
        case .subject: record.subject.map(book.subjectName)
        case .mood: record.mood?.rawValue
        case .card: record.printed.cardDigits
        case .approval: record.printed.approvalNumber
        case .refundOf: record.book.refundOf?.rawValue
        case .recurrence: record.book.recurrence
        case .bank: record.book.bank
        case .images: (book.imagePaths[record.id] ?? []).joined(separator: "; ")
        case .id: record.id.rawValue
        case .extra: RecordDetails(record).text
        case .date, .amount, .toAmount, .fee, .settled, .tax, .subtotal, .installments: nil
        }
    }

    /// `pet=25000@나비`, as `add --split` takes it.
    private func words(_ split: Split) -> String {
        (split.category?.code ?? "") + "=" + split.amount.decimal
            + (split.subject.map { "@" + book.subjectName($0) } ?? "")
    }
}
