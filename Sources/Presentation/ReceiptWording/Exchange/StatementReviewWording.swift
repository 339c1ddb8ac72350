public import HouseholdBook
public import ReceiptDomain
public import ReceiptReview

/// The sentences of `bank review`.
public enum StatementReviewText: Hashable, Sendable {
    case nothing
    /// No statement was imported.
    case noStatements
    /// So many groups have a category.
    case prompt(groups: Int, drafts: Int)
    case noneReady
    case confirmed(Int)
    /// Not what can be typed there.
    case unknownAnswer
    case left(Int)
}

extension Wording {
    /// The headings of the list of accounts with statements.
    public var importedColumns: (account: String, rows: String, first: String, last: String) {
        (
            localized("Account", "계좌"), localized("Rows", "거래"), localized("First day", "첫 거래일"),
            localized("Last day", "마지막 거래일")
        )
    }

    public func text(_ text: StatementReviewText) -> String {
        switch text {
        case .noStatements:
            localized(
                "no statements were imported yet; download one from your bank, then: receiptmind bank import FILE",
                "아직 가져온 명세가 없습니다. 은행에서 명세를 내려받은 뒤 실행하세요: receiptmind bank import 파일"
            )
        case .nothing:
            localized(
                "no drafts that came from statements alone; 'receiptmind review' has the others",
                "명세에서만 온 초안이 없습니다. 다른 초안은 'receiptmind review'에 있습니다"
            )
        case .prompt(let groups, let drafts):
            localized(
                "Enter confirms the \(drafts == 1 ? "draft" : "\(drafts) drafts") of \(groups == 1 ? "1 shop" : "\(groups) shops") "
                    + "with a category. \"3 food\" gives shop 3 another one, \"3 -\" leaves it for later, ? lists categories, q stops: ",
                "Enter: 분류가 있는 상호 \(groups)곳의 초안 \(drafts)건을 확정합니다. \"3 식비\"는 3번의 분류를 바꾸고, \"3 -\"는 나중으로 미룹니다. "
                    + "?: 분류 목록, q: 그만: "
            )
        case .noneReady: localized("Enter asks shop by shop, q stops: ", "Enter: 상호마다 묻습니다. q: 그만: ")
        case .confirmed(let count):
            localized(
                "confirmed: \(count); 'receiptmind undo' undoes it",
                "확정 \(count)건. 되돌리려면 'receiptmind undo'"
            )
        case .unknownAnswer:
            localized(
                "no shop of that number, or nothing behind it; for example: 3 food",
                "그런 번호가 없거나 뒤에 분류가 없습니다. 예: 3 식비"
            )
        case .left(let count):
            localized("left for later: \(count)", "나중으로 미룬 초안 \(count)건")
        }
    }

    /// Asks for the category of a shop that nothing is known of.
    public func question(_ group: StatementReview.Group) -> String {
        let days = group.proposals.compactMap(\.record.date).sorted()
        let span = days.first.map { first in
            days.last == first ? first.description : "\(first) … \(days.last ?? first)"
        }
        return
            "\(name(of: group).escapingControls)  \(signed(group))  (\(rows(group.proposals.count)), \(span ?? "?"))\n"
            + localized("category? (Enter: later, ?: list, q: stop) ", "분류는? (Enter: 나중에, ?: 목록, q: 그만) ")
    }

    /// A shop's name, or the accounts of a transfer.
    public func name(of group: StatementReview.Group) -> String {
        let record = group.record
        guard record.kind == .transfer else { return record.merchant ?? "?" }
        return "\(record.account ?? "?") → \(record.book.toAccount ?? "?")"
    }

    /// The sum as it moves the account: spent is negative.
    public func signed(_ group: StatementReview.Group) -> String {
        let sum = group.sum
        return group.record.kind == .expense ? sum.negated.formatted : sum.formatted
    }

    private func rows(_ count: Int) -> String { localized(count == 1 ? "1 row" : "\(count) rows", "\(count)행") }

    public var shopColumns: (number: String, shop: String, rows: String, sum: String, category: String) {
        (
            "", localized("Shop", "상호"), localized("Rows", "행"), localized("Sum", "합계"),
            localized("Category", "분류")
        )
    }

    public func numbered(_ categories: [ReceiptDomain.Category], in catalog: CategoryCatalog) -> String {
        categories.enumerated().map { index, category in
            "\(index + 1) \(localized(catalog.englishName(of: category), catalog.koreanName(of: category)))"
        }.joined(separator: "  ")
    }

    /// Payments that come every month, with the command that makes them recurring entries.
    public func notice(_ payment: MonthlyPayment) -> String {
        let record = payment.record
        let name = (record.merchant ?? "?").escapingControls
        let amount = record.amount?.formatted ?? "?"
        let day = record.date.map { "\($0.day)" } ?? "?"
        let command = "receiptmind recurring add --from \(record.id.short)" + (payment.isFixed ? "" : " --about")
        return localized(
            "every month: \(name), \(payment.isFixed ? "" : "about ")\(amount), on day \(day) or so, \(payment.count) times now; to expect it: '\(command)'",
            "매달 나가는 돈: \(name), \(payment.isFixed ? "" : "약 ")\(amount), \(day)일 무렵, 지금까지 \(payment.count)번. 정기 기록으로 만들려면 '\(command)'"
        )
    }
}
