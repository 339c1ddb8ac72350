import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct EditTests {
    private let home: TemporaryHome
    private let program: ReceiptMindProgram

    init() async throws {
        home = TemporaryHome()
        program = ReceiptMindProgram(home: home)
        for number in 1...3 { try home.put(BlankPicture(number: number).data, at: home.path + "/p/\(number).png") }
        _ = try await program.run("import", home.path + "/p")
    }

    private func ids() async throws -> [String] {
        try await program.run("list", "--tsv").lines.map { String($0.prefix { $0 != "\t" }.suffix(8)) }
    }

    private func values(_ field: String) async throws -> [String] {
        try await program.run("list", "--json").objects().map { $0[field] as? String ?? "-" }.sorted()
    }

    @Test func `fields of several records are changed at once and undone at once`() async throws {
        let ids = try await ids()
        let preview = try await program.run(["edit"] + ids.prefix(2) + ["merchant=다이소", "amount=₩5000", "--dry-run"])
        #expect(preview.status == 0, "\(preview)")
        #expect(preview.output.contains("Merchant: – → 다이소"), "\(preview.output)")
        #expect(preview.messages.contains("nothing was changed"))
        #expect(try await values("merchant") == ["-", "-", "-"])

        let edit = try await program.run(["edit"] + ids.prefix(2) + ["merchant=다이소", "amount=₩5000"])
        #expect(edit.status == 0 && edit.messages.contains("2 records changed"), "\(edit)")
        #expect(try await values("merchant") == ["-", "다이소", "다이소"])
        #expect(try await values("amount") == ["-", "5000", "5000"])

        let more = try await program.run("edit", "--where", "merchant~다이소", "category=household", "--json")
        #expect(try more.objects().compactMap { $0["category"] as? String } == ["household", "household"])
        let again = try await program.run("edit", "--merchant", "다이소", "category=생활품")
        #expect(again.messages.contains("it is already like that"), "\(again)")

        #expect(try await program.run("undo", "--dry-run").output.contains("→ –"))
        let undo = try await program.run("undo", "--steps", "2")
        #expect(undo.status == 0 && undo.messages.contains("2 steps undone"), "\(undo)")
        #expect(try await values("merchant") == ["-", "-", "-"])
        #expect(try await program.run("undo").messages.contains("nothing to undo"))
    }

    @Test(.enabled(if: TmuxTerminal.isInstalled))
    func `many steps are asked about at a terminal, and fewer than asked for are told`() async throws {
        let id = try #require(try await ids().first)
        for number in 1...11 { #expect(try await program.run("edit", id, "memo=\(number)").status == 0) }
        let terminal = try TmuxTerminal(program, ["undo", "--steps", "99", "--lang", "en"], columns: 80, rows: 24)
        let question = try await terminal.screen(showing: "Undo 11 steps?")
        #expect(question.contains("only 11 steps can be undone"), "\(question)")
        try terminal.press("n", "Enter")
        _ = try await terminal.screen(showing: "ended 64")
        #expect(try await values("memo").contains("11"))

        let all = try await program.run("undo", "--steps", "99")
        #expect(all.status == 0 && all.messages.contains("11 steps undone"), "\(all)")
        #expect(all.messages.contains("only 11 steps"), "\(all)")
        #expect(try await program.run("redo", "--steps", "12").messages.contains("only 11 steps can be redone"))
    }

    @Test func `a merge of users is not undone, and no other step in its place`() async throws {
        let id = try #require(try await ids().first)
        #expect(try await program.run("edit", id, "memo=mine").status == 0)
        try await program.run(line: "users add mom")
        try await program.run(line: "settings --user mom currency=USD")
        try await program.run(line: "add --user mom 11/10 Lidl 5 food")
        try await program.run(line: "users merge mom me --yes")
        let refused = try await program.run("undo")
        #expect(refused.status == 64 && refused.messages.contains("since mom's records became me's"), "\(refused)")
        #expect(try await values("merchant").contains("Lidl"))

        #expect(try await program.run("edit", id, "memo=new").status == 0)
        #expect(try await program.run("undo").output.contains("Memo: new → mine"))
        #expect(try await program.run("undo").status == 64)
        #expect(try await program.run("undo", "--steps", "1").output.contains("Lidl"))
    }

    @Test func `tax is changed and searched like an amount`() async throws {
        let id = try #require(try await ids().first)
        _ = try await program.run("edit", id, "amount=₩5,000", "merchant=다이소", "date=2026-11-02")
        let edit = try await program.run("edit", id, "tax=455")
        #expect(edit.status == 0 && edit.output.contains("Tax: – → ₩455"), "\(edit)")
        #expect(try await program.run("list", "--where", "tax>₩400", "--json").lines.count == 1)
        #expect(try await program.run("list", "--where", "tax>₩455", "--json").lines.isEmpty)
        #expect(try await program.run("edit", id, "tax=-").status == 0)
        #expect(try await program.run("list", "--where", "tax=", "--json").lines.count == 3)
    }

    @Test func `an answer of a review is undone later`() async throws {
        _ = try await program.run(["review"], input: "d\nq\n")
        #expect(try await program.run("list", "--json").lines.count == 2)
        let undo = try await program.run("undo")
        #expect(undo.output.contains("Status: discarded → draft"), "\(undo)")
        #expect(try await program.run("list", "--json").lines.count == 3)
    }

    @Test(arguments: [
        ["edit", "ID"], ["edit", "category=food"], ["edit", "ID", "colour=red"], ["edit", "ID", "date=soon"],
        ["edit", "ID", "merchant="], ["edit", "ffffffff", "memo=x"], ["edit", "--where", "nonsense", "memo=x"],
        ["list", "--where", "date>soon"], ["list", "--json", "--tsv"], ["undo", "--steps", "0"],
        ["report", "2025", "--month", "11"], ["report", "november", "--to", "11/15"], ["list", "--day", "soon"],
        ["report", "tax"], ["report", "경조사", "2026"], ["report", "events", "last", "month"],
    ])
    func `what makes no sense changes nothing and says so`(_ arguments: [String]) async throws {
        let first = try await ids()[0]
        let outcome = try await program.run(arguments.map { $0 == "ID" ? first : $0 })
        #expect(outcome.status == 64, "\(outcome)")
        #expect(!outcome.messages.isEmpty)
        #expect(try await values("memo") == ["", "", ""])
    }

    @Test func `a list is narrowed by filters and has the same columns always`() async throws {
        let ids = try await ids()
        _ = try await program.run("edit", ids[0], "merchant=Corner\tShop", "date=2026-03-05", "amount=$12.50")
        let table = try await program.run("list", "--from", "2026-03-01", "--to", "2026-03-31", "--merchant", "corner")
        #expect(table.lines.count == 2, "\(table)")
        #expect(table.lines.first?.hasPrefix("ID") == true)
        for period in [
            ["--period", "2026-03-01..2026-03-31"], ["--year", "2026", "--month", "3"], ["--on", "2026-03-05"],
        ] {
            #expect(try await program.run(["list", "--tsv"] + period).lines.count == 1, "\(period)")
        }
        #expect(try await program.run("list", "--tsv", "--month", "3", "--year", "2025").lines.isEmpty)
        for report in [["tax", "by", "shop"], ["--category", "tax"], ["--tax"]] {
            #expect(try await program.run(["report"] + report).status == 0, "\(report)")
        }
        let tsv = try await program.run("list", "--tsv").lines
        #expect(tsv.count == 3)
        #expect(tsv.allSatisfy { $0.split(separator: "\t", omittingEmptySubsequences: false).count == 11 })
        #expect(tsv.contains { $0.hasSuffix("draft\t2026-03-05\t\tCorner Shop\t12.50\tUSD\t\t\t\t") }, "\(tsv)")
        let none = try await program.run("list", "--category", "food")
        #expect(none.output.isEmpty && none.messages.contains("no record matches"), "\(none)")
    }

    @Test func `what is printed for programs has the revision that was written`() async throws {
        func revision(_ words: [String]) async throws -> Int {
            try #require(try await program.run(words + ["--json"]).objects().first?["revision"] as? Int)
        }
        _ = try await program.run("add", "Bakery", "5USD")
        let added = try await program.run("list", "--status", "confirmed", "--json").objects()
        let id = try #require(added.first?["id"] as? String)
        for words in [["edit", id, "memo=a"], ["undo"], ["redo"], ["discard", id], ["discard", "--back", id]] {
            let printed = try await revision(words)
            #expect(try await revision(["show", id]) == printed, "\(words)")
        }
    }
}
