import Foundation
import Testing

/// A whole book that goes to another library as JSON.
@Suite(.timeLimit(.minutes(30))) struct ExportedBookTests {
    private let home: TemporaryHome
    private let program: ReceiptMindProgram
    private let other: ReceiptMindProgram

    init() throws {
        home = TemporaryHome()
        let variables = ["RECEIPTMIND_TODAY": "2026-11-30", "LC_ALL": "en_US.UTF-8"]
        program = ReceiptMindProgram(home: home, variables: variables)
        other = ReceiptMindProgram(
            home: home,
            variables: variables.merging(["RECEIPTMIND_LIBRARY": home.path + "/Other"]) { $1 }
        )
    }

    private func exported(_ program: ReceiptMindProgram, _ name: String) async throws -> String {
        let path = home.path + "/" + name
        let outcome = try await program.run("export", path)
        #expect(outcome.status == 0, "\(outcome)")
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    private func count(_ program: ReceiptMindProgram, _ status: String) async throws -> Int {
        try await program.run("list", "--json", "--status", status).objects().count
    }

    @Test func `a statement finds its rows again in a library that came from JSON`() async throws {
        for line in [
            "settings currency=KRW month-start=25 dates=year-first",
            "accounts add kb KB --opening 2427500 --since 2026-11-01 --card 4821", "add 11/10 KEPCO 43210 utilities kb",
            "add 11/12 Daiso 12000 household 4821", "rules add Starbucks category=food",
        ] {
            try await program.run(line: line)
        }
        let rates = try home.put(Data("Date,USD,KRW,\n2026-11-18,1.15,1610,\n".utf8), at: home.path + "/ecb.csv")
        try await program.run(line: "rates import \(rates)")
        let rows = """
            거래일시,적요,보낸분/받는분,출금액(원),입금액(원),잔액(원)
            2026.11.28 08:00:00,체크카드,STARBUCKS,"4,500",0,"2,375,290"
            2026.11.28 08:00:00,체크카드,STARBUCKS,"4,500",0,"2,379,790"
            2026.11.10 10:11:00,자동이체,KEPCO,"43,210",0,"2,384,290"
            """
        let statement = try home.put(Data(rows.utf8), at: home.path + "/kb.csv")
        try await program.run(line: "bank import --accept \(statement) --account kb")
        let drafts = try await program.run("list", "--json", "--status", "draft").objects()
        #expect(drafts.count == 2)
        // An entry that was set aside is not to come back either.
        try await program.run(line: "discard \(try #require(drafts[0]["id"] as? String))")

        let first = try await exported(program, "all.json")
        try await other.run(line: "bank import \(home.path)/all.json")
        #expect(try await exported(other, "again.json") == first, "to the letter")
        #expect(try await other.run(line: "rules --json").output.contains("Starbucks"))
        #expect(try await other.run(line: "rates USD --json").output.contains("1.15"))
        let settings = try #require(try await other.run(line: "settings --json").objects().first)
        #expect(settings["currency"] as? String == "KRW" && settings["monthStart"] as? Int == 25)
        #expect(settings["dates"] as? String == "year-first")

        let matched = try await other.run(line: "bank import --json \(statement) --account kb").objects()
        #expect(matched.map { $0["match"] as? String } == ["known", "known", "known"], "\(matched)")
        #expect(try await exported(other, "third.json") == first)
        #expect(try await count(other, "draft") == 1)
        #expect(try await count(other, "confirmed") == 2)
    }

    @Test func `settings stay as they are in a book that has records`() async throws {
        try await program.run(line: "settings currency=KRW month-start=25")
        try await program.run(line: "add 11/10 KEPCO 43210KRW utilities")
        try await other.run(line: "settings currency=USD")
        try await other.run(line: "add 11/10 Power 43.21USD utilities")
        _ = try await exported(program, "all.json")
        try await other.run(line: "bank import \(home.path)/all.json")
        let settings = try #require(try await other.run(line: "settings --json").objects().first)
        #expect(settings["currency"] as? String == "USD" && settings["monthStart"] as? Int == 1)
        #expect(try await count(other, "confirmed") == 2)
    }

    @Test func `a file with impossible values is refused whole, and all of them are told`() async throws {
        for line in [
            "settings currency=KRW", "accounts add kb KB --opening 100000 --since 2026-11-01",
            "accounts add wallet Wallet --kind cash --opening 0 --since 2026-11-01", "subjects add Nabi --kind pet",
            "measure add Nabi weight 4.2kg --date 2026-11-20",
            "add 11/03 Mart 6000 --split food=4000 --split household=2000 --account kb", "add 11/04 Cafe 4500 food kb",
            "add 11/05 Zoo 7000 culture kb", "add 11/06 10000 --from kb --to wallet",
        ] {
            try await program.run(line: line)
        }
        var text = try await exported(program, "all.json")
        for (value, impossible) in [
            (#""amount":"4000","category":"food""#, #""amount":"4001","category":"food""#),
            (#""date":"2026-11-04""#, #""date":"2026-02-31""#), (#""category":"culture""#, #""category":"zoo""#),
            (#""toAccount":"wallet""#, #""toAccount":"purse""#), (#""date":"2026-11-20""#, #""date":"2026-11-31""#),
        ] {
            #expect(text.contains(value))
            text = text.replacing(value, with: impossible)
        }
        let broken = try home.put(Data(text.utf8), at: home.path + "/broken.json")
        for arguments in ["bank import \(broken)", "bank import --dry-run \(broken)"] {
            let refused = try await other.run(line: arguments, status: 3)
            for words in [
                "nothing was taken in", "measures, no. 1", "2026-11-31",
                "records, no. 1 (Mart 2026-11-03): the parts come to",
                "records, no. 2 (Cafe 2026-02-31): date cannot be \"2026-02-31\"",
                "records, no. 3 (Zoo 2026-11-05): there is no category \"zoo\"",
                "records, no. 4 (2026-11-06): there is no account \"purse\"",
            ] {
                #expect(refused.messages.contains(words), "\(words) in \(refused.messages)")
            }
        }
        #expect(try await other.run(line: "accounts").messages.contains("no accounts yet"))
        #expect(try await count(other, "confirmed") == 0)

        // No more than ten are told, and how many more there are.
        let record = try #require(text.split(separator: "\n").first { $0.contains(#""merchant":"Cafe""#) })
        let one = record.hasSuffix(",") ? String(record.dropLast()) : String(record)
        let many =
            #"{"format":"receiptmind-export","version":1,"records":["# + String(repeating: one + ",", count: 11) + one
            + "]}"
        let file = try home.put(Data(many.utf8), at: home.path + "/many.json")
        let refused = try await other.run(line: "bank import \(file)", status: 3)
        #expect(refused.messages.contains("no. 10") && !refused.messages.contains("no. 11"))
        #expect(refused.messages.contains("and 2 more"), "\(refused)")
    }

    @Test func `a JSON export of an older version is read`() async throws {
        let older = #"""
            {"format":"receiptmind-export","version":1,
            "accounts":[{"currency":"KRW","id":"kb","kind":"bank","name":"KB","opening":{"amount":"100000","date":"2026-11-01"}}],
            "statements":[],"categories":[],"subjects":[],"measures":[],"recurrences":[],"reminders":[],"budgets":[],
            "records":[{"account":"cash","amount":"4500","category":"food","createdAt":"2026-11-18T10:42:00Z","currency":"KRW","date":"2026-11-18","id":"019a9677-0000-7000-8000-000000000001","images":[],"items":[],"kind":"expense","memo":"","merchant":"Cafe","mood":null,"proved":false,"revision":7,"status":"confirmed","subject":null,"subtotal":null,"tags":[],"tax":null,"time":null,"updatedAt":"2026-11-18T10:42:00Z","user":"me"}]}
            """#
        let file = try home.put(Data(older.utf8), at: home.path + "/older.json")
        let taken = try await other.run(line: "bank import \(file)")
        #expect(taken.messages.contains("1 records and 1 other"), "\(taken)")
        #expect(taken.messages.contains("no account has these names") && taken.messages.contains("cash"))
        #expect(try await count(other, "confirmed") == 1)
    }
}
