import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import ReceiptWording
import Testing

@Suite struct RecordFilterTests {
    private static let records: [Record] = {
        var coffee = Fixture.item(1, "a.jpg") { draft in
            draft.merchant = Field("스타벅스 강남R점", confidence: 1)
            draft.date = Field(Fixture.day("2026-11-02"), confidence: 1)
            draft.total = Field(Fixture.won(4500), confidence: 1)
            draft.category = Field(.food, confidence: 1)
        }.record
        coffee.tags = ["team", "Mina"]
        var dinner = Fixture.item(2, "b.jpg") { draft in
            draft.merchant = Field("Diner", confidence: 1)
            draft.date = Field(Fixture.day("2026-10-31"), confidence: 1)
            draft.total = Field(Money(minorUnits: 4860, currency: .usd), confidence: 1)
        }.record
        dinner.status = .confirmed
        dinner.memo = "with Mina"
        var blank = Fixture.item(3, "c.jpg") { _ in }.record
        blank.status = .discarded
        return [coffee, dinner, blank]
    }()

    @Test(arguments: [
        ("category=food", true), ("category=health", true), ("category=beauty", false), ("category!=food", false),
        ("category!=beauty", true), ("category=", false), ("category~heal", true),
    ])
    func `a record that is divided has the categories of its parts`(_ text: String, _ isFound: Bool) throws {
        var mart = Fixture.item(4, "d.jpg") { $0.total = Field(Fixture.won(9000), confidence: 1) }.record
        mart.category = nil
        mart.book.splits = [
            Split(category: .food, amount: Fixture.won(5000)), Split(category: .health, amount: Fixture.won(4000)),
        ]
        var filter = RecordFilter(convention: Fixture.convention)
        try filter.require(text)
        #expect(!filter.select([mart]).isEmpty == isFound)
    }

    @Test(arguments: [
        ("account:신한 카드", [1]), ("account=shinhan", [1]), ("계좌!=신한카드", [2]), ("#Mina", [1]), ("#mina", [1]),
        ("@나비", [2]),
        ("month:11월", [1]), ("month:2026-10", [2]), ("kind:지출", [1, 2]), ("종류:수입", []),
        ("11월", [1]), ("2026-10", [2]), ("11/2", [1]), ("10/31..", [1, 2]), ("..10/31", [2]), ("2026년", [1, 2]),
        ("이번 달", [1]), ("11월 2일", [1]), ("신한카드", [1]), ("4500", [1]), ("4,500", [1]), ("450", []),
    ])
    func `what entries are typed with finds them again`(_ text: String, _ expected: [Int]) throws {
        let opening = Account.Opening(date: Fixture.today, amount: Fixture.won(0))
        var convention = Fixture.convention
        convention.accounts = AccountBook([Account(id: "shinhan", name: "신한카드", kind: .card, opening: opening)])
        convention.subjects = ["나비": "nabi"]
        var records = Array(Self.records.prefix(2))
        (records[0].account, records[1].subject) = ("shinhan", "nabi")
        var filter = RecordFilter(convention: convention)
        let isCondition = text.contains(":") || text.contains("=")
        try filter.require(searched: isCondition ? [text] : text.split(separator: " ").map(String.init))
        #expect(Set(filter.select(records).map(\.id)) == Set(expected.map { records[$0 - 1].id }))
    }

    @Test(
        arguments: [
            ([], [1, 2]), (["status=discarded"], [3]), (["상태=버림"], [3]), (["status!=draft"], [3, 2]),
            (["merchant~스타벅스"], [1]), (["상호~스타"], [1]), (["merchant=diner"], [2]), (["merchant!=diner"], [1]),
            (["date>=2026-11-01"], [1]), (["date<2026-11-01"], [2]), (["date=11/2"], [1]),
            (["date<=yesterday"], [1, 2]),
            (["amount>4000"], [1]), (["amount>=$48.60"], [2]), (["amount<$48.60"], []), (["amount=4500"], [1]),
            (["category=food"], [1]), (["category=식비"], [1]), (["category=groceries"], [1]), (["category="], [2]),
            (["category!="], [1]),
            (["category~foo"], [1]), (["memo="], [1]), (["memo~mina"], [2]), (["tags=mina"], [1]),
            (["tags~tea"], [1]),
            (["currency=usd"], [2]), (["currency!=usd"], [1]), (["currency~kr"], [1]),
            (["currency="], []),
            (["category~식"], [1]), (["tax="], [1, 2]), (["items="], [1, 2]), (["items~a"], []),
            (["kind=expense", "merchant~r"], [1, 2]), (["time="], [1, 2]),
            (["merchant~스타벅스", "status=confirmed"], []),
        ] as [([String], [Int])]
    )
    func `conditions choose records`(_ conditions: [String], _ expected: [Int]) throws {
        var filter = RecordFilter(convention: Fixture.convention)
        for condition in conditions { try filter.require(condition) }
        #expect(filter.select(Self.records).map(\.id) == expected.map(Fixture.id))
    }

