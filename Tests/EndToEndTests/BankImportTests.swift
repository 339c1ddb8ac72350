import Foundation
import Testing

/// Statements as their owner takes them in.
@Suite(.timeLimit(.minutes(30))) struct BankImportTests {
    private let home: TemporaryHome
    private let program: ReceiptMindProgram

    init() throws {
        home = try TemporaryHome()
        program = ReceiptMindProgram(
            home: home,
            variables: ["RECEIPTMIND_TODAY": "2026-11-30", "LC_ALL": "ko_KR.UTF-8"]
        )
    }

    private static let statement = """
        거래일시,적요,보낸분/받는분,출금액(원),입금액(원),잔액(원)
        2026.11.28 08:00:00,체크카드,스타벅스,"4,500",0,"2,229,290"
        2026.11.28 08:00:00,체크카드,스타벅스,"4,500",0,"2,233,790"
        2026.11.25 10:00:00,이체,카카오생활비,"100,000",0,"2,238,290"
        2026.11.11 10:11:00,자동이체,(주)한국전력공사,"43,210",0,"2,338,290"
        2026.11.05 09:00:00,체크카드,새마을식당,"46,000",0,"2,381,500"
        """

    private func begin() async throws -> String {
        for line in [
            "accounts add kb 국민은행 --opening 2427500 --since 2026-11-01",
            "accounts add kakao 카카오생활비 --opening 0 --since 2026-11-01",
            "add 11/10 한국전력 43210 utilities kb", "add 11/5 새마을식당 45000 food kb",
        ] {
            let outcome = try await program.run(line.split(separator: " ").map(String.init))
            #expect(outcome.status == 0, "\(line): \(outcome)")
        }
        let path = home.path + "/kb.csv"
        // As Korean banks write it.
        let encoding = String.Encoding(rawValue: 0x8000_0422)
        return try home.put(try #require(Self.statement.data(using: encoding)), at: path)
    }

    private func drafts() async throws -> [[String: Any]] {
        try await program.run("list", "--json", "--status", "draft").objects()
    }

    @Test func `a statement is matched, asked about, taken in once, and taken back`() async throws {
        let file = try await begin()
        let before = try await program.run("list", "--json", "--status", "confirmed").output
        let rehearsal = try await program.run("bank", "import", "--dry-run", file, "--account", "kb")
        #expect(rehearsal.status == 0 && rehearsal.messages.contains("₩2,427,500 − ₩198,210 = ₩2,229,290 ✓"))
        #expect(try await drafts().isEmpty, "\(rehearsal)")
        let unasked = try await program.run("bank", "import", file)
        #expect(unasked.status == 64 && unasked.messages.contains("--account"), "two accounts: it has to be said which")

        // The end of input leaves what is in doubt for later.
        let first = try await program.run("bank", "import", file, "--account", "kb")
        #expect(first.status == 0 && first.messages.contains("금액이 다름"), "\(first)")
        let made = try await drafts()
        #expect(made.count == 3, "two coffees and a transfer")
        #expect(made.count { $0["kind"] as? String == "transfer" && $0["toAccount"] as? String == "kakao" } == 1)
        #expect(made.allSatisfy { $0["lookalike"] == nil }, "two rows of a bank are no doubles")
        #expect(try await program.run("list", "--json", "--status", "confirmed").objects().count == 2)

        let second = try await program.run("bank", "import", file, "--account", "kb", input: "y\n")
        #expect(second.messages.contains("전에 가져옴 4"), "\(second)")
        let third = try await program.run("bank", "import", "--json", file, "--account", "kb")
        #expect(try third.objects().allSatisfy { $0["match"] as? String == "known" }, "\(third)")
        #expect(try await drafts().count == 3)

        #expect(try await program.run("undo", "--steps", "2").status == 0)
        #expect(try await drafts().isEmpty)
        let after = try await program.run("list", "--json", "--status", "confirmed").output
        func amounts(_ text: String) throws -> [String] {
            try text.split(separator: "\n").map { line in
                let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                return "\(object?["merchant"] ?? "") \(object?["amount"] ?? "") \(object?["date"] ?? "")"
            }
        }
        #expect(try amounts(before) == amounts(after), "nothing that a record says was changed")
        let again = try await program.run("bank", "import", "--again", file, "--account", "kb")
        #expect(again.status == 0)
        #expect(try await drafts().count == 3)
    }

    @Test func `the review shows a transfer with both accounts and confirms it`() async throws {
        let file = try await begin()
        _ = try await program.run("bank", "import", "--accept", file, "--account", "kb")
        let review = try await program.run("review", input: "\n\n\n")
        #expect(review.output.contains("국민은행 → 카카오생활비"), "\(review)")
        #expect(try await drafts().isEmpty)
        let balances = try await program.run("accounts", "--json").objects()
        #expect(balances.contains { $0["id"] as? String == "kb" && $0["balance"] as? String == "2230290" })
        #expect(balances.contains { $0["id"] as? String == "kakao" && $0["balance"] as? String == "100000" })
    }

    @Test func `a file that is no statement is named with what to do, and the others are taken in`() async throws {
        let file = try await begin()
        let old = try home.put(Data([0xD0, 0xCF, 0x11, 0xE0, 0, 0, 0, 0]), at: home.path + "/old.xls")
        let outcome = try await program.run("bank", "import", old, file, "--account", "kb", "--accept")
        #expect(outcome.status == 2 && outcome.messages.contains("old.xls") && outcome.messages.contains(".xlsx"))
        #expect(try await drafts().count == 3, "\(outcome)")
        let alone = try await program.run("bank", "import", old)
        #expect(alone.status == 3, "\(alone)")
    }
}
