/// Help of `report` and `budget`.
public enum ReportHelp: CaseIterable, Hashable, Sendable {
    case report, reportDiscussion, period, by, shop, category, subject, tag, item, netWorth, tax, events, moods
    case inCurrency, fromPayday, all, ascii, json, tsv, html, svg, force
    case budget, budgetDiscussion, list, on, set, setDiscussion, budgetCategory, amount, yearly, from, start, rollover
    case note, remove, onlyYearly, onlyMonthly, budgetJson, move, moveDiscussion, moveAmount, moveFrom, moveTo,
        moveMonth

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        reportText(wording) ?? choiceText(wording) ?? formText(wording) ?? budgetText(wording) ?? moveText(wording)
            ?? ""
    }

    private func reportText(_ wording: any Wording) -> String? {
        switch self {
        case .report:
            wording.localized(
                "Show spending and income of a month, a year or any period.",
                "한 달, 한 해, 또는 원하는 기간의 지출과 수입을 봅니다."
            )
        case .reportDiscussion:
            wording.localized(
                """
                receiptmind report 2026-11
                receiptmind report 2026 --by month
                receiptmind report --shop Starbucks
                receiptmind report 2026-11 --html november.html

                Next to the sums are those of the period before and, for a period still running, those up to the same day. \
                Transfers between your accounts are neither spending nor income. Currencies are added up with --in only. The report \
                first lists what it leaves out.
                """,
                """
                receiptmind report 2026-11
                receiptmind report 2026 --by month
                receiptmind report --shop 스타벅스
                receiptmind report 2026-11 --html november.html

                이전 기간의 합계를 나란히 보여 주고, 아직 끝나지 않은 기간이면 이전 기간의 같은 날까지의 합계도 보여 줍니다. 내 계좌 사이의 이체는 지출도 수입도 아닙니다. 통화는 --in을 줄 때만 합하며, \
                합계에서 빠진 것을 맨 앞에 알려 줍니다.
                """
            )
        case .period:
            wording.localized(
                "2026-11, november, 2026, 'last month', 2026-11-01..2026-11-22; a category; 'by shop' (default: this month; with --shop, --category, "
                    + "--subject, --tag or --moods the last twelve months; with --tax this year; with --item and --events "
                    + "everything).",
                "2026-11, 11월, 2026, 지난달, 2026-11-01..2026-11-22, 분류 이름, '가게별' (기본: 이번 달. --shop, --category, --subject, --tag, --moods는 "
                    + "지난 열두 달, --tax는 올해, --item과 --events는 전체 기간)."
            )
        default: nil
        }
    }

    private func choiceText(_ wording: any Wording) -> String? {
        switch self {
        case .by:
            wording.localized(
                "Divide by category, merchant, account, subject, mood, tag, payment, month or day.",
                "나눌 기준: 분류, 상호, 계좌, 대상, 기분, 태그, 결제 수단, 월, 일."
            )
        case .shop: wording.localized("Only this shop; a part of its name will do.", "이 가게만. 상호의 일부를 써도 됩니다.")
        case .category: wording.localized("Only this category.", "이 분류만.")
        case .subject: wording.localized("Only for this person, pet, car or home.", "이 대상만.")
        case .tag: wording.localized("Only with this tag.", "이 태그가 있는 것만.")
        case .item:
            wording.localized(
                "The price of an item over time, as read on receipts; a part of its name will do.",
                "영수증에서 읽은 품목의 가격 변화. 이름의 일부를 써도 됩니다."
            )
        case .netWorth: wording.localized("Net worth over time: all accounts together.", "모든 계좌를 더한 순자산의 변화.")
        case .tax:
            wording.localized(
                "Sums by means of payment, as for the Korean year-end tax settlement, and value added tax by rate.",
                "연말정산에 쓰는 결제 수단별 합계와 세율별 부가세."
            )
        case .events:
            wording.localized("What was given and received at family events, by person.", "사람별로 낸 경조사비와 받은 경조사비.")
        case .moods:
            wording.localized(
                "How often each mood was noted, by month, and a calendar of them.",
                "달마다 기분을 몇 번 적었는지와 기분 달력."
            )
        case .inCurrency:
            wording.localized(
                "All sums, or the net worth, in this currency, at the rates of 'receiptmind rates': KRW. Settled amounts count before rates; budgets are left out.",
                "모든 합계나 순자산을 이 통화로 보여 줍니다: KRW. 'receiptmind rates'의 환율을 쓰되, 정산된 금액이 있으면 그것을 씁니다. 예산은 나오지 않습니다."
            )
        case .fromPayday:
            wording.localized(
                "Begin months on this day: from 25, November is 25 November to 24 December. Otherwise as 'settings month-start' says.",
                "한 달의 시작일. 25면 11월은 11월 25일부터 12월 24일까지입니다. 없으면 'settings month-start'를 따릅니다."
            )
        default: nil
        }
    }

    private func formText(_ wording: any Wording) -> String? {
        switch self {
        case .all: wording.localized("Show all rows, small ones too.", "작은 금액까지 모든 줄을 보여 줍니다.")
        case .ascii: wording.localized("Draw with plain characters only.", "기본 글자로만 그립니다.")
        case .json: wording.localized("Print it as one JSON object.", "JSON 객체 하나로 출력합니다.")
        case .tsv:
            wording.localized(
                "Print rows separated by tabs: currency, spent or earned, key, name, sum, sum before, sum up to the same day, "
                    + "records.",
                "탭으로 구분한 줄로 출력합니다: 통화, spent나 earned, 키, 이름, 합계, 이전 기간, 이전 기간의 같은 날까지, 건수."
            )
        case .html:
            wording.localized(
                "Write a page with charts and tables into this file instead; it needs no network.",
                "화면 대신 그래프와 표가 든 페이지를 이 파일에 저장합니다. 네트워크 없이 볼 수 있습니다."
            )
        case .svg: wording.localized("Write the chart into this file instead.", "화면 대신 그래프를 이 파일에 저장합니다.")
        case .force: wording.localized("Replace existing files.", "이미 있는 파일을 덮어씁니다.")
        default: nil
        }
    }

    private func budgetText(_ wording: any Wording) -> String? {
        switch self {
        case .budget: wording.localized("Set budgets, and see what is left of them.", "예산을 정하고 남은 돈을 봅니다.")
        case .budgetDiscussion:
            wording.localized(
                """
                receiptmind budget set food 400000
                receiptmind budget set 2000000 --rollover
                'receiptmind report' shows budgets next to what was spent.
                """,
                """
                receiptmind budget set 식비 400000
                receiptmind budget set 2000000 --rollover
                'receiptmind report'가 지출과 예산을 나란히 보여 줍니다.
                """
            )
        case .list: wording.localized("List the budgets and what is left of each.", "예산과 남은 돈을 봅니다.")
        case .on: wording.localized("As of this day (default: today).", "이날을 기준으로 (기본: 오늘).")
        case .set: wording.localized("Set a budget for a category, or for all spending.", "분류나 전체 지출의 예산을 정합니다.")
        case .setDiscussion:
            wording.localized(
                "Earlier months keep their amount. Refunds add back to the budget.",
                "지난달까지의 예산은 그대로 둡니다. 환불받은 돈은 예산에 다시 더해집니다."
            )
        case .budgetCategory: wording.localized("The category (default: all spending).", "분류 (기본: 전체 지출).")
        case .amount: wording.localized("The category, if any, then the amount.", "분류(없으면 전체 지출), 그다음 금액.")
        case .yearly: wording.localized("For a year instead of a month.", "월간이 아니라 연간 예산으로.")
        case .from:
            wording.localized(
                "From this month on, for example 2027-01 (default: this month).",
                "시작할 달. 예: 2027-01 (기본: 이번 달)."
            )
        case .start: wording.localized("Begin its months on this day.", "한 달의 시작일.")
        case .rollover:
            wording.localized("Carry what is left or overspent into the next month.", "남거나 초과한 금액을 다음 달로 이월합니다.")
        case .note: wording.localized("A memo.", "메모.")
        case .remove: wording.localized("Remove the budget of a category, or of all spending.", "분류나 전체 지출의 예산을 삭제합니다.")
        case .onlyYearly: wording.localized("Only the yearly one.", "연간 예산만.")
        case .onlyMonthly: wording.localized("Only the monthly one.", "월간 예산만.")
        case .budgetJson: wording.localized("Print one JSON object a line.", "JSON 객체를 한 줄씩 출력합니다.")
        default: nil
        }
    }

    private func moveText(_ wording: any Wording) -> String? {
        switch self {
        case .move: wording.localized("Move money from one budget to another.", "한 예산의 돈을 다른 예산으로 옮깁니다.")
        case .moveDiscussion:
            wording.localized(
                """
                receiptmind budget move 50000 --from food --to culture
                receiptmind budget move 50000 --from food --to culture --month 2026-12

                Only that month changes; later ones keep the amounts that were set. 'receiptmind undo' moves it back.
                """,
                """
                receiptmind budget move 50000 --from 식비 --to 문화생활
                receiptmind budget move 50000 --from 식비 --to 문화생활 --month 2026-12

                그 달의 예산만 바뀌고, 다음 달부터는 정해 둔 금액 그대로입니다. 되돌리려면 'receiptmind undo'.
                """
            )
        case .moveAmount: wording.localized("How much.", "옮길 금액.")
        case .moveFrom: wording.localized("The category whose budget gives it.", "돈을 뺄 분류.")
        case .moveTo: wording.localized("The category whose budget gets it.", "돈을 더할 분류.")
        case .moveMonth:
            wording.localized(
                "For this month, for example 2027-01 (default: this month).",
                "어느 달의 예산인지. 예: 2027-01 (기본: 이번 달)."
            )
        default: nil
        }
    }
}
