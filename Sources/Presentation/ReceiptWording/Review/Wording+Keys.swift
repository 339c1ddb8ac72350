import ReceiptDomain
public import ReceiptReview

// Keys with the labels of their actions.
extension Wording {
    /// The keys of a step, for one line of `key label` pairs.
    public func keys(for step: ReviewStep) -> [KeyLabel] {
        let (back, quit) = (key("<", "back", "뒤로"), key("q", "quit", "끝"))
        let undo = key("u", "undo", "되돌림")
        return switch step {
        case .draft:
            [
                key("Enter", "confirm", "확정"), key("←→", "other values", "다른 값"), key("m", "merchant", "상호"),
                key("t", "date", "날짜"), key("a", "amount", "금액"), key("c", "category", "분류"),
                key("s", "skip", "나중에"), key("d", "discard", "버림"), undo, key("e", "more", "더 수정"),
                key("p", "parts", "나눔"), key("o", "photo", "사진"), key("i", "items", "품목"), key("j", "join", "합침"),
                key("?", "help", "도움말"), quit,
            ]
        case .chooseField, .chooseCategory, .chooseGroupCategory, .chooseDraft: [key("Enter", "choose", "선택"), back]
        case .enter(let field, _):
            [key("Enter", "accept", "입력")] + (field.canBeCleared ? [key("-", "clear", "지움")] : []) + [back]
        case .dropChanges: [key("y", "yes", "예"), key("Enter", "keep them", "계속 보기")]
        case .items:
            [
                key("↑↓", "choose", "고르기"), key("Enter", "edit", "수정"), key("m", "merge with next", "아래와 합침"),
                key("d", "drop", "뺌"), key("+", "add", "더함"), undo, back,
            ]
        case .enterItem: [key("Enter", "take it", "입력"), back]
        case .allAnswered: [key("Enter", "leave", "끝"), undo]
        case .correction(let correction):
            [
                key("Enter", "this one only", "이번만"), key("f", "from now on", "앞으로 계속"),
                key(
                    "a",
                    correction.earlier.count == 1 ? "also the earlier one" : "also these \(correction.earlier.count)",
                    "이전 \(correction.earlier.count)건도"
                ),
            ]
        case .group(let group):
            (group.category == nil
                ? [key("Enter", "choose", "고르기")]
                : [key("Enter", "yes, all", "모두 맞음"), key("c", "another category", "다른 분류")])
                + [key("s", "ask one by one", "하나씩 보기"), quit]
        case .pictures: [key("d", "discard all", "모두 버리기"), key("Enter", "look at each", "하나씩 보기"), quit]
        case .together(let proposal) where proposal.reason == .chosen: [key("Enter", "join them", "합치기"), back]
        case .divide: [key("Enter", "divide", "나누기"), back]
        case .duplicate:
            [
                key("y", "two purchases: confirm both", "다른 구매: 이 초안 확정"), key("d", "discard this one", "이 초안 버리기"),
                key("o", "photo of the other", "다른 기록의 사진"), key("s", "skip", "나중에"), key("Enter", "back", "뒤로"),
            ]
        case .together:
            [
                key("Enter", "join them", "합치기"), key("n", "they are apart", "따로 두기"),
                key("s", "look first", "먼저 보기"), quit,
            ]
        case .card: [key("Enter", "yes", "예"), key("s", "no", "아니요"), quit]
        case .waiting, .finished: []
        }
    }

    /// The keys of the help's own screen.
    public var keysOfHelp: [KeyLabel] { [key("Enter", "back", "뒤로")] }

    /// The help for keys; with `isTyped` for typed lines, which can carry more than one key.
    public func help(isTyped: Bool) -> [KeyLabel] {
        [
            key("Enter", "confirm the draft as shown", "보이는 대로 확정"),
            key("1-9", "take one of the other values below the draft", "아래에 보이는 다른 값으로 바꾸기"),
            key("↑↓ ←→", "choose a field; go through its other values", "항목 고르기, 다른 값 차례로 보기"),
            isTyped
                ? key("e", "edit a field; 'e date' goes straight to it", "항목 수정. 'e 날짜'처럼 바로 가기")
                : key("e", "edit a field; there ↑↓ show other values", "항목 수정. ↑↓로 다른 값 고르기"),
            key("m t a", "edit the merchant, the date, the amount", "상호, 날짜, 금액 바로 수정"),
            key(
                "c",
                "choose the category by number or name" + (isTyped ? "; 'c food' sets it" : ""),
                "분류를 번호나 이름, 초성으로 선택" + (isTyped ? ". 'c 식비'" : "")
            ),
            key(
                "p",
                "divide by category; p again changes the parts" + (isTyped ? "; 'p food=9000 pet' sets them" : ""),
                "분류별로 나누기. 다시 누르면 수정" + (isTyped ? ". 'p 식비=9000 의료'로 바로" : "")
            ),
            isTyped
                ? key(
                    "i",
                    "items, line by line: '2 milk 5960' edits, 'd 2' drops, 'm 2' merges with the next",
                    "품목을 한 줄씩: '2 우유 5960' 수정, 'd 2' 뺌, 'm 2' 아래와 합침"
                ) : key("i", "items, line by line: edit, drop, merge", "품목을 한 줄씩 수정, 빼기, 합치기"),
            key("j", "join with another draft of the same purchase", "다른 초안과 합치기 (같은 구매의 사진)"),
            key("PgUp PgDn", "scroll the photo up or down", "사진의 위나 아래 보기"),
            key("[ ]", "go to the record's other pages and photos", "기록의 다른 쪽과 사진 보기"),
            key("f", "take it as the recurring payment offered", "제안된 정기 기록의 영수증으로 처리"),
            key("s", "skip: decide another time", "나중에 보기"),
            key("d", "discard: not a purchase; the photo is kept", "버리기. 사진은 그대로 보관"),
            key("o", "open the photo", "사진 열기"),
            key("u", "undo the last change or answer", "마지막 수정이나 답 되돌리기"),
            key("<", "go back one step", "한 단계 뒤로"),
            key("q", "quit; what was answered is saved", "끝내기. 이미 답한 것은 저장되어 있음"),
            key("✓ ~ ?", "sure, likely, doubtful; ✗ missing, * yours", "확실, 아마도, 불확실. ✗ 없음, * 직접 입력"),
        ]
    }

    public var entryKeys: [KeyLabel] {
        [
            key("Enter", "next", "다음"), key("↑↓", "choose", "고르기"), key("Tab", "complete", "완성"),
            key("Esc", "back", "뒤로"), key("Ctrl-C", "quit", "끝"),
        ]
    }

    private func key(_ key: String, _ english: String, _ korean: String) -> KeyLabel {
        KeyLabel(key, localized(english, korean))
    }
}
