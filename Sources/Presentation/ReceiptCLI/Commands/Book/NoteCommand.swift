import ArgumentParser
import HouseholdBook
import ReaderClient
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptWording

/// Writes a diary note: `receiptmind note`.
struct NoteCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "note",
        abstract: .note(.note),
        discussion: .note(.noteDiscussion)
    )

    @Argument(help: .note(.text))
    var words: [String]

    @Option(help: .note(.noteTitle))
    var title: String?

    @Option(help: .note(.noteDate))
    var date: String?

    @Option(help: .note(.mood))
    var mood: String?

    @Option(help: .note(.noteSubject))
    var subject: String?

    @Option(name: .customLong("photo"), help: .note(.notePhoto), completion: .file())
    var photos: [String] = []

    @OptionGroup var options: LibraryOptions

    @Flag(help: .note(.noteJson))
    var json = false

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let convention = try await options.convention(session, library)
        var note = Diary.Note(text: words.joined(separator: " "), day: convention.today)
        note.title = title
        if let date { note.day = try convention.pastDay(date) }
        if let mood { note.mood = try Mood(typed: mood) }
        if let subject { note.subject = try await library.subjectDirectory(of: options.user).stored(subject) }
        let images = AttachImages(library: library, facts: Readers.forPictures().facts)
        try await images.check(photos)
        var record = try await Diary(library: library, user: options.user).write(note, profile: session.home.profile)
        if !photos.isEmpty {
            record = try await images.attach(photos.map { FileLocation($0) }, to: record, as: .other).after
        }
        guard !json else { return try StandardStreams.json(RecordForm(record)) }
        session.message(session.wording.noted(record))
    }
}
