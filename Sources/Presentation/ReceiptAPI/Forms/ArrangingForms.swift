public import ReceiptApp
public import ReceiptDomain

extension JSONForm {
    /// A category for `categories --json`, with the number of records that have it, on the whole or on a part.
    public static func category(_ usage: HouseholdCategories.Usage) -> JSONForm {
        var form = category(usage.entry)
        form["records"] = usage.records
        return form
    }

    static func category(_ entry: CategoryEntry) -> JSONForm {
        [
            "code": entry.category, "korean": entry.korean, "english": entry.english, "icon": entry.icon,
            "kind": entry.kind.rawValue, "own": !Category.builtIn.contains(entry.category), "hidden": entry.isHidden,
        ]
    }

    /// A rule for `rules --json`: the field that it sets, with its value.
    public static func rule(_ rule: Rule) -> JSONForm {
        let (field, value) =
            switch rule.effect {
            case .category(let category): ("category", category.code)
            case .merchant(let name): ("merchant", name)
            }
        return ["source": "rule", "merchant": rule.merchant, "sets": field, "value": value]
    }

    /// The lessons of records about a shop, for `rules --json`.
    public static func lesson(_ lesson: ShopLesson) -> JSONForm {
        let categories = Dictionary(lesson.categories.map { ($0.category.code, $0.count) }) { first, _ in first }
        return [
            "source": "records", "merchant": lesson.merchant, "records": lesson.records, "categories": categories,
            "readings": lesson.readings,
        ]
    }
}
