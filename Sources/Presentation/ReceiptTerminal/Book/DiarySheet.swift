public import HouseholdBook
public import ReceiptApp
import ReceiptDomain
public import ReceiptWording

public struct DiarySheet: Sendable {
    private let page: DiaryPage
    private let subjects: SubjectDirectory
    private let wording: any Wording

    public init(page: DiaryPage, subjects: SubjectDirectory, wording: any Wording) {
        (self.page, self.subjects, self.wording) = (page, subjects, wording)
    }

    public func lines(width: Int) -> [StyledLine] {
        var heading = StyledLine(wording.day(page.day), .strong)
        let moods = page.moods.reduce(into: [Mood]()) { if !$0.contains($1) { $0.append($1) } }
        if !moods.isEmpty { heading.append("  " + moods.map { wording.label($0) }.joined(separator: "  ")) }
        var lines = [heading]
        let notes = page.records.filter { $0.kind == .note }
        let entries = page.records.filter { $0.kind != .note }
        for note in notes { lines += [StyledLine("")] + text(of: note, width) }
        if !entries.isEmpty { lines += section(wording.entriesHeading) + entries.flatMap { entry($0, width) } }
        if !page.measures.isEmpty { lines += section(wording.measuredHeading) + page.measures.map(measure) }
        if !page.doneReminders.isEmpty { lines += section(wording.dueHeading) + page.doneReminders.map(reminder) }
        for earlier in page.earlier {
            lines += section(wording.yearsBefore(earlier.years))
            for record in earlier.records {
                lines += record.kind == .note ? text(of: record, width) : entry(record, width)
            }
        }
        return lines.map { $0.truncated(toColumns: width) }
    }

    private func section(_ title: String) -> [StyledLine] { [StyledLine(""), StyledLine(title, .faint)] }

    private func text(of note: Record, _ width: Int) -> [StyledLine] {
        var lines: [StyledLine] = []
        if let title = note.merchant, !title.isEmpty {
            lines.append(StyledLine("  " + title.escapingControls, .strong))
        }
        lines += note.memo.split(separator: "\n").flatMap { paragraph in
            String(paragraph).escapingControls.wrapped(toColumns: max(20, width - 4)).map { StyledLine("  " + $0) }
        }
        let facts = [note.mood.map { wording.label($0) }, whom(note), photos(note), note.id.short]
        return lines + [StyledLine("  " + facts.compactMap(\.self).joined(separator: "  "), .faint)]
    }

    private func entry(_ record: Record, _ width: Int) -> [StyledLine] {
        let parts = [
            record.time?.description, record.merchant?.escapingControls ?? wording.kind(record.kind),
            record.amount?.formatted,
            record.category.map { wording.label($0) }, record.mood.map { wording.label($0) }, whom(record),
            photos(record),
        ]
        var lines = [
            StyledLine([
                .init("  " + parts.compactMap(\.self).joined(separator: "  ")), .init("  " + record.id.short, .faint),
            ])
        ]
        if !record.memo.isEmpty {
            lines += record.memo.escapingControls.wrapped(toColumns: max(20, width - 6)).map {
                StyledLine("    " + $0, .faint)
            }
        }
        return lines
    }

    private func whom(_ record: Record) -> String? {
        record.subject.map { id in subjects[id].map { wording.label($0) } ?? id.escapingControls }
    }

    private func photos(_ record: Record) -> String? { record.images.isEmpty ? nil : "📷 \(record.images.count)" }

    private func measure(_ measure: Measure) -> StyledLine {
        let whom = subjects[measure.subject].map { wording.label($0) } ?? measure.subject.escapingControls
        return StyledLine("  \(whom): \(wording.measure(measure.what)) \(measure.shown.escapingControls)")
    }

    private func reminder(_ reminder: DiaryPage.DoneReminder) -> StyledLine {
        let whom = reminder.subject.map { wording.label($0) + ": " } ?? ""
        return StyledLine("  ✓ \(whom)\(reminder.reminder.title.escapingControls)")
    }
}
