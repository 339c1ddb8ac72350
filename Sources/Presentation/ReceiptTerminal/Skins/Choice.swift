import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// One of the things that a question offers.
struct Choice: Hashable, Sendable {
    /// Its number in the whole list, which does not change while the list is narrowed by typing.
    var number: Int
    var label: String
    /// What to answer for it.
    var answer: String
}

extension ReviewConversation {
    /// What the step offers for what is typed so far: numbers do not narrow the list.
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
        default: return []
        }
    }

    /// Which of the choices is marked at first: the present category, or the field that needs a look most.
    func firstChoice(_ wording: any Wording) -> Int {
        let choices = choices(wording)
        let answer: String? =
            switch step {
            case .chooseCategory: working?.category?.code
            case .chooseGroupCategory(let group): group.category?.code
            case .chooseField: rows.min { ($0.confidence ?? .given) < ($1.confidence ?? .given) }?.field.name
            default: nil
            }
        return choices.firstIndex { $0.answer == answer } ?? 0
    }
}
