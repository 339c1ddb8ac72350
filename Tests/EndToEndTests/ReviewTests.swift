import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct ReviewTests {
    private let home: TemporaryHome
    private let program: ReceiptMindProgram

    init() async throws {
        home = TemporaryHome()
        program = ReceiptMindProgram(home: home)
        for number in 1...3 { try home.put(BlankPicture(number: number).data, at: home.path + "/p/\(number).png") }
        _ = try await program.run("import", home.path + "/p")
    }

    @Test func `a receipt that was photographed twice is marked until it is decided`() async throws {
        let fields = ["merchant=Corner Shop", "date=2026-03-05", "amount=$12.50"]
        let ids = try await program.run("list", "--json").objects().compactMap { $0["id"] as? String }.sorted()
        let (first, again, other) = (ids[0], ids[1], ids[2])
        _ = try await program.run(["edit", first, again] + fields + ["time=12:31"])
        _ = try await program.run(["edit", other] + fields + ["time=15:02"])
        let list = try await program.run("list")
        #expect(list.lines.count { $0.contains("draft, like \(first.suffix(8))") } == 1, "\(list)")
        let marked = try await program.run("list", "--json").objects().filter { $0["lookalike"] != nil }
        #expect(marked.compactMap { $0["id"] as? String } == [again])
        #expect((marked.first?["lookalike"] as? [String: Any])?["certainty"] as? String == "likely")
        let show = try await program.run("show", again)
        #expect(show.output.contains("looks like \(first.suffix(8)): Corner Shop, 2026-03-05, $12.50"), "\(show)")
        #expect(show.output.contains("in common: shop, day, time, amount"))
        #expect(try await program.run("show", "--lang", "ko", again).output.contains("같은 것: 상호, 날짜, 시간, 금액"))
        let review = try await program.run(["review", "--order", "date"], input: "s\nd\nq\n")
        #expect(review.output.contains("looks like \(first.suffix(8))"), "\(review)")
        #expect(try await !program.run("list").output.contains("draft, like"))
    }

    @Test func `a receipt that was photographed twice is confirmed only where that is said`() async throws {
        let fields = ["merchant=Corner Shop", "date=2026-03-05", "amount=$12.50", "time=12:31"]
        let ids = try await program.run("list", "--json").objects().compactMap { $0["id"] as? String }.sorted()
        _ = try await program.run(["edit", ids[0], ids[1]] + fields)
        _ = try await program.run("discard", ids[2])
        let piped = try await program.run(["review", "--order", "date"], input: "\n\n\n")
        #expect(piped.output.contains("Is it a purchase of its own?"), "\(piped)")
        #expect(piped.output.contains("1 confirmed, 1 draft left"), "\(piped)")
        let confirm = #"{"id":"\#(ids[1])","action":"confirm"}"#
        let refused = try await program.run(["review", "--json"], input: confirm + "\n")
        #expect(refused.status == 2 && refused.output.contains(#""code":"lookalike""#), "\(refused)")
        let apart = #"{"id":"\#(ids[1])","action":"apart"}"#
        let answered = try await program.run(["review", "--json"], input: apart + "\n" + confirm + "\n")
        #expect(answered.status == 0, "\(answered)")
        #expect(try await program.run("list", "--json", "--status", "confirmed").lines.count == 2)
    }

    @Test func `answers can be piped in`() async throws {
        let answers = """
            e merchant
            Corner Shop
            e date
            2026-03-05
            e amount
            $12.50

            d
            q

            """
        let outcome = try await program.run(["review"], input: answers)
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.output.contains("1 confirmed, 1 discarded, 1 draft left"), "\(outcome.output)")
        let confirmed = try await program.run("list", "--json", "--status", "confirmed").objects()
        #expect(confirmed.count == 1)
        #expect(confirmed.first?["merchant"] as? String == "Corner Shop")
        #expect(confirmed.first?["date"] as? String == "2026-03-05")
        #expect(confirmed.first?["amount"] as? String == "12.50")
        #expect(confirmed.first?["currency"] as? String == "USD")
        #expect(try await program.run("list", "--json", "--status", "draft").lines.count == 1)
        #expect(try await program.run("list", "--json", "--status", "discarded").lines.count == 1)
    }

    @Test(arguments: ["", "e merchant\nCorner Shop\n", "e amount\n"])
    func `the end of input confirms nothing`(_ answers: String) async throws {
        let outcome = try await program.run(["review"], input: answers)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("0 confirmed, 3 drafts left"), "\(outcome.output)")
        let records = try await program.run("list", "--json").objects()
        #expect(records.allSatisfy { $0["status"] as? String == "draft" && $0["merchant"] is NSNull })
    }

    @Test func `records are discarded by command, and purged when that is asked for`() async throws {
        let ids = try await program.run("list", "--json").objects().compactMap { $0["id"] as? String }
        let none = try await program.run("discard", ids[0], "no-such-record")
        #expect(none.status == 64)
        #expect(try await program.run("list", "--json").lines.count == 3)
        let shown = try await program.run("show", ids[1], "--json").objects()
        let images = try #require(shown.first?["images"] as? [[String: Any]])
        let hash = try #require(images.first?["sha256"] as? String)
        // As the page keeps them.
        let cache = home.path + "/cache/receiptmind/pictures"
        for (name, size) in [(hash, 1600), (hash, 64), (String(repeating: "0", count: 64), 1600)] {
            try home.put(Data("jpeg".utf8), at: "\(cache)/\(name)-0-\(size)-color.jpg")
        }
        let discarded = try await program.run("discard", ids[0])
        #expect(discarded.status == 0, "\(discarded)")
        let purging = ReceiptMindProgram(home: home, variables: ["XDG_CACHE_HOME": home.path + "/cache"])
        let purged = try await purging.run("discard", ids[1], "--purge", "--json").objects()
        #expect((purged.first?["purged"] as? [Any])?.count == 1)
        #expect(home.names(in: cache) == ["\(String(repeating: "0", count: 64))-0-1600-color.jpg"])
        #expect(home.names(in: home.library + "/Users/me/Records").sorted() == [ids[0], ids[2]].sorted())
        #expect(try await program.run("list", "--json").lines.count == 1)
        #expect(try await program.run("show", ids[1]).output.contains("its image was removed for good"))
        #expect(try await program.run("verify").status == 0)
    }

    @Test func `a record can be shown by the short name that the list gives it`() async throws {
        let listed = try await program.run("list")
        let name = try #require(listed.lines.dropFirst().first?.split(separator: " ").first.map(String.init))
        let shown = try await program.run("show", name, "--evidence")
        #expect(shown.status == 0, "\(shown)")
        #expect(shown.output.contains("/1.png"))
        let record = try await program.run("show", name, "--json").objects()
        #expect((record.first?["id"] as? String)?.hasSuffix(name) == true)
    }

    @Test func `a script answers in JSON`() async throws {
        let listed = try await program.run("review", "--json").objects()
        #expect(listed.map { $0["event"] as? String } == ["draft", "draft", "draft", "ready"])
        let ids = listed.compactMap { $0["id"] as? String }
        let answers = """
            {"id":"\(ids[0])","action":"confirm","set":{"merchant":"다이소","date":"2026-03-05","amount":"₩3000","category":"household"}}
            {"id":"\(ids[1].suffix(8))","action":"discard"}
            {"id":"\(ids[2])","action":"confirm"}
            nonsense
            {"id":"\(ids[0])","action":"skip"}

            """
        let outcome = try await program.run(["review", "--json"], input: answers)
        #expect(outcome.status == 2, "\(outcome)")
        let events = try outcome.objects().dropFirst(4)
        #expect(
            events.map { $0["event"] as? String } == ["confirmed", "discarded", "refused", "refused", "refused"]
        )
        let codes = events.compactMap { ($0["error"] as? [String: Any])?["code"] as? String }
        #expect(codes == ["needed", "not-json", "no-such-draft"])
        let records = try await program.run("list", "--json", "--status", "confirmed").objects()
        #expect(records.compactMap { $0["merchant"] as? String } == ["다이소"])
        #expect(try await program.run("review", "--json").objects().count == 2)
    }

    @Test func `an automatic review confirms nothing that is not proved`() async throws {
        let outcome = try await program.run("review", "--auto", "50%")
        #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome)")
        #expect(outcome.messages.contains("0 confirmed, 3 drafts left"), "\(outcome)")
        #expect(outcome.messages.contains("3 without merchant"), "\(outcome)")
        for arguments in [["--auto", "0.3"], ["--auto", "sure"], ["--dry-run"]] {
            #expect(try await program.run(["review"] + arguments).status == 64)
        }
    }
}
