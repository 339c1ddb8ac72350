/// Help of `categories`.
public enum CategoryHelp: CaseIterable, Hashable, Sendable {
    case abstract, discussion, list, all, json
    case add, addDiscussion, name, newName, korean, english, icon, kind
    case edit, code, remove, removeDiscussion

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        switch self {
        case .abstract: wording.localized("List the categories, and make your own.", "분류를 보고, 직접 만듭니다.")
        case .discussion:
            wording.localized(
                """
                The 23 built-in ones come first, then your own. Records keep a category's code, which never \
                changes; its name can be changed at any time.
                """,
                "기본 분류 23가지가 먼저, 직접 만든 분류가 그다음에 나옵니다. 기록에는 바뀌지 않는 코드가 남으므로 이름은 언제든 바꿀 수 있습니다."
            )
        case .list: wording.localized("List the categories.", "분류를 봅니다.")
        case .all: wording.localized("List hidden ones too.", "숨긴 분류도 봅니다.")
        case .json: wording.localized("Print one JSON object a line.", "한 줄에 JSON 하나씩 출력합니다.")
        case .add: wording.localized("Make a category.", "분류를 만듭니다.")
        case .addDiscussion:
            wording.localized(
                "Adding a hidden category shows it again: receiptmind categories add pets --korean 반려동물 --icon 🐾",
                "숨긴 분류를 추가하면 다시 나타납니다: receiptmind categories add 반려동물 --english Pets --icon 🐾"
            )
        case .name:
            wording.localized(
                "A code, or a name to make a code from: pets, \"Pet care\".",
                "코드, 또는 코드로 바꿀 이름: 주거, \"반려 동물\"."
            )
        case .newName: wording.localized("Its name in both languages.", "두 언어에서 쓸 이름.")
        case .korean: wording.localized("Its name in Korean.", "한국어 이름.")
        case .english: wording.localized("Its name in English.", "영어 이름.")
        case .icon: wording.localized("One symbol before the name, such as 🏠.", "이름 앞에 붙는 아이콘 하나. 예: 🏠")
        case .kind: wording.localized("What it is for: expense or income.", "쓰임새: expense(지출)나 income(수입).")
        case .edit: wording.localized("Change a category's name, icon or kind.", "분류의 이름, 아이콘, 종류를 바꿉니다.")
        case .code: wording.localized("The category, by its code or its name.", "분류의 코드나 이름.")
        case .remove: wording.localized("Remove a category, or hide it if it is in use.", "분류를 삭제하거나, 쓰고 있으면 숨깁니다.")
        case .removeDiscussion:
            wording.localized(
                "A category that a record or a rule uses, or a built-in one, is only hidden; any other is removed. "
                    + "'receiptmind undo' undoes it.",
                "기록이나 규칙에서 쓰는 분류와 기본 분류는 숨기기만 하고, 나머지는 삭제합니다. 되돌리려면 'receiptmind undo'."
            )
        }
    }
}
