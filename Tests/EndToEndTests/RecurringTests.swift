import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct RecurringTests {
    private let program = ReceiptMindProgram()
    private var home: TemporaryHome { program.home }
    /// The moment that days are counted from; one for the whole test, as midnight may pass while it runs.
    private let start = Date()

    /// The day so many days before the one the test started on.
    private func day(_ ago: Int) -> String {
        let format = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
        return start.addingTimeInterval(-86_400 * Double(ago)).formatted(format)
    }

    private func addDaily(_ days: Int, _ more: String...) async throws -> ReceiptMindProgram.Outcome {
        try await program.run(
            ["recurring", "add", "Gym", "5 USD", "--every", "day", "--since", day(days), "--until", day(1)]
                + more
        )
    }

    @Test func `what is due is entered once by whatever command comes first, and undone in one step`() async throws {
        let added = try await addDaily(3, "--memo", "abo")
        #expect(added.status == 0 && added.messages.contains("3 recurring entries entered"), "\(added)")
        let listed = try await program.run("list", "--json")
        #expect(listed.messages.isEmpty, "\(listed)")
        let entries = try listed.objects()
        #expect(entries.map { $0["due"] as? String } == [day(1), day(2), day(3)])
        #expect(entries.allSatisfy { $0["memo"] as? String == "abo" && $0["status"] as? String == "confirmed" })
        let undone = try await program.run("undo")
        #expect(undone.messages.contains("1 step undone"), "\(undone)")
        #expect(try await program.run("list", "--json").output.isEmpty)
        #expect(try await program.run("list", "--json", "--status", "discarded").lines.count == 3)
        #expect(try await program.run("recurring", "catch-up").messages.contains("nothing is due"))
        #expect(try await program.run("undo").messages.contains("Gym: gone"))
    }

    @Test func `an amount without a currency is in that of the account that is named`() async throws {
        _ = try await program.run("accounts", "add", "giro", "Giro", "--currency", "EUR", "--opening", "1000")
        let added = try await program.run("recurring", "add", "Rent", "650", "--account", "giro", "--json")
        let template = try added.objects().first?["template"] as? [String: Any]
        #expect(template?["currency"] as? String == "EUR", "\(added)")
        let balances = try await program.run("accounts", "--json").objects()
        #expect(balances.first?["balance"] as? String == "350.00", "\(balances)")
    }

    @Test(arguments: [["매달", "1일"], ["매달 1일"], ["monthly", "on", "the", "1st"]])
    func `an interval is told in words behind the amount`(_ words: [String]) async throws {
        let added = try await program.run(["recurring", "add", "월세", "65만원"] + words)
        #expect(added.status == 0, "\(added)")
        let form = try #require(try await program.run("recurring", "--json").objects().first)
        #expect(form["name"] as? String == "월세" && (form["next"] as? String)?.hasSuffix("-01") == true, "\(form)")
        #expect(try await program.run("recurring", "add", "Gym", "5 USD", "매달", "--every", "week").status == 64)
    }

    @Test func `an entry that comes again is one step with its recurrence`() async throws {
        let added = try await program.run("add", "Gym", "5 dollars", "--every", "month")
        #expect(added.status == 0 && added.messages.contains("Gym will be entered every month"), "\(added)")
        #expect(try await program.run("list", "--json").objects().first?["due"] as? String == day(0))
        try await program.run(line: "undo")
        #expect(try await program.run("list", "--json").output.isEmpty)
        #expect(try await program.run("recurring", "--json").output.isEmpty)
        try await program.run(line: "redo")
        #expect(try await program.run("list", "--json").lines.count == 1)
        #expect(try await program.run("recurring", "--json").lines.count == 1)
    }

    @Test func `what is overdue for more than a year is asked about, on standard error only`() async throws {
        _ = try await addDaily(400)
        let listed = try await program.run("list", "--json")
        #expect(listed.output.isEmpty && listed.messages.contains("was due 400 times"), "\(listed)")
        let rehearsed = try await program.run("recurring", "catch-up", "Gym", "--dry-run")
        #expect(rehearsed.messages.contains("400 recurring entries would be entered"), "\(rehearsed)")
        #expect(try await program.run("recurring", "catch-up", "Gym", "--json").lines.count == 400)
        #expect(try await program.run("list", "--json").lines.count == 400)
    }

    @Test func `those that are asked about can be left out for good`() async throws {
        _ = try await addDaily(400)
        #expect(try await program.run("recurring", "catch-up", "--ignore").status == 64)
        let ignored = try await program.run("recurring", "catch-up", "Gym", "--ignore")
        #expect(ignored.messages.contains("400 that were due are skipped"), "\(ignored)")
        #expect(try await program.run("list", "--json").messages.isEmpty)
    }

    @Test func `it is listed, changed, skipped, paused, resumed and ended`() async throws {
        _ = try await program.run("recurring", "add", "Rent", "650000 KRW", "--on", "31", "--lang", "en")
        let next = try #require(try await program.run("recurring", "--json").objects().first?["next"] as? String)
        let previewed = try await program.run("recurring", "preview", "rent", "--count", "2", "--json").objects()
        #expect(previewed.first?["due"] as? String == next)
        #expect(try await program.run("recurring", "skip", "Rent").messages.contains("skipped on \(next)"))
        #expect(
            try await program.run("recurring", "--json").objects().first?["next"] as? String == previewed.last?["due"]
                as? String
        )
        #expect(try await program.run("recurring", "edit", "Rent", "amount=700000").status == 0)
        #expect(try await program.run("recurring", "pause", "Rent").messages.contains("pauses from"))
        #expect(try await program.run("recurring", "preview", "Rent").status == 64)
        #expect(try await program.run("recurring", "resume", "Rent").status == 0)
        #expect(try await program.run("recurring", "end", "Rent").status == 0)
        #expect(try await program.run("recurring", "--json").lines.count == 1, "it ends with today")
        #expect(try await program.run("recurring", "skip", "Rant").status == 64)
        #expect(try await program.run("recurring", "add", "Rent", "0 KRW").status == 64)
        #expect(try await program.run("recurring", "add", "Rent", "5 KRW", "--every", "blue moon").status == 64)
    }

    @Test func `a calendar is written for its owner, and over nothing but a calendar of ours`() async throws {
        _ = try await program.run("recurring", "add", "집주인", "650000 KRW", "--on", "31")
        let file = home.path + "/rent.ics"
        #expect(try await program.run("recurring", "export", "--ics", file).status == 0)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1\r\n"), "\(text)")
        #expect(text.contains("SUMMARY:집주인 ₩650\\,000\r\n"))
        #expect(try home.mode(of: file) == 0o600)
        #expect(try await program.run("recurring", "export", "--ics", file).status == 0)
        #expect(try await program.run("recurring", "export", "--ics", "-").output.hasPrefix("BEGIN:VCALENDAR"))
        try Data("mine".utf8).write(to: URL(filePath: file))
        #expect(try await program.run("recurring", "export", "--ics", file).status == 64)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    }

    @Test func `a receipt of what was due is offered, and the entry gives way`() async throws {
        try home.put(BlankPicture(number: 1).data, at: home.path + "/p/1.png")
        _ = try await program.run("import", home.path + "/p")
        let id = try #require(try await program.run("list", "--json").objects().first?["id"] as? String)
        _ = try await program.run("edit", id, "merchant=Gym", "date=\(day(2))", "amount=$5")
        _ = try await addDaily(1)
        let scripted = try await program.run(["review", "--json"], input: #"{"id":"\#(id)","action":"fulfil"}"# + "\n")
        let due = try scripted.objects().first?["due"] as? [String: Any]
        #expect(due?["name"] as? String == "Gym" && due?["replaces"] != nil, "\(scripted)")
        #expect(try await program.run("list", "--json", "--status", "discarded").lines.count == 1)
        let records = try await program.run("list", "--json").objects()
        #expect(records.map { $0["id"] as? String } == [id])
        #expect(records.first?["due"] as? String == day(1))
        _ = try await program.run("undo")
        let undone = try await program.run("list", "--json").objects()
        #expect(Set(undone.compactMap { $0["status"] as? String }) == ["confirmed", "draft"])
    }
}
