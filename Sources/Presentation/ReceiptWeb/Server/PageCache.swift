import ReceiptDomain
import ReceiptWording
import Synchronization

/// Pages as they were drawn, for as long as nothing that they show has changed.
///
/// They belong to their user, whichever device asks: a page that is true of one device only is not kept (``PageResponse/isPassing``).
final class PageCache: Sendable {
    /// All that a page depends on beside the files and the day.
    struct Key: Hashable {
        var target: String
        var language: Language
        var theme: Theme
    }

    /// The state of the files, and the day: pages say "today", and which entries are due.
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
        /// Counts requests.
        var time = 0
    }

    private let content = Mutex(Content())
    private let limit: Int

    /// Some hundred pages of 5 to 9 KB each: more than a household looks at between two changes.
    init(limit: Int = 4 << 20) { self.limit = limit }

    /// How many there are.
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

    /// `state` is that before the page was drawn: later changes have another.
    func keep(_ answer: PageResponse, _ key: Key, of user: UserID, in state: State) {
        guard case .bytes(let body) = answer.content else { return }
        // With what the entry itself takes.
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

    /// Keeps those that were asked for last.
    private static func makeRoom(_ content: inout Content, _ limit: Int) {
        let all = content.shelves.flatMap { user, shelf in shelf.pages.map { (user, key: $0.key, page: $0.value) } }
        for (user, key, page) in all.sorted(by: { $0.page.lastAsked < $1.page.lastAsked }) {
            guard content.bytes > limit else { return }
            content.shelves[user]?.pages[key] = nil
            content.bytes -= page.bytes
        }
    }
}
