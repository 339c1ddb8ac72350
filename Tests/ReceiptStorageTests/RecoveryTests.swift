import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

/// The remains of a killed process are made by hand here, and by the killed program itself in the end-to-end tests.
@Suite struct RecoveryTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
    }

    private var staging: URL { place.user.appending(path: "Staging") }
    private var records: URL { place.user.appending(path: "Records") }

    @Test func `a library in order needs no repair`() async throws {
        _ = try await library.take(place.drop("a photo"))
        #expect(try await place.open().recover() == RecoveryReport())
    }

    @Test func `a claim of a process that is gone is undone, one of a living process is left alone`() async throws {
        let living = try await library.stage(place.drop("living", as: "a.jpg"))
        do {
            // The lock goes with the library that had it.
            let dying = try place.open()
            _ = try await dying.stage(place.drop("dying", as: "b.jpg"))
        }
        // A folder without even a lock: killed between making the one and the other.
        let early = staging.appending(path: "01939999-0000-7000-8000-000000000000")
        try FileManager.default.createDirectory(at: early, withIntermediateDirectories: true)
        let report = try await place.open().recover()
        #expect(report == RecoveryReport(undone: 2))
        #expect(try await library.recover() == RecoveryReport())
        #expect(try place.names(in: staging) == [living.id.rawValue])
        #expect(try place.names(in: place.inbox) == ["a.jpg", "b.jpg"])
        _ = try await library.commit(living)
    }

    @Test func `a record folder without a line gets the line it was to have`() async throws {
        let record = try await library.take(place.drop("a photo"))
        try Data().write(to: place.ledger)
        let other = try place.open()
        #expect(try await other.recover() == RecoveryReport(completed: [record.id]))
        #expect(try await other.records(of: .me) == [record])
        #expect(try await place.open().recover() == RecoveryReport())
        #expect(try place.ledgerLines().count == 1)
    }

    @Test func `a record whose only line was torn is whole again`() async throws {
        let record = try await library.take(place.drop("a photo"))
        let line = try Data(contentsOf: place.ledger)
        try line.prefix(100).write(to: place.ledger)
        let report = try await place.open().recover()
        #expect(report.completed == [record.id])
        #expect(report.tornLedgers.count == 1)
        #expect(try Data(contentsOf: place.ledger) == line)
    }

    @Test func `a record folder whose photo came in by another way meanwhile is removed`() async throws {
        let lost = try await library.take(place.drop("a photo", isConsumed: false))
        try Data().write(to: place.ledger)
        let record = try await place.open().take(
            IncomingFile(location: FileLocation(place.inbox.path + "/lunch.jpg"), user: .me, isConsumed: true)
        )
        #expect(record.id != lost.id)
        #expect(try await place.open().recover() == RecoveryReport())
        #expect(try place.names(in: records) == [record.id.rawValue])
        #expect(try await place.open().records(of: .me) == [record])
    }

    @Test func `a record folder without its photo gets no line`() async throws {
        let record = try await library.take(place.drop("a photo"))
        try Data().write(to: place.ledger)
        try Data("other bytes".utf8).write(to: records.appending(path: "\(record.id)/1.jpg"))
        #expect(try await place.open().recover() == RecoveryReport())
        #expect(try place.names(in: records) == [record.id.rawValue])
        #expect(try await place.open().records(of: .me).isEmpty)
    }

    @Test func `a ledger of a newer format does not keep another user's from being repaired`() async throws {
        let you = try #require(UserID("you"))
        _ = try await library.addUser(you, profile: Profile(locale: "en", currency: nil))
        let file = try place.drop("a photo")
        let record = try await library.take(
            IncomingFile(location: file.location, user: you, isConsumed: true)
        )
        try Data().write(to: place.root.appending(path: "Users/you/ledger.jsonl"))
        try Data("{\"v\":3}\n".utf8).write(to: place.ledger)
        let other = try place.open()
        await #expect(throws: LibraryError.self) { try await other.recover() }
        #expect(try await other.records(of: you).map(\.id) == [record.id])
    }

    @Test func `several processes can repair at once`() async throws {
        let record = try await library.take(place.drop("a photo"))
        try Data().write(to: place.ledger)
        let reports = try await withThrowingTaskGroup { group in
            for _ in 0..<4 {
                let other = try place.open(limits: .patient)
                group.addTask { try await other.recover() }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(reports.flatMap(\.completed) == [record.id])
        #expect(try place.ledgerLines().count == 1)
    }

    @Test func `a lock that a living process holds is waited for, but not for ever`() async throws {
        let record = try await library.take(place.drop("a photo"))
        let place = place
        let other = try place.open()
        let blocked = await #expect(throws: LibraryError.self) {
            try await library.update(record.id, of: .me, basedOn: nil) { _ in
                let finished = DispatchSemaphore(value: 0)
                Task.detached {
                    defer { finished.signal() }
                    _ = try await other.update(record.id, of: .me, basedOn: nil) { $0.memo = "theirs" }
                }
                finished.wait()
                throw LibraryError.locked(path: "held")
            }
        }
        #expect(blocked == .locked(path: "held"))
        #expect(try await other.record(record.id, of: .me).memo == "")
    }
}
