import ArgumentParser
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording

struct DayCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "day",
        "Show a day of the diary.",
        "하루의 일기를 봅니다.",
        discussion: .localized(
            "Notes, entries, moods, measurements, what was done, and the same day in earlier years.",
            "그날의 일기, 거래, 기분, 측정값, 한 일과 지난해 같은 날의 기록."
        )
    )

    @Argument(help: .day)
    var words: [String] = []

    @OptionGroup var options: LibraryOptions

    @Flag(help: .jsonLines)
    var json = false

    func run(_ session: Session) async throws {
        guard let book = try await options.existingBook(session) else {
            return session.message(session.wording.nothingThatDay)
        }
        let day = words.isEmpty ? book.today : try book.convention.pastDay(Typed.ofMonth(words.joined(separator: " ")))
        let page = try await book.diary.page(day)
        guard !json else { return try StandardStreams.json(JSONForm.diary(page)) }
        let directory = book.names.subjects
        let sheet = DiarySheet(page: page, subjects: directory, wording: book.wording)
        try book.show(sheet.lines(width: book.session.outputWidth ?? 80))
        if page.isEmpty { book.say(book.wording.nothingThatDay) }
    }
}
