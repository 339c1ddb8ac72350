public import ReceiptDomain
public import ReceiptWording

extension TextTable {
    /// Learned merchants: counts of confirmed categories, and readings of the name.
    public static func shops(_ lessons: [ShopLesson], _ wording: any Wording) -> TextTable {
        var table = TextTable(columns: [
            Column(wording.header(.merchant), flexibleDownTo: 12),
            Column(wording.header(.confirmed), .right),
            Column(wording.header(.category), flexibleDownTo: 12),
            Column(wording.header(.readAs), flexibleDownTo: 8),
        ])
        table.rows = lessons.map { lesson in
            let categories = lesson.categories.map { counted in
                let label = wording.label(counted.category)
                return lesson.categories.count == 1 ? label : "\(label) \(counted.count)"
            }
            return [
                Cell(lesson.merchant), Cell("\(lesson.records)"), Cell(categories.joined(separator: ", ")),
                Cell(lesson.readings.joined(separator: ", "), .faint),
            ]
        }
        return table
    }

    /// The person's rules with the numbers for removing them.
    public static func rules(_ book: RuleBook, _ wording: any Wording) -> TextTable {
        TextTable(
            columns: [
                Column("#", .right), Column(wording.header(.merchant), flexibleDownTo: 12),
                Column("→", flexibleDownTo: 12),
            ],
            rows: book.rules.enumerated().map { index, rule in
                let value =
                    switch rule.effect {
                    case .category(let category): wording.label(category)
                    case .merchant(let name): name
                    }
                return [Cell("\(index + 1)"), Cell(rule.merchant), Cell(value)]
            }
        )
    }
}
