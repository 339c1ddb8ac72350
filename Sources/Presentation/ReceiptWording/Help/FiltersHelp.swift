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
        case .filterCategory: "Only this category, by code or name; - for records without a category."
        case .filterConditions:
            """
            Only records that meet this condition: FIELD=VALUE; or != < <= > >= to compare, ~ for a part \
            of a text, FIELD= for an empty field. Repeatable.
            """
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Filters) -> String {
        switch text {
        case .filterStatus: "이 상태인 기록만: draft, confirmed, discarded (기본: 버린 것을 뺀 모두)."
        case .filterFrom: "이날부터의 영수증만: 2026-11-18, 어제, 11/18."
        case .filterTo: "이날까지의 영수증만."
        case .filterMerchant: "상호에 이 말이 든 기록만."
        case .filterCategory: "이 분류만. 코드나 이름으로 쓰고, 분류가 없는 기록은 -."
        case .filterConditions:
            "이 조건에 맞는 기록만: 항목=값. != < <= > >=로 비교하고, ~는 글자의 일부를 찾습니다. = 뒤를 비우면 빈 항목을 찾습니다. 여러 번 쓸 수 있습니다."
        }
    }
}
