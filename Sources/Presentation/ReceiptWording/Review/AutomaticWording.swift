public import ReceiptReview

/// Text about the review without a person: its results, and its obstacles.
public protocol AutomaticWording: Sendable {
    func obstacle(_ obstacle: AutomaticReview.Obstacle, count: Int) -> String
    func automaticSummary(confirmed: Int, left: Int, isDryRun: Bool) -> String
    /// The reason why a script's line is rejected.
    func problem(_ problem: AnswerLine.Problem) -> String
}

extension EnglishWording {
    func obstacle(_ obstacle: AutomaticReview.Obstacle, count: Int) -> String {
        switch obstacle {
        case .missing(let field): "\(count) without \(self.field(field).lowercased())"
        case .notProved: "\(count) whose total is not proved"
        case .unsure(let field): "\(count) with too little confidence in the \(self.field(field).lowercased())"
        case .possibleDuplicate: "\(count) that look like another record"
        case .together: "\(count) that seem to belong to another draft; 'receiptmind review' asks"
        }
    }

    func automaticSummary(confirmed: Int, left: Int, isDryRun: Bool) -> String {
        let drafts = left == 1 ? "1 draft" : "\(Quantities.count(left)) drafts"
        if isDryRun { return "\(Quantities.count(confirmed)) would be confirmed, \(drafts) left; nothing was changed" }
        return "\(Quantities.count(confirmed)) confirmed, \(drafts) left"
            + (confirmed > 0 ? "; 'receiptmind undo' undoes it" : "")
    }

    func problem(_ problem: AnswerLine.Problem) -> String {
        switch problem {
        case .notJSON: "the line is not a JSON object"
        case .unknownKey(let key): "\"\(key.escapingControls)\" is not one of id, action, set"
        case .unknownAction(let name):
            "\"\(name.escapingControls)\" is not one of confirm, edit, discard, skip, fulfil, join, apart"
        case .nothingDue: "no recurring entry that was due fits this draft"
        case .nothingTogether: "no other draft seems to belong to this one"
        case .lookalike(let other):
            "it \(possibleDuplicate(other)); answer apart where it is another purchase, and confirm it then, or discard it"
        case .noSuchDraft(let id): "no draft has the id \"\(id.escapingControls)\""
        case .invalid(_, let problem): self.problem(problem)
        case .noSuchField(let name): self.problem(InputProblem.noSuchField(name))
        case .needed(let field): notice(ReviewNotice.needed(field))
        }
    }
}

extension KoreanWording {
    func obstacle(_ obstacle: AutomaticReview.Obstacle, count: Int) -> String {
        switch obstacle {
        case .missing(let field): "\(self.field(field)) 없음 \(count)건"
        case .notProved: "합계가 검산되지 않음 \(count)건"
        case .unsure(let field): "\(self.field(field)) 불확실 \(count)건"
        case .possibleDuplicate: "다른 기록과 비슷함 \(count)건"
        case .together: "다른 초안과 같은 구매인 듯함 \(count)건 ('receiptmind review'가 묻습니다)"
        }
    }

    func automaticSummary(confirmed: Int, left: Int, isDryRun: Bool) -> String {
        let left = "남은 초안 \(Quantities.count(left))건"
        if isDryRun { return "확정할 초안 \(Quantities.count(confirmed))건, \(left). 아직 바뀐 것은 없습니다" }
        return "확정 \(Quantities.count(confirmed))건, \(left)" + (confirmed > 0 ? " (되돌리기: 'receiptmind undo')" : "")
    }

    func problem(_ problem: AnswerLine.Problem) -> String {
        switch problem {
        case .notJSON: "JSON 객체가 아닌 줄입니다"
        case .unknownKey(let key): "\"\(key.escapingControls)\": 없는 키입니다. id, action, set 중에서 쓰세요"
        case .unknownAction(let name):
            "\"\(name.escapingControls)\": 없는 동작입니다. confirm, edit, discard, skip, fulfil, join, apart 중에서 쓰세요"
        case .nothingDue: "이 초안에 맞는 예정된 정기 기록이 없습니다"
        case .nothingTogether: "이 초안과 같은 구매로 보이는 초안이 없습니다"
        case .lookalike(let other):
            "\(possibleDuplicate(other)). 다른 구매이면 apart로 답한 뒤 확정하고, 아니면 버리세요"
        case .noSuchDraft(let id): "\"\(id.escapingControls)\" 초안이 없습니다"
        case .invalid(_, let problem): self.problem(problem)
        case .noSuchField(let name): self.problem(InputProblem.noSuchField(name))
        case .needed(let field): notice(ReviewNotice.needed(field))
        }
    }
}
