import ArgumentParser
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Shows and changes the subjects that money is spent for: `receiptmind subjects`.
struct SubjectsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "subjects",
        abstract: .life(.subjects),
        discussion: .life(.subjectsDiscussion),
        subcommands: [
            ListSubjectsCommand.self, AddSubjectCommand.self, EditSubjectCommand.self, RemoveSubjectCommand.self,
        ],
        defaultSubcommand: ListSubjectsCommand.self
    )
}

/// Shows all subjects, or everything about one.
struct ListSubjectsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: .life(.showSubjects),
        discussion: .life(.showSubjectsDiscussion)
    )

    @Argument(help: .life(.shownSubject))
    var subject: String?

    @OptionGroup var options: LibraryOptions

    @Flag(help: .life(.allSubjects))
    var all = false

    @Flag(help: .life(.json))
    var json = false

    func run(_ session: Session) async throws {
        if let subject { try await showOne(subject, session) } else { try await showAll(session) }
    }

    private func showOne(_ subject: String, _ session: Session) async throws {
        let library = try await options.existing(session, orElse: HouseholdSubjects.Problem.unknown(subject))
        let session = try await session.knowing(library, options.user)
        let view = try await HouseholdSubjects(library: library, user: options.user).view(subject)
        guard !json else { return try StandardStreams.json(SubjectViewForm(view)) }
        let today = try await options.convention(session, library).today
        let sheet = SubjectSheet(view: view, today: today, wording: session.wording)
        try session.show(sheet.lines(width: session.outputWidth ?? 80))
    }

    private func showAll(_ session: Session) async throws {
        let library = try await options.openExisting(session)
        var subjects = try await library?.subjectDirectory(of: options.user).subjects ?? []
        if !all, !json { subjects.removeAll(where: \.isHidden) }
        guard !json else { return try StandardStreams.json(each: subjects.map(SubjectForm.init)) }
        guard !subjects.isEmpty else { return session.message(session.wording.notice(SubjectNotice.none)) }
        try session.show(.subjects(subjects, session.wording))
    }
}

/// A subject's values as options.
struct SubjectFacts: ParsableArguments {
    @Option(help: .life(.subjectKind))
    var kind: String?

    @Option(help: .life(.species))
    var species: String?

    @Option(help: .life(.born))
    var born: String?

    @Option(help: .life(.subjectIcon))
    var icon: String?

    func validate() throws {
        if let kind, Subject.Kind(typed: kind) == nil { throw ValidationError(.notASubjectKind) }
    }

    func facts(_ convention: InputConvention) throws -> HouseholdSubjects.Facts {
        HouseholdSubjects.Facts(
            kind: kind.flatMap(Subject.Kind.init(typed:)),
            species: species,
            born: try born.map { try convention.pastDay($0) },
            icon: icon
        )
    }

    var isEmpty: Bool { [kind, species, born, icon].allSatisfy { $0 == nil } }
}

struct AddSubjectCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: .life(.addSubject),
        discussion: .life(.addSubjectDiscussion)
    )

    @Argument(help: .life(.subjectName))
    var name: String

    @OptionGroup var facts: SubjectFacts
    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let facts = try facts.facts(try await options.convention(session, library))
        let subject = try await HouseholdSubjects(library: library, user: options.user)
            .add(name, facts, profile: session.home.profile)
        session.message(session.wording.notice(SubjectNotice.added(subject)))
    }
}

struct EditSubjectCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: .life(.editSubject))

    @Argument(help: .life(.subject))
    var subject: String

    @Option(help: .life(.newSubjectName))
    var name: String?

    @OptionGroup var facts: SubjectFacts
    @OptionGroup var options: LibraryOptions

    func validate() throws {
        if name == nil, facts.isEmpty { throw ValidationError(.noChange) }
    }

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        var facts = try facts.facts(try await options.convention(session, library))
        facts.name = name
        let changed = try await HouseholdSubjects(library: library, user: options.user).edit(subject, facts)
        session.message(session.wording.notice(SubjectNotice.changed(changed)))
    }
}

struct RemoveSubjectCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: .life(.removeSubject))

    @Argument(help: .life(.subject))
    var subject: String

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let removed = try await HouseholdSubjects(library: library, user: options.user).remove(subject)
        session.message(session.wording.notice(removed.isHidden ? SubjectNotice.hidden(removed) : .removed(removed)))
    }
}
