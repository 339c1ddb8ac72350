import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

/// Everything that the page makes, and the errors that it tells in its own words.
@Suite struct MakingTests {
    @Test func `an account, a budget, a recurring entry, a reminder and a subject are made and can be undone`()
        async throws
    {
        try await Kitchen.withDevice { kitchen, secret in
            let library = kitchen.library
            let forms = [
                ("/accounts", "name=%EC%A7%80%EA%B0%91&kind=cash&opening=120%2C000"),
                ("/budgets", "do=set&category=food&amount=400%2C000&unit=month"),
                ("/coming/entry", "kind=expense&merchant=Rent&amount=650000&every=month&first=2026-11-30&mode=draft"),
                ("/coming/reminder", "title=Inspection&day=2030-03-02&every=1+year"),
                ("/goals", "name=Japan&target=3%2C000%2C000&by=2030-05-01"),
                ("/goals/japan", "do=save&amount=250%2C000"), ("/goals/japan", "do=back&amount=50%2C000"),
                ("/goals/japan", "do=set&target=2%2C800%2C000&by="),
                ("/budgets", "do=set&category=culture&amount=100%2C000&unit=month"),
                ("/budgets", "do=move&from=food&to=culture&moved=50%2C000"),
                ("/coming/reminder", "title=12%EC%9B%94+tax&day=2030-12-16"), ("/subjects", "name=Nabi&kind=pet"),
            ]
            for (path, form) in forms {
                let answer = try await kitchen.ask(.post, path, as: secret, form: form)
                let place = try #require(answer.header("location"))
                #expect(answer.status == 303 && place.contains("said="), "\(path): \(place)")
                let page = try await kitchen.ask(place, as: secret)
                #expect(page.status == 200 && page.text.contains("name=\"step\""), "\(path)")
                #expect(!page.text.contains(">\u{A0}· "), "\(path): nothing stands before the dot")
            }
            let account = try #require(try await library.accountBook(of: .me).accounts.first)
            #expect(account.id == "cash" && account.opening.amount.minorUnits == 120_000)
            let reports = HouseholdReports(library: library, user: .me, today: try .today(), home: .krw)
            let budgets = try await reports.budgetStatuses(on: try .today())
            #expect(Set(budgets.map(\.available.minorUnits)) == [350_000, 150_000])
            let goal = try #require(try await library.entities(SavingGoal.self, of: .me).first?.entity)
            #expect(goal.target.minorUnits == 2_800_000 && goal.by == nil)
            #expect(goal.setAside().minorUnits == 200_000)
            #expect(try await library.entities(Recurrence.self, of: .me).first?.entity.template.name == "Rent")
            let reminders = try await library.entities(Reminder.self, of: .me).map(\.entity.title)
            #expect(Set(reminders) == ["Inspection", "12월 tax"])
            let step = try #require(try await library.steps(of: .me, newest: 1).first)
            #expect(try await kitchen.ask(.post, "/undo", as: secret, form: "step=\(step.number)").status == 303)
            #expect(try await library.subjectDirectory(of: .me).subjects.isEmpty)
        }
    }

