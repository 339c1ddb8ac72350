import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct SubjectsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "subjects",
        "Show whom and what money is spent for: people, pets, cars, homes.",
        "돈을 쓰는 대상을 봅니다: 사람, 반려동물, 자동차, 집.",
        discussion: .localized(
            "Entries name a subject with @NAME or subject=NAME; its id never changes, so a new name also shows in old records.",
            "기록에는 @이름이나 subject=이름으로 적습니다. ID는 바뀌지 않으므로 이름을 바꾸면 이전 기록에도 새 이름이 나옵니다."
        ),
        subcommands: [
            ListSubjectsCommand.self, AddSubjectCommand.self, EditSubjectCommand.self, RemoveSubjectCommand.self,
        ],
        defaultSubcommand: ListSubjectsCommand.self
    )
}

/// Shows all subjects, or everything about one.
struct ListSubjectsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "list",
        "Show the subjects, or everything about one.",
        "대상의 목록을, 또는 한 대상의 모든 것을 봅니다.",
        discussion: .localized(
            "Of one: spending by month, newest records and photos, measurements, and what is due next.",
            "한 대상을 고르면 월별 지출, 최근 기록과 사진, 측정값, 다음 할 일이 나옵니다."
        )
    )

    @Argument("One subject: its name, the beginning of it, or its id.", "볼 대상 하나: 이름, 이름의 앞부분, 또는 ID.")
    var subject: String?

    @OptionGroup var options: LibraryOptions

    @Flag("List hidden ones too.", "목록에서 뺀 대상도 봅니다.")
    var all = false

    @Flag(help: .jsonLines)
    var json = false

    func run(_ session: Session) async throws {
        if let subject { try await showOne(subject, session) } else { try await showAll(session) }
    }

    private func showOne(_ subject: String, _ session: Session) async throws {
        let book = try await options.book(session, orElse: HouseholdSubjects.Problem.unknown(subject))
        let view = try await book.subjects.view(subject)
        guard !json else { return try StandardStreams.json(JSONForm.view(view)) }
        let today = book.today
        let sheet = SubjectSheet(view: view, today: today, wording: book.wording)
        try book.show(sheet.lines(width: book.session.outputWidth ?? 80))
        if let photo = try await book.subjects.photo(of: view.subject) {
            try await book.session.showPhoto(of: ReviewItem(record: photo, reading: nil), book.library, rows: 12)
        }
    }

    private func showAll(_ session: Session) async throws {
        let library = try await options.openExisting(session)
        var subjects = try await library?.subjectDirectory(of: options.user).subjects ?? []
        if !all, !json { subjects.removeAll(where: \.isHidden) }
        guard !json else { return try StandardStreams.json(each: subjects.map(JSONForm.subject)) }
        guard !subjects.isEmpty else { return session.message(session.wording.notice(SubjectNotice.none)) }
        try session.show(.subjects(subjects, session.wording))
    }
}

/// A subject's values as options.
struct SubjectFacts: ParsableArguments {
    @Option("What it is: person, pet, car or home.", "종류: person(사람), pet(반려동물), car(자동차), home(집).")
    var kind: String?

    @Option("For a pet: dog, cat or any other word.", "반려동물의 종: dog(개), cat(고양이) 등.")
    var species: String?

    @Option("The day it was born, or made.", "태어난 날이나 만든 날.")
    var born: String?

    @Option("One symbol before the name.", "이름 앞에 붙는 아이콘 하나.")
    var icon: String?

    @Option(
        "A photo of it: a file, which is kept in the diary, or a record that has one; '' for none.",
        "대상의 사진: 일기에 함께 보관할 파일, 또는 사진이 있는 기록. ''이면 지웁니다.",
        completion: .file()
    )
    var photo: String?

    func validate() throws {
        if let kind, Subject.Kind(typed: kind) == nil {
            if VaccinationPlan.Species(named: kind) != nil {
                throw ValidationError(
                    "\(kind.escapingControls) is a species: --kind pet --species \(kind.escapingControls).",
                    "\(kind.escapingControls): 종은 --kind pet --species \(kind.escapingControls)처럼 씁니다."
                )
            }
            throw ValidationError(
                "--kind takes person, pet, car or home.",
                "--kind에는 person(사람), pet(반려동물), car(자동차), home(집)을 씁니다."
            )
        }
    }

    func facts(_ convention: InputConvention) throws -> HouseholdSubjects.Facts {
        HouseholdSubjects.Facts(
            kind: kind.flatMap(Subject.Kind.init(typed:)),
            species: species,
            born: try born.map { try convention.pastDay($0) },
            icon: icon,
            photo: photoFile == nil ? photo : nil
        )
    }

    /// The photo if it is a file, and no record.
    private var photoFile: String? { photo.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil } }

    /// Refuses a file that could not be shown, before anything is written.
    func checkPhoto(_ book: OpenBook) async throws {
        if let photoFile { try await book.images.check([photoFile]) }
    }

    /// Notes a photo's file in the diary, and makes it the subject's.
    func keepPhoto(of subject: Subject, _ book: OpenBook) async throws -> Subject {
        guard let photoFile else { return subject }
        var note = Diary.Note(text: "", day: book.today)
        note.subject = subject.id
        let record = try await book.diary.write(note, profile: book.profile)
        let kept = try await book.images.attach([FileLocation(photoFile)], to: record, as: .other).after
        return try await book.subjects.edit(subject.id, HouseholdSubjects.Facts(photo: kept.id.rawValue))
    }

    var isEmpty: Bool { [kind, species, born, icon, photo].allSatisfy { $0 == nil } }
}

struct AddSubjectCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "add",
        "Add a person, a pet, a car or a home.",
        "사람, 반려동물, 자동차, 집을 추가합니다.",
        discussion: .localized(
            "For example: receiptmind subjects add Nabi --kind pet --species cat --born 2021-05-03",
            "예: receiptmind subjects add 나비 --kind pet --species cat --born 2021-05-03"
        )
    )

    @Argument("Its name.", "이름.")
    var name: String

    @OptionGroup var facts: SubjectFacts
    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let facts = try facts.facts(book.convention)
        try await self.facts.checkPhoto(book)
        let subject = try await self.facts.keepPhoto(
            of: book.subjects.add(name, facts, profile: book.profile),
            book
        )
        book.say(book.wording.notice(SubjectNotice.added(subject)))
    }
}

struct EditSubjectCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "edit",
        "Change a name, kind, birthday and the like.",
        "이름, 종류, 생일 등을 바꿉니다."
    )

    @Argument(help: .subject)
    var subject: String

    @Option("The new name.", "새 이름.")
    var name: String?

    @OptionGroup var facts: SubjectFacts
    @OptionGroup var options: LibraryOptions

    func validate() throws {
        if name == nil, facts.isEmpty { throw ValidationError.noChange }
    }

    func run(_ book: OpenBook) async throws {
        var facts = try facts.facts(book.convention)
        facts.name = name
        try await self.facts.checkPhoto(book)
        let changed = try await self.facts.keepPhoto(of: book.subjects.edit(subject, facts), book)
        book.say(book.wording.notice(SubjectNotice.changed(changed)))
    }
}

struct RemoveSubjectCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "remove",
        "Hide a subject from the list; its records stay.",
        "대상을 목록에서 뺍니다. 기록은 남습니다."
    )

    @Argument(help: .subject)
    var subject: String

    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let removed = try await book.subjects.remove(subject)
        book.say(book.wording.notice(removed.isHidden ? SubjectNotice.hidden(removed) : .removed(removed)))
    }
}
