public import ReceiptDomain

/// Imports arrivals until its task is cancelled; finishes the files in hand first.
public struct Watch: Sendable {
    public enum Event: Sendable {
        case arrival(Arrival)
        /// The outcome of a file that arrived.
        case taken(Ingestion.Event)
    }

    private let inbox: any Inbox
    private let stopsWhenEmpty: Bool
    private let ingestion: Ingestion
    private let onEvent: @Sendable (Event) -> Void

    /// `onEvent` may be called from several tasks.
    public init(
        inbox: any Inbox,
        stopsWhenEmpty: Bool,
        ingestion: Ingestion,
        onEvent: @escaping @Sendable (Event) -> Void
    ) {
        (self.inbox, self.stopsWhenEmpty, self.ingestion, self.onEvent) = (inbox, stopsWhenEmpty, ingestion, onEvent)
    }

    public func run() async throws {
        await run(inbox)
    }

    private func run(_ inbox: some Inbox) async {
        await withTaskGroup(of: Void.self) { group in
            var inHand = 0
            for await arrival in inbox {
                if case .idle = arrival, stopsWhenEmpty { break }
                guard case .file(let file) = arrival else {
                    onEvent(.arrival(arrival))
                    continue
                }
                if inHand >= ingestion.width {
                    await group.next()
                    inHand -= 1
                    if Task.isCancelled { break }
                }
                inHand += 1
                onEvent(.arrival(arrival))
                group.addTask { await take(file) }
            }
        }
    }

    private func take(_ file: IncomingFile) async {
        let event = await ingestion.take(file)
        onEvent(.taken(event))
        // The failure is the library's, not the file's: the file stays in the inbox and is tried again.
        if case .failure = event.result { await inbox.giveBack(file) }
    }
}
