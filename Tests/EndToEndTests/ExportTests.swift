import Foundation
import Testing

/// Files for other programs, as their owner asks for them.
@Suite(.timeLimit(.minutes(30))) struct ExportTests {
    private let program = ReceiptMindProgram(variables: ["RECEIPTMIND_TODAY": "2026-11-30", "LC_ALL": "ko_KR.UTF-8"])
    private var home: TemporaryHome { program.home }

    private func begin() async throws {
        _ = try await program.run("accounts", "add", "kb", "KB", "--opening", "100000", "--since", "2026-11-01")
        _ = try await program.run("add", "11/03", "이마트", "23400", "food", "kb")
        _ = try await program.run("remind", "add", "Inspection", "--on", "2027-03-02")
    }

    @Test func `the file's ending says the format, and a file that is there is replaced only on request`() async throws
    {
        try await begin()
        let file = home.path + "/book.journal"
        #expect(try await program.run("export", file).status == 0)
        let journal = try String(contentsOfFile: file, encoding: .utf8)
        #expect(journal.contains("assets:bank:kb  -23400 KRW"))
        #expect(try home.mode(of: file) == 0o600)
        let again = try await program.run("export", "--out", file)
        #expect(again.status == 64 && again.messages.contains("--force"), "\(again)")
        #expect(try await program.run("export", "--out", file, "--force", "--from", "2026-11-04").status == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("76600 KRW"), "the balance of that day")
        #expect(home.names(in: home.path).filter { $0.hasPrefix(".") } == [], "no temporary file stays")
    }

    @Test func `a format may be said as a word or a flag, and a period is no file`() async throws {
        try await begin()
        let csv = try await program.run("export", "--format", "csv").output
        for form in [["csv"], ["--csv"], ["--format", "CSV"]] {
            #expect(try await program.run(["export"] + form).output == csv, "\(form)")
        }
        let book = home.path + "/book.xlsx"
        #expect(try await program.run("export", "excel", book).status == 0)
        #expect(try await program.run("export", "--excel").messages.contains("export 가계부.xlsx"))
        let month = try await program.run("export", "november")
        #expect(month.status == 64 && month.messages.contains("--from"), "\(month)")
    }

    @Test func `a folder or a pipe is never replaced`() async throws {
        try await begin()
        let pipe = home.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        for name in [home.path, pipe] {
            let refused = try await program.run("export", "--format", "csv", "--out", name, "--force")
            #expect(refused.status == 64 && refused.messages.contains("리디렉션"), "\(name): \(refused)")
        }
        var status = stat()
        #expect(stat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }

    @Test func `standard output has the file and nothing else, in every format of text`() async throws {
        try await begin()
        for (format, beginning) in [
            ("csv", "\u{FEFF}date,"), ("json", "{\"format\""), ("hledger", "commodity"), ("beancount", "option"),
            ("ofx", "OFXHEADER"), ("qif", "!Type:Cat"), ("ics", "BEGIN:VCALENDAR"),
        ] {
            let outcome = try await program.run("export", "--format", format)
            #expect(outcome.status == 0 && outcome.output.hasPrefix(beginning), "\(format): \(outcome)")
        }
        let json = try await program.run("export", "--format", "json").output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect((object["records"] as? [Any])?.count == 1 && (object["accounts"] as? [Any])?.count == 1)
        #expect(try await program.run("export", "--format", "ics").output.contains("SUMMARY:Inspection"))
        #expect(try await program.run("recurring", "export", "--ics", "-").output.contains("SUMMARY:Inspection"))
        #expect(try await program.run("export", "--format", "xlsx").status == 64, "a spreadsheet needs a file")
        #expect(try await program.run("export", "--format", "ics", "--from", "2026-11-01").status == 64)
    }

    @Test func `photos are copied byte for byte beside the file that names them`() async throws {
        let photo = BlankPicture(number: 7).data
        try home.put(photo, at: home.path + "/photos/a.png")
        _ = try await program.run("import", home.path + "/photos")
        let folder = home.path + "/copies"
        let outcome = try await program.run("export", "--format", "csv", "--images", folder)
        let id = try #require(home.names(in: folder).first)
        #expect(outcome.output.contains("\(folder)/\(id)/1.png"), "\(outcome)")
        #expect(FileManager.default.contents(atPath: "\(folder)/\(id)/1.png") == photo)
        #expect(try await program.run("export", "--images", folder).status == 0, "what is there already is the same")
    }

    @Test func `a folder that cannot be written leaves nothing behind and says which file`() async throws {
        try await begin()
        let outcome = try await program.run("export", "--out", home.path + "/nowhere/book.csv")
        #expect(outcome.status == 1 && outcome.messages.contains("nowhere/book.csv"), "\(outcome)")
    }
}
