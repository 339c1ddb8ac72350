public import ReceiptReview

// Text about the review without a person: its results, and its obstacles.
extension Wording {
    public func automaticSummary(confirmed: Int, left: Int, isDryRun: Bool) -> String {
        let (sure, rest) = (Quantities.count(confirmed), Quantities.count(left))
        let drafts = left == 1 ? "1 draft" : "\(rest) drafts"
        guard !isDryRun else {
            return localized(
                "\(sure) would be confirmed, \(drafts) left; nothing was changed",
                "확정할 초안 \(sure)건, 남은 초안 \(rest)건. 아직 바뀐 것은 없습니다"
            )
        }
        return localized("\(sure) confirmed, \(drafts) left", "확정 \(sure)건, 남은 초안 \(rest)건")
            + (confirmed > 0 ? localized("; 'receiptmind undo' undoes it", " (되돌리기: 'receiptmind undo')") : "")
    }

    public func obstacle(_ obstacle: AutomaticReview.Obstacle, count: Int) -> String {
        switch obstacle {
        case .missing(let field):
            localized("\(count) without \(self.field(field).lowercased())", "\(self.field(field)) 없음 \(count)건")
        case .notProved: localized("\(count) whose total is not proved", "합계가 검산되지 않음 \(count)건")
        case .unsure(let field):
            localized(
                "\(count) with too little confidence in the \(self.field(field).lowercased())",
                "\(self.field(field)) 불확실 \(count)건"
            )
        case .possibleDuplicate: localized("\(count) that look like another record", "다른 기록과 비슷함 \(count)건")
        case .together:
            localized(
                "\(count) that seem to belong to another draft; 'receiptmind review' asks",
                "다른 초안과 같은 구매인 듯함 \(count)건 ('receiptmind review'가 묻습니다)"
            )
        }
    }

    /// The reason why a script's line is rejected.
    public func problem(_ problem: AnswerLine.Problem) -> String {
        switch problem {
        case .notJSON: localized("the line is not a JSON object", "JSON 객체가 아닌 줄입니다")
        case .unknownKey(let key):
            localized(
                "\"\(key.escapingControls)\" is not one of id, action, set",
                "\"\(key.escapingControls)\": 없는 키입니다. id, action, set 중에서 쓰세요"
            )
        case .unknownAction(let name):
            localized(
                "\"\(name.escapingControls)\" is not one of confirm, edit, discard, skip, fulfil, join, apart",
                "\"\(name.escapingControls)\": 없는 동작입니다. confirm, edit, discard, skip, fulfil, join, apart 중에서 쓰세요"
            )
        case .nothingDue: localized("no recurring entry that was due fits this draft", "이 초안에 맞는 예정된 정기 기록이 없습니다")
        case .nothingTogether: localized("no other draft seems to belong to this one", "이 초안과 같은 구매로 보이는 초안이 없습니다")
        case .lookalike(let other):
            localized(
                "it \(possibleDuplicate(other)); answer apart where it is another purchase, and confirm it then, or discard it",
                "\(possibleDuplicate(other)). 다른 구매이면 apart로 답한 뒤 확정하고, 아니면 버리세요"
            )
        case .noSuchDraft(let id):
            localized("no draft has the id \"\(id.escapingControls)\"", "\"\(id.escapingControls)\" 초안이 없습니다")
        case .invalid(_, let problem): self.problem(problem)
        case .noSuchField(let name): self.problem(InputProblem.noSuchField(name))
        case .needed(let field): notice(ReviewNotice.needed(field))
        }
    }
}

extension AnswerLine.Problem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String { wording.problem(self) }
}
