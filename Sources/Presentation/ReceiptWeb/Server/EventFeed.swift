import ReceiptDomain

/// Tells a page when something of its user has become different, whoever did it: `watch`, a terminal, another device.
///
/// It ends when its device is shut out.
struct EventFeed {
    let context: RequestContext

    /// Three looks at three files' dates a second, as long as somebody has the page open.
    private static let pause = Duration.milliseconds(300)
    /// A line that says nothing, so that a connection that is gone is noticed; half of the time-out for idle ones.
    private static let pausesOfSilence = 50

    var answer: PageResponse {
        var answer = PageResponse(type: "text/event-stream")
        answer.content = .stream(stream())
        return answer
    }

    private func stream() -> AsyncStream<String> {
        let (stream, feed) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingNewest(4))
        // Not a part of the look that the request is.
        let (library, user, isStillPaired) = (context.library, context.user, context.isStillPaired)
        let task = Task.detached {
            feed.yield("retry: 2000\n\n")
            var last = try? library.changeToken(of: user)
            var silent = 0
            while !Task.isCancelled {
                do { try await Task.sleep(for: Self.pause) } catch { break }
                // Where the library is away for a moment, nobody was shut out.
                if let isPaired = try? await isStillPaired(), !isPaired { break }
                let now = try? library.changeToken(of: user)
                silent += 1
                if now != last {
                    last = now
                    silent = 0
                    feed.yield("event: change\ndata: 1\n\n")
                } else if silent >= Self.pausesOfSilence {
                    silent = 0
                    feed.yield(": \n\n")
                }
            }
            feed.finish()
        }
        feed.onTermination = { _ in task.cancel() }
        return stream
    }
}
