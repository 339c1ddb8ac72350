import ReceiptDomain

/// Server-sent events that tell a page when its user's data changed, by whatever device or program.
///
/// It ends when its device's access is revoked.
struct EventFeed {
    let context: RequestContext

    /// The interval of the checks; each reads the change tokens of three files, and only while a page is open.
    private static let pause = Duration.milliseconds(300)
    /// The number of checks without a change before a comment line is sent, which detects dead connections.
    ///
    /// Together they last half of the idle timeout.
    private static let pausesOfSilence = 50

    var answer: PageResponse {
        var answer = PageResponse(type: "text/event-stream")
        answer.content = .stream(stream())
        return answer
    }

    private func stream() -> AsyncStream<String> {
        let (stream, feed) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingNewest(4))
        // Detached: the feed outlives the request's own snapshot.
        let (library, user, isStillPaired) = (context.library, context.user, context.isStillPaired)
        let task = Task.detached {
            feed.yield("retry: 2000\n\n")
            var last = try? library.changeToken(of: user)
            var silent = 0
            while !Task.isCancelled {
                do { try await Task.sleep(for: Self.pause) } catch { break }
                // An error of the library does not mean that access was revoked.
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
