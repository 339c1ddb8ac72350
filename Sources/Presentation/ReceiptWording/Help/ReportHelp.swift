/// What `report` and `budget` are for, and their options.
public enum ReportHelp: CaseIterable, Hashable, Sendable {
    case report, reportDiscussion, period, by, shop, category, subject, tag, item, netWorth, tax, events
    case fromPayday, all, ascii, json, tsv, html, svg, force
    case budget, budgetDiscussion, list, on, set, setDiscussion, budgetCategory, amount, yearly, from, start, rollover
    case note, remove, onlyYearly, onlyMonthly, budgetJson

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        reportText(wording) ?? choiceText(wording) ?? formText(wording) ?? budgetText(wording) ?? ""
    }

    private func reportText(_ wording: any Wording) -> String? {
        switch self {
        case .report:
            wording.localized(
                "Show what was spent and earned in a month, a year or any time.",
                "한 달, 한 해, 아무 기간의 지출과 수입을 봅니다."
            )
        case .reportDiscussion:
            wording.localized(
                """
                receiptmind report 2026-11
                receiptmind report 2026 --by month
                receiptmind report --shop Starbucks
                receiptmind report 2026-11 --html november.html

                Beside the sums stand those of the period before, and while it still runs also those of the same days. \
                Transfers between own accounts are neither spent nor earned. Currencies are never added; what is left out \
                stands first.
                """,
                """
                receiptmind report 2026-11
                receiptmind report 2026 --by month
                receiptmind report --shop 스타벅스
                receiptmind report 2026-11 --html november.html

                앞 기간의 합계와, 아직 끝나지 않았으면 앞 기간의 같은 날까지의 합계를 나란히 보여 줍니다. 내 계좌 사이의 이체는 지출도 수입도 아닙니다. 통화는 서로 더하지 않고, \
                빠진 것은 맨 앞에 말합니다.
                """
            )
        case .period:
            wording.localized(
                "2026-11, november, 2026, 'last month', 2026-11-01..2026-11-22; left out: this month, with --shop, --category, "
                    + "--subject or --tag the last twelve, with --tax this year, with --item and --events all the time.",
                "2026-11, 11월, 2026, 지난달, 2026-11-01..2026-11-22. 빼면 이번 달, --shop, --category, --subject, --tag이 있으면 "
                    + "지난 열두 달, --tax는 올해, --item과 --events는 전체 기간."
            )
        default: nil
        }
    }

    private func choiceText(_ wording: any Wording) -> String? {
        switch self {
        case .by:
            wording.localized(
                "Divide by category, merchant, account, subject, mood, tag, payment, month or day.",
                "무엇으로 나눌지: 분류, 가게, 계좌, 대상, 기분, 태그, 결제수단, 월, 날."
            )
        case .shop: wording.localized("Only this shop: a part of its name.", "이 가게만: 이름의 일부.")
        case .category: wording.localized("Only this category.", "이 분류만.")
        case .subject: wording.localized("Only for this person, pet, car or home.", "이 대상만.")
        case .tag: wording.localized("Only with this tag.", "이 태그가 있는 것만.")
        case .item:
            wording.localized(
                "What a thing cost over time, from the items read on receipts: a part of its name.",
                "물건 값의 변화. 영수증에서 읽은 품목으로 봅니다: 이름의 일부."
            )
        case .netWorth: wording.localized("What all accounts come to, over the time.", "모든 계좌를 더한 순자산의 변화.")
        case .tax:
            wording.localized(
                "Sums by means of payment, as a settlement of taxes asks.",
                "연말정산에 쓰는 결제 수단별 합계."
            )
        case .events:
            wording.localized("What was given and received at family events, by person.", "사람별로 낸 경조사비와 받은 경조사비.")
        case .fromPayday:
            wording.localized(
                "Months begin on this day: November from 25 is 25 November to 24 December.",
                "달이 이날 시작합니다. 25면 11월은 11월 25일부터 12월 24일까지."
            )
        default: nil
        }
    }

    private func formText(_ wording: any Wording) -> String? {
        switch self {
        case .all: wording.localized("All rows, also those that are small.", "작은 것까지 모든 줄.")
        case .ascii: wording.localized("Draw with plain signs only.", "기본 글자로만 그립니다.")
        case .json: wording.localized("Print it as one JSON object.", "JSON 객체 하나로 출력합니다.")
        case .tsv:
            wording.localized(
                "Print rows with tabs between: currency, spent or earned, key, name, sum, sum before, sum of the same days, "
                    + "records.",
                "탭으로 나눈 줄로 출력합니다: 통화, spent나 earned, 키, 이름, 합계, 앞 기간, 앞 기간의 같은 날까지, 건수."
            )
        case .html:
            wording.localized(
                "Write a page with charts and tables into this file instead; it needs no network.",
                "화면 대신 그림과 표가 든 페이지를 이 파일에 저장합니다. 네트워크가 필요 없습니다."
            )
        case .svg: wording.localized("Write the chart into this file instead.", "화면 대신 그림을 이 파일에 저장합니다.")
        case .force: wording.localized("Replace files that are there.", "파일이 있으면 바꿉니다.")
        default: nil
        }
    }

    private func budgetText(_ wording: any Wording) -> String? {
        switch self {
        case .budget: wording.localized("Say what may be spent, and see what is left.", "예산을 정하고 남은 돈을 봅니다.")
        case .budgetDiscussion:
            wording.localized(
                """
                receiptmind budget set food 400000
                receiptmind budget set 2000000 --rollover
                'receiptmind report' shows them beside what was spent.
                """,
                """
                receiptmind budget set 식비 400000
                receiptmind budget set 2000000 --rollover
                'receiptmind report'가 쓴 돈과 나란히 보여 줍니다.
                """
            )
        case .list: wording.localized("List the budgets and what is left of each.", "예산과 남은 돈을 봅니다.")
        case .on: wording.localized("As of this day (default: today).", "이날을 기준으로 (기본: 오늘).")
        case .set: wording.localized("Set a budget for a category, or for all that is spent.", "분류나 전체 지출의 예산을 정합니다.")
        case .setDiscussion:
            wording.localized(
                "Earlier months keep the amount that they had. Money that came back frees its budget.",
                "지난달까지의 예산은 그대로 둡니다. 돌려받은 돈만큼 예산이 다시 생깁니다."
            )
        case .budgetCategory: wording.localized("The category; left out: all that is spent.", "분류. 빼면 전체 지출.")
        case .amount: wording.localized("The category, if any, then how much.", "분류(없으면 전체), 그다음 금액.")
        case .yearly: wording.localized("For a year instead of a month.", "한 달이 아니라 한 해의 예산.")
        case .from:
            wording.localized(
                "From this month on, for example 2027-01 (default: the month that runs).",
                "이 달부터. 예: 2027-01 (기본: 이번 달)."
            )
        case .start: wording.localized("Its months begin on this day.", "달이 이날 시작합니다.")
        case .rollover:
            wording.localized("What is left, or missing, counts in the next month.", "남거나 모자란 돈을 다음 달로 넘깁니다.")
        case .note: wording.localized("A note of yours.", "메모.")
        case .remove: wording.localized("Remove the budget of a category, or that for all.", "분류나 전체의 예산을 없앱니다.")
        case .onlyYearly: wording.localized("Only the yearly one.", "한 해 예산만.")
        case .onlyMonthly: wording.localized("Only the monthly one.", "한 달 예산만.")
        case .budgetJson: wording.localized("Print one JSON object a line.", "JSON 객체로 한 줄씩 출력합니다.")
        default: nil
        }
    }
}
