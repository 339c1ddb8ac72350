extension HelpText {
    /// Commands that enter what has no receipt, and change entries: `add`, `edit`.
    public enum Entries: CaseIterable, Hashable, Sendable {
        case addAbstract, addDiscussion, addWords, addKind, addDate, addTime, addMerchant, addAmount, addCategory,
            addAccount
        case addTo, addToAmount, addFee, addSettled, addInstallments, addFirst, addInterest, addRefund, addRefundOf,
            addSplit
        case addMemo, addTag, addSubject, addMood, addEvery, addPhoto, addText, addDryRun, addJson
        case addUnlock, editUnlock
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Entries) -> String {
        switch text {
        case .addAbstract: "Enter spending, income or a transfer that has no receipt."
        case .addDiscussion:
            """
            receiptmind add Nov 18 Bakery 12 food '#party' @nabi
            receiptmind add 2026-11-25 Salary 3450 salary kb-salary
            receiptmind add 300 --from kb-salary --to savings

            In one line: date, where, amount; then category, account, mood, #tags and @whom in any order. What you leave out \
            is taken from similar entries; the date is today. On a terminal, 'add' alone asks for each part. A shell takes # \
            as a comment: put it in quotes.
            """
        case .addWords: "The entry in one line."
        case .addKind: "expense, income, transfer or note (default: decided from the rest)."
        case .addDate: "The day: 2026-11-18, 11/18, yesterday."
        case .addTime: "The time: 19:42."
        case .addMerchant: "Where, or from whom."
        case .addAmount: "How much: 12.50, 23400KRW."
        case .addCategory: "The category, by code or name."
        case .addAccount: "The account it was paid from or into; for a transfer, the one it comes from."
        case .addTo: "For a transfer: the account it goes to."
        case .addToAmount: "For a transfer between two currencies: the amount that arrived."
        case .addFee: "For a transfer: its fee, in addition to the amount."
        case .addSettled: "For a purchase in a foreign currency: what was charged, such as 21150KRW."
        case .addInstallments: "The number of card instalments."
        case .addFirst:
            "The month of the first instalment, such as 2026-12 (default: the month of the card's next bill)."
        case .addInterest: "The interest of all instalments together, in addition to the amount."
        case .addRefund: "It is a refund."
        case .addRefundOf: "It refunds this purchase, in full or in part: the id of the purchase."
        case .addSplit:
            "A part with its own category: food=62400, pet=25000@nabi. Repeatable; the parts add up to the amount."
        case .addMemo: "A memo."
        case .addTag: "A tag. Repeatable."
        case .addSubject: "Whom or what it was for."
        case .addMood: "How it felt: happy, sad, angry, tired, calm, anxious, neutral."
        case .addEvery: "Enter it again, as every month, \"2 weeks\" or year: a recurring entry from this one on."
        case .addPhoto: "A photo to keep with it; may be given several times."
        case .addText: "The text of a card company's or a bank's message; - reads it from standard input."
        case .addDryRun: "Show what would be entered, and change nothing."
        case .addJson: "Print the entry as a JSON object."
        case .addUnlock: "Enter it even if a reconciled balance is then no longer right."
        case .editUnlock:
            "Also change what was reconciled: records checked against a statement count as not checked afterwards."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Entries) -> String {
        switch text {
        case .addAbstract: "영수증 없는 지출, 수입, 이체를 입력합니다."
        case .addDiscussion:
            """
            receiptmind add 11/18 이마트 23400 식비 '#제사' @나비
            receiptmind add 2026-11-25 월급 3450000 salary kb-salary
            receiptmind add 300000 --from kb-salary --to jeokgeum

            한 줄로 쓸 때는 날짜, 어디서, 금액 순서로 쓰고, 분류, 계좌, 기분, #태그, @누구는 순서에 상관없이 씁니다. 쓰지 않은 것은 비슷한 기록을 따르고 날짜는 오늘입니다. 터미널에서 'add'만 실행하면 \
            하나씩 묻습니다. 셸은 # 뒤를 주석으로 처리하므로 따옴표로 감싸세요.
            """
        case .addWords: "한 줄로 쓴 기록."
        case .addKind: "expense(지출), income(수입), transfer(이체), note(일기) (기본: 나머지를 보고 정함)."
        case .addDate: "날짜: 2026-11-18, 11/18, 어제."
        case .addTime: "시간: 19:42."
        case .addMerchant: "어디서, 또는 누구에게서."
        case .addAmount: "얼마: 23400, 12.50USD."
        case .addCategory: "분류의 코드나 이름."
        case .addAccount: "돈이 나가거나 들어온 계좌. 이체는 보내는 계좌."
        case .addTo: "이체: 받는 계좌."
        case .addToAmount: "통화가 다른 이체: 받은 금액."
        case .addFee: "이체: 금액과 별도로 든 수수료."
        case .addSettled: "외화 결제: 실제 청구 금액. 예: 21150KRW."
        case .addInstallments: "할부 개월 수."
        case .addFirst: "첫 할부금을 내는 달. 예: 2026-12 (기본: 카드의 다음 결제일이 있는 달)."
        case .addInterest: "할부 수수료 총액. 금액과 별도입니다."
        case .addRefund: "환불 기록으로 넣습니다."
        case .addRefundOf: "전부나 일부를 환불받은 구매의 ID."
        case .addSplit: "분류가 다른 부분: food=62400, pet=25000@나비. 여러 번 쓸 수 있고, 모두 더하면 금액과 같아야 합니다."
        case .addMemo: "메모."
        case .addTag: "태그. 여러 번 쓸 수 있습니다."
        case .addSubject: "누구에게, 무엇에 쓴 돈인지."
        case .addMood: "기분: 행복, 슬픔, 화남, 피곤, 평온, 불안, 무감정."
        case .addEvery: "주기(매달, 2주, 매년 등)를 정해 이 기록부터 정기 기록으로 만듭니다."
        case .addPhoto: "함께 보관할 사진. 여러 번 쓸 수 있습니다."
        case .addText: "카드사나 은행 문자의 내용. -를 쓰면 표준 입력에서 읽습니다."
        case .addDryRun: "입력할 내용만 보여 주고 아무것도 바꾸지 않습니다."
        case .addJson: "기록을 JSON 객체로 출력합니다."
        case .addUnlock: "이미 확인한 잔액이 맞지 않게 되더라도 입력합니다."
        case .editUnlock: "명세와 대조한 기록도 고칩니다. 고친 기록은 확인하지 않은 상태가 됩니다."
        }
    }
}
