import Foundation
import Glibc
import ReceiptDomain
import ReceiptIntake
import ReceiptTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(30))) struct InboxWatcherTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let anna = UserID("anna")
    private static let users: @Sendable () -> Set<UserID> = { Set([.me, anna].compactMap(\.self)) }

    private func polling(_ path: String = "Inbox") -> InboxWatcher<HurryingClock> {
        InboxWatcher(
            inbox: folder.location(path),
            users: Self.users,
            intervals: .init(usesNotifications: false),
            clock: HurryingClock()
        )
    }

    private func file(_ path: String, of user: UserID = .me) -> Arrival {
        .file(IncomingFile(location: folder.location(path), user: user, isConsumed: true))
    }

    /// The next so many events apart from the pauses between them.
    private func next<C>(_ count: Int, from watcher: InboxWatcher<C>) async -> [Arrival] {
        var events: [Arrival] = []
        var iterator = watcher.makeAsyncIterator()
        while events.count < count, let event = await iterator.next() {
            if event != .idle { events.append(event) }
        }
        return events
    }

    @Test func `what lies there at the start is handed over, after it was said that the watch is on`() async throws {
        try folder.write("Inbox/b.jpg")
        try folder.write("Inbox/a.png", .png)
        #expect(await next(3, from: polling()) == [.watching, file("Inbox/a.png"), file("Inbox/b.jpg")])
    }

    @Test func `the watcher is idle when all was handed over, not while a file is still arriving`() async throws {
        try folder.write("Inbox/a.jpg", .cutJPEG)
        try folder.write("Inbox/b.jpg")
        var events = polling().makeAsyncIterator()
        #expect(await events.next() == .watching)
        #expect(await events.next() == file("Inbox/b.jpg"))
        #expect(await events.next() == file("Inbox/a.jpg"))
        #expect(await events.next() == .idle)
        try folder.write("Inbox/c.jpg")
        #expect(await events.next() == file("Inbox/c.jpg"))
        #expect(await events.next() == .idle)
    }

    @Test func `a file is handed over once, and again when it has changed`() async throws {
        try folder.write("Inbox/a.jpg")
        let watcher = polling()
        #expect(await next(2, from: watcher) == [.watching, file("Inbox/a.jpg")])
        try folder.write("Inbox/b.jpg")
        #expect(await next(1, from: watcher) == [file("Inbox/b.jpg")])
        try folder.write("Inbox/a.jpg", .jpeg + [0])
        #expect(await next(1, from: watcher) == [file("Inbox/a.jpg")])
    }

    @Test func `the folder of a user is that user's, with all folders in it`() async throws {
        let anna = try #require(Self.anna)
        try folder.write("Inbox/anna/2026/11/a.jpg")
        #expect(await next(2, from: polling()) == [.watching, file("Inbox/anna/2026/11/a.jpg", of: anna)])
    }

    @Test(arguments: ["Camera Roll/a.jpg", "photos30/a.jpg", "2026/11/anna/a.jpg", "Mom Phone/DCIM/100APPLE/a.jpg"])
    func `any other folder is one of photos, and makes nobody`(_ path: String) async throws {
        try folder.write("Inbox/\(path)")
        #expect(await next(2, from: polling()) == [.watching, file("Inbox/\(path)")])
    }

    @Test func `while nobody can say who the users are, no photo is given to anybody`() async throws {
        struct Away: Error {}
        let anna = try #require(Self.anna)
        let tries = Mutex(0)
        try folder.write("Inbox/anna/a.jpg")
        let watcher = InboxWatcher(
            inbox: folder.location("Inbox"),
            users: {
                let number = tries.withLock {
                    $0 += 1; return $0
                }
                guard number > 3 else { throw Away() }
                return [anna]
            },
            intervals: .init(usesNotifications: false),
            clock: HurryingClock()
        )
        let events = await next(4, from: watcher)
        guard case .unreachable? = events.first else { return #expect(Bool(false), "\(events)") }
        #expect(Set(events.dropFirst()) == [.watching, .reachable, file("Inbox/anna/a.jpg", of: anna)])
    }

    @Test func `links and pipes are told of once, and not followed`() async throws {
        try folder.write("secret/a.jpg")
        try folder.makeFolder("Inbox")
        try folder.link("Inbox/folder", to: "secret")
        try folder.link("Inbox/link.jpg", to: "secret/a.jpg")
        #expect(mkfifo(folder.location("Inbox/pipe.jpg").path, 0o600) == 0)
        let watcher = polling()
        #expect(
            await next(4, from: watcher) == [
                .watching,
                .problem(.unsafeFile(path: folder.location("Inbox/folder").path, kind: "link")),
                .problem(.unsafeFile(path: folder.location("Inbox/link.jpg").path, kind: "link")),
                .problem(.unsafeFile(path: folder.location("Inbox/pipe.jpg").path, kind: "pipe")),
            ]
        )
        try folder.write("Inbox/b.jpg")
        #expect(await next(1, from: watcher) == [file("Inbox/b.jpg")])
    }

    @Test func `a partial file is waited for while whole ones are handed over`() async throws {
        try folder.write("Inbox/a.jpg", .cutJPEG)
        try folder.write("Inbox/b.jpg")
        let watcher = polling()
        #expect(await next(2, from: watcher) == [.watching, file("Inbox/b.jpg")])
        // After the longer patience it comes as it is.
        #expect(await next(1, from: watcher) == [file("Inbox/a.jpg")])
    }

    @Test func `temporary names are left alone until they get their final one`() async throws {
        try folder.write("Inbox/a.jpg.part")
        try folder.write("Inbox/.syncthing.b.jpg.tmp")
        let watcher = polling()
        #expect(await next(1, from: watcher) == [.watching])
        try folder.move("Inbox/a.jpg.part", to: "Inbox/a.jpg")
        #expect(await next(1, from: watcher) == [file("Inbox/a.jpg")])
    }

    @Test func `a file that is given back comes again`() async throws {
        try folder.write("Inbox/a.jpg")
        let watcher = polling()
        _ = await next(2, from: watcher)
        await watcher.giveBack(
            IncomingFile(location: folder.location("Inbox/a.jpg"), user: .me, isConsumed: true),
            after: .seconds(30)
        )
        #expect(await next(1, from: watcher) == [file("Inbox/a.jpg")])
    }

    @Test func `an inbox that vanishes is waited for`() async throws {
        try folder.write("Inbox/a.jpg")
        let watcher = polling()
        _ = await next(2, from: watcher)
        try folder.move("Inbox", to: "Elsewhere")
        #expect(await next(1, from: watcher) == [.unreachable(.vanished(path: folder.location("Inbox").path))])
        try folder.write("Inbox/b.jpg")
        #expect(await next(2, from: watcher) == [.reachable, file("Inbox/b.jpg")])
    }

    @Test func `more files than wait at once all come`() async throws {
        for number in 0..<300 { try folder.write("Inbox/\(number).jpg") }
        let events = await next(301, from: polling())
        #expect(Set(events).count == 301)
    }

    @Test func `a new file wakes the watcher long before its next scan`() async throws {
        try folder.makeFolder("Inbox/anna")
        let watcher = InboxWatcher(
            inbox: folder.location("Inbox"),
            users: Self.users,
            timeouts: .init(complete: .milliseconds(1)),
            intervals: .init(rescan: .seconds(3600), pause: .milliseconds(1)),
            clock: ContinuousClock()
        )
        #expect(await next(1, from: watcher) == [.watching])
        try folder.write("Inbox/a.jpg")
        #expect(await next(1, from: watcher) == [file("Inbox/a.jpg")])
        // In a folder made meanwhile, too.
        try folder.write("Inbox/Camera/b.jpg")
        #expect(await next(1, from: watcher) == [file("Inbox/Camera/b.jpg")])
        // Hard links are never written to.
        try folder.write("c.jpg")
        try FileManager.default.linkItem(
            atPath: folder.location("c.jpg").path,
            toPath: folder.location("Inbox/c.jpg").path
        )
        #expect(await next(1, from: watcher) == [file("Inbox/c.jpg")])
    }

    @Test func `a cancelled loop ends while it waits`() async throws {
        try folder.makeFolder("Inbox")
        let watcher = InboxWatcher(
            inbox: folder.location("Inbox"),
            users: Self.users,
            intervals: .init(rescan: .seconds(3600)),
            clock: ContinuousClock()
        )
        #expect(await next(1, from: watcher) == [.watching])
        let loop = Task { await next(1, from: watcher) }
        loop.cancel()
        #expect(await loop.value.isEmpty)
    }
}
