import Foundation
import Testing

@Suite(.enabled(if: TmuxTerminal.isInstalled), .serialized, .timeLimit(.minutes(30))) struct ScreenReviewTests {
    private let program = ReceiptMindProgram()
    private var home: TemporaryHome { program.home }

    private func importBlanks() async throws {
        for number in 1...2 { try home.put(BlankPicture(number: number).data, at: home.path + "/p/\(number).png") }
        _ = try await program.run("import", home.path + "/p")
    }

    @Test(arguments: [
        (
            "en", ["Draft 1 of 1", "✓ proved", "30,000 − 6,600 = 23,400 ✓", "Enter confirm"], "All drafts",
            "1 confirmed"
        ),
        ("ko", ["초안 1/1", "✓ 검산됨", "30,000 − 6,600 = 23,400 ✓", "Enter 확정"], "모든 초안", "확정 1건"),
    ])
    func `a receipt is reviewed on a screen with two keys`(
        language: String,
        first: [String],
        end: String,
        summary: String
    ) async throws {
        _ = try await program.run("import", Samples.path("korean-cafe.jpg"))
        let terminal = try TmuxTerminal(program, ["review", "--lang", language], columns: 80, rows: 24)
        // The line of keys is drawn last.
        let screen = try await terminal.screen(showing: try #require(first.last))
        for text in first { #expect(screen.contains(text), "\(screen)") }
        try terminal.press("Enter")
        _ = try await terminal.screen(showing: end)
        try terminal.press("Enter")
        let after = try await terminal.screen(showing: "ended 0")
        #expect(after.contains(summary), "\(after)")
        #expect(try await program.run("list", "--json", "--status", "confirmed").lines.count == 1)
    }

    /// Blank pictures show no receipt: what to do with all of them is asked first.
    private func lookAtEach(in terminal: TmuxTerminal, _ label: String) async throws {
        _ = try await terminal.screen(showing: label)
        try terminal.press("Enter")
    }

    @Test func `the screen follows the window, down to 60 by 20`() async throws {
        try await importBlanks()
        let terminal = try TmuxTerminal(program, ["review", "--lang", "ko"], columns: 100, rows: 30)
        try await lookAtEach(in: terminal, "하나씩 보기")
        _ = try await terminal.screen(showing: String(repeating: "─", count: 98))
        try terminal.resize(columns: 60, rows: 20)
        let screen = try await terminal.screen(showing: "\n " + String(repeating: "─", count: 58) + "\n")
        #expect(screen.contains("Enter 확정"))
    }

    @Test func `Ctrl-C leaves, says what was done, and gives the terminal back`() async throws {
        try await importBlanks()
        let terminal = try TmuxTerminal(program, ["review", "--lang", "en"], columns: 80, rows: 24)
        try await lookAtEach(in: terminal, "look at each")
        _ = try await terminal.screen(showing: "Draft 1 of 2")
        try terminal.press("C-c")
        let screen = try await terminal.screen(showing: "icanon")
        #expect(screen.contains("0 confirmed, 2 drafts left"))
        #expect(screen.contains("ended 130"))
        #expect(!screen.contains("-icanon") && !screen.contains("Draft"))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV])
    func `a signal that ends the program gives the terminal back`(_ signal: Int32) async throws {
        try await importBlanks()
        let terminal = try TmuxTerminal(program, ["review", "--lang", "en"], columns: 80, rows: 24)
        try await lookAtEach(in: terminal, "look at each")
        _ = try await terminal.screen(showing: "Draft 1 of 2")
        try terminal.send(signal)
        let screen = try await terminal.screen(showing: "icanon")
        #expect(screen.contains("ended \(128 + signal)"))
        #expect(!screen.contains("-icanon") && !screen.contains("Draft 1 of 2"))
    }

    @Test func `next day's undo undoes what a review did`() async throws {
        _ = try await program.run("import", Samples.path("korean-cafe.jpg"))
        let terminal = try TmuxTerminal(program, ["review", "--lang", "en"], columns: 80, rows: 24)
        _ = try await terminal.screen(showing: "Draft 1 of 1")
        try terminal.press("c", "t", "r", "a", "Enter")
        _ = try await terminal.screen(showing: "Transport")
        try terminal.press("Enter")
        _ = try await terminal.screen(showing: "All drafts")
        try terminal.press("Enter")
        _ = try await terminal.screen(showing: "ended 0")
        let confirmed = try await program.run("list", "--json", "--status", "confirmed").objects()
        #expect(confirmed.first?["category"] as? String == "transport")
        _ = try await program.run("undo")
        let draft = try await program.run("list", "--json", "--status", "draft").objects()
        #expect(draft.first?["category"] as? String == "food")
    }

    @Test func `u undoes a draft together with the rule and the earlier records that followed from it`()
        async throws
    {
        let photo = try Samples.data("korean-cafe.jpg")
        _ = try await program.run("import", try home.put(photo, at: home.path + "/1.jpg"))
        #expect(try await program.run(["review"], input: "\n").status == 0)
        // Another photo to the library, the same to the eye.
        _ = try await program.run("import", try home.put(photo + Data([0, 0]), at: home.path + "/2.jpg"))
        let before = try await program.run("list", "--json").objects().map { $0["category"] as? String }

        let terminal = try TmuxTerminal(program, ["review", "--lang", "en"], columns: 80, rows: 24)
        _ = try await terminal.screen(showing: "Draft 1 of 1")
        try terminal.press("c", "t", "r", "a", "Enter")
        _ = try await terminal.screen(showing: "Transport")
        try terminal.press("Enter")
        _ = try await terminal.screen(showing: "a purchase of its own")
        try terminal.press("Enter", "Enter")
        #expect(try await program.run("list", "--json", "--status", "draft").lines.count == 1, "it is asked, not taken")
        try terminal.press("y")
        _ = try await terminal.screen(showing: "1 earlier")
        try terminal.press("a")
        _ = try await terminal.screen(showing: "All drafts")
        let after = try await program.run("list", "--json").objects().map { $0["category"] as? String }
        #expect(after == ["transport", "transport"])
        #expect(try await program.run("rules", "--json").output.contains(#""source":"rule""#))

        try terminal.press("u")
        _ = try await terminal.screen(showing: "with the rule that was made and 1 earlier record")
        #expect(try await program.run("list", "--json").objects().map { $0["category"] as? String } == before)
        #expect(try await program.run("list", "--json", "--status", "draft").lines.count == 1)
        #expect(try await program.run("rules", "--json").output.contains(#""source":"rule""#) == false)
        // The first confirmation is left to undo.
        #expect(try await program.run("undo", "--dry-run", "--json").objects().count == 1)
    }

    @Test func `show has the photo in the terminal, and none where it is piped`() async throws {
        _ = try await program.run("import", Samples.path("korean-cafe.jpg"))
        let records = try await program.run("list", "--json").objects()
        let id = try #require(records.first?["id"] as? String)
        let terminal = try TmuxTerminal(program, ["show", id, "--lang", "en"], columns: 80, rows: 40)
        let screen = try await terminal.screen(showing: "ended 0")
        #expect(screen.contains("▄"))
        let piped = try await program.run("show", id)
        #expect(!piped.output.contains("\u{1B}") && !piped.output.contains("▄"))
    }
}
