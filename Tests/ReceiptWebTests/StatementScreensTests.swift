import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import Synchronization
import Testing

@testable import ReceiptWeb

/// The import of a statement by the page: the file, what is asked about it, and what came of it.
@Suite struct StatementScreensTests {
    private static let csv = """
        거래일자,적요,출금,입금,잔액
        2026-11-02,스타벅스,5000,0,95000
        2026-11-03,급여,0,200000,295000
        2026-11-04,이마트,23400,0,271600

        """

    private static func form(_ fields: [(name: String, file: String?, text: String)]) -> [[UInt8]] {
        let parts = fields.map { field in
            "--b\r\nContent-Disposition: form-data; name=\"\(field.name)\""
                + (field.file.map { "; filename=\"\($0)\"" } ?? "") + "\r\n\r\n\(field.text)\r\n"
        }
        return [Array((parts.joined() + "--b--\r\n").utf8)]
    }

    private static let multipart = ["content-type": "multipart/form-data; boundary=b"]

    private static func account(_ id: String, _ kitchen: Kitchen) async throws {
        let opening = Account.Opening(
            date: try #require(CalendarDay(iso: "2026-11-01")),
            amount: Money(minorUnits: 100_000, currency: .krw)
        )
        _ = try await ManageAccounts(library: kitchen.library, user: .me).add(
            Account(id: id, name: id.uppercased(), kind: .bank, opening: opening),
            profile: Profile(locale: "ko-KR", currency: .krw)
        )
    }

    /// Sends a file, and returns the address of what is asked about it.
    private static func send(
        _ text: String,
        _ secret: String,
        _ kitchen: Kitchen,
        account: String = "",
        to path: String = "/statements"
    ) async throws -> String {
        let body = form([("account", nil, account), ("statement", "november.csv", text)])
        let answer = try await kitchen.ask(.post, path, as: secret, body: body, headers: multipart)
        #expect(answer.status == 303)
        return try #require(answer.header("location"))
    }

