public import ReceiptApp
public import ReceiptDomain

extension HouseholdCategories.Problem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .noCode(let text) where text.contains(where: \.isLetter):
            wording.localized(
                "\"\(text.escapingControls)\" is too long for a category; at most \(Category.longestCode) characters",
                "\"\(text.escapingControls)\": 분류 이름으로는 너무 깁니다. \(Category.longestCode)자까지 쓸 수 있습니다"
            )
        case .noCode(let text):
            wording.localized(
                "\"\(text.escapingControls)\" has no letters; give a name such as pets",
                "\"\(text.escapingControls)\"에 글자가 없습니다. 반려동물처럼 이름을 쓰세요"
            )
        case .exists(let entry):
            wording.localized(
                "\(wording.shown(entry)) already exists; "
                    + "'receiptmind categories edit' changes it",
                "\(wording.shown(entry)) 분류가 이미 있습니다. "
                    + "고치려면 'receiptmind categories edit'"
            )
        case .unknown(let text):
            wording.localized(
                "there is no category \(text.escapingControls); 'receiptmind categories' lists them",
                "\(text.escapingControls) 분류가 없습니다. 'receiptmind categories'로 목록을 보세요"
            )
        case .notAKind:
            wording.localized(
                "a category is for expense or income; the kind of a built-in one cannot be changed",
                "분류의 종류는 지출이나 수입입니다. 기본 분류의 종류는 바꿀 수 없습니다"
            )
        case .notAnIcon(let text):
            wording.localized(
                "\"\(text.escapingControls)\" is not an icon; give one symbol such as 🏠",
                "\"\(text.escapingControls)\": 아이콘이 아닙니다. 🏠처럼 기호 하나를 쓰세요"
            )
        case .nameTaken(let name, let other):
            wording.localized(
                "\(name.escapingControls) is already the name of \(other.category.code); choose another name",
                "\(name.escapingControls)은(는) 이미 있는 분류입니다(\(other.category.code)). 다른 이름을 쓰세요"
            )
        }
    }
}

public enum CategoryNotice: Hashable, Sendable {
    case added(CategoryEntry)
    case changed(CategoryEntry)
    case removed(CategoryEntry)
    /// Records use the category, so it was hidden instead of removed.
    case hidden(CategoryEntry)
}

extension Wording {
    public func notice(_ notice: CategoryNotice) -> String {
        switch notice {
        case .added(let entry):
            localized("new category: \(shown(entry))", "새 분류: \(shown(entry))")
        case .changed(let entry):
            localized("the category is now \(shown(entry))", "바뀐 분류: \(shown(entry))")
        case .removed(let entry):
            localized("removed: \(shown(entry)); no record used it", "삭제한 분류: \(shown(entry)). 쓰는 기록이 없었습니다")
        case .hidden(let entry):
            localized(
                "hidden: \(shown(entry)); records that have it keep it, and "
                    + "'receiptmind categories add \(entry.category.code)' shows it again",
                "숨긴 분류: \(shown(entry)). 기록에는 그대로 남고, "
                    + "'receiptmind categories add \(entry.category.code)'로 다시 쓸 수 있습니다"
            )
        }
    }

    fileprivate func shown(_ entry: CategoryEntry) -> String {
        let name = localized(entry.english, entry.korean)
        return "\(entry.icon) \(name)".escapingControls + " (\(entry.category.code))"
    }

    /// The marks of a category in a list: hidden, or made by the household.
    public var hiddenMark: String { localized("hidden", "숨김") }
    public var ownMark: String { localized("yours", "직접 만듦") }
}
