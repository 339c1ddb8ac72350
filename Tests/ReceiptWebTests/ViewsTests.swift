import Foundation
import ReceiptDomain
import ReceiptStorage
import ReceiptWording
import Testing

@testable import ReceiptWeb

/// The calendar, moods over time, prices, and the groupings of reports.
@Suite struct ViewsTests {
    private static let now = Date(timeIntervalSince1970: 1_795_600_000)

    /// Two purchases of milk, and a note, in November 2026.
    private func fill(_ kitchen: Kitchen, _ secret: String) async throws {
        for form in [
            "kind=expense&merchant=Cafe+Uno&amount=12400&category=food&date=2026-11-18",
            "kind=expense&merchant=Corner&amount=230000&category=household&date=2026-11-20",
            "kind=note&text=A+quiet+day&mood=calm&date=2026-11-18", "kind=note&text=Rain&mood=sad&date=2026-10-02",
        ] {
            #expect(try await kitchen.ask(.post, "/add", as: secret, form: form).status == 303)
        }
    }

    @Test func `the calendar shows each day's money and moods, and the chosen day's entries`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            try await fill(kitchen, secret)
            let month = try await kitchen.ask("/calendar?month=2026-11", as: secret).text
            #expect(month.contains(">12,400<") && month.contains("mood-calm") && month.contains("230k"))
            #expect(!month.contains("mood-sad"))
            let day = try await kitchen.ask("/calendar?day=2026-11-18", as: secret).text
            #expect(day.contains("A quiet day") && day.contains("Cafe Uno") && !day.contains("Corner"))
            #expect(day.contains("aria-current=\"date\"") && day.contains("date=2026-11-18"))
            let korean = try await kitchen.ask(
                "/calendar?month=2026-11",
                as: secret,
                headers: ["accept-language": "ko"]
            )
            #expect(korean.text.contains("23만"))
            for target in ["/calendar?month=x", "/calendar?day=2026-02-30", "/reports/moods?month=2026-13"] {
                #expect(try await kitchen.ask(target, as: secret).status == 404, "\(target)")
            }
        }
    }

    @Test(arguments: [
        (99_999, "99,999", "99,999"), (152_340_000, "1.5억", "152.3M"), (99_994_999, "9,999만", "100M"),
        (99_995_000, "1억", "100M"), (999_500, "100만", "1M"), (-2_300_000, "-230만", "-2.3M"),
    ]) func `an amount is short enough for a day and an axis`(won: Int, korean: String, english: String) {
        let money = Money(minorUnits: won, currency: .krw)
        #expect(Language.korean.wording.short(money) == korean && Language.english.wording.short(money) == english)
    }

    @Test func `the calendar sums its month, and a change from almost nothing is no percentage`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            for (amount, day) in [("12", "2026-10-02"), ("230000", "2026-11-02"), ("1000", "2026-11-03")] {
                let form = "kind=expense&merchant=Mart&amount=\(amount)&category=food&date=\(day)"
                #expect(try await kitchen.ask(.post, "/add", as: secret, form: form).status == 303)
            }
            #expect(try await kitchen.ask("/calendar?month=2026-11", as: secret).text.contains("₩231,000"))
            let home = try await kitchen.ask("/", as: secret).text
            #expect(home.contains("₩12 by this day last month") && !home.contains(" % more"))
            #expect(try await !kitchen.ask("/reports?month=2026-11", as: secret).text.contains(" %"))
        }
    }

    @Test func `a report leads to the drafts that it leaves out`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            try await fill(kitchen, secret)
            _ = try await kitchen.draft("Cafe")
            let report = try await kitchen.ask("/reports?month=2026-11", as: secret).text
            #expect(report.contains("href=\"/records?status=draft\""))
        }
    }

    @Test func `months begin as the user has set`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            try await fill(kitchen, secret)
            let set = "month-start=20"
            #expect(try await kitchen.ask(.post, "/settings/profile", as: secret, form: set).status == 303)
            let november = try await kitchen.ask("/calendar?month=2026-11", as: secret).text
            #expect(november.contains("230k") && !november.contains(">12,400<"))
            let before = try await kitchen.ask("/calendar?month=2026-10", as: secret).text
            #expect(before.contains(">12,400<") && !before.contains("230k"))
            for (month, total) in [("2026-11", "230,000"), ("2026-10", "12,400")] {
                let report = try await kitchen.ask("/reports?month=\(month)", as: secret).text
                #expect(report.contains(total) && report.contains("/records?month=\(month)"), "\(report)")
                let list = try await kitchen.ask("/records?month=\(month)", as: secret).text
                #expect(list.contains(month == "2026-11" ? "Corner" : "Cafe Uno"))
                #expect(!list.contains(month == "2026-11" ? "Cafe Uno" : "Corner"))
            }
            #expect(try await kitchen.ask("/", as: secret).text.contains("230,000"))
        }
    }

    @Test func `moods are counted month by month, and lead to their records`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            #expect(try await kitchen.ask("/reports/moods", as: secret).text.contains("kind=note"))
            try await fill(kitchen, secret)
            let page = try await kitchen.ask("/reports/moods?month=2026-11", as: secret).text
            #expect(page.contains("mood%3Dcalm") && page.contains("mood%3Dsad") && page.contains("class=\"calm\""))
            let list = try await kitchen.ask(
                "/records?q=mood%3Dcalm%20date%3E%3D2026-11-01%20date%3C%3D2026-11-30",
                as: secret
            )
            #expect(list.text.contains("calm") && !list.text.contains("Cafe Uno"))
        }
    }

    @Test(arguments: ["category", "merchant", "account", "subject", "mood"], ["month", "year"])
    func `a report has rows by each property, for a month and for twelve`(by: String, span: String) async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            try await fill(kitchen, secret)
            let page = try await kitchen.ask("/reports?month=2026-11&by=\(by)&span=\(span)", as: secret).text
            #expect(page.contains("242,400"))
            #expect(by != "merchant" || page.contains("Cafe Uno"))
        }
    }

    @Test(arguments: [("gzip, deflate, br", true), ("br, gzip", true), ("", false), ("gzip;q=0", false)])
    func `files of the page are compressed for whoever can open that`(accepted: String, isCompressed: Bool) async throws
    {
        try await Kitchen.with { kitchen in
            let plain = try await kitchen.ask("/page.css")
            let answer = try await kitchen.ask("/page.css", headers: ["accept-encoding": accepted])
            guard case .bytes(let bytes) = answer.content, case .bytes(let all) = plain.content else { return }
            #expect(answer.header("content-encoding") == (isCompressed ? "gzip" : nil))
            #expect(answer.header("vary") == "accept-encoding" && plain.header("content-encoding") == nil)
            #expect(isCompressed ? bytes.count < all.count / 2 : bytes == all)
        }
    }

    @Test func `every category has a drawing of its own`() throws {
        let shown = ["note", "transfer", "receipt", "calendar", "gauge", "list", "back", "sliders"]
        let chosen = try CategoryCatalog.builtIn.entries.map { try #require(CategoryDrawing.name(for: $0.icon)) }
        #expect(Set(chosen).count == ReceiptDomain.Category.builtIn.count)
        for name in shown + chosen + CategoryDrawing.others.map(\.drawing) {
            #expect(Assets.icons.contains("<symbol id=\"\(name)\""), "\(name)")
        }
        #expect(CategoryDrawing.name(for: "🎸") == nil)
    }

    @Test func `one item's prices are shown over time and by shop`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            for (shop, day, price) in [("Mart", 3, 2980), ("Corner", 9, 3300), ("Mart", 20, 3100)] {
                let draft = try await kitchen.draft(shop)
                var bought = draft
                bought.status = .confirmed
                bought.date = CalendarDay(year: 2026, month: 11, day: day)
                bought.items = [
                    LineItem(name: "Milk 1L", amount: Money(minorUnits: price, currency: .krw))
                ]
                _ = try await kitchen.library.apply(
                    ChangeSet([LedgerChange(RecordChange(before: draft, after: bought))]),
                    of: .me
                )
            }
            #expect(
                try await kitchen.ask("/reports/prices", as: secret).text.contains("/reports/prices?item=Milk%201L")
            )
            let page = try await kitchen.ask("/reports/prices?item=milk", as: secret).text
            #expect(page.contains("<datalist id=\"items\"><option value=\"Milk 1L\">"))
            #expect(page.contains("2,980") && page.contains("3,300") && page.contains("class=\"chart\""))
            #expect(page.contains("Mart") && page.contains("Corner") && page.contains("Milk 1L"))
            #expect(try await kitchen.ask("/reports/prices?item=bread", as: secret).text.contains("class=\"empty\""))
        }
    }

    @Test func `sums of the household's own currency stand before others`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let empty = try await kitchen.ask("/accounts", as: secret).text
            #expect(empty.contains("<a class=\"button\" href=\"/accounts/new\" data-sheet"))
            for form in ["name=Wallet&kind=cash&opening=5000", "name=Trip&kind=bank&opening=100+EUR"] {
                let answer = try await kitchen.ask(.post, "/accounts", as: secret, form: form + "&since=2026-01-01")
                #expect(answer.status == 303)
            }
            let page = try await kitchen.ask("/accounts", as: secret).text
            let sums = page.matches(of: /<span class="amount">([^<]*)<\/span>/).map { String($0.output.1) }
            #expect(sums.first == "₩5,000" && sums.contains { $0.contains("€") }, "\(sums)")
        }
    }

    @Test func `what is chosen of a report stands in one row, and selects show no pictures`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            let page = try await kitchen.ask("/reports?month=2026-10&by=merchant", as: secret).text
            let row = try #require(page.firstMatch(of: /<nav class="choose"[\s\S]*?<\/nav>/)?.output)
            #expect(row.matches(of: /<details class="menu" name="choose">/).count == 3)
            for link in [
                "month=2026-09&amp;by=merchant", "month=2026-11&amp;by=merchant", "/calendar?month=2026-10",
                "/reports/prices",
            ] {
                #expect(row.contains(link), "\(link)")
            }
            #expect(!page.contains("class=\"chip\""))
            for path in ["/add", "/records", "/budgets", "/reports", "/coming/entry", "/rules"] {
                for option in try await kitchen.ask(path, as: secret).text.matches(of: /<option[^>]*>(.*?)<\/option>/) {
                    let signs = option.output.1.unicodeScalars.filter(\.properties.isEmojiPresentation)
                    #expect(signs.isEmpty, "\(path): \(option.output.1)")
                }
            }
        }
    }
}
