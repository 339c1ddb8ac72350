import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptExchange
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Manages reminders: `receiptmind remind`.
struct RemindCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind",
        abstract: .life(.remind),
        discussion: .life(.remindDiscussion),
        subcommands: [
            ListRemindersCommand.self, AddReminderCommand.self, EditReminderCommand.self, ReminderDoneCommand.self,
            SkipReminderCommand.self, RemoveReminderCommand.self, PlanRemindersCommand.self,
        ],
        defaultSubcommand: ListRemindersCommand.self
    )
}

struct ListRemindersCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: .life(.listReminders))

    @OptionGroup var options: LibraryOptions

    @Flag(help: .life(.allReminders))
    var all = false

    @Flag(help: .life(.json))
    var json = false

    func run(_ session: Session) async throws {
        guard let library = try await options.openExisting(session) else {
            return session.message(session.wording.notice(ReminderNotice.none))
        }
        var reminders = try await HouseholdReminders(library: library, user: options.user).all()
        if !all, !json { reminders.removeAll { $0.nextDue == nil } }
        guard !json else { return try StandardStreams.json(each: reminders.map(ReminderForm.init)) }
        guard !reminders.isEmpty else { return session.message(session.wording.notice(ReminderNotice.none)) }
        let today = try await options.convention(session, library).today
        let directory = try await library.subjectDirectory(of: options.user)
        try session.show(.reminders(reminders, directory, today: today, session.wording))
    }
}

struct AddReminderCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: .life(.addReminder),
        discussion: .life(.addReminderDiscussion)
    )

    @Argument(help: .life(.title))
    var words: [String]

    @Option(help: .life(.reminderSubject))
    var subject: String?

    @Option(help: .life(.on))
    var on: String?

    @Option(help: .life(.every))
    var every: String?

    @Flag(help: .life(.afterLast))
    var afterLast = false

    @Option(help: .life(.last))
    var last: String?

    @Option(help: .life(.until))
    var until: String?

    @OptionGroup var options: LibraryOptions

    func validate() throws {
        if let every, Period(every) == nil { throw ValidationError(.notAPeriod(every)) }
    }

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let convention = try await options.convention(session, library)
        let subjects = HouseholdSubjects(library: library, user: options.user)
        let typed = try ReminderWords(words, takesDay: on == nil, takesPeriod: every == nil, convention)
        let (on, every) = (on ?? typed.on, every ?? typed.every)
        if every == nil, afterLast || last != nil { throw ValidationError(.afterLastWithoutPeriod) }
        let period = every.flatMap(Period.init)
        var facts = HouseholdReminders.Facts(first: convention.firstDay(of: period), period: period)
        if let subject { facts.subject = try await subjects.subject(subject).id }
        if let on {
            facts.first = try convention.comingDay(on, of: period)
            facts.isAtMonthEnd = Typed.isMonthEnd(on)
        }
        if let until { facts.until = try convention.comingDay(until) }
        if let last { facts.last = try convention.pastDay(last) }
        facts.comesAfterLast = afterLast || facts.last != nil && on == nil
        let reminder = try await HouseholdReminders(library: library, user: options.user)
            .add(typed.title, facts, profile: session.home.profile)
        session.message(session.wording.notice(ReminderNotice.added(reminder)))
    }
}

struct EditReminderCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: .life(.editReminder))

    @Argument(help: .life(.doneReminder))
    var words: [String]

    @Option(help: .life(.newTitle))
    var title: String?

    @Option(help: .life(.newSubject))
    var subject: String?

    @Option(help: .life(.newDue))
    var on: String?

    @Option(help: .life(.newPeriod))
    var every: String?

    @Option(help: .life(.newEnd))
    var until: String?

    @OptionGroup var options: LibraryOptions

    private static let none = "-"

    func validate() throws {
        if let every, every != Self.none, Period(every) == nil { throw ValidationError(.notAPeriod(every)) }
    }

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let convention = try await options.convention(session, library)
        let subjects = HouseholdSubjects(library: library, user: options.user)
        var owner: String?
        if let subject, subject != Self.none { owner = try await subjects.subject(subject).id }
        let changed = try await HouseholdReminders(library: library, user: options.user).change(
            words.joined(separator: " ")
        ) { reminder in
            if let title { reminder.title = title }
            if subject != nil { reminder.subject = owner }
            if let until { reminder.until = until == Self.none ? nil : try convention.comingDay(until).description }
            guard on != nil || every != nil else { return }
            let period = every.map { Period($0) } ?? reminder.period
            let due = try on.map { try convention.comingDay($0, of: period) } ?? reminder.nextDue
            reminder.reschedule(on: due ?? convention.firstDay(of: period), every: period)
            if let on, Typed.isMonthEnd(on) { reminder.keepMonthEnds() }
        }
        session.message(session.wording.notice(ReminderNotice.changed(changed)))
    }
}

