import ArgumentParser
import ReceiptDomain
import ReceiptReview
import Testing

@testable import ReceiptCLI

@Suite struct ArgumentTests {
    @Test func `import takes paths and everything that steers it`() throws {
        let command = try parsed(
            ImportCommand.self,
            [
                "import", "a.jpg", "photos", "--move", "--dry-run", "--json", "--user", "mom", "--library", "/l",
                "--jobs", "3",
            ]
        )
        #expect(command.paths == ["a.jpg", "photos"])
        #expect(command.move && command.dryRun && command.json)
        #expect(command.options.user == UserID("mom"))
        #expect(command.options.place.library == "/l")
        #expect(command.reading.jobs == 3)
    }

    @Test func `what is not said has a safe default`() throws {
        let command = try parsed(ImportCommand.self, ["import", "a.jpg"])
        #expect(!command.move && !command.dryRun && !command.json)
        #expect(command.options.user == .me)
        #expect(try parsed(ReviewCommand.self, ["review"]).order == .doubt)
        #expect(try parsed(ListCommand.self, ["list"]).filters.status == nil)
        #expect(try parsed(WatchCommand.self, ["watch"]).poll == nil)
    }

    @Test(
        arguments: [
            ("Trip by car 3000", "Trip by car 3000", nil), ("Drive by 2030 5000", "Drive by 2030 5000", nil),
            ("Japan 3000 by june", "Japan 3000", "june"), ("Japan 3000 by 2030", "Japan 3000", "2030"),
        ] as [(String, String, String?)]
    )
    func `a goal's name may say by`(_ line: String, _ words: String, _ by: String?) throws {
        let command = try parsed(SetGoalCommand.self, ["goals", "set"] + line.split(separator: " ").map(String.init))
        let today = try #require(CalendarDay(year: 2026, month: 11, day: 20))
        let found = command.withoutDay(InputConvention(today: today, dateOrder: .yearFirst, homeCurrency: .usd))
        #expect(found.words.joined(separator: " ") == words && found.by == by)
    }

    @Test(arguments: [
        (["categories", "edit", "food"], false), (["subjects", "edit", "nabi"], false),
        (["bank", "formats", "edit", "kb"], false), (["edit", "a1b2c3d4"], true),
    ])
    func `who changes nothing is told by what it is said`(_ arguments: [String], _ isByField: Bool) {
        let error = #expect(throws: (any Error).self) { try ReceiptMind.parseAsRoot(arguments) }
        let message = error.map { ReceiptMind.message(for: $0) } ?? ""
        #expect(!message.isEmpty && message.contains("=") == isByField, "\(message)")
    }

    @Test func `a period may be several words, and an export has one file`() throws {
        #expect(try parsed(ListCommand.self, ["list", "last", "month", "--all"]).words == ["last", "month"])
        #expect(try parsed(ExportCommand.self, ["export", "a.csv"]).file == "a.csv")
        #expect(try parsed(ExportCommand.self, ["export", "-o", "a.csv"]).out == "a.csv")
        #expect(try parsed(ExportCommand.self, ["export", "--output", "a.csv"]).out == "a.csv")
    }

    @Test(arguments: [
        ("--csv", ExportFormat.csv), ("csv", .csv), ("--format CSV", .csv), ("CSV a.txt", .csv), ("--excel", .xlsx),
        ("엑셀 a.xlsx", .xlsx),
        ("excel a.xlsx", .xlsx), ("--format Excel", .xlsx), ("--json a.json", .json), ("ledger", .hledger),
    ])
    func `a format is understood as people name it`(_ typed: String, _ format: ExportFormat) throws {
        let words = ["export"] + typed.split(separator: " ").map(String.init)
        let command = try parsed(ExportCommand.self, ReceiptMind.understood(words))
        #expect((command.format ?? command.formats.first) == format)
        #expect(command.file == words.last { $0.contains(".") })
        #expect(!ReceiptMind.helpMessage(for: ExportCommand.self).contains("--excel"))
    }

    @Test(
        arguments: [
            ("--library /l --user mom list November --all", "list November --all --library /l --user mom"),
            ("--lang=ko add -- --coffee 4500", "add --lang=ko -- --coffee 4500"),
            ("--user me account cash", "accounts cash --user me"), ("user add mom", "users add mom"),
            ("category list", "categories list"), ("goal", "goals"), ("reports 2026", "report 2026"),
            ("status", "status"), ("version", "--version"), ("export csv", "export --format csv"),
            ("--library /l", "--library /l"),
            ("--library", "--library"), ("help budgets", "help budget"), ("help export csv", "help export csv"),
            ("--help --lang ko", "--help"),
            ("--lang ko -h", "--help"),
            ("--library /l --json", "--library /l --json"), ("list --user mom", "list --user mom"),
        ]
    )
    func `options may stand in front of the command`(_ typed: String, _ understood: String) {
        let words = typed.split(separator: " ").map(String.init)
        #expect(ReceiptMind.understood(words).joined(separator: " ") == understood)
    }

