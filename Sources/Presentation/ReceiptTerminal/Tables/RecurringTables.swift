public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
public import ReceiptWording

extension TextTable {
    public static func recurring(
        _ rows: [(recurrence: Recurrence, next: Occurrence?)],
        today: CalendarDay,
        _ wording: any Wording
    ) -> TextTable {
        TextTable(
            columns: [
                Column(wording.recurringHeader(.name), flexibleDownTo: 8),
                Column(wording.recurringHeader(.interval), flexibleDownTo: 13),
                Column(wording.recurringHeader(.amount), .right),
                Column(wording.recurringHeader(.next)),
                Column(wording.recurringHeader(.standing), rank: 1, flexibleDownTo: 6),
            ],
            rows: rows.map { recurrence, next in
                [
                    Cell(recurrence.template.name), Cell(wording.shortInterval(recurrence.schedule)),
                    amount(recurrence.template, wording),
                    next.map { Cell($0.due.description) } ?? Cell(wording.missing, .faint),
                    Cell(wording.standing(recurrence, on: today)),
                ]
            }
        )
    }

    /// Future occurrences in order.
    public static func upcoming(_ rows: [Upcoming], _ wording: any Wording) -> TextTable {
        TextTable(
            columns: [
                Column(wording.recurringHeader(.due)),
                Column(wording.recurringHeader(.date)),
                Column(wording.recurringHeader(.name), flexibleDownTo: 8),
                Column(wording.recurringHeader(.amount), .right),
            ],
            rows: rows.map { row in
                [
                    Cell(row.occurrence.due.description), Cell(row.occurrence.date.description),
                    Cell(row.recurrence.template.name), amount(row.recurrence.template, wording),
                ]
            }
        )
    }

    private static func amount(_ template: EntryTemplate, _ wording: any Wording) -> Cell {
        Cell(wording.amount(of: template), template.amount == nil ? .faint : .plain)
    }
}
