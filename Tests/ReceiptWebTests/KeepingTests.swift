import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

/// Forms keep what a person typed, and mean what the person sees.
@Suite struct KeepingTests {
    private static let won = ("/accounts", "name=Purse&kind=cash&opening=100000&since=2026-01-01")
    private static let dollars = ("/accounts", "name=Dollars&kind=bank&opening=100+USD&since=2026-01-01")

    private func make(_ forms: [(String, String)], _ kitchen: Kitchen, _ secret: String) async throws {
        for (path, form) in forms {
            let answer = try await kitchen.ask(.post, path, as: secret, form: form)
            #expect(answer.status == 303 && answer.header("location")?.contains("form=") == false, "\(path) \(form)")
        }
    }

    @Test func `a note of several lines is one line in lists, and keeps its lines in the diary`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await make([("/add", "kind=note&text=one%0Atwo")], kitchen, secret)
            for path in ["/records", "/steps"] {
                let page = try await kitchen.ask(path, as: secret).text
                #expect(page.contains("one two") && !page.contains("one\\n"), "\(path)")
            }
            #expect(try await kitchen.ask("/calendar", as: secret).text.contains("one\ntwo"))
        }
    }

    @Test func `an entry gets its tags in the form that adds it`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            #expect(try await kitchen.ask("/add", as: secret).text.contains("name=\"tags\""))
            let form = "kind=expense&merchant=Cafe&amount=4500&tags=trip%2C+%23gift"
            try await make([("/add", form)], kitchen, secret)
            #expect(try await kitchen.library.records(of: .me).first?.tags == ["trip", "gift"])
        }
    }

    @Test func `a line is of the kind of its tab`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            #expect(try await kitchen.ask("/add?kind=income", as: secret).text.contains("value=\"income\""))
            try await make([("/add", "kind=income&line=Work+3000000"), ("/add", "line=Cafe+4500")], kitchen, secret)
            let records = try await kitchen.library.records(of: .me)
            #expect(records.first { $0.merchant == "Work" }?.kind == .income)
            #expect(records.first { $0.merchant == "Cafe" }?.kind == .expense)
            let transfer = try await kitchen.send("/add", as: secret, form: "kind=transfer&line=Cash+5000")
            #expect(transfer.text.contains("ink-bad"))
            #expect(try await kitchen.library.records(of: .me).count == 2)
        }
    }

    @Test func `no sign stands before an amount whose account decides its currency`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await make([Self.won], kitchen, secret)
            #expect(try await kitchen.ask("/add", as: secret).text.contains("₩</span>"))
            try await make([Self.dollars], kitchen, secret)
            #expect(try await !kitchen.ask("/add", as: secret).text.contains("₩</span>"))
        }
    }

    @Test func `a draft without an amount shows the sign of its account's currency`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await make([Self.dollars], kitchen, secret)
            var generator = SystemRandomNumberGenerator()
            let id = RecordID(milliseconds: 1_780_000_000_000, using: &generator)
            var record = Record(id: id, user: .me, status: .draft, merchant: "Cafe", createdAt: Date())
            record.account = "dollars"
            _ = try await kitchen.library.apply(ChangeSet([LedgerChange(adding: record)]), of: .me)
            let page = try await kitchen.ask("/review/\(id)", as: secret).text
            #expect(page.contains("$</span>") && !page.contains("₩</span>"))
        }
    }

    @Test func `an account that does not exist is refused wherever a record is changed`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await make([Self.won, ("/add", "merchant=A&amount=5000&account=purse")], kitchen, secret)
            let record = try #require(try await kitchen.library.records(of: .me).first)
            let change = "revision=\(record.revision)&account=csah"
            let answer = try await kitchen.send("/records/\(record.id)", as: secret, form: change)
            #expect(answer.text.contains("csah") && answer.text.contains("problem-account"))
            #expect(try await kitchen.library.record(record.id, of: .me).account == "purse")
        }
    }

    @Test func `the parts of a refund need no sign, and none is left without a rest`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let parts = "&partCategory1=food&partAmount1=&partCategory2=household&partAmount2="
            try await make([("/add", "merchant=A&amount=10000&refund=on" + parts + "4000")], kitchen, secret)
            let record = try #require(try await kitchen.library.records(of: .me).first)
            #expect(record.book.splits.map(\.amount.minorUnits) == [-6000, -4000])
            let refused = try await kitchen.send("/add", as: secret, form: "merchant=B&amount=10000" + parts + "14000")
            #expect(refused.text.contains("ink-bad") && refused.text.contains("14,000"))
            #expect(try await kitchen.library.records(of: .me).count == 1)
        }
    }

    @Test func `a list of a category sums the parts in it, as a report counts them`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let parts = "&partCategory1=food&partAmount1=&partCategory2=household&partAmount2=4000"
            let adds = ["merchant=A&amount=10000" + parts, "merchant=B&amount=500&category=household"]
            try await make(adds.map { ("/add", $0) }, kitchen, secret)
            let whole = try await kitchen.ask("/records", as: secret).text
            #expect(whole.contains("₩10,500"))
            let household = try await kitchen.ask("/records?category=household", as: secret).text
            #expect(household.components(separatedBy: "₩4,500").count == 3, "the list's sum and the day's")
            #expect(household.contains("₩10,000") && !household.contains("₩10,500"))
        }
    }

    @Test func `what is planned is no spending yet`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await make([("/add", "merchant=A&amount=10000"), ("/add", "line=tomorrow+B+500")], kitchen, secret)
            let list = try await kitchen.ask("/records", as: secret).text
            #expect(list.contains("₩10,000; planned ₩500") && !list.contains("₩10,500"))
        }
    }

    @Test func `a second goal of a name leaves the first one as it is`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await make([("/goals", "name=Trip&target=3000000&by=2030-06-30")], kitchen, secret)
            for name in ["Trip", "trip%21"] {
                let refused = try await kitchen.send("/goals", as: secret, form: "name=\(name)&target=900000")
                #expect(refused.text.contains("already"), "\(name)")
            }
            let goals = try await kitchen.library.entities(SavingGoal.self, of: .me)
            #expect(goals.map(\.entity.target.minorUnits) == [3_000_000] && goals.first?.entity.by != nil)
        }
    }

    @Test func `what was typed into a form that became stale is shown beside what is there now`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await make([("/add", "merchant=Shop&amount=1000")], kitchen, secret)
            let record = try #require(try await kitchen.library.records(of: .me).first)
            let place = "/records/\(record.id)"
            try await make([(place, "revision=\(record.revision)&amount=2000")], kitchen, secret)
            let typed = "revision=\(record.revision)&memo=my+own+words&merchant=Other+shop&amount=1%2C000"
            let stale = try await kitchen.ask(.post, place, as: secret, form: typed)
            #expect(stale.status == 409)
            for text in ["my own words", "Other shop", "2000", place] { #expect(stale.text.contains(text), "\(text)") }
        }
    }

    @Test func `a note keeps its lines and its length when it is changed`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let long = String(repeating: "word ", count: 80)
            try await make([("/add", "kind=note&text=one%0D%0Atwo")], kitchen, secret)
            let note = try #require(try await kitchen.library.records(of: .me).first)
            let place = "/records/\(note.id)"
            #expect(try await kitchen.ask(place + "?edit=1", as: secret).text.contains("<textarea"))
            let page = try await kitchen.ask(place, as: secret).text
            #expect(page.contains("one\ntwo") && page.contains(place + "?edit=1") && !page.contains("<textarea"))
            let same = "revision=\(note.revision)&memo=one%0D%0Atwo"
            try await make([(place, same)], kitchen, secret)
            #expect(try await kitchen.library.record(note.id, of: .me).revision == note.revision)
            let form = "revision=\(note.revision)&memo=one%0D%0Atwo%21+" + long.replacing(" ", with: "+")
            try await make([(place, form)], kitchen, secret)
            let memo = try await kitchen.library.record(note.id, of: .me).memo
            #expect(memo.hasPrefix("one\ntwo! word") && memo.count > 400)
        }
    }

    @Test func `a confirmed transfer stays one, and no other record is offered to become one`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let bank = ("/accounts", "name=Bank&kind=bank&opening=100000&since=2026-01-01")
            let transfer = ("/add", "kind=transfer&account=bank&toAccount=purse&amount=10000&fee=500")
            try await make([Self.won, bank, transfer, ("/add", "merchant=A&amount=1")], kitchen, secret)
            let records = try await kitchen.library.records(of: .me)
            let moved = try #require(records.first { $0.kind == .transfer })
            let bought = try #require(records.first { $0.kind == .expense })
            let form = "revision=\(moved.revision)&kind=expense"
            let refused = try await kitchen.send("/records/\(moved.id)", as: secret, form: form)
            #expect(refused.text.contains("stays one"))
            #expect(try await kitchen.library.record(moved.id, of: .me).kind == .transfer)
            let page = try await kitchen.ask("/records/\(moved.id)?edit=1", as: secret).text
            #expect(page.contains("name=\"toAccount\"") && page.contains("value=\"500\""))
            try await make(
                [("/records/\(moved.id)", "revision=\(moved.revision)&fee=700&toAccount=purse")],
                kitchen,
                secret
            )
            let mended = try await kitchen.library.record(moved.id, of: .me)
            #expect(mended.book.fee?.minorUnits == 700 && mended.book.toAccount == "purse")
            let both = "revision=\(mended.revision)&toAccount=bank"
            #expect(try await kitchen.send("/records/\(moved.id)", as: secret, form: both).text.contains("ink-bad"))
            #expect(
                try await !kitchen.ask("/records/\(bought.id)?edit=1", as: secret).text.contains("value=\"transfer\"")
            )
        }
    }

    @Test(arguments: ["abc", "-3kg", "-1"])
    func `a weight is a number`(value: String) async throws {
        try await Kitchen.with { kitchen in
            let subject = try await HouseholdSubjects(library: kitchen.library, user: .me)
                .add("Nabi", .init(kind: .pet), profile: Profile(locale: "ko-KR", currency: .krw))
            let measures = HouseholdMeasures(library: kitchen.library, user: .me)
            await #expect(throws: HouseholdMeasures.Problem.notANumber(value)) {
                try await measures.add(subject, "weight", value, on: try .today())
            }
            _ = try await measures.add(subject, "stool", "soft", on: try .today())
            #expect(throws: HouseholdMeasures.Problem.notAName("4.2kg")) { try HouseholdMeasures.code("4.2kg") }
            let furlong = HouseholdMeasures.Problem.notAUnit("furlong", known: KnownMeasure.weight.units)
            await #expect(throws: furlong) {
                try await measures.add(subject, "weight", "4.2 furlong", on: try .today())
            }
            for (what, value) in [("weight", "9 LB"), ("height", "30 cm")] {
                #expect(try await measures.add(subject, what, value, on: try .today()).shown == value)
            }
        }
    }

    @Test(arguments: [("enter", 20), ("leave", 0)])
    func `entries of more than a year wait for an answer`(answer: String, least: Int) async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let first = try #require(CalendarDay.today().adding(days: -700))
            let rent = "kind=expense&merchant=Rent&amount=650000&every=month&mode=enter&first=\(first)"
            try await make([("/coming/entry", rent)], kitchen, secret)
            #expect(try await kitchen.library.records(of: .me).isEmpty)
            let page = try await kitchen.ask("/coming", as: secret).text
            #expect(page.contains("Due long ago") && page.contains("value=\"enter\""))
            let id = try #require(try await kitchen.library.entities(Recurrence.self, of: .me).first?.entity.id)
            try await make([("/coming", "id=\(id)&do=\(answer)")], kitchen, secret)
            let count = try await kitchen.library.records(of: .me).count
            #expect(least == 0 ? count == 0 : count > least)
            #expect(try await !kitchen.ask("/coming", as: secret).text.contains("Due long ago"))
        }
    }

    @Test(arguments: [(200, "entries that were due are in the records"), (0, "1 entry that was due is in the records")])
    func `an entry that begins in the past says what it entered, leads there and takes it back`(
        days: Int,
        said: String
    ) async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let first = try #require(CalendarDay.today().adding(days: -days))
            let rent = "kind=expense&merchant=Rent&amount=650000&every=month&mode=enter&first=\(first)"
            let page = try await kitchen.send("/coming/entry", as: secret, form: rent).text
            let made = try await kitchen.library.records(of: .me)
            #expect(days == 0 ? made.count == 1 : made.count > 5)
            #expect(page.contains(days == 0 ? said : "\(made.count) \(said)"))
            #expect(page.contains(days == 0 ? "href=\"/records/\(made[0].id.rawValue)\"" : "href=\"/records?q=Rent\""))
            let step = try #require(try await kitchen.library.steps(of: .me, newest: 1).first)
            #expect(page.contains("name=\"step\" value=\"\(step.number)\""))
            let undone = try await kitchen.send("/undo", as: secret, form: "step=\(step.number)&back=/coming").text
            #expect(undone.contains("Undone.") && undone.contains("action=\"/redo\""))
            #expect(try await kitchen.library.records(of: .me).allSatisfy { $0.status == .discarded })
        }
    }

    @Test func `a purchase abroad that is not settled shows what was paid, and that no balance includes it`()
        async throws
    {
        try await Kitchen.withDevice { kitchen, secret in
            let today = try CalendarDay.today()
            try await make(
                [("/accounts", "name=Won&kind=bank&opening=100000&since=2026-01-01")],
                kitchen,
                secret
            )
            let account = try #require(try await kitchen.library.accountBook(of: .me).accounts.first)
            let paid = "&account=\(account.id)&date=\(today)"
            try await make(
                [("/add", "merchant=A&amount=5000" + paid), ("/add", "merchant=B&amount=12.50+USD" + paid)],
                kitchen,
                secret
            )
            for path in ["/accounts", "/accounts/\(account.id)"] {
                let page = try await kitchen.ask(path, as: secret).text
                #expect(page.contains("₩95,000") && page.contains("so in no balance: -$12.50"), "\(path)")
            }
            let home = try await kitchen.ask("/", as: secret).text
            #expect(home.contains("1 in a foreign currency and not settled $12.50"))
            let page = try await kitchen.ask("/accounts/\(account.id)", as: secret).text
            #expect(page.contains(">-$12.50<") && page.contains("not settled yet") && !page.contains(">₩0<"))
        }
    }

    @Test func `the start page has the money of other currencies, and tells a year's budget`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await make(
                [
                    ("/add", "merchant=A&amount=5000"), ("/add", "merchant=B&amount=12.50+USD"),
                    ("/budgets", "do=set&category=food&amount=1200000&unit=year"),
                ],
                kitchen,
                secret
            )
            let home = try await kitchen.ask("/", as: secret).text
            #expect(home.contains("₩5,000") && home.contains("+ $12.50") && home.contains("a year"), "\(home)")
        }
    }

    @Test func `settings that cannot be saved are shown again with what was typed`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            for (path, form) in [
                ("/settings/profile", "currency=KRW&dates=&languages=ko&month-start=99"),
                ("/settings/people", "do=add&name=Daddy+Cool"),
            ] {
                let again = try await kitchen.send(path, as: secret, form: form)
                #expect(again.status == 200 && again.text.contains("ink-bad"), "\(path)")
                #expect(
                    again.text.contains("value=\"99\"") || again.text.contains("value=\"Daddy Cool\""),
                    "\(path)"
                )
            }
        }
    }

    @Test(arguments: [
        ("ko", true), ("en", false), ("ko;q=0.1, en", false), ("en;q=0.3, ko;q=0.8", true), ("ko;q=0, fr", false),
        ("fr, ko-KR;q=0.2", true), ("", false), ("ko;q=x", false),
    ])
    func `the language is the one that the browser likes best`(header: String, isKorean: Bool) async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let page = try await kitchen.ask("/settings", as: secret, headers: ["accept-language": header])
            #expect(page.text.contains("설정") == isKorean)
        }
    }
}
