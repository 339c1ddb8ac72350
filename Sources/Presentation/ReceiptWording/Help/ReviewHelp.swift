extension HelpText {
    /// `review`.
    public enum Review: CaseIterable, Hashable, Sendable {
        case reviewAbstract, reviewDiscussion, reviewOrder, reviewAuto, reviewDryRun, reviewJson
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Review) -> String {
        switch text {
        case .reviewAbstract: "Go through the drafts one by one: confirm, correct, skip or discard."
        case .reviewDiscussion:
            """
            Nothing is written until you answer, and every answer is on the disk before the next draft is shown. \
            Answers can be piped in, one a line; the end of input means stop, never yes.

            --auto confirms, without asking, drafts whose total is proved by the printed amounts and whose other fields are \
            known from earlier receipts or have at least this confidence (95% unless you say otherwise). It says what it did; \
            that is one step for 'receiptmind undo'. --json \
            prints one draft a line, then {"event":"ready"}, then takes answers such as
            {"id":"a1b2c3d4","action":"confirm","set":{"category":"food"}}, with the actions confirm, edit, discard and \
            skip; join makes one draft of those in its "together". A draft with a "lookalike" is confirmed only after apart, which \
            says that it is a purchase of its own.
            """
        case .reviewOrder: "Which drafts first: doubt (the least certain, then the largest) or date."
        case .reviewAuto:
            """
            Confirm, without asking, what is proved and known, or has at least this confidence: 0.5 to 1, or 95%.
            """
        case .reviewDryRun: "With --auto: show what would be confirmed, and change nothing."
        case .reviewJson: "Print the drafts and take the answers as JSON, one object a line."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Review) -> String {
        switch text {
        case .reviewAbstract: "초안을 하나씩 보고 확정하거나, 고치거나, 건너뛰거나, 버립니다."
        case .reviewDiscussion:
            """
            답하기 전에는 아무것도 쓰지 않고, 답은 다음 초안이 나오기 전에 디스크에 저장됩니다. 답을 파이프로 한 줄씩 넣을 수 있습니다. 입력이 끝나면 멈추며, '예'로 보지 \
            않습니다.

            --auto는 인쇄된 금액으로 합계가 검산되고, 나머지 항목도 이전 영수증으로 이미 알거나 그 값(따로 쓰지 않으면 95%) 이상 확실한 초안을 묻지 않고 확정한 뒤 \
            결과를 알려 줍니다. 'receiptmind undo'로는 한 단계입니다. --json은 초안마다 객체를 한 줄씩, 그다음 {"event":"ready"}를 출력하고,
            {"id":"a1b2c3d4","action":"confirm","set":{"category":"food"}} 같은 답을 받습니다. action은 confirm, edit, \
            discard, skip입니다. join은 "together"에 적힌 초안들을 하나로 합칩니다. "lookalike"가 있는 초안은 \
            다른 구매라고 apart로 답한 뒤에만 확정됩니다.
            """
        case .reviewOrder: "어떤 초안부터: doubt(가장 불확실한 것, 그다음 큰 금액) 또는 date."
        case .reviewAuto: "검산되고, 이미 알거나 이 값 이상 확실한 초안을 묻지 않고 확정합니다. 0.5부터 1까지, 또는 95%처럼 씁니다."
        case .reviewDryRun: "--auto와 함께 쓰면, 확정할 초안만 보여 주고 아무것도 바꾸지 않습니다."
        case .reviewJson: "초안과 답을 JSON 객체로 한 줄에 하나씩 주고받습니다."
        }
    }
}
