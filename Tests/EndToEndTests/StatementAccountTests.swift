import Foundation
import Testing

/// Statements of several cards and currencies, whose rows have to find their accounts.
@Suite(.timeLimit(.minutes(10))) struct StatementAccountTests {
    private let home: TemporaryHome
    private let program: ReceiptMindProgram

    init() {
        home = TemporaryHome()
        program = ReceiptMindProgram(
            home: home,
            variables: ["RECEIPTMIND_TODAY": "2026-11-30", "LC_ALL": "en_US.UTF-8"]
        )
    }

    private func write(_ text: String, _ name: String) throws -> String {
        try home.put(Data(text.utf8), at: home.path + "/" + name)
    }

    private func add(_ accounts: [String]) async throws {
        for account in accounts {
            let outcome = try await program.run(["accounts", "add"] + account.split(separator: " ").map(String.init))
            #expect(outcome.status == 0, "\(account): \(outcome)")
        }
    }

    /// Each with its account, its amount and its memo.
    private func drafts() async throws -> [String] {
        try await program.run("list", "--json", "--status", "draft", "--limit", "50").objects().map { draft in
            let memo = draft["memo"] as? String ?? ""
            return "\(draft["account"] ?? "") \(draft["amount"] ?? "")\(memo.isEmpty ? "" : " " + memo)"
        }.sorted()
    }

    private static let cards = """
        山田 太郎　様,4980-****-****-1234,Ｏｌｉｖｅ
        2026/11/13,パン屋,550,１,１,550,
        2026/11/14,八百屋,1200,１,１,1200,
        山田 太郎　様,4980-****-****-5678,ゴールド
        2026/11/15,本屋,1800,１,１,1800,
        ,,,,,3550,
        """

    @Test func `each card of a statement finds its account by the digits that the account lists`() async throws {
        try await add([
            "olive Olive --kind card --currency JPY --since 2026-11-01 --card 1234",
            "gold Gold --kind card --currency JPY --since 2026-11-01 --card 5678",
        ])
        let outcome = try await program.run("bank", "import", try write(Self.cards, "two.csv"))
        #expect(outcome.status == 0, "\(outcome)")
        #expect(try await drafts() == ["gold 1800", "olive 1200", "olive 550"])
        // The one that is named has only its own rows, which the others are not.
        let named = try await program.run("bank", "import", try write(Self.cards, "again.csv"), "--account", "gold")
        #expect(named.status == 64 && named.messages.contains("4980********1234"), "\(named)")
    }

    @Test func `cards that no account lists are taken for the one that is named, and others are not`() async throws {
        try await add([
            "olive Olive --kind card --currency JPY --since 2026-11-01 --card 1234",
            "gold Gold --kind card --currency JPY --since 2026-11-01",
        ])
        let one = try write(Self.cards, "one.csv")
        let unsaid = try await program.run("bank", "import", one)
        #expect(unsaid.status == 64 && unsaid.messages.contains("--account"), "\(unsaid)")
        let other = try await program.run("bank", "import", one, "--account", "gold")
        #expect(other.status == 64 && other.messages.contains("4980********1234"), "1234 is Olive's: \(other)")
        #expect(try await drafts().isEmpty)

        let unknown = try write(Self.cards.replacing("1234", with: "9998"), "unknown.csv")
        let taken = try await program.run("bank", "import", unknown, "--account", "gold")
        #expect(taken.status == 0, "\(taken)")
        #expect(
            try await drafts() == [
                "gold 1200 4980********9998", "gold 1800 4980********5678", "gold 550 4980********9998",
            ]
        )
    }

    @Test func `cards of an account's members are its own, and so are those that it lists`() async throws {
        try await add([
            "amex Amex --kind card --currency USD --since 2026-11-01",
            "visa Visa --kind card --currency USD --since 2026-11-01 --card 2001 --card 2019",
        ])
        let members = """
            Date,Description,Card Member,Account #,Amount
            11/20/2026,BOOKS,JOHN DOE,-41001,12.50
            11/19/2026,GROCER,JANE DOE,-41019,89.00
            11/18/2026,AUTOPAY PAYMENT - THANK YOU,JOHN DOE,-41001,-500.00
            """
        let taken = try await program.run("bank", "import", try write(members, "amex.csv"), "--account", "amex")
        #expect(taken.status == 0, "\(taken)")
        #expect(try await drafts().count == 3)
        let listed = """
            Transaction Date,Card No.,Description,Debit,Credit
            2026-11-20,2001,PHARMACY,7.50,
            2026-11-19,2019,TAXI,9.00,
            """
        let named = try await program.run("bank", "import", try write(listed, "visa.csv"), "--account", "visa")
        #expect(named.status == 0, "\(named)")
        #expect(try await drafts().filter { $0.hasPrefix("visa") } == ["visa 7.50", "visa 9.00"])
        let other = try write(listed.replacing("2019", with: "7777"), "other.csv")
        let refused = try await program.run("bank", "import", other, "--account", "visa")
        #expect(refused.status == 64 && refused.messages.contains("7777"), "\(refused)")
    }

    @Test func `a file with the number of another account than the named one says so`() async throws {
        try await add(["kb KB --card 3331", "kakao Kakao --card 3332"])
        let rows =
            "Date,Text,Amount,Account Number\n2026-11-27,Baker,-4.50,1112223332\n2026-11-28,Grocer,-5.00,1112223332\n"
        let file = try write(rows, "kakao.csv")
        let other = try await program.run("bank", "import", "--dry-run", file, "--account", "kb")
        #expect(other.status == 0 && other.messages.contains("that of Kakao"), "\(other)")
        #expect(try await program.run("bank", "import", "--dry-run", file).status == 0, "its digits name the account")
        let own = try await program.run("bank", "import", "--dry-run", file, "--account", "kakao")
        #expect(own.status == 0 && !own.messages.contains("that of"), "\(own)")
    }

    @Test func `dollars of PayPal go to the account for them, and what was exchanged is one transfer`() async throws {
        try await add([
            "paypal PayPal --currency EUR --since 2026-11-01 --opening 86.20",
            "dollars PayPal-USD --currency USD --since 2026-11-01",
        ])
        let rows = """
            Date,Name,Type,Status,Currency,Amount,Balance
            2026-11-02,Jane,Mobile Payment,Completed,USD,40.00,40.00
            2026-11-03,Figma,Payment,Completed,USD,-15.00,25.00
            2026-11-05,Grocer,Payment,Completed,EUR,-5.00,81.20
            2026-11-06,,General Currency Conversion,Completed,USD,-20.00,5.00
            2026-11-06,,General Currency Conversion,Completed,EUR,18.40,99.60
            """
        let outcome = try await program.run("bank", "import", try write(rows, "paypal.csv"), "--account", "paypal")
        #expect(outcome.status == 0 && outcome.messages.contains("$0.00 + $5.00 = $5.00 ✓"), "\(outcome)")
        let made = try await program.run("list", "--json", "--status", "draft").objects()
        let places = made.map { "\($0["kind"] ?? "") \($0["account"] ?? "") \($0["amount"] ?? "")" }
        #expect(
            places.sorted() == [
                "expense dollars 15.00", "expense paypal 5.00", "income dollars 40.00", "transfer dollars 20.00",
            ]
        )
        let exchange = made.first { $0["kind"] as? String == "transfer" }
        #expect(exchange?["toAccount"] as? String == "paypal" && exchange?["toAmount"] as? String == "18.40 EUR")
        #expect(try await program.run("review", "--auto").status == 0)
    }
}
