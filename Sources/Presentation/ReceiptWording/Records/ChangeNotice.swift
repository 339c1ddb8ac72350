/// The result of a command that changes records.
public enum ChangeNotice: Hashable, Sendable {
    case changed(count: Int)
    case wouldChange(count: Int)
    /// Every record already has the requested values.
    case nothingToChange
    /// No record matches the filter.
    case noneSelected
    /// No record matches the search.
    case nothingFound
    /// The search builds the index of the text recognised on photos, once for each photo.
    case lookingThroughReadings
    case undone(steps: Int)
    case wouldUndo(steps: Int)
    case noStepToUndo
}

extension EnglishWording {
    func notice(_ notice: ChangeNotice) -> String {
        switch notice {
        case .changed(let count): "\(records(count)) changed; 'receiptmind undo' undoes it"
        case .wouldChange(let count): "\(records(count)) would be changed; nothing was changed"
        case .nothingToChange: "nothing to change: it is already like that"
        case .noneSelected: "no record matches; 'receiptmind list' takes the same filters"
        case .nothingFound: "nothing found"
        case .lookingThroughReadings: "indexing the text of all photos; this takes a while, only this once"
        case .undone(1): "1 step undone"
        case .undone(let steps): "\(steps) steps undone"
        case .wouldUndo(1): "1 step would be undone; nothing was changed"
        case .wouldUndo(let steps): "\(steps) steps would be undone; nothing was changed"
        case .noStepToUndo: "nothing to undo"
        }
    }

    private func records(_ count: Int) -> String { count == 1 ? "1 record" : "\(Quantities.count(count)) records" }
}

extension KoreanWording {
    func notice(_ notice: ChangeNotice) -> String {
        switch notice {
        case .changed(let count): "기록 \(Quantities.count(count))건을 고쳤습니다. 'receiptmind undo'로 되돌릴 수 있습니다"
        case .wouldChange(let count): "기록 \(Quantities.count(count))건이 바뀝니다. 아직 아무것도 바꾸지 않았습니다"
        case .nothingToChange: "이미 같은 내용이어서 고칠 것이 없습니다"
        case .noneSelected: "조건에 맞는 기록이 없습니다. 'receiptmind list'에도 같은 조건을 쓸 수 있습니다"
        case .nothingFound: "찾은 기록이 없습니다"
        case .lookingThroughReadings: "사진에서 읽은 글자의 색인을 만들고 있습니다. 처음 한 번만 시간이 걸립니다"
        case .undone(let steps): "\(steps)단계를 되돌렸습니다"
        case .wouldUndo(let steps): "되돌릴 단계 \(steps)개. 아직 아무것도 바꾸지 않았습니다"
        case .noStepToUndo: "되돌릴 것이 없습니다"
        }
    }
}
