import Foundation
import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptExchange

/// Journals as hledger and beancount themselves read them.
@Suite(.enabled(if: ExchangeTools.arePresent, ExchangeTools.missing)) struct JournalTests {
    private let november = NovemberBook()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The balances of accounts by hledger, at cost, by their whole names.
    private func hledgerBalances(_ file: String) throws -> [String: Int] {
        let check = try ExchangeTools.hledger(file, "check --strict")
        #expect(check.status == 0, "\(check.messages)")
        let result = try ExchangeTools.hledger(file, "balance --flat -B -N -E -O csv")
        #expect(result.status == 0, "\(result.messages)")
        var balances: [String: Int] = [:]
        for line in result.output.split(separator: "\n").dropFirst() {
            let cells = line.split(separator: ",").map { String($0).replacing("\"", with: "") }
            guard cells.count == 2, let number = cells[1].split(separator: " ").first else { continue }
            balances[cells[0]] = Int(number) ?? 0
        }
        return balances
    }

    private static let readBeancount = """
        import collections, json, sys
        from beancount import loader
        from beancount.core import convert, data
        entries, errors, options = loader.load_file(sys.argv[1])
        assert not errors, errors
        sums = collections.defaultdict(int)
        for entry in entries:
            if isinstance(entry, data.Transaction):
                for posting in entry.postings:
                    weight = convert.get_weight(posting)
                    assert weight.currency == 'KRW', weight
                    sums[posting.account] += int(weight.number)
        print(json.dumps(sums))
        """

    private func beancountBalances(_ file: String) throws -> [String: Int] {
        let result = try ExchangeTools.python(Self.readBeancount, file)
        #expect(result.status == 0, "\(result.messages)")
        return try JSONDecoder().decode([String: Int].self, from: Data(result.output.utf8))
    }

    private func compare(_ found: [String: Int], _ name: ([String]) -> String) {
        let (balances, spent, earned) = november.figures
        for account in november.accounts.accounts {
            let balance = found[name(JournalNames.parts(of: account))] ?? 0
            #expect(balance == balances[account.id], "\(account.id)")
        }
        for (code, won) in spent { #expect(found[name(["expenses", code])] == won, "\(code)") }
        for (code, won) in earned { #expect(found[name(["income", code])] == -won, "\(code)") }
        func sum(_ roots: String...) -> Int {
            found.filter { pair in roots.contains { pair.key.lowercased().hasPrefix($0) } }.reduce(0) { $0 + $1.value }
        }
        #expect(sum("assets", "liabilities") == 10_185_570)
        #expect(sum("expenses") == 2_100_160 && sum("income") == -3_451_230)
        #expect(found.values.reduce(0, +) == 0)
    }

    @Test func `hledger has the same November as our postings`() throws {
        let file = try folder.write("book.journal", HledgerJournal(november.exported()).text)
        compare(try hledgerBalances(file)) { $0.joined(separator: ":") }
        let shops = try ExchangeTools.hledger(file, "payees").output
        #expect(shops.contains("(주)행복동물병원, 성수\n") && shops.contains("* 정석태권도\n"), "\(shops)")
    }

    @Test func `beancount has the same November as our postings`() throws {
        let book = november.exported()
        let file = try folder.write("book.beancount", BeancountFile(book).text)
        var names = BeancountNames()
        for parts in book.accounts.accounts.map(JournalNames.parts) { names.add(parts, nil) }
        for code in november.figures.spent.keys { names.add(["expenses", code], nil) }
        for code in november.figures.earned.keys { names.add(["income", code], nil) }
        compare(try beancountBalances(file)) { names[$0] }
    }

    /// Of a household of any kind: debts, savings, money that is paid ahead, dollars, drafts and purchases abroad.
    @Test(arguments: 1...12)
    func `hledger and beancount have the balances of any book`(_ seed: Int) throws {
        let generated = GeneratedBook(seed: seed)
        let book = ExportedBook(
            accounts: generated.accounts,
            all: generated.records,
            chosen: generated.records,
            scope: .days(from: nil, to: nil)
        )
        let journal = try folder.write("any.journal", HledgerJournal(book).text)
        let check = try ExchangeTools.hledger(journal, "check --strict")
        #expect(check.status == 0, "\(check.messages)")
        let beancount = try folder.write("any.beancount", BeancountFile(book).text)
        var names = BeancountNames()
        for parts in book.accounts.accounts.map(JournalNames.parts) { names.add(parts, nil) }
        let found = try JSONDecoder().decode(
            [String: [String: String]].self,
            from: Data(try ExchangeTools.python(Self.readUnits, beancount).output.utf8)
        )
        let balances = DailyBalances(generated.accounts, generated.records)
        for account in generated.accounts.accounts {
            let parts = JournalNames.parts(of: account)
            let balance = try #require(balances.balance(of: account))
            let name = parts.joined(separator: ":")
            let line = "balance ^\(name)$ --depth 9 -N -E --layout bare -O csv"
            let rows = try ExchangeTools.hledger(journal, line).output.split(separator: "\n").dropFirst()
                .map { $0.split(separator: ",").map { $0.filter { $0 != "\"" } } }
            let own = rows.first { $0.count == 3 && $0[1] == account.currency.code }?[2] ?? "0"
            #expect(Money(decimal: own, currency: account.currency) == balance, "\(name): \(rows)")
            let units = found[names[parts]]?[account.currency.code] ?? "0"
            #expect(Money(decimal: units, currency: account.currency) == balance, "\(name)")
        }
    }

    private static let readUnits = """
        import collections, json, sys
        from beancount import loader
        from beancount.core import data
        entries, errors, options = loader.load_file(sys.argv[1])
        assert not errors, errors
        sums = collections.defaultdict(collections.Counter)
        for entry in entries:
            if isinstance(entry, data.Transaction):
                for posting in entry.postings:
                    sums[posting.account][posting.units.currency] += posting.units.number
        print(json.dumps(sums, default=str))
        """

    @Test func `a part of the month begins with what accounts had then`() throws {
        let book = november.exported(from: Fixture.day("2026-11-20"))
        let journal = try folder.write("part.journal", HledgerJournal(book).text)
        let beancount = try folder.write("part.beancount", BeancountFile(book).text)
        let balances = november.figures.balances
        #expect(try hledgerBalances(journal)["assets:bank:kb-salary"] == balances["kb-salary"])
        #expect(try hledgerBalances(journal)["expenses:utilities"] == nil)
        #expect(try beancountBalances(beancount)["Liabilities:Card:Shinhan-4821"] == balances[NovemberBook.card])
    }

    @Test(arguments: [
        "a;b", "; all", "(code) shop", "(주)가게", "! shop", "* shop", "= shop", "a | b", "two  spaces", "tab\tand\nline",
        "date:2026-99-99", "[2026/99/99]", "quote \" and \\ back", "@@ 5 KRW", "", " ", "🍚, 식당", "1,000", "~ monthly",
        "include x", "comment", "\u{1}\u{7F}\u{FEFF}", "{5 USD}", "#tag ^link",
    ])
    func `no name of a shop, memo, tag, subject or account breaks a journal`(_ text: String) throws {
        var record = Record(
            id: Fixture.id(1),
            user: .me,
            status: .confirmed,
            merchant: text,
            date: Fixture.day("2026-11-18"),
            amount: Fixture.won(1234),
            account: text,
            createdAt: Date(timeIntervalSince1970: 0)
        )
        (record.memo, record.tags, record.subject, record.book.bank) = (text, [text], text, text)
        let book = ExportedBook(
            accounts: AccountBook(),
            all: [record],
            chosen: [record],
            scope: .days(from: nil, to: nil)
        )
        let journal = try folder.write("name.journal", HledgerJournal(book).text)
        #expect(try hledgerBalances(journal)["expenses:uncategorized"] == 1234)
        let beancount = try folder.write("name.beancount", BeancountFile(book).text)
        #expect(try beancountBalances(beancount)["Expenses:Uncategorized"] == 1234)
    }

    /// The file of a November with what comes again, which hledger finds in order.
    private func journal(of recurrence: Recurrence) throws -> String {
        let book = ExportedBook(
            accounts: november.accounts,
            all: november.records,
            chosen: november.records,
            scope: .days(from: nil, to: nil),
            recurrences: [recurrence]
        )
        let file = try folder.write("\(recurrence.id).journal", HledgerJournal(book).text)
        #expect(try ExchangeTools.hledger(file, "check --strict").status == 0)
        return file
    }

    @Test func `what comes again is a forecast of hledger, on the last day of short months`() throws {
        var template = EntryTemplate(merchant: "월세", amount: Fixture.won(650_000))
        (template.category, template.account) = (.housing, "kakao-living")
        let anchor = Fixture.day("2027-01-31")
        let rent = Recurrence(
            id: "rent",
            template: template,
            schedule: Schedule(anchor: anchor, .month),
            mode: .enter,
            since: anchor
        )
        let file = try journal(of: rent)
        let forecast = try ExchangeTools.hledger(
            file,
            "register --forecast=2027-01-01..2027-05-01 -b 2027-01-01 expenses:housing -O csv"
        )
        for day in ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"] {
            #expect(forecast.output.contains(day), "\(forecast)")
        }
    }

    /// The days on which hledger expects the interval until the end of 2027.
    private func forecast(_ schedule: Schedule, since: CalendarDay? = nil) throws -> [String] {
        var template = EntryTemplate(merchant: "가사도우미", amount: Fixture.won(80_000))
        (template.category, template.account) = (.housing, "kakao-living")
        let help = Recurrence(
            id: "help",
            template: template,
            schedule: schedule,
            mode: .enter,
            since: since ?? schedule.anchor
        )
        let book = ExportedBook(
            accounts: november.accounts,
            all: [],
            chosen: [],
            scope: .days(from: nil, to: nil),
            recurrences: [help]
        )
        let journal = HledgerJournal(book)
        guard journal.leftOut.isEmpty else { return journal.leftOut }
        let file = try folder.write("help.journal", journal.text)
        #expect(try ExchangeTools.hledger(file, "check --strict").status == 0)
        let result = try ExchangeTools.hledger(
            file,
            "register --forecast=2026-11-01..2028-01-01 expenses:housing -O csv"
        )
        #expect(result.status == 0, "\(result)")
        return result.output.split(separator: "\n").dropFirst().compactMap { line in
            line.split(separator: ",").dropFirst().first.map { String($0).replacing("\"", with: "") }
        }.sorted()
    }

    @Test(arguments: [
        Schedule(anchor: Fixture.day("2026-11-06"), every: 2, .week),
        Schedule(anchor: Fixture.day("2026-11-06"), every: 10, .day),
        Schedule(anchor: Fixture.day("2026-11-15"), every: 2, .month),
        Schedule(anchor: Fixture.day("2026-11-28"), every: 3, .month, until: Fixture.day("2027-08-28")),
        Schedule(anchor: Fixture.day("2026-11-06"), every: 2, .week, count: 5),
        Schedule(anchor: Fixture.day("2026-11-30"), .month, count: 4),
        Schedule(anchor: Fixture.day("2026-12-24"), .year),
    ])
    func `every interval that hledger can say has its days there`(_ schedule: Schedule) throws {
        for since in ["2026-11-01", "2027-01-20"].map(Fixture.day) {
            let last = Fixture.day("2027-12-31")
            let dues = schedule.dues(from: since, through: last).map(\.description)
            #expect(try forecast(schedule, since: since) == dues, "\(since)")
        }
    }

    @Test(arguments: [
        Schedule(anchor: Fixture.day("2026-11-15"), every: 5, .month),
        Schedule(anchor: Fixture.day("2026-11-30"), every: 2, .month),
        Schedule(anchor: Fixture.day("2026-11-15"), every: 2, .year),
    ])
    func `an interval that hledger cannot say is named as left out`(_ schedule: Schedule) throws {
        #expect(try forecast(schedule) == ["가사도우미"])
    }

    @Test func `a forecast has splits, and leaves out what is skipped or paused`() throws {
        var template = EntryTemplate(merchant: "집주인", amount: Fixture.won(650_000))
        template.account = "kakao-living"
        template.splits = [
            .init(category: .housing, amount: Fixture.won(600_000)),
            .init(category: .utilities, amount: Fixture.won(50_000)),
        ]
        var rent = Recurrence(
            id: "rent-1a2b",
            template: template,
            schedule: Schedule(anchor: Fixture.day("2026-12-31"), .month),
            mode: .enter,
            since: Fixture.day("2026-12-31")
        )
        rent.skips = [Fixture.day("2027-02-28")]
        rent.pauses = [.init(from: Fixture.day("2027-05-01"))]
        let file = try journal(of: rent)
        let forecast = try ExchangeTools.hledger(
            file,
            "register --forecast=2026-12-01..2027-08-01 -b 2026-12-01 expenses -O csv"
        ).output
        let days = ["2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]
        #expect(days.map { forecast.contains($0) } == [true, true, false, true, true, false], "\(forecast)")
        #expect(forecast.contains("expenses:housing") && forecast.contains("expenses:utilities"))
    }
}
