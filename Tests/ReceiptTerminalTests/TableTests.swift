import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptTestSupport
import ReceiptWording
import Testing

@Suite struct TableTests {
    private static let items = [Fixture.proved, Fixture.doubtful, Fixture.incomplete, Fixture.hostile]

    @Test func `drafts stand in columns at 80 columns`() {
        expectLines(
            TextTable.drafts(Self.items.map { ($0, "receipt.jpg") }, Language.english.wording).rendered(
                width: 80,
                .plain
            ),
            """
            Merchant                     Date         Amount  Category  Sure?       ID
            이마트 성수점                2026-11-18  ₩23,400  🍚 Food   ✓ sure      00000001
            스타벅스 강남R점             2026-04-03   ₩9,800  🍚 Food   ? doubtful  00000002
            –                            2026-10-30        –  –         ✗ missing   00000003
            DINER \\u{1B}[31mON 5TH AVE…  2026-11-02   $48.60  –         ? doubtful  00000004
            """
        )
    }

    @Test func `a wide terminal has the file of each draft, too`() {
        let lines = TextTable.drafts([(Fixture.proved, "IMG_1.jpg")], Language.english.wording).rendered(
            width: 100,
            .plain
        )
        expectLines(
            lines,
            """
            Merchant       Date         Amount  Category  Sure?   ID        File
            이마트 성수점  2026-11-18  ₩23,400  🍚 Food   ✓ sure  00000001  IMG_1.jpg
            """
        )
    }

    @Test func `the merchant gives way where the terminal is narrow`() {
        expectLines(
            TextTable.drafts(Self.items.map { ($0, "receipt.jpg") }, Language.korean.wording).rendered(
                width: 60,
                .plain
            ),
            """
            상호                  날짜           금액  분류     확실도
            이마트 성수점         2026-11-18  ₩23,400  🍚 식비  ✓ 확실
            스타벅스 강남R점      2026-04-03   ₩9,800  🍚 식비  ? 불확실
            –                     2026-10-30        –  –        ✗ 없음
            DINER \\u{1B}[31mON …  2026-11-02   $48.60  –        ? 불확실
            """
        )
    }

    @Test(arguments: [(30, "Name      When    ID"), (19, "Name      ID"), (11, "Name   ID")])
    func `a column that can be missed is left out before a cell is cut to nothing`(width: Int, header: String) {
        var table = TextTable(columns: [
            .init("Name", flexibleDownTo: 5), .init("When", rank: 1), .init("ID"),
        ])
        table.rows = [["Magazine", "monthly", "a1b2"]]
        let lines = table.rendered(width: width, .plain).split(separator: "\n")
        #expect(lines.first?.split(separator: " ") == header.split(separator: " "))
        #expect(lines.allSatisfy { $0.count <= width })
    }

    @Test(arguments: Language.allCases)
    func `at 60 columns names and remarks are cut, and amounts are whole`(_ language: Language) {
        var item = Fixture.proved
        (item.record.merchant, item.record.amount) = ("스타벅스 여의도한강공원북단점", Fixture.won(12_345_678))
        item.record.kind = .income
        var draft = Draft()
        draft.merchant = Field("스타벅스 여의도한강공원북단점", confidence: 1)
        draft.date = Field(Fixture.day("2026-11-18"), confidence: 1)
        draft.total = Field(Fixture.won(12_345_678), confidence: 1)
        let twin = PossibleDuplicate(record: Fixture.doubtful.record, certainty: .likely, common: [.amount])
        let tables: [TextTable] = [
            .drafts([(item, "KakaoTalk_20261118_194233.jpg")], language.wording),
            .readings([("KakaoTalk_20261118_194233.jpg", draft)], language.wording),
            .records([item.record], duplicates: [item.record.id: twin], language.wording),
        ]
        for table in tables {
            let text = table.rendered(width: 60, .plain)
            #expect(text.contains("₩12,345,678") && text.contains("스타벅스") && text.contains("…"), "\(text)")
            #expect(text.split(separator: "\n").allSatisfy { $0.columns <= 60 }, "\(text)")
        }
    }