    @Test func `removing a budget leaves the one of another currency`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let budgets = HouseholdBudgets(library: kitchen.library, user: .me)
            _ = try await kitchen.send("/budgets", as: secret, form: "do=set&category=food&amount=400000&unit=month")
            let won = try #require(try await budgets.all().first)
            _ = try await budgets.set(
                .food,
                .month,
                Money(minorUnits: 30_000, currency: .eur),
                from: try .today(),
                catalog: .builtIn,
                profile: Profile(locale: "ko-KR", currency: .krw)
            )
            let euro = try #require(try await budgets.all().first { $0.id != won.id })
            #expect(try await kitchen.ask(.post, "/budgets/\(euro.id)", as: secret, form: "do=remove").status == 303)
            #expect(try await budgets.all().map(\.id) == [won.id])
        }
    }

    @Test func `a budget is opened from its list, changed, and removed`() async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            let empty = try await kitchen.ask("/budgets", as: secret).text
            #expect(empty.contains("href=\"/budgets/new\"") && !empty.contains("<form"))
            let form = "do=set&category=food&amount=400%2C000&unit=month"
            _ = try await kitchen.send("/budgets", as: secret, form: form)
            let path = "/budgets/food%40month%3AKRW"
            let page = try await kitchen.ask(path, as: secret).text
            #expect(page.contains("value=\"400,000\"") && page.contains("category=food"))
            let refused = try await kitchen.ask(.post, path, as: secret, form: "do=set&amount=0")
            #expect(refused.header("location")?.hasPrefix(path + "?form=") == true)
            let changed = try await kitchen.send(path, as: secret, form: "do=set&amount=350%2C000")
            #expect(changed.text.contains("₩350,000") && changed.text.contains("/undo"))
            let removed = try await kitchen.send(path, as: secret, form: "do=remove")
            #expect(removed.text.contains("/undo"))
            #expect(try await HouseholdBudgets(library: kitchen.library, user: .me).all().isEmpty)
            #expect(try await kitchen.ask(path, as: secret).status == 404)
        }
    }

    @Test(arguments: ["/goals", "/subjects"]) func `what is new is made in a form of its own`(path: String) async throws
    {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            let list = try await kitchen.ask(path, as: secret).text
            #expect(list.contains("href=\"\(path)?new=1\"") && !list.contains("<form"))
            #expect(try await kitchen.ask(path + "?new=1", as: secret).text.contains("action=\"\(path)\""))
            let refused = try await kitchen.ask(.post, path, as: secret, form: "name=")
            #expect(refused.header("location")?.hasPrefix(path + "?new=1&form=") == true)
        }
    }

    @Test func `a claim is made of a purchase, sent, and paid`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let library = kitchen.library
            let visit = try await kitchen.send(
                "/add",
                as: secret,
                form: "kind=expense&merchant=Clinic&amount=45000&category=health"
            )
            #expect(visit.status == 200)
            let record = try #require(try await library.records(of: .me).first).id.rawValue
            let offered = try await kitchen.ask("/claims", as: secret).text
            #expect(offered.contains("/claims/new?record=\(record)"))
            let form = try await kitchen.ask("/claims/new?record=\(record)", as: secret).text
            #expect(form.contains("value=\"medical\" selected"))
            for (path, form) in [
                ("/claims", "record=\(record)&kind=medical&title=Clinic&payer=Insurer"), ("/claims/c1", "do=sent"),
                ("/claims/c1", "do=paid&amount=30%2C000"),
            ] {
                if form == "do=sent" {
                    // Enter in the field of the amount presses no button of another form.
                    let open = try await kitchen.ask("/claims/c1", as: secret).text
                    let sent = try #require(open.range(of: "value=\"sent\"")).lowerBound
                    #expect(try sent < #require(open.range(of: "<details")).lowerBound)
                }
                let answer = try await kitchen.ask(.post, path, as: secret, form: form)
                let place = try #require(answer.header("location"))
                #expect(answer.status == 303 && place.contains("said="), "\(form): \(place)")
            }
            let claim = try #require(try await library.entities(Claim.self, of: .me).first?.entity)
            #expect(claim.state == .paid && claim.payer == "Insurer" && claim.until != nil)
            #expect(try await library.records(of: .me).contains { $0.kind == .income && $0.merchant == "Insurer" })
            let shown = try await kitchen.ask("/claims/c1", as: secret).text
            #expect(shown.contains("Clinic") && !shown.contains("receiptmind "))
            #expect(!(try await kitchen.ask("/claims", as: secret).text).contains("/claims/new?record=\(record)"))
            #expect(try await kitchen.ask("/claims/c2", as: secret).status == 404)
            // There is no picture for a PDF.
            #expect(try await kitchen.ask("/claims/c1/pdf", as: secret).status == 404)
            let again = try await kitchen.ask(.post, "/claims", as: secret, form: "record=\(record)&kind=warranty")
            let page = try await kitchen.ask(try #require(again.header("location")), as: secret)
            #expect(page.text.contains("ink-bad") && !page.text.contains("receiptmind "))
        }
    }

    @Test func `undoing leads back to the page of the change, or to the list if the page has gone with it`()
        async throws
    {
        try await Kitchen.withDevice { kitchen, secret in
            let library = kitchen.library
            func undoing(from back: String) async throws -> String? {
                let step = try #require(try await library.steps(of: .me, newest: 1).first)
                let form = "step=\(step.number)&back=\(back)"
                let place = try await kitchen.ask(.post, "/undo", as: secret, form: form).header("location")
                #expect(place?.contains("?said=undone") == true)
                return place?.split(separator: "?").first.map(String.init)
            }
            _ = try await kitchen.send(
                "/add",
                as: secret,
                form: "kind=expense&merchant=Clinic&amount=45000&category=health"
            )
            let record = try #require(try await library.records(of: .me).first).id.rawValue
            for (list, own, new, change) in [
                ("/goals", "/goals/japan", "name=Japan&target=3000000", "do=save&amount=250000"),
                ("/claims", "/claims/c1", "record=\(record)&kind=medical&title=Clinic", "do=sent"),
                ("/accounts", "/accounts/cash", "name=Cash&kind=cash&opening=120000", "do=rename&name=Wallet"),
            ] {
                _ = try await kitchen.send(list, as: secret, form: new)
                let page = try await kitchen.send(own, as: secret, form: change)
                #expect(page.text.contains("name=\"back\" value=\"\(own)\""), "\(own)")
                #expect(try await undoing(from: own) == own)
                #expect(try await kitchen.ask(own, as: secret).status == 200, "\(own)")
                #expect(try await undoing(from: own) == list)
                #expect(try await kitchen.ask(own, as: secret).status == 404, "\(own)")
            }
            #expect(try await undoing(from: "/nowhere/c1") == "/")
        }
    }

    @Test func `what was undone is redone while nothing else is changed, and what was discarded is brought back`()
        async throws
    {
        try await Kitchen.withDevice { kitchen, secret in
            let library = kitchen.library
            let form = "kind=expense&merchant=Cafe&amount=4%2C500&category=food&date=2026-11-20"
            _ = try await kitchen.send("/add", as: secret, form: form)
            let undo = try #require(try await library.steps(of: .me, newest: 1).first)
            #expect(try await kitchen.ask(.post, "/undo", as: secret, form: "step=\(undo.number)").status == 303)
            let id = try #require(try await library.records(of: .me).first).id
            let page = try await kitchen.ask("/steps", as: secret)
            #expect(page.text.contains("/redo") && page.text.contains("Cafe"))
            #expect(try await kitchen.ask(.post, "/redo", as: secret, form: "step=\(undo.number)").status == 409)
            let redo = try #require(try await library.steps(.undoing, of: .me, newest: 1).first)
            #expect(try await kitchen.ask(.post, "/redo", as: secret, form: "step=\(redo.number)").status == 303)
            #expect(try await library.record(id, of: .me).status == .confirmed)
            #expect(try await kitchen.ask(.post, "/redo", as: secret, form: "step=\(redo.number)").status == 409)
            for (action, status) in [("discard", RecordStatus.discarded), ("back", .confirmed)] {
                let revision = try await library.record(id, of: .me).revision
                let answer = "revision=\(revision)&do=\(action)"
                #expect(try await kitchen.ask(.post, "/records/\(id)", as: secret, form: answer).status == 303)
                #expect(try await library.record(id, of: .me).status == status)
            }
        }
    }

    @Test func `an expense, an income, a transfer and a note with a mood are entered`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            for name in ["wallet", "bank"] {
                let form = "name=\(name)&kind=bank&opening=100000&since=2026-01-01"
                #expect(try await kitchen.ask(.post, "/accounts", as: secret, form: form).status == 303)
            }
            let forms = [
                "kind=expense&merchant=Cafe&amount=4%2C500&category=food&date=2026-11-20&account=wallet",
                "kind=income&merchant=Work&amount=3000000&category=salary&date=2026-11-20&account=bank",
                "kind=transfer&account=bank&toAccount=wallet&amount=50000&fee=500&date=2026-11-21",
                "kind=note&text=A+quiet+day&mood=calm&date=2026-11-21",
            ]
            for form in forms {
                let answer = try await kitchen.send("/add", as: secret, form: form)
                #expect(answer.text.contains("/undo"), "\(form): \(answer.text)")
            }
            let records = try await kitchen.library.records(of: .me)
            #expect(Set(records.map(\.kind)) == [.expense, .income, .transfer, .note])
            #expect(records.first { $0.kind == .note }?.mood == .calm)
            #expect(records.first { $0.kind == .transfer }?.book.fee?.minorUnits == 500)
        }
    }

    /// Minutes before UTC as a browser sends them, and its day at 20:00 UTC on 2026-11-30; `nil` for what is no time zone's.
    @Test(
        arguments: [
            ("540", "2026-12-01"), ("840", "2026-12-01"), ("0", "2026-11-30"), ("-480", "2026-11-30"),
            ("-840", "2026-11-30"), ("841", nil), ("-9223372036854775808", nil), ("9e9", nil), ("", nil),
        ] as [(String, String?)]
    )
    func `an entry's day is the one where the browser is`(_ zone: String, _ day: String?) async throws {
        try await Kitchen.with(now: { Date(timeIntervalSince1970: 1_796_068_800) }) { kitchen in
            let secret = try await kitchen.device()
            let headers = ["cookie": "receiptmind=\(secret); zone=\(zone)"]
            let page = try await kitchen.ask("/add?kind=note", headers: headers).text
            let unzoned = try await kitchen.ask("/add?kind=note", as: secret).text
            #expect(day.map { page.contains("value=\"\($0)\"") } ?? (page == unzoned))
            let form = "kind=note&text=Leaves&date=2026-12-01"
            let answer = try await kitchen.ask(.post, "/add", form: form, headers: headers)
            let notes = try await kitchen.library.records(of: .me)
            #expect(answer.status == 303 && (day == nil || notes.isEmpty == (day != "2026-12-01")))
        }
    }

    @Test(arguments: [
        ("/add", "kind=expense&amount=4500"), ("/add", "kind=transfer&amount=1"), ("/add", "line=4500"),
        ("/budgets", "do=set&amount=0"), ("/accounts", "name=A&opening=x"),
        ("/budgets", "do=move&from=food&to=food&moved=1"), ("/budgets", "do=move&from=x"),
        ("/goals", "name=%21&target=1"), ("/goals", "name=A"), ("/goals", "name=A&target=0"),
        ("/goals", "name=A&target=1&by=x"),
        ("/coming/entry", "merchant=Rent"), ("/coming/entry", "every=never"), ("/coming/reminder", "title=%21"),
        ("/subjects", "name=%21"), ("/add", "kind=note"),
    ])
    func `what cannot be taken is told without a command, with the form as it was`(
        path: String,
        form: String
    )
        async throws
    {
        try await Kitchen.withDevice { kitchen, secret in
            let answer = try await kitchen.ask(.post, path, as: secret, form: form)
            #expect(answer.status == 303 && answer.header("location")?.contains("form=") == true)
            let page = try await kitchen.ask(try #require(answer.header("location")), as: secret)
            #expect(page.status == 200 && page.text.contains("ink-bad") && !page.text.contains("receiptmind "))
            #expect(try await kitchen.library.records(of: .me).isEmpty)
        }
    }

    @Test func `a file that cannot be read is left out of the list when it is dismissed, and stays`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            _ = try await kitchen.draft("Cafe")
            let folder = kitchen.folder.appending(path: "Failed/me")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data([1, 2, 3]).write(to: folder.appending(path: "torn.jpg"))
            let failed = try #require(try await kitchen.library.failedFiles(of: .me).first)
            let name = try #require(failed.location.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
            #expect(try await kitchen.ask("/", as: secret).text.contains(failed.location.name))
            let form = "name=\(name)&do=dismiss"
            #expect(try await kitchen.ask(.post, "/failed", as: secret, form: form).status == 303)
            #expect(try await kitchen.library.failedFiles(of: .me).isEmpty)
            #expect(FileManager.default.fileExists(atPath: failed.location.path))
        }
    }

    @Test func `a device is asked about before it is removed`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let device = try #require(try await kitchen.library.devices().first)
            let page = try await kitchen.ask("/settings?remove=\(device.id)", as: secret)
            #expect(page.text.contains("value=\"remove\"") && page.text.contains("ink-doubt"))
            #expect(try await !kitchen.ask("/settings", as: secret).text.contains("value=\"remove\""))
            #expect(try await kitchen.ask("/settings?remove=nothing", as: secret).status == 404)
        }
    }

    @Test func `a search finds categories, amounts and last month`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let form = "kind=expense&merchant=Cafe+Uno&amount=12400&category=food&date=2026-11-20"
            _ = try await kitchen.ask(.post, "/add", as: secret, form: form)
            for text in ["%EC%8B%9D%EB%B9%84", "food", "%E2%82%A912%2C400", "12%2C400", "uno"] {
                #expect(try await kitchen.ask("/records?q=\(text)", as: secret).text.contains("Cafe Uno"), "\(text)")
            }
            for text in ["%E2%82%A912%2C401", "household"] {
                #expect(try await !kitchen.ask("/records?q=\(text)", as: secret).text.contains("Cafe Uno"), "\(text)")
            }
        }
    }

    @Test func `what phones and browsers ask for by themselves is there`() async throws {
        try await Kitchen.with { kitchen in
            for path in ["/favicon.ico", "/apple-touch-icon.png", "/icon-192.png", "/icon-512.png"] {
                #expect(try await kitchen.ask(path).header("content-type") == "image/png")
            }
            let manifest = try await kitchen.ask("/manifest.webmanifest").text
            #expect(try JSONSerialization.jsonObject(with: Data(manifest.utf8)) is [String: Any])
            #expect(try await kitchen.ask("/service-worker.js").status == 404)
            #expect(try await kitchen.ask(.get, "/service-worker.js", isSecure: true).status == 200)
        }
    }
}
