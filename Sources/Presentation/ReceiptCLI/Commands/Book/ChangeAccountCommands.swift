import ArgumentParser
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptWording

struct AccountOptions: ParsableArguments {
    @Option(
        "cash, bank, savings, card, prepaid, investment or loan.",
        "cash(현금), bank(은행), savings(저축), card(카드), prepaid(선불), investment(투자), loan(대출)."
    )
    var kind: Account.Kind?

    @Option(
        "Its number or IBAN, by which its bank's files find it; '' for none.",
        "계좌 번호나 IBAN. 은행 파일이 이 번호로 계좌를 찾습니다. ''이면 지웁니다."
    )
    var number: String?

    @Option(
        "The last digits of a card paid from this account, with a label if you like: 7719=debit. Repeatable.",
        "이 계좌에서 결제되는 카드의 끝 번호. 이름을 붙일 수 있습니다: 7719=체크카드. 여러 번 쓸 수 있습니다.",
        name: .customLong("card")
    )
    var cards: [String] = []

    @Option(
        "How far below zero it may go: 0 refuses every entry that would overdraw it; any allows all.",
        "마이너스 한도. 0이면 잔액이 모자라는 기록을 막고, any면 제한하지 않습니다."
    )
    var overdraft: String?

    @Option("The most of one transfer from it; any for no limit.", "1회 이체 한도. any면 제한하지 않습니다.")
    var transferLimit: String?

    @Option(
        "For a card: the closing day of its billing period; 31 for the last day of the month.",
        "카드: 이용 기간의 마지막 날. 말일이면 31."
    )
    var cutoff: String?

    @Option("For a card: the day of the month when the bill is paid.", "카드: 매달 결제일.")
    var payDay: String?

    @Option("For a card: the account that pays it.", "카드: 결제 대금이 빠지는 계좌.")
    var payFrom: String?

    var text: AccountText {
        var text = AccountText()
        (text.kind, text.cards, text.overdraft, text.transferLimit) = (kind, cards, overdraft, transferLimit)
        (text.number, text.cutoff, text.payDay, text.payFrom) = (number, cutoff, payDay, payFrom)
        return text
    }
}

struct AddAccountCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "add",
        "Add an account: cash, a bank account, a card.",
        "계좌를 추가합니다: 현금, 은행 계좌, 카드.",
        discussion: .localized(
            """
            receiptmind accounts add wallet Wallet 120
            receiptmind accounts add visa 'My Visa' --kind card --card 4821 --owed 612000 --cutoff 31 --pay-day 14

            A debit card is not an account: add its last digits to its bank account. A receipt that shows them is booked \
            on that account. The opening balance includes everything before its day. Otherwise it is a bank account, unless \
            its name says what it is, with nothing in it today, and may be overdrawn.
            """,
            """
            receiptmind accounts add 국민은행 100만원
            receiptmind accounts add shinhan-4821 신한카드 --kind card --card 4821 --owed 612000 --cutoff 31 --pay-day 14

            체크카드는 계좌로 만들지 않고, 끝 번호를 은행 계좌에 등록합니다. 그 번호가 찍힌 영수증은 그 계좌로 들어갑니다. 기초 잔액은 그날 이전의 거래를 모두 포함합니다. \
            따로 쓰지 않으면 오늘부터 잔액 0으로 시작하고 마이너스 한도가 없는 은행 계좌가 됩니다. 지갑, 신한카드처럼 이름에 종류가 드러나면 그 종류가 됩니다.
            """
        )
    )

    @Argument(
        """
        An id for commands and files, such as kb-salary, which never changes; its name; and what is in it. One of id and \
        name is enough.
        """,
        "명령과 파일에서 쓰는 ID(예: kb-salary, 나중에 바꿀 수 없음), 이름, 지금 잔액. ID와 이름은 하나만 써도 됩니다."
    )
    var words: [String]

    @OptionGroup var account: AccountOptions

    @Option("Its currency, such as KRW (default: yours).", "통화. 예: KRW (기본: 사용자의 통화).")
    var currency: String?

    @Option(parsing: .unconditional, help: .openingBalance)
    var opening: String?

    @Option("For a card or a loan: what is owed at the opening.", "카드나 대출: 시작할 때 갚을 돈.")
    var owed: String?

    @Option(help: .openingDay)
    var since: String?

    @Option(help: .adoptedName)
    var adopt: [String] = []

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let existing = try await options.existingBook(session, makesOne: true)
        let convention = try existing?.convention ?? session.convention
        let home = try currency.map { try Typed.currency($0, convention) } ?? convention.homeCurrency
        let takesOpening = owed == nil && opening == nil
        let typed = AccountWords(words, kind: account.kind, currency: home ?? .unknown, takesOpening: takesOpening)
        let isDebt = (account.kind ?? Account.Kind(ofName: typed.name) ?? .bank).isDebt
        var text = account.text
        (text.name, text.currency, text.since) = (typed.name, currency, since)
        (text.owed, text.opening) = (owed ?? (isDebt ? typed.opening : nil), opening ?? typed.opening)
        let added = try text.account(id: typed.id, convention)
        let library = try await options.open(session)
        let adopted = try await ManageAccounts(library: library, user: options.user)
            .add(added, adopting: adopt, profile: session.home.profile)
        session.message(session.wording.notice(.accountAdded(added, adopted: adopted)))
        if typed.id == nil { session.message(session.wording.notice(.accountNamed(added))) }
        if typed.opening != nil { session.message(session.wording.notice(.balance(added, added.opening.amount))) }
        try await session.tellOfCards(of: added.id, library, options.user)
    }
}

