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
        case .rulesAbstract: "Show what was learned and what you decided for good; add or remove a rule."
        case .listRulesAbstract: "Show your rules, and what confirmed records taught."
        case .listRulesAll: "Show all shops that something was learned of."
        case .listRulesJson: "Print one JSON object a line for each rule and each shop."
        case .addRuleAbstract: "Decide for good what a shop's category is, or how it is called."
        case .addRuleDiscussion:
            """
            receiptmind rules add 이마트 category=household
            receiptmind rules add '쌤스더지' merchant=맘스터치

            A rule for a chain is also for its branches. It takes the place of an earlier one of the same kind, \
            and outweighs whatever was learned. Records that are confirmed stay as they are; 'receiptmind edit' \
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
        case .rulesAbstract: "배운 것과 정해 둔 규칙을 보여 줍니다. 규칙을 더하거나 지웁니다."
        case .listRulesAbstract: "정해 둔 규칙과, 확정된 기록에서 배운 것을 보여 줍니다."
        case .listRulesAll: "배운 것이 있는 가게를 모두 보여 줍니다."
        case .listRulesJson: "규칙과 가게마다 JSON 객체를 한 줄씩 출력합니다."
        case .addRuleAbstract: "가게의 분류나 이름을 앞으로도 쭉 정해 둡니다."
        case .addRuleDiscussion:
            """
            receiptmind rules add 이마트 category=생활품
            receiptmind rules add '쌤스더지' merchant=맘스터치

            체인의 규칙은 지점에도 통합니다. 같은 종류의 앞선 규칙을 대신하고, 배운 것보다 앞섭니다. 확정된 기록은 그대로 남으며, 그것은 'receiptmind edit'로 고칩니다.
            """
        case .addRuleMerchant: "가게 이름."
        case .addRuleValue: "category=분류 또는 merchant=이름."
        case .removeRuleAbstract: "목록의 번호로 규칙을 지웁니다."
        case .removeRuleNumber: "'receiptmind rules'가 보여 주는 규칙의 번호."
        }
    }
}
