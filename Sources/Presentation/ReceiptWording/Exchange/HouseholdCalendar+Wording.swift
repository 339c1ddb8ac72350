public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain

extension HouseholdCalendar {
    /// In the language of the wording, with amounts.
    public func file(on today: CalendarDay, _ wording: any Wording) async throws -> CalendarFile {
        try await self(
            on: today,
            summary: { recurrence in
                let template = recurrence.template
                let amount = template.amount.map { (template.isAbout ? " ≈ " : " ") + $0.formatted }
                return template.name + (amount ?? "")
            },
            title: { reminder, subject in (subject.map { $0.name + ": " } ?? "") + reminder.title },
            bill: { card, bill in card.name + " · " + wording.page(.cardBill) + " " + bill.open.formatted },
            claim: { wording.ending($0) },
            entry: { record in
                [wording.title(of: record), record.amount?.formatted].compactMap(\.self).joined(separator: " ")
            }
        )
    }
}
