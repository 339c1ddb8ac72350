public import HouseholdBook
public import ReceiptDomain
import ReceiptReview
public import ReceiptWording

extension TextTable {
    public static func subjects(_ subjects: [Subject], _ wording: any Wording) -> TextTable {
        TextTable(
            columns: [
                Column(wording.nameColumn, flexibleDownTo: 10), Column("ID", flexibleDownTo: 8),
                Column(wording.field(.kind)), Column(wording.bornColumn), Column(""),
            ],
            rows: subjects.map { subject in
                let kind =
                    wording.kind(subject.subjectKind) + (subject.species.map { ", " + wording.species($0) } ?? "")
                return [
                    Cell(wording.label(subject)), Cell(subject.id, .faint), Cell(kind), Cell(subject.born ?? ""),
                    Cell(subject.isHidden ? wording.hiddenMark : "", .faint),
                ]
            }
        )
    }

    /// Measured values, newest first.
    public static func measures(_ measures: [Measure], _ wording: any Wording) -> TextTable {
        TextTable(
            columns: [
                Column(wording.header(.date)), Column(wording.titleOfMeasure, flexibleDownTo: 8),
                Column(wording.valueColumn, flexibleDownTo: 12), Column("ID"),
            ],
            rows: measures.reversed().map { measure in
                [
                    Cell(measure.date), Cell(wording.measure(measure.what)), Cell(measure.shown),
                    Cell(String(measure.id.prefix(8)), .faint),
                ]
            }
        )
    }

    public static func reminders(
        _ reminders: [Reminder],
        _ subjects: SubjectDirectory,
        today: CalendarDay,
        _ wording: any Wording
    ) -> TextTable {
        TextTable(
            columns: [
                Column(wording.dueColumn), Column(wording.distanceColumn),
                Column(wording.titleColumn, flexibleDownTo: 12),
                Column(wording.intervalColumn, rank: 1), Column("ID", flexibleDownTo: 8),
            ],
            rows: reminders.map { reminder in
                let due = reminder.nextDue
                let ink: Ink = due.map { $0 <= today } ?? false ? .doubt : .plain
                let whom = reminder.subject.flatMap { subjects[$0] }.map { wording.label($0) + ": " } ?? ""
                return [
                    Cell(due?.description ?? wording.missing, ink),
                    Cell(due.map { wording.distance(from: today, to: $0) } ?? "", ink),
                    Cell(whom + reminder.title), Cell(wording.interval(reminder)), Cell(reminder.id, .faint),
                ]
            }
        )
    }
}
