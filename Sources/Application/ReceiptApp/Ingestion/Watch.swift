public import ReceiptDomain

/// What happens in a folder where photos arrive.
public enum Arrival: Hashable, Sendable {
    /// All that lay there was seen, and nothing that comes from now on is missed.
    case watching
    /// A file has completely arrived.
    case file(IncomingFile)
    /// All files that lie there were handed over, and none is still arriving.
    case idle
    /// Something is in the way of a file.
    case problem(LibraryError)
    /// The folder cannot be read; it is tried again until it can.
    case unreachable(LibraryError)
    case reachable
}

/// A folder where photos arrive.
public protocol Inbox<Arrivals>: Sendable {
    associatedtype Arrivals: AsyncSequence<Arrival, Never>

    /// For one consumer; ends when its task is cancelled.
    var arrivals: Arrivals { get }

    /// Hands the file over once more after a while: it could not be dealt with, for reasons that are not its own.
    func giveBack(_ file: IncomingFile) async
}

/// Takes what arrives in an inbox until its task is cancelled; then finishes what is in hand.
public struct Watch<Source: Inbox>: Sendable {
    public enum Event: Sendable {
        case arrival(Arrival)
        /// A file that arrived has become this.
        case taken(Ingestion.Event)
    }

    private let inbox: Source
    private let stopsWhenEmpty: Bool
    private let ingestion: Ingestion
    private let onEvent: @Sendable (Event) -> Void

    /// `onEvent` is called from whichever task has something to tell.
    public init(
        inbox: Source,
        stopsWhenEmpty: Bool,
        ingestion: Ingestion,
        onEvent: @escaping @Sendable (Event) -> Void
    ) {
        self.inbox = inbox
        self.stopsWhenEmpty = stopsWhenEmpty
        self.ingestion = ingestion
        self.onEvent = onEvent
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
        // The library's trouble, not the file's: it is still in the inbox, and is tried again.
        if case .failure = event.result { await inbox.giveBack(file) }
    }
}
