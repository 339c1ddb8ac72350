import Foundation
import Testing

/// Mistakes that newcomers make, and settings that they need first.
@Suite struct FirstMinutesTests {
    @Test(arguments: [
        (["imprt", "photos"], "there is no command \"imprt\"; did you mean 'import'?"),
        (["photos"], "there is no command \"photos\"; did you mean 'import PATH'?"),
        (["delete", "x"], "did you mean 'discard'?"),
        (["budget", "food", "500"], "did you mean 'budget set'?"), (["undo", "a1b2c3d4"], "is no number of steps"),
        (["report", "by", "colour"], "\"colour\" is not a grouping"),
        (["list", "--user", "moom"], "did you mean mom?"),
        (["list", "--user", "엄미"], "at most 32; 'receiptmind users' lists the users"),
        (["subjects", "add", "Nabi", "cat"], "did you mean 'receiptmind subjects add Nabi --kind pet --species cat'?"),
        (["subjects", "add", "Our", "old", "car"], "did you mean 'receiptmind subjects add \"Our old\" --kind car'?"),
        (["subjects", "add", "Aunt", "May"], "did you mean 'receiptmind subjects add \"Aunt May\"'?"),
        (["import", "--user", "stranger", "."], "'receiptmind users add stranger' adds one"),
        (["edit", "x", "categry=food"], "did you mean category?"),
        (["add", "coffee", "-5000"], "-5000: write the amount without a minus"),
        (["budget", "lsit"], "did you mean 'budget list'?"), (["goals", "lsit"], "did you mean 'goals list'?"),
        (["settings", "curency=EUR"], "did you mean currency?"),
        (["accounts", "add", ""], "cannot be an account's id"),
        (["accounts", "ad", "visa"], "did you mean 'accounts add'?"),
        (["accounts", "lsit"], "did you mean 'accounts list'?"),
        (["edit", "x", "category", "food"], "did you mean category=food?"), (["list", "fod"], "did you mean Food?"),
        (["budget", "set", "500", "food"], "did you mean 'receiptmind budget set food 500'?"),
        (["goals", "set", "3000", "Japan"], "did you mean 'receiptmind goals set Japan 3000'?"),
        (["serve", "--user", "moom"], "did you mean mom?"),
        (["devices", "pair", "--user", "moom"], "did you mean mom?"),
        (["subjects", "add", "Nabi", "--kind", "cat"], "--kind pet --species cat"),
        (["list", "--from", "2026-11-10", "--to", "2026-11-05"], "2026-11-05 is before 2026-11-10"),
        (["search", "amonut>5"], "did you mean amount?"),
        (["restore", "/etc/passwd"], "name another place with --library"),
        (["accounts", "cash"], "add it first: 'receiptmind accounts add cash'"),
        (["users", "add", "Mom Phone"], "\"Mom Phone\" cannot be a user's name"),
        (["users", "rename", "mom", "엄마"], "\"엄마\" cannot be a user's name"),
    ])
    func `a mistyped word is answered with the one that was meant`(_ arguments: [String], _ hint: String) async throws {
        let home = TemporaryHome()
        let program = ReceiptMindProgram(home: home)
        _ = try await program.run("users", "add", "mom")
        let outcome = try await program.run(arguments)
        #expect(outcome.status == 64, "\(outcome)")
        #expect(outcome.messages.contains(hint), "\(outcome.messages)")
        #expect(try await program.run("users", "--json").objects().compactMap { $0["user"] as? String } == ["mom"])
    }

    @Test(arguments: [
        ["list"], ["search", "coffee"], ["report"], ["verify"], ["status"], ["accounts"], ["review"], ["export"],
        ["undo"],
        ["backup", "backup.tar"], ["users"], ["rules"], ["settings"], ["budget"], ["budgets"], ["recurring"], ["day"],
        ["subjects"],
    ])
    func `a library that was named and is not there is told, with status 4`(_ arguments: [String]) async throws {
        let program = ReceiptMindProgram()
        let outcome = try await program.run(arguments + ["--library", "/nonexistent/disk"])
        #expect(outcome.status == 4, "\(outcome)")
        #expect(outcome.messages.contains("there is no library at /nonexistent/disk") && outcome.output.isEmpty)
    }

    @Test(arguments: [("Mom", "there is no user mom"), ("엄마", "\"엄마\" cannot be a user's name")])
    func `a user that the environment names wrongly is not taken for the default one`(
        _ name: String,
        _ hint: String
    ) async throws {
        let home = TemporaryHome()
        var program = ReceiptMindProgram(home: home)
        _ = try await program.run("add", "coffee", "5 EUR")
        program.variables["RECEIPTMIND_USER"] = name
        let outcome = try await program.run("list")
        #expect(outcome.status == 64 && outcome.messages.contains(hint) && outcome.output.isEmpty, "\(outcome)")
    }