struct EditAccountCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "edit",
        "Change an account; its id stays the same.",
        "계좌를 고칩니다. ID는 그대로입니다."
    )

    @Argument(help: .account)
    var id: String

    @OptionGroup var account: AccountOptions

    @Option("Its new name.", "새 이름.")
    var name: String?

    @Option(parsing: .unconditional, help: .openingBalance)
    var opening: String?

    @Option(help: .openingDay)
    var since: String?

    @Option(help: .adoptedName)
    var adopt: [String] = []

    @Flag("Change it even if a reconciled balance is then no longer right.", "이미 확인한 잔액이 맞지 않게 되더라도 고칩니다.")
    var unlock = false

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let book = try await options.book(session, orElse: BookProblem.noSuchAccount(id, known: []))
        var text = account.text
        (text.name, text.opening, text.since) = (name, opening, since)
        let given = text
        let accounts = book.accounts
        let (before, after, adopted) = try await book.session.unlocking(unlock) { unlocking in
            try await accounts.change(id, adopting: adopt, unlocking: unlocking) { changed, all in
                try given.apply(to: &changed, all, book.convention)
            }
        }
        let notice = book.wording.notice(.accountChanged(after, adopted: adopted))
        book.say(before == after && adopted == 0 ? book.wording.notice(.nothingToChange) : notice)
        if before.cards != after.cards { try await book.session.tellOfCards(of: after.id, book.library, book.user) }
    }
}

extension Session {
    /// Says which digits of the account's cards another account lists as well.
    fileprivate func tellOfCards(of id: String, _ library: ReceiptLibrary, _ user: UserID) async throws {
        let accounts = try await library.accountBook(of: user)
        guard let account = accounts[id] else { return }
        for (digits, other) in accounts.listing(cardsOf: account) {
            message(wording.notice(.cardListedTwice(digits, other: other)))
        }
    }
}

struct CloseAccountCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "close",
        "Close an empty account: it takes no entries afterwards.",
        "잔액이 없는 계좌를 해지합니다. 그 뒤로는 기록을 넣을 수 없습니다."
    )

    @Argument(help: .account)
    var id: String

    @Option("The last day (default: today).", "해지일 (기본: 오늘).")
    var on: String?

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let book = try await options.book(session, orElse: BookProblem.noSuchAccount(id, known: []))
        let day = try on.map { try Typed.day($0, book.convention) } ?? book.today
        let closed = try await book.accounts.close(id, on: day)
        book.say(book.wording.notice(.accountClosed(closed)))
    }
}