struct ReminderDoneCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "done", abstract: .life(.reminderDone))

    @Argument(help: .life(.doneReminder))
    var words: [String]

    @Option(help: .life(.doneDate))
    var date: String?

    @Option(help: .life(.doneRecord))
    var record: String?

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let convention = try await options.convention(session, library)
        var (day, id) = (convention.today, RecordID?.none)
        if let record {
            let found = try await library.record(matching: record, of: options.user)
            id = found.id
            day = found.date ?? day
        }
        if let date { day = try convention.pastDay(date) }
        let done = try await HouseholdReminders(library: library, user: options.user)
            .done(words.joined(separator: " "), on: day, record: id)
        session.message(session.wording.notice(ReminderNotice.done(done)))
    }
}

struct SkipReminderCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "skip", abstract: .life(.skipReminder))

    @Argument(help: .life(.doneReminder))
    var words: [String]

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let skipped = try await HouseholdReminders(library: library, user: options.user).skip(
            words.joined(separator: " ")
        )
        session.message(session.wording.notice(ReminderNotice.skipped(skipped)))
    }
}

struct RemoveReminderCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: .life(.removeReminder))

    @Argument(help: .life(.doneReminder))
    var words: [String]

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let removed = try await HouseholdReminders(library: library, user: options.user).remove(
            words.joined(separator: " ")
        )
        session.message(session.wording.notice(ReminderNotice.removed(removed)))
    }
}

struct PlanRemindersCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: .life(.plan),
        discussion: .life(.planDiscussion)
    )

    @Argument(help: .life(.subject))
    var subject: String

    @Option(help: .life(.planFrom), completion: .file(extensions: ["json"]))
    var from: String?

    @Option(help: .life(.planStart))
    var start: String?

    @Flag(help: .life(.planTemplate))
    var template = false

    @Flag(help: .life(.optional))
    var optional = false

    @Flag(help: .life(.dryRun))
    var dryRun = false

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let convention = try await options.convention(session, library)
        let today = convention.today
        let subject = try await HouseholdSubjects(library: library, user: options.user).subject(self.subject)
        let own = try from.map { try plan(at: $0) }
        if template {
            let species = subject.species.flatMap(VaccinationPlan.Species.init(named:))
            let shown = own ?? species.map { VaccinationPlan(for: $0) } ?? .example
            let file = PlanFile(shown) { session.wording.name($0) }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try StandardStreams.text(String(decoding: try encoder.encode(file), as: UTF8.self) + "\n")
        }
        let planned = try await HouseholdReminders(library: library, user: options.user).plan(
            for: subject,
            from: own,
            startingOn: try start.map { try convention.comingDay($0) },
            today: today,
            withOptional: optional,
            isDryRun: dryRun
        ) { session.wording.name($0) }
        try session.show(.reminders(planned, SubjectDirectory([subject]), today: today, session.wording))
        session.message(
            session.wording.notice(
                ReminderNotice.planned(count: planned.count, source: planned.first?.source, isDryRun: dryRun)
            )
        )
    }

    private func plan(at path: String) throws -> VaccinationPlan {
        let bytes = try StatementPlace(path: path, options: StatementOptions()).bytes()
        do throws(PlanFile.Problem) {
            return try PlanFile(bytes).read()
        } catch {
            throw HouseholdReminders.Problem.notAPlan(path: path, error)
        }
    }
}
