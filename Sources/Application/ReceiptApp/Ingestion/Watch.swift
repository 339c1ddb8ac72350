public import ReceiptDomain

/// An event of a watched folder.
public enum Arrival: Hashable, Sendable {
    /// Existing files were listed, and every later arrival will be reported.
    case watching
    /// A file has arrived completely.
    case file(IncomingFile)
    /// All files were handed over, and none is still being written.
    case idle
    /// A file cannot be taken for now.
    case problem(LibraryError)
    /// The folder cannot be read; the watcher tries again until it can.
    case unreachable(LibraryError)
    case reachable
}

/// A folder in which photos arrive.
public protocol Inbox<Arrivals>: Sendable {
    associatedtype Arrivals: AsyncSequence<Arrival, Never>

    /// For a single consumer; ends when its task is cancelled.
    var arrivals: Arrivals { get }

    /// Returns a file to be delivered again later, after a failure that was not the file's.
    func giveBack(_ file: IncomingFile) async
}

/// Imports arrivals until its task is cancelled; finishes the files in hand first.
public struct Watch<Source: Inbox>: Sendable {
    public enum Event: Sendable {
        case arrival(Arrival)
        /// The outcome of a file that arrived.
        case taken(Ingestion.Event)
    }

    private let inbox: Source
    private let stopsWhenEmpty: Bool
    private let ingestion: Ingestion
    private let onEvent: @Sendable (Event) -> Void

    /// `onEvent` may be called from several tasks.
    public init(
        inbox: Source,
        stopsWhenEmpty: Bool,
        ingestion: Ingestion,
        onEvent: @escaping @Sendable (Event) -> Void
    ) {
        (self.inbox, self.stopsWhenEmpty, self.ingestion, self.onEvent) = (inbox, stopsWhenEmpty, ingestion, onEvent)
    }

    public func run() async throws {
        await withTaskGroup(of: Void.self) { group in
            var inHand = 0
            for await arrival in inbox.arrivals {
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
