extension HelpText {
    /// Commands about accounts: `accounts`, `account`.
    public enum Accounts: CaseIterable, Hashable, Sendable {
        case accountsAbstract, accountsListAbstract, accountsOn, accountsJson, accountsAddAbstract
        case accountsAddDiscussion, accountID, accountName, accountKind, accountCurrency, accountOpening
        case accountOwed, accountSince, accountCards, accountOverdraft, accountCutoff, accountPayDay
        case accountPayFrom, accountAdopt, accountsEditAbstract, accountsCloseAbstract, accountsCloseOn
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Accounts) -> String {
        switch text {
        case .accountsAbstract: "Show the accounts with their balances; add, change or close one."
        case .accountsListAbstract: "List the accounts with their balances."
        case .accountsOn: "Balances at the end of this day (default: today)."
        case .accountsJson: "Print one JSON object a line for each account, then one with the net worth."
        case .accountsAddAbstract: "Add an account: cash, a bank account, a card."
        case .accountsAddDiscussion:
            """
            receiptmind accounts add wallet Wallet --kind cash --opening 120000
            receiptmind accounts add visa 'My Visa' --kind card --card 4821 --owed 612000 --cutoff 31 --pay-day 14

            A debit card is no account: its digits stand in its bank account. A receipt that shows the digits is booked \
            on the account that lists them. The opening balance has everything that moved before its day.
            """
        case .accountID: "A short name for commands and files that never changes: kb-salary."
        case .accountName: "What it is called (default: the id)."
        case .accountKind: "cash, bank, savings, card, prepaid or loan (default: bank)."
        case .accountCurrency: "Its currency, such as KRW (default: yours)."
        case .accountOpening: "The balance that it begins with (default: 0)."
        case .accountOwed: "For a card or a loan: what is owed at the beginning."
        case .accountSince: "The day of the opening balance (default: today)."
        case .accountCards:
            "The last digits of a card that is paid from it, with a label if you like: 7719=debit. Repeatable."
        case .accountOverdraft:
            "How far below zero it may go: 0 refuses every entry that would overdraw it, any, as without it, watches nothing."
        case .accountCutoff: "For a card: the last day of a period of use, 31 for the last of the month."
        case .accountPayDay: "For a card: the day of the month on which it is paid."
        case .accountPayFrom: "For a card: the account that pays it."
        case .accountAdopt: "Records that call the account so become its own. Repeatable."
        case .accountsEditAbstract: "Change an account; its id stays."
        case .accountsCloseAbstract: "Close an account that is empty: nothing may move on it afterwards."
        case .accountsCloseOn: "The last day (default: today)."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Accounts) -> String {
        switch text {
        case .accountsAbstract: "계좌와 잔액을 보여 줍니다. 계좌를 더하거나 고치거나 닫습니다."
        case .accountsListAbstract: "계좌와 잔액을 보여 줍니다."
        case .accountsOn: "이날이 끝날 때의 잔액 (기본: 오늘)."
        case .accountsJson: "계좌마다 JSON 객체를 한 줄씩, 마지막에 순자산을 출력합니다."
        case .accountsAddAbstract: "계좌를 더합니다: 현금, 은행 계좌, 카드."
        case .accountsAddDiscussion:
            """
            receiptmind accounts add wallet 지갑 --kind cash --opening 120000
            receiptmind accounts add shinhan-4821 신한카드 --kind card --card 4821 --owed 612000 --cutoff 31 --pay-day 14

            체크카드는 계좌가 아닙니다. 번호를 은행 계좌에 적습니다. 그 번호가 찍힌 영수증은 번호가 적힌 계좌로 들어갑니다. 시작 잔액에는 그날 전에 움직인 돈이 모두 들어 있습니다.
            """
        case .accountID: "명령과 파일에서 쓰는 짧은 이름. 바뀌지 않습니다: kb-salary."
        case .accountName: "부르는 이름 (기본: ID)."
        case .accountKind: "cash(현금), bank(은행), savings(저축), card(카드), prepaid(선불), loan(대출) (기본: bank)."
        case .accountCurrency: "통화, 이를테면 KRW (기본: 사용자의 통화)."
        case .accountOpening: "시작 잔액 (기본: 0)."
        case .accountOwed: "카드나 대출: 처음에 갚을 돈."
        case .accountSince: "시작 잔액의 날짜 (기본: 오늘)."
        case .accountCards: "이 계좌에서 빠지는 카드의 끝 번호. 이름을 붙일 수 있습니다: 7719=체크카드. 여러 번 쓸 수 있습니다."
        case .accountOverdraft: "0 아래로 얼마까지 되는지. 0이면 모자라는 기록을 막고, any면 살피지 않습니다(기본)."
        case .accountCutoff: "카드: 이용 기간의 마지막 날. 말일은 31."
        case .accountPayDay: "카드: 다달이 결제하는 날."
        case .accountPayFrom: "카드: 결제 대금이 빠지는 계좌."
        case .accountAdopt: "계좌를 이렇게 적은 기록을 이 계좌의 것으로 합니다. 여러 번 쓸 수 있습니다."
        case .accountsEditAbstract: "계좌를 고칩니다. ID는 그대로입니다."
        case .accountsCloseAbstract: "빈 계좌를 닫습니다. 그 뒤로는 돈이 움직일 수 없습니다."
        case .accountsCloseOn: "마지막 날 (기본: 오늘)."
        }
    }
}
