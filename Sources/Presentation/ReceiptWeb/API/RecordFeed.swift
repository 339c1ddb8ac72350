import ReceiptAPI
import ReceiptDomain
import ReceiptWording

/// Events about a user's records, each once, in the order of the ledger.
///
/// An event's id is its place in the ledger, from which a client continues that lost the connection.
struct RecordFeed: EventSource {
    private let library: any WebDependencies.Library
    private let user: UserID
    private var place: FeedPlace
    private var seen: ChangeToken?
    /// An entry begins with a line that says it is discarded, which undoing it goes back to.
    private var unborn: Set<RecordID> = []

    init(_ context: RequestContext) async throws {
        (library, user) = (context.library, context.user)
        if let last = context.request.headers["last-event-id"].flatMap({ Int($0) }), last >= 0 {
            place = FeedPlace(sequence: last, offset: 0)
        } else {
            place = try await library.feedEnd(of: user)
        }
    }

    mutating func news() async -> [String] {
        let now = try? library.changeToken(of: user)
        guard seen == nil || now != seen else { return [] }
        var news: [String] = []
        while news.isEmpty, let told = try? await library.feed(of: user, after: place, limit: 100) {
            place = told.next
            news = told.items.compactMap { event(about: $0) }
            if told.items.isEmpty {
                seen = now
                break
            }
        }
        return news
    }

    private mutating func event(about item: FeedItem) -> String? {
        var item = item
        if item.before == nil, item.after.status == .discarded {
            unborn.insert(item.after.id)
            return nil
        }
        if unborn.remove(item.after.id) != nil { item.before = nil }
        return try? Self.text(of: item)
    }

    static func text(of item: FeedItem) throws -> String {
        let form: JSONForm = ["event": event(item), "record": RecordForm(item.after)]
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
