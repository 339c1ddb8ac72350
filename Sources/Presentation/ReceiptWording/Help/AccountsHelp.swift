extension HelpText {
    /// Commands about accounts: `accounts`, `account`.
    public enum Accounts: CaseIterable, Hashable, Sendable {
        case accountsAbstract, accountsShowAbstract, accountsOn, accountsJson, accountsAddAbstract
        case accountsAddDiscussion, accountWords, accountNewName, accountKind, accountCurrency, accountOpening
        case accountOwed, accountSince, accountCards, accountOverdraft, accountTransferLimit, accountCutoff,
            accountPayDay
        case accountPayFrom, accountAdopt, accountsEditAbstract, accountsCloseAbstract, accountsCloseOn
        case accountUnlock
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Accounts) -> String {
        switch text {
        case .accountsAbstract:
            "Show the accounts with their balances, or the entries of one; add, change, reconcile or close one."
        case .accountsShowAbstract:
            "Show the accounts with their balances, or the entries of one with the balance after each."
        case .accountsOn: "Balances at the end of this day (default: today)."
        case .accountsJson:
            "Print one JSON object a line: the accounts and then the net worth, or all entries of the one account."
        case .accountsAddAbstract: "Add an account: cash, a bank account, a card."
        case .accountsAddDiscussion:
            """
            receiptmind accounts add wallet Wallet 120
            receiptmind accounts add visa 'My Visa' --kind card --card 4821 --owed 612000 --cutoff 31 --pay-day 14

            A debit card is not an account: add its last digits to its bank account. A receipt that shows them is booked \
            on that account. The opening balance includes everything before its day. Otherwise it is a bank account, unless \
            its name says what it is, with nothing in it today, and may be overdrawn.
            """
        case .accountWords:
            """
            An id for commands and files, such as kb-salary, which never changes; its name; and what is in it. One of id and \
            name is enough.
            """
        case .accountNewName: "Its new name."
        case .accountKind: "cash, bank, savings, card, prepaid or loan."
        case .accountCurrency: "Its currency, such as KRW (default: yours)."
        case .accountOpening: "The opening balance."
        case .accountOwed: "For a card or a loan: what is owed at the opening."
        case .accountSince: "The day of the opening balance."
        case .accountCards:
            "The last digits of a card paid from this account, with a label if you like: 7719=debit. Repeatable."
        case .accountOverdraft:
            "How far below zero it may go: 0 refuses every entry that would overdraw it; any allows all."
        case .accountTransferLimit: "The most of one transfer from it; any for no limit."
        case .accountCutoff: "For a card: the closing day of its billing period; 31 for the last day of the month."
        case .accountPayDay: "For a card: the day of the month when the bill is paid."
        case .accountPayFrom: "For a card: the account that pays it."
        case .accountAdopt: "Take over the records that name their account like this. Repeatable."
        case .accountsEditAbstract: "Change an account; its id stays the same."
        case .accountsCloseAbstract: "Close an empty account: it takes no entries afterwards."
        case .accountsCloseOn: "The last day (default: today)."
        case .accountUnlock: "Change it even if a reconciled balance is then no longer right."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Accounts) -> String {
        switch text {
        case .accountsAbstract: "계좌와 잔액, 또는 한 계좌의 거래를 보여 줍니다. 계좌를 추가·수정·해지하고 잔액을 맞춥니다."
        case .accountsShowAbstract: "계좌와 잔액을, 또는 한 계좌의 거래를 거래 후 잔액과 함께 보여 줍니다."
        case .accountsOn: "잔액의 기준일 (기본: 오늘)."
        case .accountsJson: "JSON 객체를 한 줄에 하나씩 출력합니다: 모든 계좌와 순자산, 또는 한 계좌의 모든 거래."
        case .accountsAddAbstract: "계좌를 추가합니다: 현금, 은행 계좌, 카드."
        case .accountsAddDiscussion:
            """
            receiptmind accounts add 국민은행 100만원
            receiptmind accounts add shinhan-4821 신한카드 --kind card --card 4821 --owed 612000 --cutoff 31 --pay-day 14

            체크카드는 계좌로 만들지 않고, 끝 번호를 은행 계좌에 등록합니다. 그 번호가 찍힌 영수증은 그 계좌로 들어갑니다. 기초 잔액은 그날 이전의 거래를 모두 포함합니다. \
            따로 쓰지 않으면 오늘부터 잔액 0으로 시작하고 마이너스 한도가 없는 은행 계좌가 됩니다. 지갑, 신한카드처럼 이름에 종류가 드러나면 그 종류가 됩니다.
            """
        case .accountWords:
            "명령과 파일에서 쓰는 ID(예: kb-salary, 나중에 바꿀 수 없음), 이름, 지금 잔액. ID와 이름은 하나만 써도 됩니다."
        case .accountNewName: "새 이름."
        case .accountKind: "cash(현금), bank(은행), savings(저축), card(카드), prepaid(선불), loan(대출)."
        case .accountCurrency: "통화. 예: KRW (기본: 사용자의 통화)."
        case .accountOpening: "기초 잔액."
        case .accountOwed: "카드나 대출: 시작할 때 갚을 돈."
        case .accountSince: "기초 잔액의 날짜."
        case .accountCards: "이 계좌에서 결제되는 카드의 끝 번호. 이름을 붙일 수 있습니다: 7719=체크카드. 여러 번 쓸 수 있습니다."
        case .accountOverdraft: "마이너스 한도. 0이면 잔액이 모자라는 기록을 막고, any면 제한하지 않습니다."
        case .accountTransferLimit: "1회 이체 한도. any면 제한하지 않습니다."
        case .accountCutoff: "카드: 이용 기간의 마지막 날. 말일이면 31."
        case .accountPayDay: "카드: 매달 결제일."
        case .accountPayFrom: "카드: 결제 대금이 빠지는 계좌."
        case .accountAdopt: "계좌 이름을 이렇게 적은 기록을 이 계좌로 옮깁니다. 여러 번 쓸 수 있습니다."
        case .accountsEditAbstract: "계좌를 고칩니다. ID는 그대로입니다."
        case .accountsCloseAbstract: "잔액이 없는 계좌를 해지합니다. 그 뒤로는 기록을 넣을 수 없습니다."
        case .accountsCloseOn: "해지일 (기본: 오늘)."
        case .accountUnlock: "이미 확인한 잔액이 맞지 않게 되더라도 고칩니다."
        }
    }
}
