extension HelpText {
    /// Commands that enter what has no receipt, and change entries: `add`, `edit`.
    public enum Entries: CaseIterable, Hashable, Sendable {
        case addAbstract, addDiscussion, addWords, addKind, addDate, addTime, addMerchant, addAmount, addCategory,
            addAccount
        case addTo, addToAmount, addFee, addSettled, addInstallments, addFirst, addInterest, addRefund, addRefundOf,
            addSplit
        case addMemo, addTag, addSubject, addMood, addDryRun, addJson
        case editUnlock
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Entries) -> String {
        switch text {
        case .addAbstract: "Enter what was spent, earned or moved without a receipt."
        case .addDiscussion:
            """
            receiptmind add 11/18 이마트 23400 food '#party' @nabi
            receiptmind add 2026-11-25 Salary 3450000 salary kb-salary
            receiptmind add 300000 --from kb-salary --to savings

            In one line: date, where, amount, then category, account, mood, #tags and @whom in any order. What is left out \
            is taken from similar entries, the date is today's. On a terminal without anything, it asks. A shell takes # \
            for a comment: put it in quotes.
            """
        case .addWords: "The entry in one line."
        case .addKind: "expense, income, transfer or note (default: what follows from the rest)."
        case .addDate: "The day: 2026-11-18, 11/18, yesterday."
        case .addTime: "The time: 19:42."
        case .addMerchant: "Where, or from whom."
        case .addAmount: "How much: 23400, 12.50USD."
        case .addCategory: "The category, by code or name."
        case .addAccount: "What it was paid from or into; of a transfer, where it comes from."
        case .addTo: "Of a transfer: the account that it goes to."
        case .addToAmount: "Of a transfer between two currencies: how much arrived."
        case .addFee: "Of a transfer: what it cost beside the amount."
        case .addSettled: "Of a purchase in a foreign currency: what was charged, such as 21150KRW."
        case .addInstallments: "How many instalments the card asks for."
        case .addFirst: "The month of the first instalment, such as 2026-12 (default: that of the card's next bill)."
        case .addInterest: "What all instalments cost beside the amount."
        case .addRefund: "The money came back."
        case .addRefundOf: "The money of this purchase came back, all or a part: its id."
        case .addSplit:
            "A part with a category of its own: food=62400, pet=25000@nabi. Repeatable; together they are the amount."
        case .addMemo: "A note on it."
        case .addTag: "A tag. Repeatable."
        case .addSubject: "Whom or what it was for."
        case .addMood: "How it felt: happy, sad, angry, tired, calm, anxious, neutral."
        case .addDryRun: "Only show what would be entered."
        case .addJson: "Print the entry as a JSON object."
        case .editUnlock: "Also change what was checked against a statement; it counts as not checked afterwards."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Entries) -> String {
        switch text {
        case .addAbstract: "영수증 없이 쓴 돈, 번 돈, 옮긴 돈을 넣습니다."
        case .addDiscussion:
            """
            receiptmind add 11/18 이마트 23400 식비 '#제사' @나비
            receiptmind add 2026-11-25 월급 3450000 salary kb-salary
            receiptmind add 300000 --from kb-salary --to jeokgeum

            한 줄로: 날짜, 어디서, 금액, 그다음 분류, 계좌, 기분, #태그, @누구는 차례가 없습니다. 쓰지 않은 것은 비슷한 기록을 따르고 날짜는 오늘입니다. 터미널에서 아무것도 쓰지 않으면 \
            하나씩 묻습니다. 셸은 #를 주석으로 여기므로 따옴표로 감쌉니다.
            """
        case .addWords: "한 줄로 쓴 기록."
        case .addKind: "expense(지출), income(수입), transfer(이체), note(메모) (기본: 나머지를 보고 정함)."
        case .addDate: "날짜: 2026-11-18, 11/18, 어제."
        case .addTime: "시간: 19:42."
        case .addMerchant: "어디서, 또는 누구에게서."
        case .addAmount: "얼마: 23400, 12.50USD."
        case .addCategory: "분류, 코드나 이름으로."
        case .addAccount: "어느 계좌에서 냈는지, 어디로 받았는지. 이체는 보내는 계좌."
        case .addTo: "이체: 받는 계좌."
        case .addToAmount: "통화가 다른 이체: 받은 금액."
        case .addFee: "이체: 금액 말고 든 수수료."
        case .addSettled: "외화로 산 것: 청구된 금액, 이를테면 21150KRW."
        case .addInstallments: "할부 개월."
        case .addFirst: "첫 할부의 달, 이를테면 2026-12 (기본: 카드의 다음 결제일의 달)."
        case .addInterest: "할부에 더 드는 돈."
        case .addRefund: "돈이 돌아왔습니다."
        case .addRefundOf: "이 구매의 돈이 모두 또는 일부 돌아왔습니다: 그 ID."
        case .addSplit: "분류가 다른 부분: food=62400, pet=25000@나비. 여러 번 쓰며, 모두 더하면 금액이 됩니다."
        case .addMemo: "메모."
        case .addTag: "태그. 여러 번 쓸 수 있습니다."
        case .addSubject: "누구를 또는 무엇을 위한 것인지."
        case .addMood: "기분: 행복, 슬픔, 화남, 피곤, 평온, 불안, 무감정."
        case .addDryRun: "무엇이 들어갈지 보여 주기만 합니다."
        case .addJson: "기록을 JSON 객체로 출력합니다."
        case .editUnlock: "명세와 맞춰 본 기록도 고칩니다. 그 뒤에는 확인하지 않은 것이 됩니다."
        }
    }
}
