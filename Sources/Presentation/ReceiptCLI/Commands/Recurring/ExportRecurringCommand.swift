import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptWording

struct ExportRecurringCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "export",
        "Write a calendar file for phones and computers.",
        "휴대전화와 컴퓨터의 캘린더가 읽을 수 있는 파일을 내보냅니다.",
        discussion: .localized(
            "Each recurring entry becomes a recurring event (RFC 5545). Exporting again updates these events and doubles none.",
            "정기 기록마다 반복 일정(RFC 5545)이 하나씩 들어갑니다. 다시 내보내면 같은 일정이 갱신되고 중복되지 않습니다."
        )
    )

    @OptionGroup var options: LibraryOptions

    @Option(
        "The file to write; - for standard output. A calendar that ReceiptMind wrote before is replaced.",
        "저장할 파일. -는 표준 출력. 전에 내보낸 캘린더면 덮어씁니다.",
        completion: .file(extensions: ["ics"])
    )
    var ics: String

    func run(_ session: Session) async throws {
        let book = try await options.book(session, orElse: RecurrenceProblem.noneAtAll)
        let household = HouseholdCalendar(library: book.library, user: book.user)
        let calendar = try await household.file(on: try .today(), book.wording)
        let text = calendar.text(stamp: book.session.calendarStamp)
        guard ics != "-" else { return try StandardStreams.text(text) }
        try requireOurs()
        do {
            try OutputFile(path: ics, replaces: true).write(text)
        } catch ExportProblem.notWritten(let path, let detail) {
            throw RecurrenceProblem.notWritten(path: path, detail: detail)
        }
        book.say(book.wording.notice(RecurringNotice.exported(count: calendar.events.count, path: ics)))
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