    @Test(
        arguments: [
            ("food", .notACondition("food")), ("", .notACondition("")), ("colour=red", .noSuchField("colour")),
            ("3=x", .noSuchField("3")), ("=x", .noSuchField("")), ("date>soon", .notADate("soon")),
            ("amount<many", .notAnAmount("many")), ("category=nonsense", .noSuchCategory("nonsense")),
            ("status=lost", .notAStatus("lost")), ("kind=loan", .notAKind("loan")),
        ] as [(String, InputProblem)]
    )
    func `what is no condition says why`(_ text: String, _ problem: InputProblem) {
        var filter = RecordFilter(convention: Fixture.convention)
        #expect(throws: problem) { try filter.require(text) }
        for language in Language.allCases { #expect(!language.wording.problem(problem).isEmpty) }
    }

    @Test func `options are conditions too`() throws {
        var filter = RecordFilter(convention: Fixture.convention)
        try filter.require(from: "2026-10-01")
        try filter.require(to: "10/31")
        #expect(filter.select(Self.records).map(\.id) == [Fixture.id(2)])
        for (range, expected) in [
            ("11/1..", [1]), ("~10/31", [2]), ("10월~11월", [1, 2]), ("10/31~11/2", [1, 2]), ("10 2026", [2]),
            ("11월 2026", [1]),
        ] {
            var filter = RecordFilter(convention: Fixture.convention)
            try filter.require(within: range)
            #expect(filter.select(Self.records).map(\.id) == expected.map(Fixture.id), "\(range)")
        }
        try filter.require(within: "2026-10")
        #expect(filter.select(Self.records).map(\.id) == [Fixture.id(2)])
        try filter.require(category: "-")
        filter.require(merchant: "DINE")
        filter.require(.status([.confirmed]))
        #expect(filter.select(Self.records).map(\.id) == [Fixture.id(2)])
        try filter.require(category: "food")
        #expect(filter.select(Self.records).isEmpty)
    }

    @Test(arguments: [
        ("food", [1]), ("groceries", [1]), ("장보기", [1]), ("식비 11월", [1]), ("november food", [1]), ("food october", []),
        ("november", [1]), ("drafts", [1]), ("초안", [1]), ("미확정 11월", [1]), ("november unconfirmed", [1]),
        ("drafts october", []), ("confirmed", [2]), ("확정 10월", [2]),
    ])
    func `records are listed by status, period and category`(_ text: String, _ expected: [Int]) throws {
        var filter = RecordFilter(convention: Fixture.convention)
        try filter.require(listed: text.split(separator: " ").map(String.init))
        #expect(filter.select(Self.records).map(\.id) == expected.map(Fixture.id))
    }

    @Test func `what is listed by is no word to search for`() {
        var filter = RecordFilter(convention: Fixture.convention)
        #expect(throws: InputProblem.notAPeriod("tree food")) { try filter.require(listed: ["tree", "food"]) }
    }

    @Test(arguments: ["2026-09", "10 2025", "10/11", "last year", "2026-01-01..2026-10-01"])
    func `a period leaves out what is before and behind it`(_ period: String) throws {
        var filter = RecordFilter(convention: Fixture.convention)
        try filter.require(within: period)
        #expect(!filter.select(Self.records).contains { $0.id == Fixture.id(2) })
    }
}

@Suite struct FieldAssignmentTests {
    @Test(
        arguments: [
            ("merchant=다이소 성수점", .merchant), ("category=food", .category), ("금액=4,500", .amount),
            ("memo=", .freeForm(.memo)),
            ("memo=a=b", .freeForm(.memo)), ("a1b2c3d4", nil),
        ] as [(String, ReviewField?)]
    )
    func `an argument with an equals sign is a field and its value`(_ text: String, _ field: ReviewField?) throws {
        #expect(try FieldAssignment(text)?.field == field)
    }

    private func edited(_ assignments: String...) throws -> Record {
        var edit = RecordEdit(Fixture.proved.record)
        for text in assignments { try edit.apply(try #require(try FieldAssignment(text)), Fixture.convention) }
        return edit.record
    }

    @Test func `a proof does not outlive the amount that it proved`() throws {
        #expect(try !edited("amount=23,500").isProved)
        #expect(try edited("amount=23,500", "amount=23,400").isProved)
        let memo = try edited("memo=a=b")
        #expect(memo.isProved && memo.memo == "a=b")
        #expect(try edited("category=").category == nil)
    }

    @Test func `what cannot be empty says so`() throws {
        #expect(throws: InputProblem.needed(.merchant)) { try edited("merchant=") }
        #expect(throws: InputProblem.noSuchField("colour")) { try FieldAssignment("colour=red") }
        for (name, field) in [("shop", "merchant"), ("Total", "amount"), ("note", "memo"), ("가게", "merchant")] {
            #expect(ReviewField(named: name)?.name == field)
        }
        // One letter is the beginning of a field's own name.
        #expect(ReviewField(named: "t")?.name == "time" && ReviewField(named: "s")?.name == "subject")
    }
}

@Suite struct ChangeNoticeTests {
    @Test(arguments: Language.allCases)
    func `what came of it is a sentence of its own`(_ language: Language) {
        let notices: [ChangeNotice] = [
            .changed(count: 1), .changed(count: 1200), .wouldChange(count: 2), .nothingToChange, .noneSelected,
            .takenBack(.change, steps: 1), .takenBack(.undoing, steps: 3), .wouldTakeBack(.change, steps: 1),
            .wouldTakeBack(.undoing, steps: 2), .takenBack(.change, steps: 2),
            .entityTakenBack(EntityChange(kind: "account", id: "visa", before: nil, after: "{}")),
            .entityTakenBack(EntityChange(kind: "account", id: "visa", before: "{}", after: nil)),
            .entityTakenBack(EntityChange(kind: "account", id: "visa", before: "{}", after: "{}")), .noStep(.change),
            .noStep(.undoing), .nothingFound, .nothingFoundWithAll, .noMoreSteps(.change, 3), .noMoreSteps(.undoing, 3),
            .nothingTakenBack,
            .takeBackQuestion(.change, steps: 11), .takeBackQuestion(.undoing, steps: 11),
            .mergedSince(.me, into: UserID("mom") ?? .me),
        ]
        let sentences = notices.map { language.wording.notice($0) }
        #expect(Set(sentences).count == notices.count)
    }
}
