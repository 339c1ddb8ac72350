extension HelpText {
    /// Options that choose records: of `list`, `edit`, `search`.
    public enum Filters: CaseIterable, Hashable, Sendable {
        case filterStatus, filterFrom, filterTo, filterMerchant, filterCategory, filterConditions
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Filters) -> String {
        switch text {
        case .filterStatus:
            """
            Only records with this status: draft, confirmed or discarded (default: all but discarded).
            """
        case .filterFrom: "Only receipts from this day on: 2026-11-18, yesterday, 11/18."
        case .filterTo: "Only receipts until this day."
        case .filterMerchant: "Only merchants whose name contains this."
        case .filterCategory: "Only this category, by code or name; - for records without one."
        case .filterConditions:
            """
            Only records of which this holds: FIELD=VALUE, with != < <= > >= for other comparisons, ~ for a part \
            of a text and nothing behind = for an empty field. May be given more than once.
            """
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Filters) -> String {
        switch text {
        case .filterStatus: "이 상태인 기록만: draft, confirmed, discarded (기본: 버린 것 빼고 모두)."
        case .filterFrom: "이날부터의 영수증만: 2026-11-18, 어제, 11/18."
        case .filterTo: "이날까지의 영수증만."
        case .filterMerchant: "이름에 이 말이 든 가게만."
        case .filterCategory: "이 분류만, 코드나 이름으로. 분류가 없는 기록은 -."
        case .filterConditions: "이 조건에 맞는 기록만: 항목=값. != < <= > >=로도 견주고, ~는 글자의 일부, = 뒤가 비면 빈 항목입니다. 여러 번 쓸 수 있습니다."
        }
    }
}
