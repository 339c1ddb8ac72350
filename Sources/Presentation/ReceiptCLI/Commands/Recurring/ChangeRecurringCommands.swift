import ArgumentParser
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptWording

/// Options of commands that change a recurrence.
struct RecurringChangeOptions: ParsableArguments {
    @OptionGroup var library: LibraryOptions

    @Flag(help: .text(.recurring(.json)))
    var json = false

    /// Everything that a change needs.
    struct Context {
        var library: ReceiptLibrary
        var entries: RecurringEntries
        var input: RecurrenceInput
        var today: CalendarDay { input.convention.today }
    }

    func context(_ session: Session) async throws -> Context {
        let opened = try await library.existing(session, orElse: RecurrenceProblem.noneAtAll)
        return Context(
            library: opened,
            entries: RecurringEntries(library: opened, user: library.user),
            input: RecurrenceInput(convention: try await library.convention(session, opened))
        )
    }

    /// Changes a recurrence, reports it, and makes entries that the change made due.
    func change(
        _ name: String,
        _ session: Session,
        _ context: Context,
        draftsToo: Bool = false,
        _ edit: (inout Recurrence) throws -> RecurringNotice?
    ) async throws {
        let old = try await context.entries.named(name)
        var notice: RecurringNotice?
        let changed = try await context.entries.change(
            old.id,
            today: context.today,
            newID: { $0.newID },
            draftsToo: draftsToo
        ) { notice = try edit(&$0) }
        await session.catchUp(context.library, library.user)
        let next = changed.recurrence.nextOpen(onOrAfter: context.today, seen: try await context.entries.seen())
        if json { try StandardStreams.json(RecurrenceForm(changed.recurrence, next)) }
        if changed.recurrence == old {
            notice = .unchanged
        } else if changed.recurrence.id != old.id {
            notice = .succeeded(changed.recurrence, next: next)
        } else if case .resumed? = notice {
            notice = .resumed(changed.recurrence, next: next)
        }
        session.message(session.wording.notice(notice ?? .changed(changed.recurrence)))
        guard !changed.drafts.isEmpty, changed.recurrence.template != old.template else { return }
        let count = changed.drafts.count
        session.message(
            session.wording.notice(draftsToo ? .draftsChanged(count) : .draftsWait(count) as RecurringNotice)
        )
    }
}

struct EditRecurringCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: .text(.recurringChanges(.changeAbstract)),
        discussion: .text(.recurringChanges(.changeDiscussion))
    )

    @Argument(help: .text(.recurringChanges(.which)))
    var name: String

    @Argument(help: .text(.recurringChanges(.assignments)))
    var assignments: [String]

    @OptionGroup var options: RecurringChangeOptions
    var general: GeneralOptions { options.library.general }

    @Flag(help: .text(.recurringChanges(.changeDrafts)))
    var drafts = false

    func run(_ session: Session) async throws {
        let context = try await options.context(session)
        try await options.change(name, session, context, draftsToo: drafts) { recurrence in
            let sample = recurrence.template.sample(of: options.library.user)
            for assignment in assignments { try context.input.apply(assignment, to: &recurrence, sample: sample) }
            return nil
        }
    }
}

struct PauseRecurringCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause",
        abstract: .text(.recurringChanges(.pauseAbstract))
    )

    @Argument(help: .text(.recurringChanges(.which)))
    var words: [String]

    @OptionGroup var options: RecurringChangeOptions
    var general: GeneralOptions { options.library.general }

    @Option(help: .text(.recurringChanges(.pauseFrom)))
    var from: String?

    @Option(help: .text(.recurringChanges(.pauseTo)))
    var to: String?

    func run(_ session: Session) async throws {
        let context = try await options.context(session)
        let first = try from.map(context.input.convention.comingDay) ?? context.today
        let last = try to.map(context.input.convention.comingDay)
        try await options.change(words.joined(separator: " "), session, context) { recurrence in
            try recurrence.pause(from: first, through: last)
            return .paused(recurrence, Recurrence.Pause(from: first, through: last))
        }
    }
}

struct ResumeRecurringCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume",
        abstract: .text(.recurringChanges(.resumeAbstract))
    )

    @Argument(help: .text(.recurringChanges(.which)))
    var words: [String]

    @OptionGroup var options: RecurringChangeOptions
    var general: GeneralOptions { options.library.general }

    @Option(help: .text(.recurringChanges(.resumeOn)))
    var on: String?

    func run(_ session: Session) async throws {
        let context = try await options.context(session)
        let day = try on.map(context.input.convention.comingDay) ?? context.today
        try await options.change(words.joined(separator: " "), session, context) { recurrence in
            try recurrence.resume(on: day)
            return .resumed(recurrence, next: nil)
        }
    }
}

struct SkipRecurringCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip",
        abstract: .text(.recurringChanges(.skipAbstract))
    )

    @Argument(help: .text(.recurringChanges(.which)))
    var name: String

    @Argument(help: .text(.recurringChanges(.skipDays)))
    var days: [String] = []

    @OptionGroup var options: RecurringChangeOptions
    var general: GeneralOptions { options.library.general }

    func run(_ session: Session) async throws {
        let context = try await options.context(session)
        let days = try days.map(context.input.convention.comingDay)
        let seen = try await context.entries.seen()
        try await options.change(name, session, context) { recurrence in
            let skipped = try recurrence.skip(days, next: context.today, seen: seen)
            return .skipped(recurrence, skipped)
        }
    }
}

struct EndRecurringCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "end",
        abstract: .text(.recurringChanges(.endAbstract))
    )

    @Argument(help: .text(.recurringChanges(.which)))
    var words: [String]

    @OptionGroup var options: RecurringChangeOptions
    var general: GeneralOptions { options.library.general }

    @Option(help: .text(.recurringChanges(.endOn)))
    var on: String?

    func run(_ session: Session) async throws {
        let context = try await options.context(session)
        let day = try on.map(context.input.convention.comingDay) ?? context.today
        try await options.change(words.joined(separator: " "), session, context) { recurrence in
            try recurrence.end(on: day)
            return .ended(recurrence, day)
        }
    }
}
