public import ReceiptDomain

/// The result of a command that changes records.
public enum ChangeNotice: Hashable, Sendable {
    case changed(count: Int)
    case wouldChange(count: Int)
    /// The record was matched with a bank's row, which has the amount it had before.
    case differsFromBank(RecordID, Money)
    /// The record's line items still have this sum, which was its amount before.
    case differsFromItems(RecordID, Money)
    /// Every record already has the requested values.
    case nothingToChange
    /// No record matches the filter.
    case noneSelected
    /// No record matches the search.
    case nothingFound
    /// As above, of several words, one of which may have been meant as a month.
    case nothingFoundWithAll
    /// The search builds the index of the text recognised on photos, once for each photo.
    case lookingThroughReadings
    /// Steps were undone or redone.
    case takenBack(LedgerStep.Kind, steps: Int)
    /// This change was reverted.
    case entityTakenBack(EntityChange)
    case wouldTakeBack(LedgerStep.Kind, steps: Int)
    case noStep(LedgerStep.Kind)
    /// There are fewer steps than were asked for.
    case noMoreSteps(LedgerStep.Kind, Int)
    case takeBackQuestion(LedgerStep.Kind, steps: Int)
    /// The question was answered with no.
    case nothingTakenBack
    /// Since the newest step, the first user's records have become the second user's.
    case mergedSince(UserID, into: UserID)
}

extension EnglishWording {
    func notice(_ notice: ChangeNotice) -> String {
        switch notice {
        case .changed(let count): "\(records(count)) changed; 'receiptmind undo' undoes it"
        case .wouldChange(let count): "\(records(count)) would be changed; nothing was changed"
        case .differsFromBank(let id, let amount):
            "\(id.short): the bank's statement has \(amount.formatted), which no longer agrees"
        case .differsFromItems(let id, let sum):
            "\(id.short): its items still add up to \(sum.formatted)"
        case .nothingToChange: "nothing to change: it is already like that"
        case .noneSelected: "no record matches; 'receiptmind list' without conditions shows them all"
        case .nothingFound: "nothing found"
        case .nothingFoundWithAll:
            "nothing found with all these words; days are written as conditions, such as 'date>=2026-11-01'"
        case .lookingThroughReadings: "indexing the text of all photos; this takes a while, only this once"
        case .takenBack(.change, let count):
            "\(steps(count)) undone; 'receiptmind redo\(count == 1 ? "" : " \(count)")' does it again"
        case .takenBack(.undoing, let count): "\(steps(count)) redone"
        case .entityTakenBack(let change):
            title(of: change).escapingControls
                + (change.before == nil ? ": gone" : change.after == nil ? ": back" : ": as before")
        case .wouldTakeBack(let kind, let count):
            "\(steps(count)) would be \(kind == .change ? "undone" : "redone"); nothing was changed"
        case .noStep(.change):
            "nothing to undo; settings are changed back with 'receiptmind settings'"
        case .noStep(.undoing): "nothing to redo: nothing was undone since the last change"
        case .noMoreSteps(let kind, let count): "only \(steps(count)) can be \(kind == .change ? "undone" : "redone")"
        case .takeBackQuestion(let kind, let count):
            "\(kind == .change ? "Undo" : "Redo") \(steps(count))? --dry-run shows them without changing anything. (y/N) "
        case .nothingTakenBack: "nothing was changed"
        case .mergedSince(let user, let into):
            "nothing was changed since \(user)'s records became \(into)'s, which is not undone; "
                + "'receiptmind undo 1' undoes the change before that"
        }
    }

    private func steps(_ count: Int) -> String { count == 1 ? "1 step" : "\(count) steps" }

    private func records(_ count: Int) -> String { count == 1 ? "1 record" : "\(Quantities.count(count)) records" }
}

extension KoreanWording {
    func notice(_ notice: ChangeNotice) -> String {
        switch notice {
        case .changed(let count): "기록 \(Quantities.count(count))건을 고쳤습니다. 'receiptmind undo'로 되돌릴 수 있습니다"
        case .wouldChange(let count): "기록 \(Quantities.count(count))건이 바뀝니다. 아직 아무것도 바꾸지 않았습니다"
        case .differsFromBank(let id, let amount):
            "\(id.short): 은행 내역의 금액은 \(amount.formatted)이어서 이제 서로 다릅니다"
        case .differsFromItems(let id, let sum):
            "\(id.short): 품목의 합은 여전히 \(sum.formatted)입니다"
        case .nothingToChange: "이미 같은 내용이어서 고칠 것이 없습니다"
        case .noneSelected: "조건에 맞는 기록이 없습니다. 조건 없이 'receiptmind list'를 실행하면 모두 나옵니다"
        case .nothingFound: "찾은 기록이 없습니다"
        case .nothingFoundWithAll: "이 낱말이 모두 있는 기록이 없습니다. 기간은 'date>=2026-11-01' 같은 조건으로 씁니다"
        case .lookingThroughReadings: "사진에서 읽은 글자의 색인을 만들고 있습니다. 처음 한 번만 시간이 걸립니다"
        case .takenBack(.change, let steps):
            "\(steps)단계를 되돌렸습니다. 'receiptmind redo\(steps == 1 ? "" : " \(steps)")'로 다시 적용합니다"
        case .entityTakenBack(let change):
            title(of: change).escapingControls
                + (change.before == nil ? ": 없앴습니다" : change.after == nil ? ": 되살렸습니다" : ": 그전 내용으로 돌렸습니다")
        case .takenBack(.undoing, let steps): "\(steps)단계를 다시 적용했습니다"
        case .wouldTakeBack(.change, let steps): "되돌릴 단계 \(steps)개. 아직 아무것도 바꾸지 않았습니다"
        case .wouldTakeBack(.undoing, let steps): "다시 적용할 단계 \(steps)개. 아직 아무것도 바꾸지 않았습니다"
        case .noStep(.change):
            "되돌릴 것이 없습니다. 설정은 'receiptmind settings'로 다시 바꾸세요"
        case .noStep(.undoing): "다시 적용할 것이 없습니다. 마지막 변경 뒤에 되돌린 것이 없습니다"
        case .noMoreSteps(.change, let count): "되돌릴 수 있는 단계는 모두 \(count)개입니다"
        case .noMoreSteps(.undoing, let count): "다시 적용할 수 있는 단계는 모두 \(count)개입니다"
        case .takeBackQuestion(.change, let count): "\(count)단계를 되돌릴까요? --dry-run을 주면 바뀔 내용만 봅니다. (y/N) "
        case .takeBackQuestion(.undoing, let count):
            "\(count)단계를 다시 적용할까요? --dry-run을 주면 바뀔 내용만 봅니다. (y/N) "
        case .nothingTakenBack: "아무것도 바꾸지 않았습니다"
        case .mergedSince(let user, let into):
            "\(user) 사용자의 기록이 \(into) 사용자의 것이 된 뒤로 바꾼 것이 없고, 그것은 되돌릴 수 없습니다. "
                + "그 전의 변경은 'receiptmind undo 1'로 되돌립니다"
        }
    }
}
