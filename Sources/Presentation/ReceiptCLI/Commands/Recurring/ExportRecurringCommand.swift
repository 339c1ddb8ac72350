import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptFiles
import ReceiptWording

/// Writes a calendar: `receiptmind recurring export`.
struct ExportRecurringCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: .text(.recurringChanges(.exportAbstract)),
        discussion: .text(.recurringChanges(.exportDiscussion))
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @Option(help: .text(.recurringChanges(.exportICS)), completion: .file(extensions: ["ics"]))
    var ics: String

    func run(_ session: Session) async throws {
        guard let library = try await options.existing(session) else { throw RecurrenceProblem.noneAtAll }
        let all = try await RecurringEntries(library: library, user: options.user).all()
        let events = all.compactMap { recurrence in
            let amount = recurrence.template.amount.map { (recurrence.template.isAbout ? " ≈ " : " ") + $0.formatted }
            return recurrence.calendarEvent(
                from: recurrence.since,
                summary: recurrence.template.name + (amount ?? "")
            )
        }
        let text = CalendarFile(events).text(stamp: Self.stamp(Date()))
        guard ics != "-" else { return try StandardStreams.output(String(text.dropLast())) }
        try CalendarPlace(path: ics).write(text)
        session.message(session.wording.notice(RecurringNotice.exported(count: events.count, path: ics)))
    }

    /// `20261122T213000Z`.
    private static func stamp(_ instant: Date) -> String {
        instant.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted)).filter { !"-:".contains($0) }
    }
}

/// A file for a calendar, which takes the place of an earlier one of ours and of nothing else.
private struct CalendarPlace {
    var path: String

    func write(_ text: String) throws {
        let files = FileManager.default
        if files.fileExists(atPath: path) {
            let head = (try? FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: 400)) ?? Data()
            guard String(decoding: head, as: UTF8.self).contains(CalendarFile.product) else {
                throw RecurrenceProblem.notOurCalendar(path: path)
            }
        }
        do {
            try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
            // What a household pays is its own.
            try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        } catch {
            throw RecurrenceProblem.notWritten(path: path, detail: error.localizedDescription)
        }
    }
}
