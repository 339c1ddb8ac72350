import ReceiptAPI
import ReceiptDomain
import ReceiptWording

/// Server-sent events about a user's records, each once, in the order of the ledger.
///
/// An event's id is its place in the ledger, from which a client continues that lost the connection.
struct RecordFeed {
    let context: RequestContext

    private static let pause = Duration.milliseconds(300)
    /// See ``EventFeed``: a comment every half of the idle timeout detects dead connections.
    private static let pausesOfSilence = 50
    /// A client that is so many events behind is let go, and may continue later.
    private static let mostBehind = 1000

    func answer() async throws -> PageResponse {
        var answer = PageResponse(type: "text/event-stream")
        let last = context.request.headers["last-event-id"].flatMap { Int($0) }
        let place: FeedPlace
        if let last, last >= 0 {
            place = FeedPlace(sequence: last, offset: 0)
        } else {
            place = try await context.library.feedEnd(of: context.user)
        }
        answer.content = .stream(stream(from: place))
        return answer
    }

    private func stream(from place: FeedPlace) -> AsyncStream<String> {
        let (stream, feed) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingOldest(Self.mostBehind))
        // Detached: the feed outlives the request's own snapshot.
        let (library, user, isStillPaired) = (context.library, context.user, context.isStillPaired)
        let task = Task.detached {
            feed.yield("retry: 2000\n\n")
            var place = place
            var seen: ChangeToken?
            var silent = 0
            // An entry begins with a line that says it is discarded, which undoing it goes back to.
            var unborn: Set<RecordID> = []
            listening: while !Task.isCancelled {
                // An error of the library does not mean that access was revoked.
                if let isPaired = try? await isStillPaired(), !isPaired { break }
                let now = try? library.changeToken(of: user)
                silent += 1
                if seen == nil || now != seen {
                    while let told = try? await library.feed(of: user, after: place, limit: 100) {
                        place = told.next
                        for item in told.items {
                            silent = 0
                            var item = item
                            if item.before == nil, item.after.status == .discarded {
                                unborn.insert(item.after.id)
                                continue
                            }
                            if unborn.remove(item.after.id) != nil { item.before = nil }
                            guard let text = try? Self.text(of: item) else { continue }
                            if case .dropped = feed.yield(text) { break listening }
                        }
                        if told.items.isEmpty {
                            seen = now
                            break
                        }
                    }
                }
                if silent >= Self.pausesOfSilence {
                    silent = 0
                    feed.yield(": \n\n")
                }
                do { try await Task.sleep(for: Self.pause) } catch { break }
            }
            feed.finish()
        }
        feed.onTermination = { _ in task.cancel() }
        return stream
    }

    private struct Form: Encodable {
        var event: String
        var record: RecordForm
    }

    static func text(of item: FeedItem) throws -> String {
        let form = Form(event: event(item), record: RecordForm(item.after))
        return "id: \(item.place.sequence)\nevent: record\ndata: \(try JSONLine.encode(form))\n\n"
    }

    static func event(_ item: FeedItem) -> String {
        guard let before = item.before else { return item.after.status == .draft ? "drafted" : "added" }
        guard before.status != item.after.status else { return "changed" }
        return switch item.after.status {
        case .confirmed: before.status == .discarded ? "restored" : "confirmed"
        case .discarded: "discarded"
        case .draft: "drafted"
        }
    }
}
