import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(30))) struct ImportTests {
    private let program = ReceiptMindProgram()
    private var home: TemporaryHome { program.home }

    @Test func `photos become drafts once, and importing again changes nothing`() async throws {
        let photos = try home.folder("photos")
        try home.put(Samples.data("us-grocery-cash.png"), at: photos + "/2025/grocery.png")
        try home.put(BlankPicture(number: 1).data, at: photos + "/blank.png")
        try home.put(Data("a shopping list".utf8), at: photos + "/notes.txt")

        let first = try await program.run("import", photos)
        #expect(first.status == 0, "\(first)")
        #expect(first.messages.contains("2 read, 0 already there, 0 failed"))
        #expect(first.messages.contains("1 picture seems to show no receipt; the review asks about it"))
        let ledger = try Data(contentsOf: URL(fileURLWithPath: home.library + "/Users/me/ledger.jsonl"))
        let second = try await program.run("import", photos)
        #expect(second.status == 0)
        #expect(second.messages.contains("0 read, 2 already there, 0 failed"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: home.library + "/Users/me/ledger.jsonl")) == ledger)

        let records = try await program.run("list", "--json").objects()
        #expect(records.count == 2)
        #expect(records.allSatisfy { $0["status"] as? String == "draft" })
        #expect(home.names(in: photos) == ["2025", "blank.png", "notes.txt"])
    }

    @Test func `moved photos leave their folder, a bad one for quarantine, and can be tried again`() async throws {
        let photos = try home.folder("photos")
        try home.put(BlankPicture(number: 1).data, at: photos + "/good.png")
        try home.put(Samples.data("broken-truncated.jpg"), at: photos + "/bad.jpg")
        _ = try await program.run("users", "add", "mom")
        let outcome = try await program.run("import", "--move", "--user", "mom", "--json", photos)
        #expect(outcome.status == 2, "\(outcome)")
        let events = try outcome.objects().compactMap { $0["event"] as? String }
        #expect(events.sorted() == ["drafted", "failed"])
        #expect(home.names(in: photos).isEmpty)
        #expect(home.names(in: home.library + "/Failed/mom") == ["bad.jpg", "bad.jpg.reason.json"])

        let listed = try await program.run("retry", "--user", "mom", "--list")
        #expect(listed.output.contains("bad.jpg"))
        let retried = try await program.run("retry", "--user", "mom")
        #expect(retried.status == 3)
        #expect(home.names(in: home.library + "/Failed/mom") == ["bad.jpg", "bad.jpg.reason.json"])
    }

    @Test func `files that cannot be read stay where they are when they are copied`() async throws {
        let photos = try home.folder("photos")
        try home.put(Samples.data("drawn-name-1.png"), at: photos + "/good.png")
        try home.put(Samples.data("broken-truncated.jpg"), at: photos + "/bad.jpg")
        try home.put(Data(), at: photos + "/empty.jpg")
        try home.put(Data("GIF89a?".utf8), at: photos + "/short.gif")
        let outcome = try await program.run("import", photos)
        #expect(outcome.status == 2)
        #expect(outcome.messages.contains("1 read, 0 already there, 3 failed"), "\(outcome.messages)")
        let last = outcome.messages.split(separator: "\n").suffix(3).joined(separator: "\n")
        #expect(["bad.jpg", "empty.jpg", "short.gif"].allSatisfy(last.contains), "\(last)")
        #expect(home.names(in: photos) == ["bad.jpg", "empty.jpg", "good.png", "short.gif"])
        #expect(home.names(in: home.library + "/Failed").isEmpty)
    }

    @Test func `a rehearsal makes no library and says what would happen`() async throws {
        let photo = try home.put(BlankPicture(number: 1).data, at: home.path + "/a.png")
        let outcome = try await program.run("import", "--dry-run", photo)
        #expect(outcome.status == 0)
        #expect(outcome.messages.contains("a.png: would be imported for me"))
        #expect(!FileManager.default.fileExists(atPath: home.library))

        _ = try await program.run("import", photo)
        let again = try await program.run("import", "--dry-run", "--json", photo)
        #expect(try again.objects().first?["event"] as? String == "duplicate")
    }

    @Test func `the library in a folder that is imported is left out`() async throws {
        try home.put(BlankPicture(number: 1).data, at: home.path + "/a.png")
        #expect(try await program.run("import", home.path + "/a.png").status == 0)
        try home.put(BlankPicture(number: 2).data, at: home.path + "/b.png")
        try home.put(BlankPicture(number: 3).data, at: home.inbox + "/c.png")
        let all = try await program.run("import", home.path)
        #expect(all.status == 0 && all.messages.contains("1 read, 1 already there, 0 failed"), "\(all)")
        #expect(all.messages.contains("\(home.library) is left out"), "\(all)")
        let inbox = try await program.run("import", home.inbox)
        #expect(inbox.messages.contains("1 read"), "a folder in it that is named is meant: \(inbox)")
    }

    @Test func `two imports of one folder at once make one record of each photo`() async throws {
        let photos = try home.folder("photos")
        for number in 1...12 { try home.put(BlankPicture(number: number).data, at: photos + "/\(number).png") }
        let one = try program.start(["import", photos])
        let other = try program.start(["import", photos])
        let outcomes = [await one.outcome(), await other.outcome()]
        #expect(outcomes.map(\.status) == [0, 0], "\(outcomes)")
        let records = try await program.run("list", "--json").objects()
        #expect(records.count == 12)
        #expect(Set(try records.map(Self.sha256)).count == 12)
        #expect(home.names(in: home.library + "/Users/me/Records").count == 12)
        #expect(home.names(in: home.library + "/Users/me/Staging").isEmpty)
    }

    @Test func `only the owner can read what is kept, whatever the umask`() async throws {
        let photos = try home.folder("photos")
        try home.put(BlankPicture(number: 1).data, at: photos + "/good.png")
        try home.put(Data(), at: photos + "/empty.jpg")
        _ = try await program.run("import", "--move", photos)
        let kept = home.keptPaths
        #expect(kept.contains { $0.hasSuffix("/ledger.jsonl") } && kept.contains { $0.hasSuffix("/1.png") })
        for path in kept { #expect(try home.mode(of: path) & 0o077 == 0, "\(path)") }
    }

    @Test func `Ctrl-C finishes what is in hand, and the next import does the rest`() async throws {
        let photos = try home.folder("photos")
        for number in 1...30 { try home.put(BlankPicture(number: number).data, at: photos + "/\(number).png") }
        let signal = RunningProgram.Signal(number: SIGINT, results: 1, text: "drafted")
        let running = try program.start(["import", "--json", "--jobs", "1", photos], signal: signal)
        let outcome = await running.outcome()
        #expect(outcome.status == 130, "\(outcome.messages)")
        let done = try outcome.objects().count
        #expect(done < 30)
        #expect(try await program.run("list", "--json").lines.count == done)
        #expect(home.names(in: home.library + "/Users/me/Staging").isEmpty)
        let rest = try await program.run("import", photos)
        #expect(rest.messages.contains("\(30 - done) read, \(done) already there"), "\(rest.messages)")
    }

    @Test func `a reader that has seen enough is no failure`() async throws {
        for number in 1...3 { try home.put(BlankPicture(number: number).data, at: home.path + "/photos/\(number).png") }
        _ = try await program.run("import", home.path + "/photos")
        let running = try program.start(["list", "--json"], isRead: false)
        let outcome = await running.outcome()
        #expect(outcome.status == 0)
        #expect(outcome.messages.isEmpty)
    }

    static func sha256(_ record: [String: Any]) throws -> String {
        let images = try #require(record["images"] as? [[String: Any]])
        return try #require(images.first?["sha256"] as? String)
    }
}
