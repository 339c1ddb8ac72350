import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptWording

struct NoteCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "note",
        "Write a note in the diary.",
        "일기를 씁니다.",
        discussion: .localized(
            "For example: receiptmind note \"Nabi slept all day\" --mood calm --subject Nabi --photo nabi.jpg",
            "예: receiptmind note \"나비가 종일 잤다\" --mood 평온 --subject 나비 --photo nabi.jpg"
        )
    )

    @Argument("The text.", "내용.")
    var words: [String]

    @Option("Its title.", "제목.")
    var title: String?

    @Option(help: .day)
    var date: String?

    @Option(help: .mood)
    var mood: String?

    @Option("Whom or what it is about.", "누구에 관한 일기인지.")
    var subject: String?

    @Option(
        "A photo to keep with it. Repeatable.",
        "함께 보관할 사진. 여러 번 쓸 수 있습니다.",
        name: .customLong("photo"),
        completion: .file()
    )
    var photos: [String] = []

    @OptionGroup var options: LibraryOptions

    @Flag("Print the note as a JSON object.", "일기를 JSON 객체로 출력합니다.")
    var json = false

    func run(_ book: OpenBook) async throws {
        var note = Diary.Note(text: words.joined(separator: " "), day: book.today)
        note.title = title
        guard note.text.contains(where: { !$0.isWhitespace }) || !photos.isEmpty else { throw BookProblem.needsText }
        if let date { note.day = try book.convention.pastDay(date) }
        if let mood { note.mood = try Mood(typed: mood) }
        if let subject { note.subject = book.names.subjects.stored(subject) }
        try await book.images.check(photos)
        var record = try await book.diary.write(note, profile: book.profile)
        if !photos.isEmpty {
            record = try await book.images.attach(photos.map { FileLocation($0) }, to: record, as: .other).after
        }
        guard !json else { return try StandardStreams.json(RecordForm(record)) }
        book.say(book.wording.noted(record))
    }
}
