import Foundation
import ReceiptTestSupport
import Testing

/// Ledgers that have what today's program takes from nobody: it has to read them all the same.
@Suite(.timeLimit(.minutes(30))) struct OldLedgerTests {
    private let program = ReceiptMindProgram(variables: ["RECEIPTMIND_TODAY": "2026-11-30", "LC_ALL": "ko_KR.UTF-8"])
    private var home: TemporaryHome { program.home }

    /// Puts other texts into the ledger, each line with the hash of the one before it.
    private func rewrite(_ replaced: [(String, String)]) throws {
        let ledger = home.library + "/Users/me/ledger.jsonl"
        var text = try String(contentsOfFile: ledger, encoding: .utf8)
        for (old, new) in replaced {
            #expect(text.contains(old), "\(old)")
            text = text.replacing(old, with: new)
        }
        let file = home.path + "/ledger.txt"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let code = """
            import hashlib, re, sys
            before = b''
            with open(sys.argv[2], 'wb') as ledger:
                for line in open(sys.argv[1], 'rb').read().splitlines():
                    hash = hashlib.sha256(before).hexdigest().encode()
                    before = re.sub(b'"prev":"[0-9a-f]*"', b'"prev":"' + hash + b'"', line)
                    ledger.write(before + b'\\n')
            """
        let outcome = try ChildProcess.run("/usr/bin/python3", ["-c", code, file, ledger])
        #expect(outcome.status == 0, "\(outcome.messages)")
    }

    /// Everything that only looks.
    private static let looks = """
        list
        list --tsv
        list --json
        list --where memo~x
        search shop
        search shop --json
        accounts
        accounts --json
        account wallet
        account wallet --json
        account card
        subjects
        subjects --json
        subject nabi
        subject nabi --json
        day 2026-11-05
        day 2026-11-05 --json
        measure nabi
        measure nabi --json
        remind
        recurring
        recurring --json
        recurring preview rent
        categories
        status
        rules
        users
        budget
        report
        report --tsv
        report --json
        report --by merchant
        report --by merchant --tsv
        report --by subject --tsv
        report --by account
        report --by day
        report --net-worth
        report --net-worth --tsv
        report --item shop
        report --tax
        report 2026
        verify
        export --format csv
        export --format json
        export --format hledger
        export --format beancount
        export --format ofx
        export --format qif
        export --format ics
        recurring export --ics -
        """

    @Test func `two amounts of the largest number end no command, and their sum is said to be more`() async throws {
        try await program.run(line: "accounts add wallet Wallet --kind cash --opening 123456701 --since 2026-11-01")
        try await program.run(
            line:
                "accounts add card Card --kind card --owed 123456702 --since 2026-11-01 --cutoff 31 --pay-day 14 --pay-from wallet"
        )
        try await program.run(line: "subjects add nabi --kind pet")
        try await program.run(line: "budget set food 123456703")
        for line in [
            "add 11/03 shop 123456711 food wallet @nabi", "add 11/04 shop 123456712 food wallet @nabi",
            "add 11/05 shop 123456713 health card --installments 3", "add 11/06 shop 123456714 food wallet --refund",
            "add 11/07 123456715 --from wallet --to card --fee 123456716", "add 11/08 pay 123456717 salary wallet",
        ] { try await program.run(line: line) }
        try await program.run(line: "recurring add rent 123456718 --on 29 --since 2026-11-29")
        let most = ["701", "702", "703", "711", "712", "713", "714", "715", "716", "717", "718"]
        try rewrite(most.map { ("123456" + $0, "9223372036854775807") })
        var said: [String] = []
        for line in Self.looks.split(separator: "\n") {
            let outcome = try await program.run(line.split(separator: " ").map(String.init))
            // A signal would be a negative one; what has no records of its kind may say so.
            #expect([0, 64].contains(outcome.status), "\(line): \(outcome)")
            if (outcome.output + outcome.messages).contains("≥") { said.append(String(line)) }
        }
        for line in ["list", "accounts", "report"] { #expect(said.contains(line), "\(line) says nothing: \(said)") }
        // And it can be put right.
        let listed = try await program.run(line: "list --json").objects()
        let id = try #require(listed.first { $0["date"] as? String == "2026-11-03" }?["id"] as? String)
        #expect(try await program.run("edit", id, "amount=1000000000000001").status == 64)
        try await program.run(line: "edit \(id) amount=1000")
        try await program.run(line: "list")
        try await program.run(line: "undo")
    }

    @Test func `a statement with an amount that no ledger can hold is refused, and says its line`() async throws {
        try await program.run(line: "accounts add wallet Wallet --opening 1000 --since 2026-11-01")
        let rows = Data("날짜,내용,금액\n2026-11-03,가게,-1000\n2026-11-04,가게,-9223372036854775807\n".utf8)
        let file = try home.put(rows, at: home.path + "/statement.csv")
        let outcome = try await program.run("bank", "import", file, "--accept", "--lang", "en")
        #expect(outcome.status == 64 && outcome.messages.contains("line 3: -9223372036854775807"), "\(outcome)")
        #expect(try await program.run(line: "list --json").output.isEmpty)
    }

    @Test func `no command hands a terminal what a stranger sent`() async throws {
        try await program.run(line: "accounts add wallet WalletQQQ --kind cash --opening 1000 --since 2026-11-01")
        try await program.run(
            line:
                "accounts add card CardQQQ --kind card --owed 1000 --since 2026-11-01 --cutoff 31 --pay-day 14 --pay-from wallet"
        )
        try await program.run(line: "subjects add nabiQQQ --kind pet")
        try await program.run(line: "measure add nabiQQQ weight 4.2kg --date 2026-11-05")
        try await program.run(line: "remind add reminderQQQ --subject nabiQQQ --on 2026-12-01")
        for line in [
            "add 11/03 shopQQQ 1000 food wallet @nabiQQQ #tagQQQ --memo memoQQQ",
            "add 11/05 shopQQQ 2000 food wallet @nabiQQQ",
            "add 11/05 shopQQQ 3000 food @whoQQQ",
        ] { try await program.run(line: line) }
        try await program.run(line: "note noteQQQ --date 2026-11-05 --subject nabiQQQ")
        try await program.run(line: "recurring add rentQQQ 1000 --on 29 --since 2026-11-29 --mode draft")
        try await program.run(line: "status")
        try rewrite([("QQQ", #" x\u001b]0;title\u0007\u009b31m\u202e"#)])
        let id = try #require(try await program.run(line: "list --json").objects().first?["id"] as? String)
        let all =
            Self.looks
            + "\nshow \(id)\nshow \(id) --json\nedit \(id) amount=7 --dry-run\nundo --dry-run\nlist --lang ko\nstatus --lang ko"
        var seen = 0
        for line in all.split(separator: "\n") {
            let outcome = try await program.run(line.split(separator: " ").map(String.init))
            #expect([0, 64].contains(outcome.status), "\(line): \(outcome)")
            let text = outcome.output + outcome.messages
            let steering = text.unicodeScalars.filter { scalar in
                switch scalar.value {
                case 9, 10, 13: false
                case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
                default: false
                }
            }
            #expect(steering.isEmpty, "\(line): \(text.debugDescription)")
            if text.contains("title") { seen += 1 }
        }
        #expect(seen > 20, "of \(all.split(separator: "\n").count) commands \(seen) have shown one of the texts")
    }
}
