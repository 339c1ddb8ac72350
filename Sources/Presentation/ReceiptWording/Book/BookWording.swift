public import HouseholdBook
public import ReceiptDomain

/// A column of the tables about accounts.
public enum BookColumn: CaseIterable, Hashable, Sendable {
    case account, name, kind, balance, due, change, entry, checked
}

/// The parts of an entry in the order in which they are asked for.
public enum EntryPart: Int, CaseIterable, Hashable, Sendable {
    case date, merchant, amount, category, account, more
}

/// The result of a command about accounts and entries.
public enum BookNotice: Hashable, Sendable {
    case noAccounts
    case accountAdded(Account, adopted: Int)
    /// The id was chosen by the program.
    case accountNamed(Account)
    case accountChanged(Account, adopted: Int)
    /// Another account lists the digits of a card as well.
    case cardListedTwice(String, other: Account)
    case accountClosed(Account)
    case netWorth([Money], on: CalendarDay)
    /// The amount due on a card's next payment day, which may have passed without a payment, and the amount due later.
    case due(CalendarDay, Money, later: Money, isPast: Bool)
    case closedOn(CalendarDay)
    case accountNumber(String)
    case unsettled([Money])
    case entered(Record)
    case notEntered
    case wouldEnter
    case balance(Account, Money)
    /// The balance with planned entries, at the end of the last one's day.
    case plannedBalance(Account, Money, on: CalendarDay)
    /// The entry counts from its day, which is in the future.
    case countsFrom(CalendarDay)
    /// The entry changes no balance, because it has no account.
    case withoutAccount
    /// The entry's day is before the account's opening balance, which includes it already.
    case beforeOpening(Account)
    case noEntries
    case page(Int, of: Int)
    case difference(counted: Money, book: Money, Money)
    case unchecked(Int)
    case reconciled(Account, on: CalendarDay, checked: Int, adjusted: Money?)
    /// Reconciled statements disagree with the book.
    case disagrees([StatementDisagreement])
}

extension Wording {
    /// A record's title in a list: its merchant, the accounts of a transfer, otherwise its kind or memo.
    public func title(of record: Record) -> String? {
        func name(_ id: String?) -> String { id.map { names.account($0) } ?? missing }
        if let merchant = record.merchant { return merchant }
        switch record.kind {
        case .transfer: return name(record.account) + " → " + name(record.book.toAccount)
        case .adjust: return kind(.adjust)
        case .note: return record.memo.split(whereSeparator: \.isNewline).joined(separator: " ")
        case .expense, .income: return nil
        }
    }

    public func header(_ column: BookColumn) -> String {
        switch column {
        case .account: localized("Account", "계좌")
        case .name: localized("Name", "이름")
        case .kind: localized("Kind", "종류")
        case .balance: localized("Balance", "잔액")
        case .due: localized("Due", "낼 돈")
        case .change: localized("Amount", "금액")
        case .entry: localized("Entry", "내용")
        case .checked: localized("✓", "확인")
        }
    }

    public func accountKind(_ kind: Account.Kind) -> String {
        switch kind {
        case .cash: localized("cash", "현금")
        case .bank: localized("bank", "은행")
        case .savings: localized("savings", "저축")
        case .card: localized("card", "카드")
        case .prepaid: localized("prepaid", "선불")
        case .investment: localized("investment", "투자")
        case .loan: localized("loan", "대출")
        }
    }

    public func bookField(_ name: String) -> String {
        switch name {
        case "toAccount": localized("To account", "받는 계좌")
        case "toAmount": localized("Arrived", "받은 금액")
        case "fee": localized("Fee", "수수료")
        case "settled": localized("Settled for", "청구 금액")
        case "refundOf": localized("Refund of", "환불한 구매")
        case "recurrence": localized("Recurring entry", "정기 기록")
        case "due": localized("Due on", "예정일")
        case "checked": localized("Checked", "확인됨")
        case "splits": localized("Splits", "나눔")
        case "installments": localized("Instalments", "할부")
        case "interest": localized("Interest", "할부 이자")
        default: name
        }
    }

    /// The prompt for a part of an entry; ``hint(_:)`` has the accepted formats.
    public func question(_ part: EntryPart) -> String {
        switch part {
        case .date: localized("Date", "날짜")
        case .merchant: localized("Where", "어디서")
        case .amount: localized("Amount", "금액")
        case .category: localized("Category", "분류")
        case .account: localized("Account", "계좌")
        case .more: localized("More", "더")
        }
    }

    public func hint(_ part: EntryPart) -> String {
        switch part {
        case .date: localized("Enter for today; 11/18, yesterday, mon", "Enter는 오늘. 11/18, 어제, 월요일")
        case .merchant:
            localized(
                "a shop, or who paid you; for a transfer two accounts: kb > wallet",
                "가게, 또는 돈을 보낸 곳. 이체는 두 계좌: kb > 지갑"
            )
        case .amount: localized("12.50, $8.60; a minus sign for a refund", "23400, $8.60. 환불은 앞에 -")
        case .category:
            localized("a part of the name; an income category makes it an income", "이름의 일부나 초성. 수입 분류를 고르면 수입")
        case .account: localized("what it was paid from", "무엇으로 냈는지")
        case .more: localized("#tags @whom, or a memo; Enter saves", "#태그 @누구 또는 메모. Enter로 저장")
        }
    }

    public var entryTitle: String { localized("A new entry", "새 기록") }

    /// The question whether statements may disagree with the book; anything but yes means no.
    public var unlockQuestion: String { localized("Do it anyway? [y/N] ", "그래도 할까요? [y/N] ") }
}

extension BookProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String { wording.problem(self) }
}

extension Account.Kind {
    /// Parses a code or a name in any language; `nil` for any other text.
    public init?(typed text: String) {
        let wanted = text.lowercased()
        let found = Self.allCases.first { kind in
            ([kind.rawValue] + Language.allCases.map { $0.wording.accountKind(kind).lowercased() }).contains(wanted)
        }
        guard let found else { return nil }
        self = found
    }
}
