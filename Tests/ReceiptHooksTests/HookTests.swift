import Foundation
import Glibc
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptHooks

@Suite struct HookTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("receiptmind")
    }

    private var environment: [String: String] { ["XDG_CONFIG_HOME": folder.path, "XDG_STATE_HOME": folder.path] }

    private func write(_ text: String, mode: Int = 0o600) throws -> HookFile {
        let file = HookFile(environment: environment)
        try text.write(toFile: file.path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
        return file
    }

    @Test func `a list of events and programs is read, and no file is none`() throws {
        #expect(try HookFile(environment: environment).hooks().isEmpty)
        let file = try write(#"[{"on": ["drafted", "due"], "run": ["/bin/tell", "a b"]}]"#)
        #expect(try file.hooks() == [Hook(events: [.drafted, .due], command: ["/bin/tell", "a b"])])
    }

    @Test(arguments: [
        (#"[]"#, 0o640), (#"[]"#, 0o602), (#"{"on": "drafted"}"#, 0o600), ("", 0o600),
        (#"[{"on": ["drafted"], "run": ["tell"]}]"#, 0o600), (#"[{"on": ["drafted"], "run": []}]"#, 0o600),
        (#"[{"on": ["sold"], "run": ["/bin/tell"]}]"#, 0o600),
    ])
    func `a file of others, or one that says something else, is not used`(_ text: String, _ mode: Int) throws {
        let file = try write(text, mode: mode)
        #expect(throws: HookProblem.self) { try file.hooks() }
    }

    @Test func `a link is not followed`() throws {
        let file = HookFile(environment: environment)
        let other = try folder.write("other.json", "[]")
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: other)
        #expect(throws: HookProblem.notOwnersOnly(path: file.path)) { try file.hooks() }
    }

    @Test func `a program gets the event on its standard input, and says how it ended`() async throws {
        let out = folder.path("out")
        let process = HookProcess()
        #expect(await process.run(["/bin/sh", "-c", "cat > \"$0\"", out], input: Array("an event".utf8)) == .done)
        #expect(try String(contentsOfFile: out, encoding: .utf8) == "an event")
        #expect(await process.run(["/bin/sh", "-c", "exit 3"], input: []) == .failed(status: 3))
        #expect(await process.run(["/bin/sh", "-c", "kill -9 $$"], input: []) == .failed(status: 137))
        guard case .notStarted = await process.run(["/nowhere/at-all"], input: []) else {
            Issue.record("there is no such program")
            return
        }
        let large = [UInt8](repeating: 65, count: 4 << 20)
        #expect(await process.run(["/bin/true"], input: large) == .done, "nobody waits for who does not read")
    }

    @Test func `one that takes too long is ended with all that it started`() async throws {
        let pipe = folder.path("child")
        try #require(mkfifo(pipe, 0o600) == 0)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        defer { close(reader) }
        let script = "sleep 600 > \"$0\" & wait"
        let outcome = await HookProcess(limit: .milliseconds(300)).run(["/bin/sh", "-c", script, pipe], input: [])
        #expect(outcome == .timedOut)
        // The end comes when nobody has the pipe open for writing any more.
        try #require(fcntl(reader, F_SETFL, 0) == 0)
        var byte: UInt8 = 0
        #expect(read(reader, &byte, 1) == 0, "the child is gone")
    }

    @Test func `who comes after hooks were told of the library is new`() throws {
        let library = HookProgressFiles(library: FileLocation("/library"), environment: environment)
        #expect(!library.hasBegun)
        try library.begin()
        try library.begin()
        #expect(library.hasBegun)
        #expect(!HookProgressFiles(library: FileLocation("/another"), environment: environment).hasBegun)
    }

    @Test func `progress is kept, and held by one at a time`() async throws {
        let store = HookProgressFiles(library: FileLocation("/library"), environment: environment)
        var progress = HookProgress(place: FeedPlace(sequence: 7, offset: 1234))
        (progress.failed, progress.reminders) = (["a.jpg"], ["r": Fixture.day("2026-11-18")])
        let kept = progress
        let inner = try await store.hold(.me) { held in
            #expect(try held.load() == nil)
            try held.save(kept)
            return try await store.hold(.me) { _ in true }
        }
        #expect(inner == .some(nil))
        #expect(try await store.hold(.me) { try $0.load() } == kept)
        let other = HookProgressFiles(library: FileLocation("/another"), environment: environment)
        #expect(try await other.hold(.me) { try $0.load() } == .some(nil))
    }
}
