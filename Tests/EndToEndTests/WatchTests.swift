import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(30))) struct WatchTests {
    private let program = ReceiptMindProgram()
    private var home: TemporaryHome { program.home }

    @Test func `ten photos become ten drafts, each its user's, and the inbox is empty`() async throws {
        for number in 1...3 { try drop(number) }
        _ = try await program.run("users", "add", "mom")
        let watch = try program.start(["watch", "--json"])
        #expect(await watch.message(containing: "3 files are already waiting") != nil)
        for number in 4...9 { try drop(number) }
        try home.put(Samples.data("korean-taxi.jpg"), at: home.inbox + "/mom/taxi.jpg")
        for _ in 1...10 { #expect(await watch.result(containing: #""event":"drafted""#) != nil) }
        watch.send(SIGTERM)
        let outcome = await watch.outcome()
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(home.names(in: home.inbox) == ["mom"])
        #expect(home.names(in: home.inbox + "/mom").isEmpty)
        #expect(try await program.run("list", "--json").lines.count == 9)
        let taxi = try await program.run("list", "--json", "--user", "mom").objects()
        #expect(taxi.count == 1)
        #expect(taxi.first?["user"] as? String == "mom")
    }

    @Test func `a bad file goes to quarantine with its reason, and the watch goes on`() async throws {
        let watch = try program.start(["watch"])
        #expect(await watch.message(containing: "watching") != nil)
        try home.put(Data("no picture".utf8), at: home.inbox + "/bad.png")
        #expect(await watch.message(containing: "bad.png is not a picture") != nil)
        try drop(1)
        #expect(await watch.message(containing: "1.png: seems to show no receipt") != nil)
        watch.send(SIGINT)
        #expect(await watch.outcome().status == 0)
        #expect(home.names(in: home.library + "/Failed/me") == ["bad.png", "bad.png.reason.json"])
        let reason = try String(contentsOfFile: home.library + "/Failed/me/bad.png.reason.json", encoding: .utf8)
        #expect(reason.contains(#""not-an-image""#))
    }

    @Test func `what is no complete photo is left alone`() async throws {
        let inbox = try home.folder("ReceiptMind/Inbox")
        let target = try home.put(BlankPicture(number: 1).data, at: home.path + "/private.png")
        try FileManager.default.createSymbolicLink(atPath: inbox + "/link.png", withDestinationPath: target)
        #expect(mkfifo(inbox + "/pipe.png", 0o600) == 0)
        let whole = BlankPicture(number: 2).data
        try home.put(whole.prefix(2000), at: inbox + "/partial.png")
        for name in ["a.png.part", ".hidden.png", "b.tmp"] { try home.put(whole, at: inbox + "/" + name) }
        let watch = try program.start(["watch", "--json"])
        #expect(await watch.message(containing: "link.png is not a regular file") != nil)
        #expect(await watch.message(containing: "pipe.png is not a regular file") != nil)
        try drop(3)
        let first = try #require(await watch.result(containing: "drafted"))
        #expect(first.contains("3.png"))
        let partial = try FileHandle(forWritingTo: URL(fileURLWithPath: inbox + "/partial.png"))
        try partial.seekToEnd()
        try partial.write(contentsOf: whole.dropFirst(2000))
        try partial.close()
        let second = try #require(await watch.result(containing: "drafted"))
        #expect(second.contains("partial.png"))
        watch.send(SIGTERM)
        #expect(await watch.outcome().status == 0)
        #expect(home.names(in: inbox) == [".hidden.png", "a.png.part", "b.tmp", "link.png", "pipe.png"])
    }

    @Test func `a watch that is killed loses and doubles nothing`() async throws {
        for kills in 1...3 {
            // New ones each time: nobody knows how many were read before the last was killed.
            for number in 1...8 { try drop(8 * (kills - 1) + number) }
            let signal = RunningProgram.Signal(number: SIGKILL, results: 2 * kills, text: "drafted")
            let watch = try program.start(["watch", "--json"], signal: signal)
            #expect(await watch.outcome().status == -SIGKILL)
        }
        let last = try await program.run("watch", "--once")
        #expect(last.status == 0, "\(last.messages)")
        #expect(home.names(in: home.inbox).isEmpty)
        let records = try await program.run("list", "--json").objects()
        #expect(records.count == 24)
        #expect(Set(try records.map(ImportTests.sha256)).count == 24)
        #expect(home.names(in: home.library + "/Users/me/Records").count == 24)
        #expect(home.names(in: home.library + "/Users/me/Staging").isEmpty)
        #expect(home.names(in: home.library + "/Failed").isEmpty)
    }

    @Test func `watching once reads what lies there and stops, also by looking now and then`() async throws {
        try drop(1)
        let outcome = try await program.run("watch", "--once", "--poll", "1")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.messages.contains("1.png"))
        #expect(outcome.messages.contains("1 read, 0 already there, 0 failed"))
        #expect(try await program.run("list", "--json").lines.count == 1)
    }

    private func drop(_ number: Int) throws {
        try home.put(BlankPicture(number: number).data, at: home.inbox + "/\(number).png")
    }
}