    @Test func `a day for a trial that is none is refused, and nothing is done on the present day`() async throws {
        var program = ReceiptMindProgram(home: TemporaryHome())
        program.variables["RECEIPTMIND_TODAY"] = "2026-11-31"
        let outcome = try await program.run("add", "coffee", "5 EUR")
        #expect(outcome.status == 64 && outcome.messages.contains("\"2026-11-31\" is not a date"), "\(outcome)")
        program.variables = [:]
        #expect(try await program.run("list", "--json").output.isEmpty)
    }

    @Test func `a command that makes a library where one was named says so, once`() async throws {
        let home = TemporaryHome()
        let program = ReceiptMindProgram(home: home)
        let named = ["--library", home.path + "/mistyped"]
        let first = try await program.run(["add", "coffee", "5 EUR"] + named)
        #expect(
            first.status == 0 && first.messages.contains("There was no library in \(home.path)/mistyped"),
            "\(first)"
        )
        let second = try await program.run(["add", "coffee", "5 EUR"] + named)
        #expect(second.status == 0 && !second.messages.contains("There was no library"), "\(second)")
    }

    @Test func `programs are told line by line what waits, whose it is and the command for it`() async throws {
        let home = TemporaryHome()
        let program = ReceiptMindProgram(home: home)
        #expect(try await program.run("status", "--json").objects().map { $0["event"] as? String } == ["no-library"])
        try home.put(BlankPicture(number: 1).data, at: home.path + "/photos/1.png")
        _ = try await program.run("users", "add", "mom")
        _ = try await program.run("import", "--user", "mom", home.path + "/photos/1.png")
        _ = try await program.run("remind", "add", "Dentist", "--on", "2026-01-02", "--user", "mom")
        let lines = try await program.run("status", "--json").objects()
        #expect(lines.map { $0["event"] as? String } == ["drafts", "due"], "\(lines)")
        #expect(lines.map { $0["user"] as? String } == ["mom", "mom"])
        #expect(lines.first?["count"] as? Int == 1 && lines.first?["command"] as? String == "review --user mom")
        #expect(try await program.run("status", "--json", "--prometheus").status == 64)
    }

    @Test func `without a terminal nobody is asked, and the locale decides`() async throws {
        let home = TemporaryHome()
        let program = ReceiptMindProgram(home: home, variables: ["LC_ALL": "ko_KR.UTF-8"])
        let made = try await program.run("init", "--lang", "en")
        #expect(made.status == 0 && made.messages.contains("The library is in "), "\(made)")
        #expect(try await program.run("settings", "--json").objects().first?["currency"] as? String == "KRW")
        let again = try await program.run("init", "--lang", "en")
        #expect(again.status == 0 && again.messages.contains("already"), "\(again)")
    }

    @Test func `a library that was chosen once is found without its name, and missed where it is gone`() async throws {
        let home = TemporaryHome()
        let chosen = home.path + "/disk/Receipts"
        try home.put(Data((chosen + "\n").utf8), at: home.path + "/.config/receiptmind/library")
        let program = ReceiptMindProgram(home: home, variables: ["RECEIPTMIND_LIBRARY": "", "XDG_CONFIG_HOME": ""])
        #expect(try await program.run("list").status == 4)
        #expect(try await program.run("add", "Cafe", "4500KRW").status == 0)
        #expect(FileManager.default.fileExists(atPath: chosen + "/Users/me/ledger.jsonl"))
        #expect(try await program.run("list", "--json").lines.count == 1)
    }

    @Test func `a currency that no locale named can be set, and follows the records until then`() async throws {
        let home = TemporaryHome()
        let program = ReceiptMindProgram(home: home, variables: ["LC_ALL": "C.UTF-8"])
        #expect(try await program.run("add", "Cafe", "4500KRW").status == 0)
        #expect(try await program.run("add", "Bakery", "3000").status == 0)
        #expect(
            try await program.run("list", "--json").objects().compactMap { $0["currency"] as? String } == [
                "KRW", "KRW",
            ]
        )
        #expect(try await program.run("settings", "currency=eur", "dates=day-first").status == 0)
        #expect(try await program.run("add", "Lidl", "5").status == 0)
        let settings = try #require(try await program.run("settings", "--json").objects().first)
        #expect(settings["currency"] as? String == "EUR" && settings["dates"] as? String == "day-first")
        let newest = try await program.run("search", "Lidl", "--json").objects()
        #expect(newest.compactMap { $0["currency"] as? String } == ["EUR"])
        let wrong = try await program.run("settings", "currency=money")
        #expect(wrong.status == 64 && wrong.messages.contains("is not a currency"))
    }

    @Test(arguments: [
        (["add", "11/31", "Lidl", "5EUR", "food"], "\"11/31\" is not a date"),
        (["add", "2026-11-31", "Lidl", "5EUR"], "is not a date"), (["add", "31.11.", "Lidl", "5EUR"], "is not a date"),
        (["add", "tomorow", "Lidl", "5EUR"], "is not a date"),
        (["add", "2027-02-29", "Lidl", "5EUR"], "is not a date"),
        (["add", "Lidl", "5EUR", "3USD"], "which is the amount, 5EUR or 3USD?"),
        (["add", "25:00", "Lidl", "5EUR"], "\"25:00\" is not a time"), (["add", "어재", "점심", "8000원"], "is not a date"),
        (["add", "Lidl", "1,2,3"], "\"1,2,3\" is not an amount"), (["add", "점심", "3만5"], "\"3만5\" is not an amount"),
        (["remind", "add", "dentist", "next", "moonday"], "\"next moonday\" is not a date"),
        (["remind", "add", "dentist"], "say when: tomorrow"), (["list", "--category", "fod"], "did you mean Food?"),
        (["add", "Lidl", "5EUR", "--category", "fod"], "did you mean Food?"),
        (["recurring", "add", "Gym", "30EUR", "--from", "2026-09-05"], "--since 2026-09-05"),
        (["add", "12USD", "coffee", "monthly"], "add --every month"),
        (["list", "hollis"], "'receiptmind search' finds records by words"),
        (["show", "hollis"], "'receiptmind search' finds them by words"),
        (["export", "--out", "book.foo"], "which format should the file book.foo have?"),
    ])
    func `what is probably a mistake makes no entry`(_ arguments: [String], _ hint: String) async throws {
        let program = ReceiptMindProgram()
        #expect(try await program.run("add", "7-Eleven", "Seoul", "4500KRW").status == 0)
        let outcome = try await program.run(arguments)
        #expect(outcome.status == 64 && outcome.messages.contains(hint), "\(outcome)")
        #expect(try await program.run("list", "--json").lines.count == 1)
    }

    @Test(arguments: [["list"], ["search", "Cafe"]])
    func `a number of records counts for programs as it does in a table`(_ command: [String]) async throws {
        let program = ReceiptMindProgram()
        for amount in ["5EUR", "6EUR"] { _ = try await program.run("add", "Cafe", amount) }
        #expect(try await program.run(command + ["--json", "--limit", "1"]).lines.count == 1)
        #expect(try await program.run(command + ["--json"]).lines.count == 2)
    }

    @Test func `a subject that is nearly another's name is asked about, any other stays a word`() async throws {
        let program = ReceiptMindProgram()
        _ = try await program.run("subjects", "add", "Nabi", "--kind", "pet")
        let wrong = try await program.run("add", "Vet", "5EUR", "@nbai")
        #expect(wrong.status == 64 && wrong.messages.contains("did you mean @nabi?"), "\(wrong)")
        #expect(try await program.run("add", "Vet", "5EUR", "@nabi").status == 0)
        #expect(try await program.run("add", "Gift", "5EUR", "@grandmother").status == 0)
        #expect(try await program.run("list", "--json").lines.count == 2)
    }

    @Test(arguments: [
        ["--from", "2026-11-01", "--to", "2026-12-31"], ["--from", "2026-11", "--to", "2026-11"],
        ["--from", "this month"],
        ["--where", "date<=2026-12-31"], ["--where", "date>=2026"], ["--to", "tomorrow"],
    ])
    func `a filter takes days to come, months and years`(_ filter: [String]) async throws {
        let program = ReceiptMindProgram(variables: ["RECEIPTMIND_TODAY": "2026-11-24"])
        #expect(try await program.run("add", "Cafe", "4500KRW", "--date", "2026-11-18").status == 0)
        for command in [["list", "--json"], ["export", "--format", "csv", "--no-bom"]] {
            let outcome = try await program.run(command + filter)
            #expect(outcome.status == 0 && outcome.output.contains("Cafe"), "\(outcome)")
        }
        let none = try await program.run("list", "--json", "--from", "2026-12")
        #expect(none.status == 0 && none.output.isEmpty, "\(none)")
    }

    @Test(arguments: [
        ["list", "--limit", "MOST"], ["accounts", "wallet", "--lines", "MOST", "--page", "2"],
        ["accounts", "wallet", "--lines", "1", "--page", "MOST"], ["undo", "--steps", "MOST", "--dry-run"],
        ["recurring", "preview", "MOST"], ["report", "MOST"], ["rules", "remove", "MOST"], ["show", "MOST"],
        ["search", "coffee", "--limit", "MOST"],
    ])
    func `the largest number there is ends no command`(_ arguments: [String]) async throws {
        let program = ReceiptMindProgram()
        _ = try await program.run("accounts", "add", "wallet", "Wallet", "--kind", "cash", "--opening", "100USD")
        #expect(try await program.run("add", "Cafe", "5USD", "wallet").status == 0)
        let most = arguments.map { $0 == "MOST" ? String(Int.max) : $0 }
        let outcome = try await program.run(most)
        #expect([0, 64].contains(outcome.status), "\(outcome)")
    }
}
