import ReceiptApp
import ReceiptDomain
import ReceiptIntake
import ReceiptStorage

/// Adapts the library's inbox watcher to the use cases' ``Inbox``.
struct WatchedInbox: Inbox {
    private let watcher: InboxWatcher<ContinuousClock>

    /// `poll` is the interval in seconds; `nil` waits for notifications.
    init(_ library: ReceiptLibrary, owner: UserID, poll: Int?) {
        let intervals = InboxWatcher<ContinuousClock>.Intervals(
            usesNotifications: poll == nil,
            poll: .seconds(poll ?? 5)
        )
        watcher = InboxWatcher(
            inbox: library.inbox,
            owner: owner,
            users: { Set(try await library.users().map(\.id)) },
            intervals: intervals,
            clock: ContinuousClock()
        )
    }

    var arrivals: AsyncMapSequence<InboxWatcher<ContinuousClock>, Arrival> { watcher.map { Arrival($0) } }

    func giveBack(_ file: IncomingFile) async { await watcher.giveBack(file) }
}

extension Arrival {
    fileprivate init(_ event: InboxEvent) {
        switch event {
        case .watching: self = .watching
        case .file(let file): self = .file(file)
        case .idle: self = .idle
        case .problem(let problem): self = .problem(LibraryError(problem))
        case .unreachable(let problem): self = .unreachable(LibraryError(problem))
        case .reachable: self = .reachable
        }
    }
}
