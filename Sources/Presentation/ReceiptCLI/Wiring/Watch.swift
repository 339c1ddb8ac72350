import ReceiptDomain
import ReceiptIntake
import ReceiptWording

/// Takes what arrives in an inbox until its task is cancelled; then finishes what is in hand.
struct Watch: Sendable {
    let inbox: FileLocation
    let owner: UserID
    /// Seconds between looks; `nil` to wait for notifications.
    let poll: Int?
    let stopsWhenEmpty: Bool
    let ingestion: Ingestion
    let report: WatchReport

    func run() async throws {
        let rhythm = InboxWatcher<ContinuousClock>.Rhythm(
            usesNotifications: poll == nil,
            poll: .seconds(poll ?? 5)
        )
        let watcher = InboxWatcher(inbox: inbox, owner: owner, rhythm: rhythm, clock: ContinuousClock())
        await withTaskGroup(of: Void.self) { group in
            var inHand = 0
            for await event in watcher {
                if case .idle = event, stopsWhenEmpty { break }
                guard case .file(let file) = event else {
                    report.note(event, waiting: PhotoFinder.count(in: inbox))
                    continue
                }
                if inHand >= ingestion.width {
                    await group.next()
                    inHand -= 1
                    if Task.isCancelled { break }
                }
                inHand += 1
                report.note(event, waiting: 0)
                group.addTask { await take(file, from: watcher) }
            }
        }
    }

    private func take(_ file: IncomingFile, from watcher: InboxWatcher<ContinuousClock>) async {
        let event = await ingestion.take(file)
        report.note(event)
        // The library's trouble, not the file's: it is still in the inbox, and is tried again.
        if case .failure = event.result { await watcher.giveBack(file) }
    }
}

extension PhotoFinder {
    /// How many photos lie in a folder and all that is in it.
    static func count(in folder: FileLocation) -> Int {
        PhotoFinder([folder]).reduce(into: 0) { count, found in
            if case .photo = found { count += 1 }
        }
    }
}