    @Test func `records are listed with their short names`() {
        expectLines(
            TextTable.records([Fixture.proved.record], Language.english.wording).rendered(width: nil, .plain),
            """
            ID        Merchant       Date         Amount  Category  Status
            00000001  이마트 성수점  2026-11-18  ₩23,400  🍚 Food   draft
            """
        )
    }

    @Test(arguments: [
        (Language.english, PossibleDuplicate.Certainty.likely, "draft, like 00000002"),
        (.english, .possible, "draft, maybe 00000002"), (.korean, .likely, "초안, 00000002 중복인 듯"),
        (.korean, .possible, "초안, 00000002 중복?"),
    ])
    func `a draft that may be there twice names the other one`(
        _ language: Language,
        _ certainty: PossibleDuplicate.Certainty,
        _ status: String
    ) {
        let duplicate = PossibleDuplicate(record: Fixture.doubtful.record, certainty: certainty, common: [.amount])
        let table = TextTable.records(
            [Fixture.proved.record, Fixture.incomplete.record],
            duplicates: [Fixture.proved.record.id: duplicate],
            language.wording
        )
        let lines = table.rendered(width: nil, .plain).split(separator: "\n")
        #expect(lines[1].hasSuffix(status))
        #expect(lines[2].hasSuffix(language.wording.status(.draft)))
    }

    @Test(arguments: Language.allCases)
    func `in 40 columns a list keeps names, days and amounts whole`(_ language: Language) {
        let lines = TextTable.records([Fixture.proved.record], language.wording).lines(width: 40)
        #expect(lines.allSatisfy { $0.columns <= 40 })
        #expect(lines[1].text.contains("₩23,400") && lines[1].text.contains("2026-11-18"))
    }

    @Test func `an income has its sign`() {
        var salary = Fixture.proved.record
        salary.kind = .income
        let table = TextTable.records([salary, Fixture.proved.record], Language.english.wording)
        let lines = table.rendered(width: nil, .plain).split(separator: "\n")
        #expect(lines[1].contains("+₩23,400") && !lines[2].contains("+"))
    }

    @Test func `nothing is cut where the output is not a terminal`() {
        let table = TextTable(columns: [.init("A", flexibleDownTo: 3)], rows: [["a long cell that stays whole"]])
        #expect(table.rendered(width: nil, .plain) == "A\na long cell that stays whole\n")
    }

    @Test func `rigid columns keep their width even in a window that is too small`() {
        let table = TextTable(columns: [.init("A"), .init("B", flexibleDownTo: 3)], rows: [["12345678", "abcdefgh"]])
        #expect(table.rendered(width: 6, .plain) == "A         B\n12345678  ab…\n")
    }

    @Test func `figures stand at the right`() {
        let user = User(id: .me, profile: Profile(locale: "en-GB", currency: nil))
        let table = TextTable.users(
            [HouseholdOverview.Member(user: user, drafts: 3, confirmed: 120)],
            Language.english.wording
        )
        expectLines(
            table.rendered(width: 80, .plain),
            """
            User  Drafts  Confirmed
            me         3        120
            """
        )
    }

    @Test func `files in quarantine are listed with their reasons`() {
        let file = FailedFile(
            location: FileLocation("/lib/Failed/me/a\u{1B}.jpg"),
            user: .me,
            code: "truncated",
            message: "the picture ends before there is anything to read",
            originalName: "a\u{1B}.jpg"
        )
        expectLines(
            TextTable.failedFiles([file], Language.english.wording).rendered(width: 50, .plain),
            """
            File         Reason
            a\\u{1B}.jpg  the picture ends before there is any…
            """
        )
    }
}

/// Compares what is printed with what a screen shows, line by line.
func expectLines(_ printed: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    var lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines == wanted, "\n\(printed)", sourceLocation: sourceLocation)
}