    @Test(
        arguments: [
            ("rm 1", "rm", "discard", nil), ("find lidl", "find", "search", nil), ("검색 이마트", "검색", "search", nil),
            ("Delete 1", "Delete", "discard", nil), ("photos", "photos", "import PATH", nil),
            ("Sources", "Sources", "import Sources", nil),
            ("exit", "exit", nil, nil), ("종료", "종료", nil, nil), ("coffee 4.50", "coffee", "add coffee 4.50", nil),
            ("4500원 커피", "4500원", "add 4500원 커피", nil), ("coffee", "coffee", nil, nil),
            ("통계", "통계", "report", nil), ("how much", "how", "--help", nil),
            ("photo.jpg", "photo.jpg", "import PATH", nil), ("~/Pictures", "~/Pictures", "import PATH", nil),
            ("setup", "setup", "init", nil), ("total", "total", "report", nil), ("-v", nil, nil, nil),
            ("budget add food 5", "budget add", "budget set", "budget"),
            ("goals new car", "goals new", "goals set", "goals"),
            ("account new a b c", "accounts new", "accounts add", "accounts"),
            ("users delete mom", "users delete", "users merge", "users"),
            ("budget food 500", "budget food", "budget set", "budget"),
            ("remind dentist tomorrow", "remind dentist", "remind add", "remind"),
            ("goals Japan 2027", nil, nil, nil), ("budget november", nil, nil, nil),
            ("budget food 2000", "budget food", "budget set", "budget"), ("budget food november", nil, nil, nil),
            ("goals Japan", nil, nil, nil),
            ("accounts checking november", nil, nil, nil),
            ("accounts delete visa", "accounts delete", "accounts close", "accounts"),
            ("remind add a b", nil, nil, nil), ("review all", nil, nil, nil),
            ("help imprt", "imprt", "import", nil), ("help import", nil, nil, nil),
        ] as [(String, String?, String?, String?)]
    )
    func `a word that is no command leads to one`(
        _ typed: String,
        _ word: String?,
        _ nearest: String?,
        _ group: String?
    ) {
        let words = ReceiptMind.understood(typed.split(separator: " ").map(String.init))
        let expected = word.map { NoSuchCommand($0, nearest: nearest, of: group) }
        var problem = ReceiptMind.unknownCommand(in: words)
        do {
            _ = try ReceiptMind.parseAsRoot(words)
        } catch {
            problem = problem ?? ReceiptMind.unknownVerb(in: words, error)
        }
        #expect(problem == expected)
    }

    @Test(
        arguments: [
            ("watch Photos", "'receiptmind import Photos'"), ("review november", "'receiptmind edit ID FIELD=VALUE'"),
            ("subjects add Nabi cat", "'receiptmind subjects add Nabi --kind pet --species cat'"),
            ("subjects add Our old car", "'receiptmind subjects add \"Our old\" --kind car'"),
            ("subjects add Aunt May", "'receiptmind subjects add \"Aunt May\"'"),
            ("categories add Pets income", "'receiptmind categories add Pets --kind income'"),
            ("export a.csv november", "'receiptmind export a.csv --month november'"),
            ("init /tmp/x", "'receiptmind init --library /tmp/x'"), ("init again", nil), ("retry now", nil),
            ("undo -5", "-5: write the number without a minus"), ("list --bogus", nil),
        ] as [(String, String?)]
    )
    func `a word that a command does not take leads to what was meant`(_ typed: String, _ hint: String?) {
        let words = typed.split(separator: " ").map(String.init)
        let error = #expect(throws: (any Error).self) { try ReceiptMind.parseAsRoot(words) }
        let found = error.flatMap { UnexpectedWord(in: words, $0)?.hint }
        #expect(hint.map { found?.contains($0) == true } ?? (found == nil), "\(found ?? "nothing")")
    }

    @Test func `habits of other programs are understood`() throws {
        #expect(try parsed(ListCommand.self, ["list", "-n", "5"]).limit == 5)
        #expect(try parsed(NoteCommand.self, ["note", "a", "good day", "--mood", "calm"]).words == ["a", "good day"])
        #expect(try parsed(UndoCommand.self, ["undo", "-n", "2"]).steps.steps == 2)
        #expect(try parsed(RedoCommand.self, ["redo", "3"]).steps.steps == 3)
        #expect(try parsed(ListCommand.self, ["list", "--month", "november"]).filters.periods.period == "november")
        #expect(try parsed(SearchCommand.self, ["search", "coffee", "--since", "11/1"]).filters.first == "11/1")
        #expect(try parsed(ReportCommand.self, ["report", "--year", "2026"]).periods.period == "2026")
        #expect(try parsed(ReminderDoneCommand.self, ["remind", "done", "car", "inspection"]).words.count == 2)
        #expect(try parsed(ImportCommand.self, ["import", "-r", "photos"]).paths == ["photos"])
        #expect(try parsed(ScanCommand.self, ["scan", "--recursive", "photos"]).files == ["photos"])
    }

