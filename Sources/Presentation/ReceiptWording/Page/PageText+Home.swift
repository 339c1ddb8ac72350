/// Text of the home page: the month, the drafts, and the next payments.
extension PageText {
    public static let spentThisMonth = PageText("Spent this month", "이번 달 지출")
    public static let sameAsBefore = PageText("as much as by this day last month", "지난달 이맘때와 같습니다")
    public static let nothingBefore = PageText("nothing spent by this day last month", "지난달 이맘때까지는 지출이 없었습니다")
    public static let left = PageText("left", "남음")
    public static let over = PageText("over", "초과")
    public static let nextPayments = PageText("Coming up", "다가오는 일")
    public static let cardBill = PageText("Card bill", "카드 대금")
    public static let allUpcoming = PageText("All of them", "모두 보기")
    public static let toReport = PageText("To the report", "보고서 보기")
    public static let drafts = PageText("Drafts", "초안")
    public static let withoutShop = PageText("No shop read", "상호 없음")
    public static let incomplete = PageText("incomplete", "빠진 항목 있음")
    public static let doubtful = PageText("to be checked", "확인 필요")

    public static func draftsWait(_ count: Int) -> PageText {
        PageText(count == 1 ? "1 draft waits for you" : "\(count) drafts wait for you", "검토할 초안 \(count)건")
    }

    public static func before(_ sum: String) -> PageText {
        PageText("\(sum) by this day last month", "지난달 이맘때까지는 \(sum)")
    }

    public static func morePercent(_ percent: Int) -> PageText {
        PageText("\(percent) % more than by this day last month", "지난달 이맘때보다 \(percent)% 많습니다")
    }

    public static func lessPercent(_ percent: Int) -> PageText {
        PageText("\(percent) % less than by this day last month", "지난달 이맘때보다 \(percent)% 적습니다")
    }

    public static func skipped(_ drafts: Int) -> PageText {
        PageText(drafts == 1 ? "1 draft was skipped." : "\(drafts) drafts were skipped.", "건너뛴 초안이 \(drafts)건 있습니다.")
    }
}
