import ArgumentParser
import ReceiptWording

/// All fields of an entry as options.
struct EntryOptions: ParsableArguments {
    @Option(help: .text(.entries(.addKind)))
    var kind: String?

    @Option(help: .text(.entries(.addDate)))
    var date: String?

    @Option(help: .text(.entries(.addTime)))
    var time: String?

    @Option(help: .text(.entries(.addMerchant)))
    var merchant: String?

    @Option(parsing: .unconditional, help: .text(.entries(.addAmount)))
    var amount: String?

    @Option(help: .text(.entries(.addCategory)))
    var category: String?

    @Option(name: [.customLong("account"), .customLong("from")], help: .text(.entries(.addAccount)))
    var account: String?

    @Option(help: .text(.entries(.addTo)))
    var to: String?

    @Option(help: .text(.entries(.addToAmount)))
    var toAmount: String?

    @Option(help: .text(.entries(.addFee)))
    var fee: String?

    @Option(parsing: .unconditional, help: .text(.entries(.addSettled)))
    var settled: String?

    @Option(help: .text(.entries(.addInstallments)))
    var installments: String?

    @Option(help: .text(.entries(.addFirst)))
    var first: String?

    @Option(help: .text(.entries(.addInterest)))
    var interest: String?

    @Flag(help: .text(.entries(.addRefund)))
    var refund = false

    @Option(help: .text(.entries(.addRefundOf)))
    var refundOf: String?

    @Option(name: .customLong("split"), help: .text(.entries(.addSplit)))
    var splits: [String] = []

    @Option(help: .text(.entries(.addMemo)))
    var memo: String?

    @Option(name: .customLong("tag"), help: .text(.entries(.addTag)))
    var tags: [String] = []

    @Option(help: .text(.entries(.addSubject)))
    var subject: String?

    @Option(help: .text(.entries(.addMood)))
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
