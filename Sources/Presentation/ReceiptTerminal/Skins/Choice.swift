import ReceiptDomain
import ReceiptReview
import ReceiptWording

struct Choice: Hashable, Sendable {
    /// Its number in the whole list, which stays the same while typing filters the list.
    var number: Int
    var label: String
    var answer: String
}

extension ReviewConversation {
    /// The step's choices that match the typed text; numbers do not filter the list.
    func choices(_ wording: any Wording, filter: String = "") -> [Choice] {
        switch step {
        case .chooseField:
            let fields = Int(filter) == nil ? ReviewField.matches(filter) : ReviewField.allCases
            return fields.map { field in
                let number = (ReviewField.allCases.firstIndex(of: field) ?? 0) + 1
                return Choice(number: number, label: wording.field(field), answer: field.name)
            }
        case .chooseCategory, .chooseGroupCategory:
            let kind = step == .chooseCategory ? working?.kind ?? .expense : .expense
            let search = CategorySearch(kind: kind, in: convention.catalog)
            return (Int(filter) == nil ? search.matches(filter) : search.offered).map { category in
                let number = (search.offered.firstIndex(of: category) ?? 0) + 1
                let label = wording.label(category)
                return Choice(number: number, label: label, answer: category.code)
            }
        case .chooseDraft:
            let drafts = joinable.enumerated().map { index, draft in
                Choice(number: index + 1, label: draft.outline(withTime: false), answer: draft.id.rawValue)
            }
            guard Int(filter) == nil, !filter.isEmpty else { return Array(drafts.prefix(Self.mostDrafts)) }
            let found = drafts.filter { $0.label.lowercased().contains(filter.lowercased().trimmingSpaces) }
            return Array(found.prefix(Self.mostDrafts))
        default: return []
        }
    }

    /// The most drafts listed at once; typing finds the others.
    private static let mostDrafts = 8

    /// The choice marked initially: the present category, or the least confident field; `nil` where nothing suggests one.
    func firstChoice(_ wording: any Wording) -> Int? {
        let choices = choices(wording)
        let answer: String? =
            switch step {
            case .chooseCategory: working?.category?.code
            case .chooseGroupCategory(let group): group.category?.code
            case .chooseField: rows.min { ($0.confidence ?? .given) < ($1.confidence ?? .given) }?.field.name
            default: nil
            }
        return choices.firstIndex { $0.answer == answer }
    }
}

extension Record {
    /// The photo's name and what was read on it.
    func outline(withTime: Bool) -> String {
        let name = images.first?.originalName ?? id.short
        let facts = [merchant, date?.description, withTime ? time?.description : nil, amount?.formatted]
        return ([name] + facts.compactMap(\.self)).joined(separator: " · ").escapingControls
    }
}
