import ReceiptReview

extension HelpText {
    /// Commands that change records: `edit`, `undo`, `redo`, `discard`.
    public enum Changes: CaseIterable, Hashable, Sendable {
        case editAbstract, editDiscussion, editArguments, editDryRun, editJson, undoAbstract, undoDiscussion
        case undoSteps, undoDryRun, undoJson, discardAbstract, discardDiscussion, discardIds, discardPurge
        case discardJson, discardBack, redoAbstract, redoDiscussion
    }

    /// The fields that `edit` changes, by the names that it takes.
    fileprivate static var editFields: [String] {
        let fields = ReviewField.allCases.map(\.name)
        return fields + BookAssignment.Field.allCases.map(\.rawValue).filter { !fields.contains($0) }
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Changes) -> String {
        let fields = HelpText.editFields
        return switch text {
        case .editAbstract: "Change fields of one record or many."
        case .editDiscussion:
            """
            receiptmind edit a1b2c3d4 category=food memo='with Mina'
            receiptmind edit --where merchant~이마트 --from 2026-11-01 category=household --dry-run

            Fields are \(fields.dropLast().joined(separator: ", ")) and \(fields.last ?? ""); \
            values are written as in the review, and FIELD= empties a field. Records are named by their \
            ids, or chosen by the filters of 'receiptmind list'. Either all are changed or none, and 'receiptmind undo' \
            undoes the change in one step.
            """
        case .editArguments: "Ids of records, as 'list' shows them, and FIELD=VALUE for each field."
        case .editDryRun: "Show what would change, and change nothing."
        case .editJson: "Print one JSON object a line for each record that changes."
        case .undoAbstract: "Undo the last change, or the last few, however long ago."
        case .undoDiscussion:
            """
            An answer in the review, an edit of many records and an automatic review are each one step. Nothing is \
            lost: the ledger keeps every earlier state, and photos that were read stay.
            """
        case .undoSteps: "How many steps; more than 10 are asked about (default: 1)."
        case .undoDryRun: "Show what would change, and change nothing."
        case .undoJson: "Print one JSON object a line for each record, as it is afterwards."
        case .redoAbstract: "Redo what was undone last, one step or a few."
        case .redoDiscussion:
            """
            The opposite of 'receiptmind undo', however long ago that was. After a new change nothing is left to redo; a \
            record that was undone before it comes back with 'receiptmind discard --back ID'.
            """
        case .discardAbstract: "Discard records; with --purge, remove their images for good."
        case .discardDiscussion:
            """
            A discarded record keeps its images and its history, and is left out of lists and sums. --purge \
            removes the images and what was read from them, which cannot be undone; the ledger keeps a line \
            that says so, and its earlier lines. --back brings records back that were discarded, also those that \
            'undo' took back; 'receiptmind list --status discarded' shows them. If one of the ids fits no record, or several, \
            nothing is done.
            """
        case .discardIds: "The records: their ids, or the beginning or end of each."
        case .discardPurge: "Remove the images and what was read from them, for good."
        case .discardBack: "Bring the records back, as they were before they were discarded."
        case .discardJson: "Print one JSON object a line for each record."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Changes) -> String {
        switch text {
        case .editAbstract: "기록 하나 또는 여러 건의 항목을 고칩니다."
        case .editDiscussion:
            """
            receiptmind edit a1b2c3d4 category=식비 memo='미나와 함께'
            receiptmind edit --where merchant~이마트 --from 2026-11-01 category=생활품 --dry-run

            항목은 \(HelpText.editFields.joined(separator: ", "))입니다. 값은 검토할 \
            때처럼 쓰고, = 뒤를 비우면 항목이 비워집니다. 기록은 ID로 지정하거나 'receiptmind list'의 조건으로 고릅니다. 하나라도 고칠 수 없으면 아무것도 고치지 않으며, \
            'receiptmind undo' 한 번으로 모두 되돌립니다.
            """
        case .editArguments: "'list'에 나오는 기록 ID, 그리고 항목=값."
        case .editDryRun: "바뀔 내용만 보여 주고 아무것도 바꾸지 않습니다."
        case .editJson: "바뀌는 기록마다 JSON 객체를 한 줄씩 출력합니다."
        case .undoAbstract: "마지막 변경이나 최근 변경 몇 개를 되돌립니다. 오래전 것도 되돌릴 수 있습니다."
        case .undoDiscussion:
            """
            검토에서 한 번 답한 것, 여러 기록을 한꺼번에 고친 것, 자동 검토 한 번이 각각 한 단계입니다. 잃는 것은 없습니다. 장부에는 이전 상태가 모두 남고, 읽은 사진도 그대로 있습니다.
            """
        case .undoSteps: "단계 수. 10이 넘으면 먼저 묻습니다 (기본: 1)."
        case .undoDryRun: "바뀔 내용만 보여 주고 아무것도 바꾸지 않습니다."
        case .undoJson: "바뀐 기록마다 JSON 객체를 한 줄씩 출력합니다."
        case .redoAbstract: "마지막으로 되돌린 변경을 한 단계나 몇 단계 다시 적용합니다."
        case .redoDiscussion:
            """
            'receiptmind undo'로 되돌린 것을 다시 적용합니다. 오래전에 되돌린 것도 됩니다. 그 뒤에 새로 바꾼 것이 있으면 다시 적용할 것이 없습니다. 그 전에 취소된 기록은 \
            'receiptmind discard --back ID'로 되살립니다.
            """
        case .discardAbstract: "기록을 버립니다. --purge를 주면 사진을 완전히 지웁니다."
        case .discardDiscussion:
            """
            버린 기록은 사진과 변경 내역을 그대로 둔 채 목록과 합계에서만 빠집니다. --purge는 사진과 사진에서 읽은 글자를 지우며, 되돌릴 수 없습니다. 장부에는 지웠다는 줄과 그 전의 \
            내용이 남습니다. --back은 버린 기록과 'undo'로 취소한 기록을 되살립니다. 이런 기록은 'receiptmind list --status discarded'에 나옵니다. ID 중 하나라도 맞는 기록이 없거나 여러 건이면 아무것도 하지 않습니다.
            """
        case .discardIds: "기록: ID, 또는 ID의 앞이나 뒤 일부."
        case .discardPurge: "사진과 사진에서 읽은 글자를 완전히 지웁니다."
        case .discardBack: "버린 기록을 버리기 전 상태로 되살립니다."
        case .discardJson: "기록마다 JSON 객체를 한 줄씩 출력합니다."
        }
    }
}
