import ReceiptReview

extension HelpText {
    /// Commands that change records: `edit`, `undo`, `discard`.
    public enum Changes: CaseIterable, Hashable, Sendable {
        case editAbstract, editDiscussion, editArguments, editDryRun, editJson, undoAbstract, undoDiscussion
        case undoSteps, undoDryRun, undoJson, discardAbstract, discardDiscussion, discardIds, discardPurge
        case discardJson
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Changes) -> String {
        let fields = ReviewField.allCases.map(\.name)
        return switch text {
        case .editAbstract: "Change fields of one record or of many."
        case .editDiscussion:
            """
            receiptmind edit a1b2c3d4 category=food memo='with Mina'
            receiptmind edit --where merchant~이마트 --from 2026-11-01 category=household --dry-run

            Fields are \(fields.dropLast().joined(separator: ", ")) and \(fields.last ?? ""); \
            values are written as in a review, and nothing behind = empties a field. Records are named by their \
            ids, or chosen by the filters of 'receiptmind list'. All are changed or none, and 'receiptmind undo' \
            undoes it as one step.
            """
        case .editArguments: "Ids of records, as 'list' shows them, and FIELD=VALUE for each field."
        case .editDryRun: "Show what would change, and change nothing."
        case .editJson: "Print one JSON object a line for each record that changes."
        case .undoAbstract: "Undo the last change, or the last few, however long ago."
        case .undoDiscussion:
            """
            An answer in a review, an edit of many records and an automatic review are one step each. Nothing is \
            lost: the ledger keeps every state, and photos that were read stay.
            """
        case .undoSteps: "How many steps to undo."
        case .undoDryRun: "Show what would be undone, and change nothing."
        case .undoJson: "Print one JSON object a line for each record, as it is then."
        case .discardAbstract: "Set records aside; with --purge, remove their images for good."
        case .discardDiscussion:
            """
            A discarded record keeps its images and its history, and is left out of lists and sums. --purge \
            removes the images and what was read from them, which cannot be undone; the ledger keeps a line \
            that says so, and what its earlier lines say. If one of the names fits no record, or several, \
            nothing is done.
            """
        case .discardIds: "The records: their ids, or the beginning or end of them."
        case .discardPurge: "Remove the images and what was read from them, for good."
        case .discardJson: "Print one JSON object a line for each record."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Changes) -> String {
        switch text {
        case .editAbstract: "기록 하나 또는 여럿의 항목을 고칩니다."
        case .editDiscussion:
            """
            receiptmind edit a1b2c3d4 category=식비 memo='미나와 함께'
            receiptmind edit --where merchant~이마트 --from 2026-11-01 category=생활품 --dry-run

            항목은 \(ReviewField.allCases.map(\.name).joined(separator: ", "))입니다. 값은 검토할 \
            때처럼 쓰고, = 뒤를 비우면 항목이 비워집니다. 기록은 ID로 부르거나 'receiptmind list'의 조건으로 고릅니다. 모두 고치거나 하나도 고치지 않으며, \
            'receiptmind undo' 한 번으로 되돌립니다.
            """
        case .editArguments: "'list'가 보여 주는 기록의 ID, 그리고 항목마다 항목=값."
        case .editDryRun: "무엇이 바뀔지 보여 주기만 하고 바꾸지 않습니다."
        case .editJson: "바뀌는 기록마다 JSON 객체를 한 줄씩 출력합니다."
        case .undoAbstract: "마지막 변경, 또는 마지막 몇 번을 되돌립니다. 오래된 것이라도."
        case .undoDiscussion:
            """
            검토의 답 하나, 여러 기록의 수정 하나, 자동 검토 하나가 각각 한 단계입니다. 잃는 것은 없습니다. 장부는 모든 상태를 간직하고, 읽은 사진은 그대로 있습니다.
            """
        case .undoSteps: "몇 단계를 되돌릴지."
        case .undoDryRun: "무엇을 되돌릴지 보여 주기만 하고 바꾸지 않습니다."
        case .undoJson: "되돌린 기록마다 JSON 객체를 한 줄씩 출력합니다."
        case .discardAbstract: "기록을 치워 둡니다. --purge를 주면 사진을 영영 지웁니다."
        case .discardDiscussion:
            """
            치운 기록은 사진과 내력을 그대로 두고, 목록과 합계에서만 빠집니다. --purge는 사진과 거기서 읽은 것을 지우며 되돌릴 수 없습니다. 장부에는 지웠다는 줄과 그 전 줄들의 \
            내용이 남습니다. 이름 가운데 하나라도 맞는 기록이 없거나 여럿이면 아무것도 하지 않습니다.
            """
        case .discardIds: "기록: ID, 또는 ID의 앞이나 뒤 일부."
        case .discardPurge: "사진과 거기서 읽은 것을 영영 지웁니다."
        case .discardJson: "기록마다 JSON 객체를 한 줄씩 출력합니다."
        }
    }
}
