import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptIntake
import ReceiptStorage
import ReceiptWording

/// `receiptmind` without arguments: shows pending matters and the commands for them.
struct StatusCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "status",
        "Say what is waiting to be read, reviewed or checked, and what to do next.",
        "읽거나 검토하거나 확인할 것과 다음에 할 일을 알려 줍니다."
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Flag("Print the state of the queue in Prometheus's format.", "대기열 상태를 Prometheus 형식으로 출력합니다.")
    var prometheus = false

    @Flag(
        "Print one JSON object a line: what waits (inbox, drafts, failed), reminders that are due, and claims that end soon.",
        "JSON 객체를 한 줄에 하나씩 출력합니다: 기다리는 일(inbox, drafts, failed), 때가 된 알림, 곧 끝나는 청구."
    )
    var json = false

    func validate() throws {
        if json && prometheus {
            throw ValidationError(
                "--json and --prometheus are different formats; choose one.",
                "--json과 --prometheus는 서로 다른 형식입니다. 하나만 고르세요."
            )
        }
    }

    func run(_ session: Session) async throws {
        if try !json && place.isToBeMade(session) { try await FirstRun(session: session, place: place).ask() }
        let state = try await place.queueState(session)
        if prometheus {
            guard let state else { throw WorkProblem.noQueue }
            return try StandardStreams.output(QueueMetrics(state: state).text)
        }
        let library = try place.openExisting(session, makesOne: json)
        let matters = try await matters(library, session)
        if json {
            try StandardStreams.json(
                each: matters.compactMap { JSONForm.matter($0, command: $0.command(library: place.library)) }
            )
        } else {
            try show(matters, state, session)
        }
        if let library { try await showBook(library, session) }
        // The JSON line about it is printed already; a named library that is missing is an error all the same.
        if library == nil { _ = try place.openExisting(session) }
    }

    private func show(_ matters: [Attention], _ state: QueueState?, _ session: Session) throws {
        for line in state.map(session.wording.lines) ?? [] { try session.output(line) }
        let isQueueEmpty = state.map { $0.waiting + $0.inHand + $0.parked == 0 } ?? true
        for matter in matters where isQueueEmpty || !matter.saysThatNothingWaits {
            try session.output(session.wording.attention(matter))
            if let command = matter.command(library: place.library) {
                try StandardStreams.output("  → receiptmind \(command)")
            }
        }
    }

    /// Shows reminders that are due, claims that end soon, and diary notes of this day in earlier years.
    private func showBook(_ library: ReceiptLibrary, _ session: Session) async throws {
        let today = try CalendarDay.today()
        for user in try await library.users().map(\.id) {
            let option = user == .me ? "" : " --user \(user)"
            for item in try await HouseholdReminders(library: library, user: user).due(on: today) {
                if json {
                    try StandardStreams.json(JSONForm.due(item, of: user))
                } else {
                    try session.output(session.wording.due(item, today: today))
                    try StandardStreams.output("  → receiptmind remind done \(item.reminder.id)\(option)")
                }
            }
            for claim in try await HouseholdClaims(library: library, user: user).ending(on: today) {
                if json {
                    try StandardStreams.json(JSONForm.ending(claim, of: user))
                } else {
                    try session.output(session.wording.ending(claim, today: today))
                    try StandardStreams.output("  → receiptmind claims show \(claim.id)\(option)")
                }
            }
        }
        guard !json else { return }
        // A diary is its writer's own.
        for earlier in try await Diary(library: library, user: .me).page(today).earlier {
            try session.output(session.wording.onThisDay(earlier))
        }
    }

    private func matters(_ library: ReceiptLibrary?, _ session: Session) async throws -> [Attention] {
        guard let library else { return [.noLibrary(folder: place.root(environment: session.environment).path)] }
        for user in try await library.users() { await session.catchUp(library, user.id) }
        return try await HouseholdOverview(library: library).attention(
            folder: library.root,
            inbox: library.inbox,
            waitingInInbox: PhotoFinder.count(in: library.inbox)
        )
    }
}

extension JSONForm {
    /// A matter for `status --json`, with the command to type after the program's name; `nil` where nothing waits.
    fileprivate static func matter(_ matter: Attention, command: String?) -> JSONForm? {
        switch matter {
        case .noLibrary(let folder): ["event": "no-library", "folder": folder, "command": command]
        case .inbox(let count, let folder):
            ["event": "inbox", "count": count, "folder": folder, "command": command]
        case .drafts(let count, let user):
            ["event": "drafts", "count": count, "user": user.rawValue, "command": command]
        case .failed(let count, let user):
            ["event": "failed", "count": count, "user": user.rawValue, "command": command]
        case .nothing, .nothingFailed: nil
        }
    }
}
