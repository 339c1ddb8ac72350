import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct StatusTests {
    private let program = ReceiptMindProgram()
    private var home: TemporaryHome { program.home }

    @Test func `help and usage errors are in the person's language`() async throws {
        for arguments in [["review", "--help", "--lang", "ko"], ["help", "review", "--lang=ko"]] {
            let help = try await program.run(arguments)
            #expect(help.status == 0 && help.messages.isEmpty, "\(help)")
            #expect(help.output.contains("초안을 하나씩 보고 확정하거나") && help.output.contains("옵션:"), "\(help)")
            #expect(help.output.contains("도움말을 보여 줍니다.") && !help.output.contains("OPTIONS"), "\(help)")
        }
        #expect(try await program.run("review", "--help").output.contains("OVERVIEW: Go through the drafts one by one"))
        let refused = try await program.run("scan", "--jobs", "0", "a.jpg", "--lang", "ko")
        #expect(refused.status == 64 && refused.output.isEmpty, "\(refused)")
        #expect(refused.messages.contains("receiptmind: --jobs에는 1부터 256까지의 수를 씁니다."), "\(refused)")
        let unknown = try await program.run("scan", "--jsn", "a.jpg", "--lang", "ko")
        #expect(unknown.messages.contains("receiptmind: '--jsn' 옵션은 없습니다. 혹시 '--json'입니까?"), "\(unknown)")
    }

    /// The help of all commands, by its place in the tree of commands.
    private func helpTexts(_ locale: String) async throws -> [String: String] {
        var program = program
        program.variables["LC_ALL"] = locale
        let dump = try await program.run("--experimental-dump-help").output
        var found: [String: String] = [:]
        func collect(_ value: Any, _ place: String) {
            switch value {
            case let object as [String: Any]: for (key, value) in object { collect(value, "\(place)/\(key)") }
            case let list as [Any]: for (index, value) in list.enumerated() { collect(value, "\(place)/\(index)") }
            case let text as String where place.hasSuffix("/abstract") || place.hasSuffix("/discussion"):
                found[place] = text
            default: break
            }
        }
        collect(try JSONSerialization.jsonObject(with: Data(dump.utf8)), "")
        return found
    }

    @Test func `every piece of help is in both languages, and names the same options`() async throws {
        let (english, korean) = (try await helpTexts("en_US.UTF-8"), try await helpTexts("ko_KR.UTF-8"))
        #expect(Set(english.keys) == Set(korean.keys) && english.count > 500, "\(english.count)")
        let ofParser: Set = ["Show help information.", "Show subcommand help information.", "Show the version."]
        for (place, text) in english where !ofParser.contains(text) {
            let translated = try #require(korean[place])
            #expect(!text.isEmpty && translated.contains(/\p{Hangul}/), "\(place): \(translated)")
            // In an example each language names a category in the other one.
            let options = text.matches(of: /--[a-z]+/).map(\.output).filter { $0 != "--korean" }
            #expect(options.allSatisfy { translated.contains($0) }, "\(text): \(translated)")
        }
    }

    private static let ends: [(arguments: [String], status: Int32)] = [
        (["import"], 64), (["no-such-command"], 64), (["scan", "--jobs", "0", "a.jpg"], 64),
        (["watch", "--poll", "0"], 64), (["list", "--user", "../etc"], 64), (["show", "0000"], 4),
        (["list", "--user", "nobody"], 4), (["import", "/no/such/photo.jpg"], 3), (["scan", "/no/such/photo.jpg"], 3),
        (["list"], 4), (["verify"], 4), (["backup", "/no/such/folder/backup.tar"], 4), (["review"], 4), (["retry"], 4),
        (["users"], 4), (["--version"], 0), (["import", "--help"], 0), ([], 4),
    ]

    @Test(arguments: ends)
    func `every end has its exit status, and nothing makes a library by the way`(
        _ arguments: [String],
        _ status: Int32
    ) async throws {
        let outcome = try await program.run(arguments)
        #expect(outcome.status == status, "\(outcome)")
        #expect(!outcome.messages.contains("Fatal"))
        #expect(!FileManager.default.fileExists(atPath: home.library))
    }

    @Test func `a token's last day is refused where it is over, and told and listed otherwise`() async throws {
        var program = program
        program.variables["RECEIPTMIND_TODAY"] = "2026-11-20"
        let late = try await program.run("devices", "pair", "--token", "read", "--until", "2026-11-19")
        #expect(late.status != 0 && late.output.isEmpty, "\(late)")
        #expect(late.messages.contains("2026-11-19 is over already"), "\(late)")
        for (day, name) in [("2026-11-20", "last"), ("2031-12-31", "later")] {
            let made = try await program.run(
                "devices",
                "pair",
                "--token",
                "read",
                "--until",
                day,
                "--name",
                name
            )
            #expect(made.output.contains("It ends after \(day)."), "\(made)")
            #expect(try await program.run("devices").output.contains(day))
        }
    }

    @Test func `a damaged line is named, kept aside, and stops nothing`() async throws {
        let photo = try home.put(BlankPicture(number: 1).data, at: home.path + "/a.png")
        _ = try await program.run("import", photo)
        let ledger = home.library + "/Users/me/ledger.jsonl"
        let line = try String(contentsOfFile: ledger, encoding: .utf8)
        try home.put(Data(("{broken}\n" + line).utf8), at: ledger)
        for command in [["list", "--json"], ["review"], ["import", "--json", photo], ["watch", "--once"]] {
            let outcome = try await program.run(command)
            #expect(outcome.status == 0, "\(command): \(outcome)")
            #expect(outcome.messages.contains("line 1 of \(ledger) is damaged"))
            if command[0] == "list" { #expect(outcome.lines.count == 1) }
            if command[0] == "import" { #expect(outcome.output.contains("duplicate")) }
        }
        let aside = home.names(in: home.library + "/Users/me").filter { $0.hasPrefix("ledger.damaged-") }
        #expect(aside.count == 1)
        let doctor = try await program.run("doctor")
        #expect(doctor.status == 4)
        #expect(doctor.output.contains("✗ line 1 of \(ledger) is damaged"))
        let problems = try await program.run("doctor", "--json").objects().filter {
            $0["severity"] as? String == "problem"
        }
        #expect(problems.contains { ($0["message"] as? String)?.hasPrefix("line 1 of") == true }, "\(problems)")
        let verify = try await program.run("verify", "--json")
        #expect(verify.status == 4, "\(verify)")
        #expect(try verify.objects().compactMap { $0["finding"] as? String } == ["unreadableLine", "tooOpen"])
        let repair = try await program.run("verify", "--repair")
        #expect(repair.status == 0, "\(repair)")
        #expect(repair.messages.hasPrefix("2 repaired, all is well now: 1 record, 2 lines, 1 image ("), "\(repair)")
        #expect(try await program.run("verify").status == 0)
        #expect(try await !program.run("list").messages.contains("damaged"))
    }

    @Test(.enabled(if: getuid() != 0, "nothing is forbidden to root"))
    func `a library that may not be written is named`() async throws {
        let locked = try home.folder("locked")
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: locked)
        let outcome = try await program.run("import", "--library", locked + "/l", Samples.path("korean-taxi.jpg"))
        #expect(outcome.status == 5, "\(outcome)")
        #expect(outcome.messages.contains(locked))
    }

    @Test(.enabled(if: getuid() != 0, "nothing is forbidden to root"))
    func `a library that may not be read is not an empty one`() async throws {
        let photo = try home.put(BlankPicture(number: 1).data, at: home.path + "/a.png")
        _ = try await program.run("import", photo)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: home.library)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: home.library) }
        let backup = home.path + "/backup.tar"
        for command in [[], ["list"], ["review"], ["retry"], ["users"], ["undo"], ["verify"], ["backup", backup]] {
            let outcome = try await program.run(command)
            #expect(outcome.status == 5, "\(command): \(outcome)")
            #expect(outcome.messages.contains(home.library))
        }
    }

    @Test func `the program alone says what waits and how to go on`() async throws {
        // Of a library that is named, the name may be wrong.
        let named = try await program.run()
        #expect(named.status == 4 && named.output.isEmpty && named.messages.contains("receiptmind init"), "\(named)")
        let empty = try await ReceiptMindProgram(home: home, variables: ["RECEIPTMIND_LIBRARY": ""]).run()
        #expect(empty.status == 0 && empty.output.contains("import PATH"), "\(empty)")
        let photo = try home.put(BlankPicture(number: 1).data, at: home.path + "/a.png")
        _ = try await program.run("import", photo)
        try home.put(BlankPicture(number: 2).data, at: home.inbox + "/b.png")
        let outcome = try await program.run()
        #expect(
            outcome.output == """
                1 photo waits in \(home.inbox)
                  → receiptmind watch
                1 draft waits for review
                  → receiptmind review

                """
        )
    }

    @Test func `doctor finds a new machine sound`() async throws {
        let outcome = try await program.run("doctor")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.output.contains("✓ text recognition works"))
        #expect(outcome.output.contains("arithmetic"))
    }
}
