import ArgumentParser
import ReceiptWording

struct EntryOptions: ParsableArguments {
    @Option(
        "expense, income, transfer or note (default: decided from the rest).",
        "expense(지출), income(수입), transfer(이체), note(일기) (기본: 나머지를 보고 정함)."
    )
    var kind: String?

    @Option("The day: 2026-11-18, 11/18, yesterday.", "날짜: 2026-11-18, 11/18, 어제.")
    var date: String?

    @Option("The time: 19:42.", "시간: 19:42.")
    var time: String?

    @Option("Where, or from whom.", "어디서, 또는 누구에게서.")
    var merchant: String?

    @Option("How much: 12.50, 23400KRW.", "얼마: 23400, 12.50USD.", parsing: .unconditional)
    var amount: String?

    @Option("The category, by code or name.", "분류의 코드나 이름.")
    var category: String?

    @Option(
        "The account it was paid from or into; for a transfer, the one it comes from.",
        "돈이 나가거나 들어온 계좌. 이체는 보내는 계좌.",
        name: [.customLong("account"), .customLong("from")]
    )
    var account: String?

    @Option(help: .receivingAccount)
    var to: String?

    @Option("For a transfer between two currencies: the amount that arrived.", "통화가 다른 이체: 받은 금액.")
    var toAmount: String?

    @Option("For a transfer: its fee, in addition to the amount.", "이체: 금액과 별도로 든 수수료.")
    var fee: String?

    @Option(
        "For a purchase in a foreign currency: what was charged, such as 21150KRW.",
        "외화 결제: 실제 청구 금액. 예: 21150KRW.",
        parsing: .unconditional
    )
    var settled: String?

    @Option("The number of card instalments.", "할부 개월 수.")
    var installments: String?

    @Option(
        "The month of the first instalment, such as 2026-12 (default: the month of the card's next bill).",
        "첫 할부금을 내는 달. 예: 2026-12 (기본: 카드의 다음 결제일이 있는 달)."
    )
    var first: String?

    @Option("The interest of all instalments together, in addition to the amount.", "할부 수수료 총액. 금액과 별도입니다.")
    var interest: String?

    @Flag("It is a refund.", "환불 기록으로 넣습니다.")
    var refund = false

    @Option("It refunds this purchase, in full or in part: the id of the purchase.", "전부나 일부를 환불받은 구매의 ID.")
    var refundOf: String?

    @Option(
        "A part with its own category: food=62400, pet=25000@nabi. Repeatable; the parts add up to the amount.",
        "분류가 다른 부분: food=62400, pet=25000@나비. 여러 번 쓸 수 있고, 모두 더하면 금액과 같아야 합니다.",
        name: .customLong("split")
    )
    var splits: [String] = []

    @Option(help: .memo)
    var memo: String?

    @Option("A tag. Repeatable.", "태그. 여러 번 쓸 수 있습니다.", name: .customLong("tag"))
    var tags: [String] = []

    @Option("Whom or what it was for.", "누구에게, 무엇에 쓴 돈인지.")
    var subject: String?

    @Option(help: .mood)
    var mood: String?

    func text(_ words: [String]) -> EntryText {
        var text = EntryText()
        text.words = words
        (text.kind, text.date, text.time, text.merchant) = (kind, date, time, merchant)
        (text.amount, text.category, text.account, text.toAccount) = (amount, category, account, to)
        (text.toAmount, text.fee, text.settled) = (toAmount, fee, settled)
        (text.months, text.firstMonth, text.interest) = (installments, first, interest)
        (text.isRefund, text.splits) = (refund || refundOf != nil, splits)
        (text.memo, text.tags, text.subject, text.mood) = (memo, tags, subject, mood)
        return text
    }
}
