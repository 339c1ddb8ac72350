import ArgumentParser
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptIntake
import ReceiptStorage
import ReceiptWording

/// `receiptmind` without arguments: shows pending matters and the commands for them.
struct StatusCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: .text(.program(.statusAbstract))
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Flag(help: .work(.prometheus))
    var prometheus = false

    func run(_ session: Session) async throws {
        if try place.isToBeMade(session) { try await FirstRun(session: session, place: place).ask() }
        let state = try await place.queueState(session)
        if prometheus {
            guard let state else { throw WorkProblem.noQueue }
            return try StandardStreams.output(QueueMetrics(state: state).text)
        }
        for line in state.map(session.wording.lines) ?? [] { try StandardStreams.output(line) }
        let isQueueEmpty = state.map { $0.waiting + $0.inHand + $0.parked == 0 } ?? true
        for matter in try await matters(session) where isQueueEmpty || !matter.saysThatNothingWaits {
            try StandardStreams.output(session.wording.attention(matter))
            if let command = matter.command(library: place.library) {
                try StandardStreams.output("  → receiptmind \(command)")
            }
        }
        try await showBook(session)
        // Shows how to begin, but fails where the user named a library that does not exist.
        _ = try place.existing(session)
    }

    /// Shows due reminders, and diary entries of this day in earlier years.
    private func showBook(_ session: Session) async throws {
        guard let library = try place.existing(session, makesOne: true) else { return }
        let today = try CalendarDay.today()
        for user in try await library.users().map(\.id) {
            let option = user == .me ? "" : " --user \(user)"
            for item in try await HouseholdReminders(library: library, user: user).due(on: today) {
                try StandardStreams.output(session.wording.due(item, today: today))
                try StandardStreams.output("  → receiptmind remind done \(item.reminder.id)\(option)")
            }
        }
        // The diary is private to its writer.
        for earlier in try await Diary(library: library, user: .me).page(today).earlier {
            try StandardStreams.output(session.wording.onThisDay(earlier))
        }
    }

    private func matters(_ session: Session) async throws -> [Attention] {
        guard let library = try place.existing(session, makesOne: true) else {
            return [.noLibrary(folder: place.root(environment: session.environment).path)]
        }
        for user in try await library.users() { await session.catchUp(library, user.id) }
        return try await HouseholdOverview(library: library).attention(
            folder: library.root,
            inbox: library.inbox,
            waitingInInbox: PhotoFinder.count(in: library.inbox)
        )
    }
}
