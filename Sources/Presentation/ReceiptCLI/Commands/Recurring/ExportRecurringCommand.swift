import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptFiles
import ReceiptWording

/// Exports recurrences as a calendar: `receiptmind recurring export`.
struct ExportRecurringCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: .text(.recurringChanges(.exportAbstract)),
        discussion: .text(.recurringChanges(.exportDiscussion))
    )

    @OptionGroup var options: LibraryOptions

    @Option(help: .text(.recurringChanges(.exportICS)), completion: .file(extensions: ["ics"]))
    var ics: String

    func run(_ session: Session) async throws {
        let library = try await options.existing(session, orElse: RecurrenceProblem.noneAtAll)
        let household = HouseholdCalendar(library: library, user: options.user)
        let calendar = try await household.file(on: try .today(), session.wording)
        let text = calendar.text(stamp: session.calendarStamp)
        guard ics != "-" else { return try StandardStreams.text(text) }
        try requireOurs()
        do {
            try OutputFile(path: ics, replaces: true).write(text)
        } catch ExportProblem.notWritten(let path, let detail) {
            throw RecurrenceProblem.notWritten(path: path, detail: detail)
        }
        session.message(session.wording.notice(RecurringNotice.exported(count: calendar.events.count, path: ics)))
    }

    /// Only an earlier calendar of ours may be overwritten.
    private func requireOurs() throws {
        guard FileManager.default.fileExists(atPath: ics) else { return }
        let head = (try? FileHandle(forReadingFrom: URL(filePath: ics)).read(upToCount: 400)) ?? Data()
        guard String(decoding: head, as: UTF8.self).contains(CalendarFile.product) else {
            throw RecurrenceProblem.notOurCalendar(path: ics)
        }
    }
}