    @Test(arguments: [("5", "5일"), ("5th", "5일"), ("11/5", "11/5"), ("yesterday", "yesterday")])
    func `a number alone is a day where a day is asked for`(_ typed: String, _ period: String) throws {
        for option in ["--day", "--date", "--on"] {
            #expect(try parsed(ListCommand.self, ["list", option, typed]).filters.periods.period == period)
        }
    }

    @Test func `a month and a year are one period`() throws {
        let arguments = ["list", "--year", "2025", "--month", "11"]
        #expect(try parsed(ListCommand.self, arguments).filters.periods.period == "11 2025")
        let report = ["report", "food", "--month", "11", "--year", "2025"]
        #expect(try parsed(ReportCommand.self, report).periods.period == "11 2025")
    }

    @Test(arguments: [
        ["edit", "--month", "november", "category=food"], ["edit", "--since", "11/1", "memo=x"],
        ["edit", "--until", "11/1", "memo=x"], ["edit", "--on", "11/1", "memo=x"],
    ])
    func `records may be chosen by their days alone`(_ arguments: [String]) throws {
        _ = try parsed(EditCommand.self, arguments)
    }

    @Test func `no command at all asks what waits`() throws {
        _ = try parsed(StatusCommand.self, [])
        #expect(try parsed(StatusCommand.self, ["--library", "/l"]).place.library == "/l")
    }

    @Test(arguments: [
        ["import"], ["import", "--jobs", "0", "a"], ["import", "--jobs", "many", "a"], ["scan"],
        ["scan", "--jobs", "257", "a"], ["watch", "--poll", "0"], ["watch", "--poll", "86401"],
        ["list", "--status", "lost"], ["list", "--user", "../etc"],
        ["list", "--user", "엄미"], ["serve", "--user", "엄미"], ["users", "merge", "mom", "Mom"],
        ["export", "a.csv", "--out", "b.csv"], ["export", "--csv", "--format", "json"], ["review", "--order", "size"],
        ["review", "--auto=120"], ["review", "--auto", "high"], ["review", "--auto=95%%"],
        ["list", "--month", "11", "--month", "10"], ["list", "--from", "11/1", "--since", "11/2"],
        ["export", "a.csv", "--to", "11/1", "--month", "11"], ["list", "--year", "11"],
        ["report", "--period", "2025", "--month", "11"], ["edit", "category=food"],
        ["list", "--lang", "fr"], ["show"], ["nonsense"], ["undo", "0"], ["undo", "a1b2c3d4"],
        ["recurring", "add"], ["recurring", "add", "500"],
    ])
    func `what makes no sense is wrong usage`(_ arguments: [String]) {
        let problem = #expect(throws: (any Error).self) { try ReceiptMind.parseAsRoot(arguments) }
        #expect(problem.map { ReceiptMind.exitCode(for: $0).rawValue } == Status.wrongUsage.rawValue)
    }

    @Test(
        arguments: [
            (nil, [:], "/home/kim/ReceiptMind"), (nil, ["RECEIPTMIND_LIBRARY": ""], "/home/kim/ReceiptMind"),
            (nil, ["RECEIPTMIND_LIBRARY": "/srv/money"], "/srv/money"),
            ("/mnt/l", ["RECEIPTMIND_LIBRARY": "/srv/money"], "/mnt/l"),
        ] as [(String?, [String: String], String)]
    )
    func `the library is the one named, else the environment's, else the usual one`(
        _ option: String?,
        _ environment: [String: String],
        _ expected: String
    ) throws {
        let place = try LibraryPlace.parse(option.map { ["--library", $0] } ?? [])
        let root = place.root(environment: environment.merging(["HOME": "/home/kim"]) { named, _ in named })
        #expect(root.path == expected)
    }

    @Test func `every command says what it does in a sentence`() {
        for command in ReceiptMind.configuration.subcommands {
            let abstract = command.configuration.abstract
            #expect(abstract.hasSuffix(".") && abstract.first?.isUppercase == true, "\(abstract)")
        }
    }

    private func parsed<Command: ParsableCommand>(_ type: Command.Type, _ arguments: [String]) throws -> Command {
        try #require(try ReceiptMind.parseAsRoot(arguments) as? Command)
    }
}
