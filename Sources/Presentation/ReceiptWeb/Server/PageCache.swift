import ReceiptDomain
import ReceiptWording
import Synchronization

/// Rendered pages, each valid until the data that it shows changes.
///
/// Entries belong to a user and serve all of that user's devices; a page that depends on the device is not cached
/// (``PageResponse/isCacheable``).
final class PageCache: Sendable {
    /// Everything that a page depends on, apart from the data and the day.
    struct Key: Hashable {
        var target: String
        var language: Language
        var theme: Theme
    }

    /// The version of the data, and the day: pages say "today" and which entries are due.
    struct State: Hashable {
        var changeToken: ChangeToken
        var today: CalendarDay
    }

    private struct Page {
        var answer: PageResponse
        var bytes: Int
        var lastAsked: Int
    }

    private struct Content {
        var shelves: [UserID: (state: State, pages: [Key: Page])] = [:]
        var bytes = 0
        /// Counts requests, for the order of last use.
        var time = 0
    }

    private let content = Mutex(Content())
    private let limit: Int

    /// `limit` in bytes holds some hundred pages of 5 to 9 KB each: more than a household opens between two changes.
    init(limit: Int = 4 << 20) { self.limit = limit }

    var count: Int { content.withLock { $0.shelves.values.reduce(0) { $0 + $1.pages.count } } }

    func page(_ key: Key, of user: UserID, in state: State) -> PageResponse? {
        content.withLock { content in
            guard content.shelves[user]?.state == state, var page = content.shelves[user]?.pages[key] else {
                return nil
            }
            content.time += 1
            page.lastAsked = content.time
            content.shelves[user]?.pages[key] = page
            return page.answer
        }
    }

    /// `state` is the state before the page was rendered: a change during rendering makes the entry stale.
    func keep(_ answer: PageResponse, _ key: Key, of user: UserID, in state: State) {
        guard case .bytes(let body) = answer.content else { return }
        // Includes an estimate of the entry's own overhead.
        let bytes = body.count + 2 * key.target.utf8.count + 1024
        guard bytes <= limit / 4 else { return }
        content.withLock { content in
            if content.shelves[user]?.state != state {
                content.bytes -= content.shelves[user]?.pages.values.reduce(0) { $0 + $1.bytes } ?? 0
                content.shelves[user] = (state, [:])
            }
            content.time += 1
            let page = Page(answer: answer, bytes: bytes, lastAsked: content.time)
            let replaced = content.shelves[user]?.pages.updateValue(page, forKey: key)
            content.bytes += bytes - (replaced?.bytes ?? 0)
            if content.bytes > limit { Self.makeRoom(&content, limit / 2) }
        }
    }

    /// Evicts the least recently used pages.
    private static func makeRoom(_ content: inout Content, _ limit: Int) {
        let all = content.shelves.flatMap { user, shelf in shelf.pages.map { (user, key: $0.key, page: $0.value) } }
        for (user, key, page) in all.sorted(by: { $0.page.lastAsked < $1.page.lastAsked }) {
            guard content.bytes > limit else { return }
            content.shelves[user]?.pages[key] = nil
            content.bytes -= page.bytes
        }
    }
}