    @Test(arguments: ["/statements", "/share"])
    func `a statement is shown before anything is written, imported once, and undone`(path: String) async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await Self.account("kb", kitchen)
            // The bank writes what the household has noted by hand.
            let own = try await kitchen.draft("이마트", status: .confirmed)
            let place = try await Self.send(Self.csv, secret, kitchen, to: path)
            let page = try await kitchen.ask(place, as: secret).text
            #expect(page.contains("november.csv") && page.contains("KB\u{A0}· 3 rows") && page.contains("스타벅스"))
            #expect(page.contains("₩100,000") && page.contains("₩271,600 ✓"))
            #expect(try await kitchen.library.records(of: .me).count == 1 && kitchen.inbox.isEmpty)
            let answer = try await kitchen.ask(.post, place, as: secret, form: "do=import")
            let done = try #require(answer.header("location"))
            #expect(done.contains("said=imported"))
            let result = try await kitchen.ask(done, as: secret).text
            #expect(result.contains("/review/statements") && result.contains("✓") && result.contains("/undo"))
            #expect(!result.contains("receiptmind "))
            let count = try await kitchen.library.records(of: .me).count
            #expect((3...4).contains(count))
            _ = try await kitchen.ask(.post, place, as: secret, form: "do=import")
            #expect(try await kitchen.library.records(of: .me).count == count)
            let again = try await kitchen.ask(try await Self.send(Self.csv, secret, kitchen), as: secret).text
            #expect(again.contains("in the book already") || again.contains("Imported before"))
            let step = try #require(try await kitchen.library.steps(of: .me, newest: 1).first)
            #expect(try await kitchen.ask(.post, "/undo", as: secret, form: "step=\(step.number)").status == 303)
            #expect(try await kitchen.library.records(of: .me).filter { $0.status != .discarded }.map(\.id) == [own.id])
        }
    }

    @Test func `whose statement it is, is asked, and an account can be added there`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let place = try await Self.send(Self.csv, secret, kitchen)
            let number = String(place.dropFirst("/statements/".count))
            #expect(try await kitchen.ask(place, as: secret).text.contains("/accounts/new?statement=\(number)"))
            let made = try await kitchen.ask(
                .post,
                "/accounts",
                as: secret,
                form: "name=KB&kind=bank&statement=\(number)"
            )
            #expect(made.header("location") == place)
            #expect(try await kitchen.ask(place, as: secret).text.contains("3 rows"))
            try await Self.account("shinhan", kitchen)
            let other = try await Self.send(Self.csv, secret, kitchen)
            #expect(try await kitchen.ask(other, as: secret).text.contains("Whose statement is it?"))
            _ = try await kitchen.ask(.post, other, as: secret, form: "do=account&account=shinhan")
            #expect(try await kitchen.ask(other, as: secret).text.contains("SHINHAN\u{A0}· 3 rows"))
        }
    }

    @Test(arguments: [
        ("Date,Description,Amount\n03/04/2026,Cafe,-5.00\n02/05/2026,Shop,-7.00\n", "means=order+dayFirst", "3 Apr"),
        (
            "a,b,c\n2026-11-02,Cafe,5000\n2026-11-03,Shop,7000\n",
            "do=columns&column-1=date&column-2=text&column-3=out", "Cafe"
        ),
    ])
    func `what a file leaves open is asked with its rows, and remembered`(
        text: String,
        answer: String,
        shown: String
    ) async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await Self.account("kb", kitchen)
            let place = try await Self.send(text, secret, kitchen)
            let page = try await kitchen.ask(place, as: secret).text
            #expect(page.contains("do\" value=\"mean") || page.contains("column-1") || page.contains("Import"))
            let form = answer.hasPrefix("do=") ? answer : "do=mean&" + answer
            _ = try await kitchen.ask(.post, place, as: secret, form: form)
            let read = try await kitchen.ask(place, as: secret).text
            #expect(read.contains("value=\"import\"") && read.contains("Cafe"), "\(read)")
            _ = try await kitchen.ask(.post, place, as: secret, form: "do=import")
            #expect(try await kitchen.library.records(of: .me).count == 2)
            let next = try await kitchen.ask(try await Self.send(text, secret, kitchen), as: secret).text
            #expect(!next.contains("value=\"mean\"") && next.contains("2 rows"))
        }
    }

    @Test func `amounts that an account cannot have ask for the account`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await Self.account("kb", kitchen)
            let text = "Date,Description,Debit,Credit\n2026-11-02,Cafe,4.20,\n2026-11-03,Shop,,4.80\n"
            let page = try await kitchen.ask(try await Self.send(text, secret, kitchen), as: secret).text
            #expect(
                page.contains("-4.2 ") && page.contains("id=\"account\"") && page.contains("/accounts/new?statement=")
            )
        }
    }

    @Test func `columns can be chosen where another question is asked about them`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await Self.account("kb", kitchen)
            let text = "Date,Description,Amount\n2026-11-02,Cafe,5000\n2026-11-03,Shop,7000\n"
            let place = try await Self.send(text, secret, kitchen)
            let page = try await kitchen.ask(place, as: secret).text
            #expect(page.contains("value=\"mean\"") && page.contains(place + "?columns=1"))
            #expect(try await kitchen.ask(place + "?columns=1", as: secret).text.contains("column-3"))
        }
    }

    @Test func `a file belongs to its device, and a large or foreign one is refused`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let place = try await Self.send(Self.csv, secret, kitchen)
            let other = try await kitchen.device(of: Kitchen.mom)
            for method in [PageRequest.Method.get, .post] {
                let answer = try await kitchen.ask(method, place, as: other, form: "do=import")
                #expect(answer.header("location") == "/statements?gone=1")
            }
            let large = String(repeating: "x", count: KeptStatements.largest + 1)
            let body = Self.form([("statement", "a.csv", large)])
            let refused = try await kitchen.ask(.post, "/statements", as: secret, body: body, headers: Self.multipart)
            #expect(refused.status == 413)
            let foreign = Self.multipart.merging(["origin": "http://evil.test"]) { $1 }
            #expect(
                try await kitchen.ask(.post, "/statements", as: secret, body: Self.form([]), headers: foreign).status
                    == 403
            )
            let none = try await kitchen.ask(
                .post,
                "/statements",
                as: secret,
                body: Self.form([("statement", "", "")]),
                headers: Self.multipart
            )
            #expect(none.header("location") == "/statements?none=1")
            let html = try await kitchen.ask(
                try await Self.send("<b>no</b>", secret, kitchen),
                as: secret
            ).text
            #expect(html.contains("Choose another file") && !html.contains("<b>no"))
        }
    }

    @Test func `several files are imported one after the other`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await Self.account("kb", kitchen)
            let later = "거래일자,적요,출금,입금,잔액\n2026-11-05,다이소,3000,0,268600\n2026-11-06,약국,2000,0,266600\n"
            let body = Self.form([("statement", "first.csv", Self.csv), ("statement", "second.csv", later)])
            let sent = try await kitchen.ask(.post, "/statements", as: secret, body: body, headers: Self.multipart)
            let first = try #require(sent.header("location"))
            #expect(try await kitchen.ask(first, as: secret).text.contains("first.csv"))
            _ = try await kitchen.ask(.post, first, as: secret, form: "do=import")
            let page = try await kitchen.ask(first, as: secret).text
            #expect(page.contains("1 file to import") && page.contains("second.csv") && !page.contains("first.csv"))
            #expect(try await !kitchen.ask("/statements", as: try await kitchen.device()).text.contains("second.csv"))
            let next = try #require(
                page.split(separator: "href=\"/statements/").dropFirst().first?.prefix { $0 != "\"" }
            )
            _ = try await kitchen.ask(.post, "/statements/\(next)", as: secret, form: "do=import")
            #expect(try await kitchen.library.records(of: .me).count == 5)
            #expect(try await !kitchen.ask("/statements", as: secret).text.contains("to import"))
        }
    }

    @Test func `what the household dates behind the statement's last day is no difference to the bank`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await Self.account("kb", kitchen)
            let form = "kind=expense&merchant=이마트&amount=23400&category=food&account=kb&date=2026-11-05"
            _ = try await kitchen.ask(.post, "/add", as: secret, form: form)
            let place = try await Self.send(Self.csv, secret, kitchen)
            let asked = try await kitchen.ask(place, as: secret).text
            let mark = asked.split(separator: "value=\"same ").dropFirst().first?.prefix { $0 != "\"" } ?? ""
            let answer = "do=import&row-2=same+" + mark
            _ = try await kitchen.ask(.post, place, as: secret, form: answer)
            #expect(try await kitchen.library.records(of: .me).count == 3)
            #expect(try await !kitchen.ask(place, as: secret).text.contains("the bank has"))
        }
    }

    @Test func `an account that begins too late begins earlier, once`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            for id in ["kb", "shinhan"] { try await Self.account(id, kitchen) }
            let early = Self.csv.replacing("2026-11", with: "2026-10")
            let place = try await Self.send(early, secret, kitchen, account: "kb")
            _ = try await kitchen.ask(.post, place, as: secret, form: "do=import")
            let page = try await kitchen.ask(place, as: secret, headers: ["accept-language": "ko"]).text
            #expect(page.contains("계좌 시작일 바꾸기: ") && !page.contains("(으)로"))
            for _ in 1...2 {
                let form = "do=begin&account=kb"
                #expect(try await kitchen.ask(.post, place, as: secret, form: form).status == 303)
            }
            _ = try await kitchen.ask(.post, place, as: secret, form: "do=begin&account=shinhan")
            let accounts = try await kitchen.library.accountBook(of: .me)
            #expect(accounts["kb"]?.opening.date == CalendarDay(iso: "2026-10-02"))
            #expect(accounts["kb"]?.opening.amount == Money(minorUnits: 100_000, currency: .krw))
            #expect(accounts["shinhan"]?.opening.date == CalendarDay(iso: "2026-11-01"))
            #expect(!(try await kitchen.ask(place, as: secret).text.contains("value=\"begin\"")))
        }
    }

    @Test func `an account that begins earlier has the balance from which its rows lead to its own`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await Self.account("kb", kitchen)
            let place = try await Self.send(
                "거래일자,적요,출금,입금\n2026-10-02,스타벅스,5000,0\n2026-10-30,급여,0,20000\n2026-11-03,이마트,3000,0\n",
                secret,
                kitchen
            )
            _ = try await kitchen.ask(.post, place, as: secret, form: "do=import")
            #expect(try await kitchen.ask(place, as: secret).text.contains("with ₩85,000"))
            _ = try await kitchen.ask(.post, place, as: secret, form: "do=begin&account=kb")
            let opening = try await kitchen.library.accountBook(of: .me)["kb"]?.opening
            #expect(opening?.date == CalendarDay(iso: "2026-10-02") && opening?.amount.minorUnits == 85_000)
        }
    }

    @Test func `a file waits for half an hour since it was last looked at, whatever other devices send`() async throws {
        let now = Mutex(Date())
        try await Kitchen.with(now: { now.withLock(\.self) }) { kitchen in
            let (own, other) = (try await kitchen.device(), try await kitchen.device(of: Kitchen.mom))
            let place = try await Self.send(Self.csv, own, kitchen)
            var sent: [String] = []
            for _ in 1...14 { sent.append(try await Self.send(Self.csv, other, kitchen)) }
            #expect(try await kitchen.ask(try #require(sent.first), as: other).status == 303)
            #expect(try await kitchen.ask(try #require(sent.last), as: other).status == 200)
            for _ in 1...3 {
                now.withLock { $0 += 20 * 60 }
                #expect(try await kitchen.ask(place, as: own).status == 200)
            }
            now.withLock { $0 += 31 * 60 }
            #expect(try await kitchen.ask(place, as: own).header("location") == "/statements?gone=1")
        }
    }

    @Test func `no answer about a file is an error of ours`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await Self.account("kb", kitchen)
            let hostile = ["", "-1", "9223372036854775807", "<b>'\"%", String(repeating: "9", count: 5000), "%00"]
            for action in ["account", "password", "encoding", "mean", "columns", "read", "begin", "import"] {
                for field in [
                    "account", "password", "encoding", "means", "column-1", "order", "sign", "number", "row-0",
                ] {
                    for value in hostile {
                        let place = try await Self.send(Self.csv, secret, kitchen)
                        let answer = try await kitchen.ask(
                            .post,
                            place,
                            as: secret,
                            form: "do=\(action)&\(field)=\(value)"
                        )
                        #expect(answer.status == 303, "\(action) \(field) \(value)")
                        #expect(try await kitchen.ask(place, as: secret).status == 200)
                    }
                }
            }
        }
    }
}
