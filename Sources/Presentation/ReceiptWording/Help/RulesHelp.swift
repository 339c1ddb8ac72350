extension HelpText {
    /// `rules` and the commands below it.
    public enum Rules: CaseIterable, Hashable, Sendable {
        case rulesAbstract
        case listRulesAbstract, listRulesAll, listRulesJson
        case addRuleAbstract, addRuleDiscussion, addRuleMerchant, addRuleValue
        case removeRuleAbstract, removeRuleNumber
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Rules) -> String {
        switch text {
        case .rulesAbstract: "Show what was learned and your own rules; add or remove a rule."
        case .listRulesAbstract: "Show your rules, and what was learned from confirmed records."
        case .listRulesAll: "Show all shops about which something was learned."
        case .listRulesJson: "Print one JSON object a line for each rule and each shop."
        case .addRuleAbstract: "Make a rule for a shop's category or name."
        case .addRuleDiscussion:
            """
            receiptmind rules add 이마트 category=household
            receiptmind rules add '쌤스더지' merchant=맘스터치

            A rule for a chain also counts for its branches. It replaces an earlier rule of the same kind, \
            and overrides what was learned. Confirmed records stay as they are; 'receiptmind edit' \
            changes those.
            """
        case .addRuleMerchant: "The shop's name."
        case .addRuleValue: "category=NAME or merchant=NAME."
        case .removeRuleAbstract: "Remove a rule by its number in the list."
        case .removeRuleNumber: "The rule's number, as 'receiptmind rules' shows it."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Rules) -> String {
        switch text {
        case .rulesAbstract: "학습한 내용과 직접 정한 규칙을 보여 줍니다. 규칙을 추가하거나 삭제합니다."
        case .listRulesAbstract: "직접 정한 규칙과 확정된 기록에서 학습한 내용을 보여 줍니다."
        case .listRulesAll: "학습한 내용이 있는 가게를 모두 보여 줍니다."
        case .listRulesJson: "규칙과 가게마다 JSON 객체를 한 줄씩 출력합니다."
        case .addRuleAbstract: "가게의 분류나 상호를 규칙으로 정합니다."
        case .addRuleDiscussion:
            """
            receiptmind rules add 이마트 category=생활품
            receiptmind rules add '쌤스더지' merchant=맘스터치

            체인의 규칙은 지점에도 적용됩니다. 같은 종류의 이전 규칙을 대신하고, 학습한 내용보다 우선합니다. 확정된 기록은 그대로 남으며, 그것은 'receiptmind edit'로 고칩니다.
            """
        case .addRuleMerchant: "상호."
        case .addRuleValue: "category=분류 또는 merchant=이름."
        case .removeRuleAbstract: "목록의 번호로 규칙을 삭제합니다."
        case .removeRuleNumber: "'receiptmind rules'에 나오는 규칙 번호."
        }
    }
}
