extension HelpText {
    /// `review`.
    public enum Review: CaseIterable, Hashable, Sendable {
        case reviewAbstract, reviewDiscussion, reviewOrder, reviewAuto, reviewDryRun, reviewJson
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Review) -> String {
        switch text {
        case .reviewAbstract: "Look at the drafts one by one: confirm, correct, skip or discard."
        case .reviewDiscussion:
            """
            Nothing is written before an answer, and every answer is on the disk before the next draft is shown. \
            Answers can be piped in, a line each; the end of input means stop, never yes.

            --auto confirms without asking what is proved by the printed amounts and of which every field has \
            at least this confidence, says what it did, and asks nothing; it is one step for 'receiptmind undo'. --json \
            prints each draft as an object a line, then {"event":"ready"}, then takes answers such as
            {"id":"a1b2c3d4","action":"confirm","set":{"category":"food"}}, with confirm, edit, discard and \
            skip; join makes one draft of those that its "together" names, apart keeps them apart for good.
            """
        case .reviewOrder: "Which drafts first: doubt (the least certain, then the largest) or date."
        case .reviewAuto:
            """
            Confirm what is proved and has at least this confidence, 0.5 to 1 or in percent, such as 95%; ask nothing.
            """
        case .reviewDryRun: "With --auto: show what would be confirmed, and change nothing."
        case .reviewJson: "Print the drafts as JSON, and take answers as JSON, an object a line."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Review) -> String {
        switch text {
        case .reviewAbstract: "초안을 하나씩 봅니다: 확정하고, 고치고, 건너뛰고, 버립니다."
        case .reviewDiscussion:
            """
            답하기 전에는 아무것도 쓰지 않으며, 답은 다음 초안을 보여 주기 전에 디스크에 쓰입니다. 답을 한 줄씩 파이프로 넣을 수 있습니다. 입력이 끝나면 멈출 뿐, 예라는 뜻이 \
            아닙니다.

            --auto는 인쇄된 금액으로 검산되고 모든 항목이 적어도 그만큼 확실한 것을 묻지 않고 확정한 뒤 무엇을 했는지 알려 줍니다. 'receiptmind undo'에는 한 \
            단계입니다. --json은 초안마다 객체를 한 줄씩, 그다음 {"event":"ready"}를 출력하고,
            {"id":"a1b2c3d4","action":"confirm","set":{"category":"food"}} 같은 답을 받습니다. action은 confirm, edit, \
            discard, skip입니다. join은 "together"에 적힌 초안들을 하나로 합치고, apart는 따로 두어 다시 묻지 않습니다.
            """
        case .reviewOrder: "어떤 초안부터: doubt(가장 불확실한 것, 그다음 큰 금액) 또는 date."
        case .reviewAuto: "검산되고 적어도 이만큼 확실한 것은 묻지 않고 확정합니다. 0.5부터 1까지, 또는 95%처럼."
        case .reviewDryRun: "--auto와 함께: 무엇이 확정될지 보여 주기만 하고 바꾸지 않습니다."
        case .reviewJson: "초안을 JSON으로 출력하고, 답도 JSON으로 한 줄에 하나씩 받습니다."
        }
    }
}
