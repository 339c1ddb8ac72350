import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

/// Entries can be changed, taken back, and taken along.
@Suite struct ChangingTests {
    private func make(_ forms: [(String, String)], _ kitchen: Kitchen, _ secret: String) async throws {
        for (path, form) in forms {
            let answer = try await kitchen.ask(.post, path, as: secret, form: form)
            #expect(answer.status == 303 && answer.header("location")?.contains("form=") == false, "\(path) \(form)")
        }
    }

    private static let accounts = [
        ("/accounts", "name=Purse&kind=cash&opening=100000&since=2026-01-01"),
        ("/accounts", "name=Bank&kind=bank&opening=100000&since=2026-01-01"),
    ]

    // MARK: Transfers

    private func draft(_ kind: RecordKind, _ kitchen: Kitchen) async throws -> Record {
        let draft = try await kitchen.draft("Withdrawal")
        return try await kitchen.library.update(draft.id, of: .me, basedOn: nil) { record in
            (record.kind, record.account) = (kind, "bank")
        }
    }

    @Test func `a draft becomes a transfer between own accounts, and tells which account is missing`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let alone = try await kitchen.draft("Shop")
            let none = try await kitchen.ask("/review/\(alone.id)", as: secret).text
            #expect(!none.contains("value=\"transfer\""), "a transfer needs two accounts")
            try await make(Self.accounts, kitchen, secret)
            let draft = try await draft(.expense, kitchen)
            let path = "/review/\(draft.id)"
            #expect(try await kitchen.ask(path, as: secret).text.contains("name=\"do\" value=\"transfer\""))
            let form = "revision=\(draft.revision)&kind=expense&account=bank"
            let page = try await kitchen.send(path, as: secret, form: form + "&do=transfer").text
            #expect(page.contains("name=\"toAccount\"") && page.contains("value=\"transfer\" selected"))
            let transfer = "revision=\(draft.revision)&kind=transfer&account=bank"
            let missing = try await kitchen.send(path, as: secret, form: transfer + "&do=confirm").text
            #expect(missing.contains("problem-toAccount") && !missing.contains("problem-account\""))
            #expect(try await kitchen.library.record(draft.id, of: .me).status == .draft)
            let bad = try await kitchen.send(path, as: secret, form: transfer + "&toAccount=purse&fee=x&do=confirm")
            #expect(bad.text.contains("problem-fee"))
            try await make([(path, transfer + "&toAccount=purse&fee=500&do=confirm")], kitchen, secret)
            let moved = try await kitchen.library.record(draft.id, of: .me)
            #expect(moved.status == .confirmed && moved.kind == .transfer && moved.book.toAccount == "purse")
            #expect(moved.book.fee?.minorUnits == 500 && moved.category == nil)
        }
    }

    @Test func `the account of money that came in is the one that receives a transfer`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await make(Self.accounts, kitchen, secret)
            let draft = try await draft(.income, kitchen)
            let form = "revision=\(draft.revision)&kind=income&account=bank&do=transfer"
            let page = try await kitchen.send("/review/\(draft.id)", as: secret, form: form).text
            let target = try #require(page.components(separatedBy: "name=\"toAccount\"").last)
            #expect(target.contains("value=\"bank\" selected"))
            let confirmed = "revision=\(draft.revision)&kind=transfer&account=purse&toAccount=bank&do=confirm"
            try await make([("/review/\(draft.id)", confirmed)], kitchen, secret)
            let moved = try await kitchen.library.record(draft.id, of: .me)
            #expect(moved.account == "purse" && moved.book.toAccount == "bank")
        }
    }

    // MARK: Divisions

    @Test func `a division of a record or a draft is taken back by a button`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let parts = "&partCategory1=food&partAmount1=20%2C000&partCategory2=household&partAmount2=12000"
            try await make([("/add", "merchant=Mart&amount=32000" + parts)], kitchen, secret)
            let record = try #require(try await kitchen.library.records(of: .me).first)
            let path = "/records/\(record.id)"
            let page = try await kitchen.ask(path + "?edit=1", as: secret).text
            #expect(page.contains("value=\"whole\"") && page.contains("value=\"20,000\""))
            let whole = try await kitchen.send(path, as: secret, form: "revision=\(record.revision)&do=whole" + parts)
            #expect(whole.text.contains("/undo") && !whole.text.contains("value=\"whole\""))
            #expect(try await kitchen.library.record(record.id, of: .me).book.splits.isEmpty)

            let draft = try await kitchen.draft("Mart")
            let review = "/review/\(draft.id)"
            let split = try await kitchen.send(review, as: secret, form: "revision=\(draft.revision)&do=split").text
            #expect(split.contains("partAmount2") && split.contains("value=\"whole\""))
            let first = try #require(split.firstMatch(of: /<select id="partCategory1"[^>]*>/)?.output)
            #expect(first.contains("autofocus"))
            let again = "revision=\(draft.revision)&do=whole" + parts
            #expect(try await !kitchen.send(review, as: secret, form: again).text.contains("partAmount2"))
        }
    }

    /// The drafts of a photo that was divided into two receipts.
    private func dividedPhoto(_ kitchen: Kitchen) async throws -> [Record] {
        var drafts: [Record] = []
        for number in 1...2 {
            let draft = try await kitchen.draft("Cafe \(number)")
            let file = kitchen.folder.appending(path: "both.png")
            try "both".write(to: file, atomically: true, encoding: .utf8)
            _ = try await kitchen.library.attach(
                [IncomingFile(location: FileLocation(file.path), user: .me, isConsumed: false)],
                to: draft.id,
                of: .me,
                as: .receipt
            ) { _ in ImageFacts(format: .png, width: 30, height: 40) }
            drafts.append(
                try await kitchen.library.update(draft.id, of: .me, basedOn: nil) { record in
                    let box = PixelBox(x: 0, y: 20 * (number - 1), width: 30, height: 20)
                    record.images[0].part = PicturePart(number: number, count: 2, box: box)
                }
            )
        }
        return drafts
    }

    @Test func `receipts that a photo was divided into become one again, and undo divides it`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let drafts = try await dividedPhoto(kitchen)
            let (first, second) = (drafts[0], drafts[1])
            let page = try await kitchen.ask("/review/\(second.id)?look=1", as: secret).text
            #expect(page.contains("divided into 2 receipts") && page.contains("value=\"one\""))
            let form = "revision=\(second.revision)&do=one"
            let answer = try await kitchen.ask(.post, "/review/\(second.id)", as: secret, form: form)
            #expect(answer.header("location")?.hasPrefix("/review/\(first.id)?said=joined") == true)
            let whole = try await kitchen.library.record(first.id, of: .me)
            #expect(whole.images.count == 1 && whole.images[0].part == nil)
            #expect(try await kitchen.library.record(second.id, of: .me).joinedInto == first.id)
            let said = try await kitchen.ask(try #require(answer.header("location")), as: secret).text
            #expect(said.contains("/undo") && !said.contains("value=\"one\""))
            let step = try #require(try await kitchen.library.steps(of: .me, newest: 1).first)
            #expect(try await kitchen.ask(.post, "/undo", as: secret, form: "step=\(step.number)").status == 303)
            #expect(try await kitchen.library.record(second.id, of: .me).status == .draft)
            #expect(try await kitchen.library.record(first.id, of: .me).images[0].part?.count == 2)
        }
    }

    @Test(arguments: ["corrected", "confirmed", "discarded"])
    func `a division is not taken back once somebody has answered for one of its receipts`(how: String) async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let drafts = try await dividedPhoto(kitchen)
            let answered = try await kitchen.library.update(drafts[0].id, of: .me, basedOn: nil) { record in
                switch how {
                case "corrected": record.amount = Money(minorUnits: 9_900, currency: .krw)
                case "confirmed": record.status = .confirmed
                default: record.status = .discarded
                }
            }
            let path = "/review/\(drafts[1].id)"
            let form = "revision=\(drafts[1].revision)&do=one"
            let page = try await kitchen.send(path, as: secret, form: form).text
            #expect(page.contains("corrected, confirmed or discarded") == (how == "corrected"))
            #expect(try await kitchen.library.record(drafts[0].id, of: .me) == answered)
            #expect(try await kitchen.library.record(drafts[1].id, of: .me) == drafts[1])
        }
    }

    // MARK: Forms that change

    @Test func `a recurring entry is changed, gets another interval, and is ended`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let rent = "kind=expense&merchant=Rent&every=month&first=2030-11-30&mode=draft&category=utilities&account="
            try await make([("/coming/entry", rent + "&amount=650000")], kitchen, secret)
            let made = try #require(try await kitchen.library.entities(Recurrence.self, of: .me).first?.entity)
            let path = "/coming/entry/\(made.id)"
            let page = try await kitchen.ask(path, as: secret).text
            #expect(page.contains("value=\"650,000\"") && page.contains("value=\"month\" selected"))
            let coming = try await kitchen.ask("/coming", as: secret).text
            #expect(coming.split(separator: "href=\"\(path)\"").count == 2, "each recurring entry stands there once")
            try await make(
                [(path, rent.replacing("utilities", with: "") + "&amount=700%2C000&do=save")],
                kitchen,
                secret
            )
            let changed = try await kitchen.library.entities(Recurrence.self, of: .me).map(\.entity)
            #expect(changed.map(\.template.amount?.minorUnits) == [700_000] && changed.first?.id == made.id)
            #expect(changed.first?.template.category == nil)
            let both = try await kitchen.send(path, as: secret, form: "merchant=&amount=x&do=save").text
            #expect(both.contains("problem-merchant") && both.contains("problem-amount"))
            try await make([(path, "every=week&amount=700%2C000&do=save")], kitchen, secret)
            let weekly = try await kitchen.library.entities(Recurrence.self, of: .me).map(\.entity)
            let next = try #require(weekly.first { $0.ended == nil })
            #expect(weekly.count == 2 && next.schedule.unit == .week && next.template.name == "Rent")
            #expect(try await kitchen.ask(path, as: secret).status == 404, "it has ended")
            try await make([("/coming/entry/\(next.id)", "do=end")], kitchen, secret)
            #expect(try await kitchen.library.entities(Recurrence.self, of: .me).allSatisfy { $0.entity.ended != nil })
        }
    }

    @Test func `a subject and its measured values are changed and removed`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let library = kitchen.library
            let weight = "what=weight&value=4.2kg&day=2026-11-20"
            try await make(
                [("/subjects", "name=Nabi&kind=pet&species=cat&born=2024-01-02"), ("/subjects/nabi", weight)],
                kitchen,
                secret
            )
            let page = try await kitchen.ask("/subjects/nabi", as: secret).text
            #expect(page.contains("value=\"2024-01-02\"") && page.contains("value=\"cat\""))
            let form = "do=save&name=Nabi+the+Great&kind=pet&species=&born=2024-02-01"
            try await make([("/subjects/nabi", form)], kitchen, secret)
            let subject = try #require(try await library.subjectDirectory(of: .me)["nabi"])
            #expect(subject.name == "Nabi the Great" && subject.species == nil && subject.born == "2024-02-01")
            let nameless = try await kitchen.send("/subjects/nabi", as: secret, form: "do=save&name=&born=x").text
            #expect(nameless.contains("problem-name") && nameless.contains("problem-born"))

            let measure = try #require(try await library.entities(Measure.self, of: .me).first?.entity)
            let path = "/subjects/nabi/\(measure.id)"
            #expect(try await kitchen.ask(path, as: secret).text.contains("value=\"4.2 kg\""))
            #expect(page.contains(path))
            let wrong = try await kitchen.send(path, as: secret, form: "do=save&what=weight&value=much")
            #expect(wrong.text.contains("ink-bad"))
            try await make([(path, "do=save&what=weight&value=4.4&day=2026-11-21")], kitchen, secret)
            let changed = try await library.entities(Measure.self, of: .me).map(\.entity)
            #expect(changed.map(\.shown) == ["4.4 kg"] && changed.first?.date == "2026-11-21")
            #expect(try await kitchen.ask("/subjects/other/\(measure.id)", as: secret).status == 404)
            try await make([(path, "do=remove"), ("/subjects/nabi", "do=remove")], kitchen, secret)
            #expect(try await library.entities(Measure.self, of: .me).isEmpty)
            #expect(try await library.subjectDirectory(of: .me).subjects.isEmpty)
        }
    }

    @Test func `vaccinations count from the birthday, or from a chosen day where it is not known`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let today = try CalendarDay.today()
            let born = try #require(today.adding(days: -70))
            try await make(
                [
                    ("/subjects", "name=Nabi&kind=pet&species=cat&born=\(born)"),
                    ("/subjects", "name=Stray&kind=pet&species=cat"), ("/subjects/nabi", "do=plan"),
                ],
                kitchen,
                secret
            )
            #expect(try await !kitchen.ask("/subjects/nabi", as: secret).text.contains("name=\"start\""))
            #expect(try await kitchen.ask("/subjects/stray", as: secret).text.contains("name=\"start\""))
            let missing = try await kitchen.send("/subjects/stray", as: secret, form: "do=plan&start=").text
            #expect(missing.contains("problem-start"))
            let start = try #require(today.adding(days: 5))
            try await make([("/subjects/stray", "do=plan&start=\(start)")], kitchen, secret)
            let reminders = try await HouseholdReminders(library: kitchen.library, user: .me).all()
            let due = Dictionary(uniqueKeysWithValues: reminders.map { ($0.id, $0.nextDue) })
            #expect(due["nabi-fvrcp"] == born.adding(days: 56) && due["nabi-rabies"] == born.adding(days: 84))
            #expect(due["stray-fvrcp"] == start && due["stray-rabies"] == start.adding(days: 28))
        }
    }

    @Test func `a reminder is changed, a form as it was changes nothing, and it is removed`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let day = try #require(try CalendarDay.today().adding(days: 9))
            try await make([("/coming/reminder", "title=Filter&day=\(day)&every=1+month")], kitchen, secret)
            func filter() async throws -> Reminder? {
                try await HouseholdReminders(library: kitchen.library, user: .me).all().first
            }
            let id = try #require(try await filter()).id
            #expect(try await kitchen.ask("/coming/reminder/\(id)", as: secret).text.contains("value=\"\(day)\""))
            let same = try await filter()
            try await make(
                [("/coming/reminder/\(id)", "do=save&title=Filter&day=\(day)&every=1+month")],
                kitchen,
                secret
            )
            #expect(try await filter() == same)
            let later = try #require(day.adding(days: 3))
            try await make([("/coming/reminder/\(id)", "do=save&title=Filters&day=\(later)&every=")], kitchen, secret)
            #expect(try await filter()?.title == "Filters")
            #expect(try await filter()?.nextDue == later)
            #expect(try await filter()?.period == nil)
            let refused = try await kitchen.send("/coming/reminder/\(id)", as: secret, form: "do=save&title=&day=never")
            #expect(refused.text.contains("problem-title") && refused.text.contains("problem-day"))
            try await make([("/coming/reminder/\(id)", "do=remove")], kitchen, secret)
            #expect(try await filter() == nil)
            #expect(try await kitchen.ask("/coming/reminder/\(id)", as: secret).status == 404)
        }
    }

    // MARK: The book

    @Test func `a period is downloaded in each format`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await make(
                ["2026-10-02", "2026-11-02", "2026-11-20"].map { ("/add", "merchant=A&amount=1000&date=\($0)") },
                kitchen,
                secret
            )
            #expect(try await kitchen.ask("/export", as: secret).text.contains("/export/file"))
            for (format, type) in [("csv", "text/csv"), ("xlsx", "spreadsheetml"), ("json", "application/json")] {
                let target = "/export/file?from=2026-11-01&to=2026-11-30&format=\(format)"
                let answer = try await kitchen.ask(target, as: secret)
                #expect(answer.text == "2 as \(format)" && answer.header("content-type")?.contains(type) == true)
                let name = "receiptmind-2026-11-01-2026-11-30.\(format)"
                #expect(answer.header("content-disposition") == "attachment; filename=\"\(name)\"")
            }
            #expect(try await kitchen.ask("/export/file?from=&to=", as: secret).text == "3 as csv")
            let wrong = try await kitchen.ask("/export/file?from=nothing&to=nowhere", as: secret)
            let page = try await kitchen.ask(try #require(wrong.header("location")), as: secret).text
            #expect(page.contains("problem-from") && page.contains("problem-to"))
            let none = try await kitchen.ask("/export/file?from=2020-01-01&to=2020-01-02", as: secret)
            #expect(none.header("location") == "/export?empty=1")
            let stranger = try await kitchen.device(of: Kitchen.mom)
            #expect(try await kitchen.ask("/export/file", as: stranger).header("location") == "/export?empty=1")
        }
    }

    @Test func `currency and languages are chosen by name, and languages keep their order`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            _ = try await kitchen.draft("Cafe")
            let page = try await kitchen.ask("/settings", as: secret).text
            #expect(page.contains("<option value=\"USD\">US Dollar · USD</option>"))
            #expect(page.contains("name=\"languages\" value=\"ko\"") && page.contains("German"))
            let form = "currency=USD&dates=&month-start=1&languages="
            _ = try await kitchen.send("/settings/profile", as: secret, form: form + "&languages=ja&languages=en")
            let profile = try #require(try await kitchen.library.users().first { $0.id == .me }?.profile)
            #expect(profile.languages == ["ja", "en"] && profile.currency == .usd)
            let none = try await kitchen.send("/settings/profile", as: secret, form: form)
            #expect(none.text.contains("ink-bad"))
            let later = try await kitchen.ask("/settings", as: secret).text
            let places = ["ja", "en", "ko"].compactMap {
                later.range(of: "name=\"languages\" value=\"\($0)\"")?.lowerBound
            }
            #expect(places.count == 3 && places == places.sorted())
        }
    }

    @Test func `the home and the settings say that budgets keep their months, and a button changes them`() async throws
    {
        try await Kitchen.withDevice { kitchen, secret in
            let profile = "currency=KRW&dates=&languages=ko&month-start="
            let forms = [
                ("/budgets", "do=set&category=food&amount=400000&unit=month"), ("/settings/profile", profile + "25"),
            ]
            try await make(forms, kitchen, secret)
            for path in ["/", "/settings", "/budgets"] {
                let text = try await kitchen.ask(path, as: secret).text
                #expect(text.contains("still begin on day 1,") && text.contains("value=\"months\""), "\(path)")
            }
            try await make([("/budgets", "do=months")], kitchen, secret)
            for path in ["/", "/settings", "/budgets"] {
                #expect(try await !kitchen.ask(path, as: secret).text.contains("value=\"months\""), "\(path)")
            }
            let budget = try #require(try await kitchen.library.entities(Budget.self, of: .me).first?.entity)
            let period = try #require(budget.period(with: try .today()))
            #expect(budget.monthStart == 25 && budget.amount(in: period)?.minorUnits == 400_000)
        }
    }

    @Test(arguments: [
        ("/accounts", "name=&opening=x&cutoff=3", ["name", "opening", "payDay"]),
        ("/goals", "by=x", ["name", "target", "by"]),
        ("/add", "kind=transfer&date=2026-11-20", ["amount", "account", "toAccount"]),
        ("/add", "kind=expense", ["amount", "merchant"]), ("/add", "kind=note&date=x", ["text", "date"]),
        ("/coming/reminder", "day=x", ["title", "day"]),
        ("/coming/entry", "every=never&mode=enter", ["every", "merchant", "amount"]),
        ("/subjects", "born=x", ["name", "born"]), ("/rules", "name=", ["merchant", "category"]),
        ("/settings/profile", "currency=money&month-start=99", ["currency", "month-start"]),
    ])
    func `all that is missing or wrong is told at once, each at its field`(
        path: String,
        form: String,
        fields: [String]
    ) async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let page = try await kitchen.send(path, as: secret, form: form).text
            for field in fields { #expect(page.contains("id=\"problem-\(field)\""), "\(field)") }
            #expect(page.components(separatedBy: "id=\"problem-").count == fields.count + 1)
            #expect(page.components(separatedBy: " autofocus").count == 2 && page.contains("aria-invalid"))
        }
    }

    @Test func `a review tells all that is missing at once`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let draft = try await kitchen.draft(nil)
            let empty = try await kitchen.library.update(draft.id, of: .me, basedOn: nil) { record in
                (record.amount, record.date) = (nil, nil)
            }
            let form = "revision=\(empty.revision)&do=confirm"
            let page = try await kitchen.send("/review/\(draft.id)", as: secret, form: form).text
            for field in ["merchant", "date", "amount"] { #expect(page.contains("problem-\(field)"), "\(field)") }
        }
    }

    @Test func `of a stale form single fields are saved over what somebody else changed`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            try await make([("/add", "merchant=Shop&amount=1000&category=food")], kitchen, secret)
            let record = try #require(try await kitchen.library.records(of: .me).first)
            let place = "/records/\(record.id)"
            try await make([(place, "revision=\(record.revision)&amount=2000&merchant=Shop+2")], kitchen, secret)
            let typed = "revision=\(record.revision)&memo=mine&merchant=Shop+3&amount=1%2C000&category=household"
            let stale = try await kitchen.ask(.post, place, as: secret, form: typed)
            #expect(stale.status == 409)
            for mine in ["name=\"memo\" value=\"mine\" checked", "name=\"merchant\" value=\"Shop 3\" checked"] {
                #expect(stale.text.contains(mine), "\(mine)")
            }
            #expect(stale.text.contains("name=\"amount\" value=\"1,000\">"), "only the other one changed it")
            #expect(stale.text.contains("Household") && !stale.text.contains(">household<"))
            let now = try await kitchen.library.record(record.id, of: .me)
            #expect(stale.text.contains("value=\"\(now.revision)\""))
            try await make([(place, "revision=\(now.revision)&memo=mine&category=household&do=save")], kitchen, secret)
            let saved = try await kitchen.library.record(record.id, of: .me)
            #expect(saved.memo == "mine" && saved.category == .household)
            #expect(saved.merchant == "Shop 2" && saved.amount?.minorUnits == 2000)
        }
    }

    @Test func `of a draft that somebody changed the review goes on with what is marked`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let draft = try await kitchen.draft("Cafe")
            let now = try await kitchen.library.update(draft.id, of: .me, basedOn: nil) { $0.memo = "theirs" }
            let path = "/review/\(draft.id)"
            let stale = "revision=\(draft.revision)&merchant=Cafe+Due&do=confirm"
            let conflict = try await kitchen.ask(.post, path, as: secret, form: stale)
            #expect(conflict.status == 409 && conflict.text.contains("action=\"\(path)\""))
            let page = try await kitchen.send(
                path,
                as: secret,
                form: "revision=\(now.revision)&merchant=Cafe+Due&do=show"
            )
            #expect(page.text.contains("value=\"Cafe Due\"") && page.text.contains("theirs"))
            #expect(try await kitchen.library.record(draft.id, of: .me).merchant == "Cafe")
        }
    }

    @Test func `recent changes name what a person knows, and no id`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let forms = [
                ("/subjects", "name=Nabi&kind=pet"), ("/subjects/nabi", "what=weight&value=4.2kg&day=2026-11-20"),
                ("/coming/entry", "kind=expense&merchant=Rent&amount=650000&every=month&first=2030-11-30&mode=draft"),
                ("/coming/reminder", "title=Inspection&day=2030-03-02"), ("/goals", "name=Japan&target=3000000"),
                ("/budgets", "do=set&category=food&amount=400000&unit=month"),
                ("/categories", "name=Hobby&kind=expense"),
                ("/rules", "merchant=Cafe+Uno&category=food"),
                ("/add", "merchant=Mart&amount=32000&date=2026-11-18&account=bank"),
            ]
            try await make(Self.accounts + forms, kitchen, secret)
            let text = try await kitchen.ask("/steps", as: secret).text
            for known in [
                "Purse", "Nabi weight", "4.2 kg", "Rent", "Inspection", "Japan", "Food", "Hobby", "Cafe Uno",
                "Mart\u{A0}· ",
                "₩32,000",
            ] { #expect(text.lowercased().contains(known.lowercased()), "\(known)") }
            let ids =
                try await kitchen.library.entities(Measure.self, of: .me).map(\.entity.id)
                + kitchen.library.entities(Recurrence.self, of: .me).map(\.entity.id)
                + kitchen.library.entities(Budget.self, of: .me).map(\.entity.id)
                + kitchen.library.records(of: .me).map { String($0.id.rawValue.suffix(8)) }
            for id in ids { #expect(!text.contains(id), "\(id)") }
        }
    }
}
