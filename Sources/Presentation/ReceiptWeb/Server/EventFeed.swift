import ReceiptDomain

/// A source of server-sent events.
protocol EventSource: Sendable {
    /// The events that came since the last call, each as it is sent; they are asked for again at once until there are none.
    mutating func news() async -> [String]
}

extension PageResponse {
    /// The interval in which a source is asked; it looks at the change tokens of three files, and only while somebody listens.
    private static let pause = Duration.milliseconds(300)
    /// The number of pauses without an event before a comment line is sent, which detects dead connections.
    ///
    /// Together they last half of the idle timeout.
    private static let pausesOfSilence = 50
    /// A client that is so many events behind is let go, and may connect again.
    private static let mostBehind = 1000

    /// The events of a source, until the client is gone or its device's access is revoked.
    static func events(_ source: some EventSource, _ context: RequestContext) -> PageResponse {
        let (stream, feed) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingOldest(mostBehind))
        let isStillPaired = context.isStillPaired
        // Detached: the feed outlives the request's own snapshot.
        let task = Task.detached {
            var source = source
            var silent = 0
            feed.yield("retry: 2000\n\n")
            listening: while !Task.isCancelled {
                // An error of the library does not mean that access was revoked.
                if let isPaired = try? await isStillPaired(), !isPaired { break }
                let news = await source.news()
                for event in news { if case .dropped = feed.yield(event) { break listening } }
                silent = news.isEmpty ? silent + 1 : 0
                guard news.isEmpty else { continue }
                if silent >= pausesOfSilence {
                    silent = 0
                    feed.yield(": \n\n")
                }
                do { try await Task.sleep(for: pause) } catch { break }
            }
            feed.finish()
        }
        feed.onTermination = { _ in task.cancel() }
        var answer = PageResponse(type: "text/event-stream")
        answer.content = .stream(stream)
        return answer
    }
}

/// Tells a page when its user's data changed, by whatever device or program.
struct EventFeed: EventSource {
    private let library: any WebDependencies.Library
    private let user: UserID
    private var last: ChangeToken?

    init(_ context: RequestContext) {
        (library, user) = (context.library, context.user)
        last = try? library.changeToken(of: user)
    }

    mutating func news() async -> [String] {
        let now = try? library.changeToken(of: user)
        defer { last = now }
        return now == last ? [] : ["event: change\ndata: 1\n\n"]
    }
}
