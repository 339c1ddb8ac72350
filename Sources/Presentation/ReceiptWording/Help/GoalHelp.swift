/// Help of `goals`.
public enum GoalHelp: CaseIterable, Hashable, Sendable {
    case abstract, discussion, list, on, json, set, setDiscussion, words, by, account, note
    case save, saveDiscussion, saveWords, saveOn, back, remove, name

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String { setText(wording) ?? saveText(wording) ?? "" }

    private func setText(_ wording: any Wording) -> String? {
        switch self {
        case .abstract:
            wording.localized("Set saving goals, and see what is needed a month.", "저축 목표를 정하고 매월 얼마가 필요한지 봅니다.")
        case .discussion:
            wording.localized(
                """
                receiptmind goals set Japan 3000 --by 2027-06
                receiptmind goals save Japan 250
                'receiptmind report' shows the goals, too.
                """,
                """
                receiptmind goals set 일본여행 3000000 --by 2027-06
                receiptmind goals save 일본여행 250000
                'receiptmind report'에도 저축 목표가 나옵니다.
                """
            )
        case .list: wording.localized("List the goals, and how far each is.", "저축 목표와 모은 돈을 봅니다.")
        case .on: wording.localized("As of this day (default: today).", "이날을 기준으로 (기본: 오늘).")
        case .json: wording.localized("Print one JSON object a line.", "JSON 객체를 한 줄씩 출력합니다.")
        case .set: wording.localized("Set a goal, or change one.", "저축 목표를 정하거나 바꿉니다.")
        case .setDiscussion:
            wording.localized(
                "With --account the balance of that account is what is saved; without it, what 'goals save' puts aside.",
                "--account를 주면 그 계좌의 잔액이 모은 돈입니다. 주지 않으면 'goals save'로 모은 금액을 셉니다."
            )
        case .words:
            wording.localized(
                "Its name, then the amount; a goal that is there keeps its amount.",
                "이름, 그다음 금액. 이미 있는 목표는 금액을 빼도 됩니다."
            )
        case .by:
            wording.localized(
                "The day or month by which it is to be saved; nothing after = for no day.",
                "모을 기한. 날짜나 달. 기한을 없애려면 --by= 뒤를 비웁니다."
            )
        case .account: wording.localized("The account whose balance is saved for it.", "이 목표를 위해 잔액을 모으는 계좌.")
        case .note: wording.localized("A memo.", "메모.")
        default: nil
        }
    }

    private func saveText(_ wording: any Wording) -> String? {
        switch self {
        case .save: wording.localized("Put money aside for a goal.", "저축 목표에 돈을 모읍니다.")
        case .saveDiscussion:
            wording.localized(
                "No account changes by this: it is a part of the money that you have, kept for the goal.",
                "계좌의 잔액은 바뀌지 않습니다. 가진 돈 가운데 목표를 위해 떼어 둔 몫입니다."
            )
        case .saveWords: wording.localized("The goal, then the amount.", "목표, 그다음 금액.")
        case .saveOn: wording.localized("The day (default: today).", "날짜 (기본: 오늘).")
        case .back: wording.localized("Take the amount back.", "모은 돈에서 뺍니다.")
        case .remove:
            wording.localized(
                "Remove a goal; 'receiptmind undo' brings it back.",
                "저축 목표를 삭제합니다. 되돌리려면 'receiptmind undo'."
            )
        case .name: wording.localized("The goal.", "저축 목표의 이름.")
        default: nil
        }
    }
}
