import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct HooksTests {
    private let home: TemporaryHome
    private let program: ReceiptMindProgram

    init() throws {
        home = TemporaryHome()
        program = ReceiptMindProgram(home: home)
        let file = home.path + "/.config/receiptmind/hooks.json"
        try home.put(Data(#"[{"on": ["drafted"], "run": ["/bin/cat"]}]"#.utf8), at: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    }

    private func told() async throws -> [String] {
        let outcome = try await program.run("hooks", "run")
        #expect(outcome.status == 0, "\(outcome)")
        let said = (outcome.output + outcome.messages).split(separator: "\n").map(String.init)
        return said.filter { $0.contains("\"event\":\"drafted\"") }
    }

    @Test func `what comes into a library that was empty at the first run is told`() async throws {
        #expect(try await told().isEmpty)
        _ = try await program.run("import", home.put(BlankPicture(number: 1).data, at: home.path + "/a.png"))
        let first = try await told()
        #expect(first.count == 1 && first.allSatisfy { $0.contains("a.png") }, "\(first)")
        #expect(try await told().isEmpty)
        let other = try home.put(BlankPicture(number: 2).data, at: home.path + "/b.png")
        _ = try await program.run("users", "add", "mom")
        _ = try await program.run("import", "--user", "mom", other)
        #expect(try await told().count == 1, "somebody who came later")
    }

    @Test func `the programs and their events are listed for people and for programs`() async throws {
        let listed = try await program.run("hooks", "--json").objects()
        #expect(listed.map { ($0["run"] as? [String])?.isEmpty } == [false])
        #expect((listed.first?["on"] as? [String])?.contains("drafted") == true)
        #expect(try await program.run("hooks").output.contains("drafted"))
    }

    @Test func `what was there before the first run is not told`() async throws {
        _ = try await program.run("import", home.put(BlankPicture(number: 1).data, at: home.path + "/a.png"))
        #expect(try await told().isEmpty)
        _ = try await program.run("import", home.put(BlankPicture(number: 2).data, at: home.path + "/b.png"))
        #expect(try await told().count == 1)
    }
}
