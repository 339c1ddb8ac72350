import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptTestSupport
import ReceiptWording
import Testing

@Suite struct TerminalReviewSkinTests {
    /// Presses the keys and returns the terminal with the screens it showed.
    private func review(
        _ items: [ReviewItem],
        _ language: Language = .english,
        columns: Int = 80,
        rows: Int = 24,
        keys: [Key]
    ) async -> (terminal: ScriptedTerminal, summary: ReviewSummary, actions: [ReviewAction]) {
        let terminal = ScriptedTerminal(columns: columns, rows: rows, keys: keys)
        let skin = TerminalReviewSkin(terminal: terminal, wording: language.wording, styling: Styling(isColored: true))
        let conversation = Fixture.review(items)
        var ledger = ObedientLedger()
        let summary = await skin.run(conversation) { ledger.perform($0) }
        return (terminal, summary, ledger.actions)
    }

    @Test func `a draft fills a screen of 80 by 24`() async {
        let (terminal, _, _) = await review([Fixture.doubtful, Fixture.proved], keys: [])
        expectScreen(
            terminal.frames.last,
            """
             Draft 1 of 2                                               스타벅스 영수증.png
             ──────────────────────────────────────────────────────────────────────────────
               Merchant  스타벅스 강남R점                            ~ likely 82%
                         read: “스타벅스 강남R점 02-1234-5678”
             › Date      Fri 3 Apr 2026                              ? doubtful 55%
                         read: “26.04.03 08:11”
               Amount    ₩9,800                                      ? doubtful 64%
                         read: “합계 9,8O0”
               Category  🍚 Food                                     ~ likely 88%

               or  1 Date 2026-03-04   2 Amount ₩9,300











             Enter confirm · ←→ other values · m merchant · t date · a amount · c category
             s skip · d discard · u undo · e more · p parts · o photo · ? help · q quit
            """
        )
    }

    @Test func `a category is chosen from a list on a screen of 60 by 20`() async {
        let (terminal, _, _) = await review(
            [Fixture.doubtful],
            .korean,
            columns: 60,
            rows: 20,
            keys: .typed("cㅌ")
        )
        expectScreen(
            terminal.frames.dropLast().last,
            """
             초안 1/1                               스타벅스 영수증.png
             ──────────────────────────────────────────────────────────
               상호  스타벅스 강남R점                  ~ 아마도 82%
               날짜  2026년 4월 3일 (금)               ? 불확실 55%
               금액  ₩9,800                            ? 불확실 64%
             › 분류  🍚 식비                           ~ 아마도 88%
               또는  1 날짜 2026-03-04   2 금액 ₩9,300


                1 🍚 식비         8 💊 의료/건강   15 🔌 가전
                2 🚌 교통비       9 📚 교육        16 💡 공과금
                3 🎬 문화생활    10 📱 통신비      17 🏠 주거비
                4 🧻 생활품      11 🤝 회비        18 💳 카드대금
                5 👕 의류        12 🧾 세금        19 📦 기타
                6 ☔ 보험        13 🎁 경조사
                7 💇 미용        14 🐖 저축

             분류 (번호, 이름, 초성):

             Enter 선택 · Esc 뒤로
            """
        )
        #expect(terminal.frames.last?.contains("   10 📱 통신비") == true)
    }

    @Test func `a draft that looks like a record is asked about with both on a screen of 60 by 20`() async {
        var item = Fixture.proved
        var other = Fixture.doubtful.record
        (other.status, other.images) = (.confirmed, [])
        item.possibleDuplicate = PossibleDuplicate(record: other, certainty: .likely, common: [.date, .time, .amount])
        let (terminal, _, actions) = await review([item], columns: 60, rows: 20, keys: [.enter, .down])
        let screen = terminal.frames.last ?? []
        for text in [
            "looks like 00000002: 스타벅스 강남R점, 2026-04-03, ₩9,800", "in common: day, time, amount",
            "this draft  emart.jpg · 이마트 성수점 · 2026-11-18 ·", "19:42 · ₩23,400", "the other   00000002 · 스타벅스 강남R점",
            "Is it a purchase of its own?", "y two purchases: confirm both", "d discard this one", "Enter back",
        ] {
            #expect(screen.contains { $0.contains(text) }, "\(text) is not in \(screen)")
        }
        #expect(actions.isEmpty)
    }

    @Test func `the parts are shown before the amount is divided`() async {
        var item = Fixture.proved
        item.record.items = [
            LineItem(name: "쌀", amount: Fixture.won(20_000)), LineItem(name: "샴푸", amount: Fixture.won(3_400)),
        ]
        let terminal = ScriptedTerminal(columns: 60, rows: 20, keys: .typed("p"))
        let conversation = Fixture.review([item], goods: { $0 == "샴푸" ? .household : nil })
        var ledger = ObedientLedger()
        _ = await TerminalReviewSkin(terminal: terminal, wording: Language.korean.wording, styling: .plain)
            .run(conversation) { ledger.perform($0) }
        let screen = terminal.frames.last ?? []
        for text in ["이마트 성수점  ₩23,400", "🍚 식비 ₩20,000", "🧻 생활품 ₩3,400", "이렇게 2개로 나눌까요?", "Esc 뒤로"] {
            #expect(screen.contains { $0.contains(text) }, "\(text) is not in \(screen)")
        }
    }

    @Test(arguments: Language.allCases)
    func `the category is seen beside the list that it is chosen from`(_ language: Language) async {
        let (terminal, _, _) = await review([Fixture.proved], language, columns: 60, rows: 20, keys: .typed("c"))
        let label = language.wording.field(.category)
        #expect(terminal.frames.last?.contains { $0.hasPrefix(" › " + label) } == true, "\(terminal.frames.last ?? [])")
    }

    @Test(arguments: [(60, 20), (80, 24)], Language.allCases)
    func `the help is there from its first line to its last`(
        _ size: (columns: Int, rows: Int),
        _ language: Language
    ) async {
        let (terminal, _, _) = await review(
            [Fixture.proved],
            language,
            columns: size.columns,
            rows: size.rows,
            keys: .typed("?")
        )
        let screen = terminal.frames.last ?? []
        let help = language.wording.help(isTyped: false)
        for key in help { #expect(screen.contains { $0.contains(key.label) }, "\(key.label) is not in \(screen)") }
    }

    @Test func `a kind is edited in the person's language`() async {
        let (terminal, _, _) = await review([Fixture.proved], .korean, keys: .typed("e종") + [.enter])
        #expect(terminal.frames.last?.contains { $0.contains("종류: 지출") } == true)
    }

    @Test(arguments: [(80, 24), (60, 20), (40, 10), (10, 3)], Language.allCases)
    func `every screen has as many lines as the terminal and none is wider`(
        _ size: (columns: Int, rows: Int),
        _ language: Language
    ) async {
        let items = [Fixture.hostile, Fixture.doubtful, Fixture.incomplete, Fixture.proved]
        let keys: [Key] =
            .typed("?xceq") + [.enter, .escape, .enter, .pasted(String(repeating: "긴 이름의 가게 ", count: 9))]
        let (terminal, _, _) = await review(items, language, columns: size.columns, rows: size.rows, keys: keys)
        for frame in terminal.frames {
            #expect(frame.count == size.rows)
            if size.columns >= 40 { #expect(frame.allSatisfy { $0.columns <= size.columns }, "\(frame)") }
        }
    }

    @Test func `Enter confirms and the next draft says so`() async {
        let (terminal, summary, actions) = await review(
            [Fixture.proved, Fixture.doubtful],
            keys: [.enter, .character("q")]
        )
        #expect(actions.count == 1)
        #expect(summary == ReviewSummary(confirmed: 1, left: 1, ending: .quit))
        #expect(terminal.frames.last?.contains(" ✓ confirmed: 이마트 성수점, 2026-11-18, ₩23,400") == true)
    }

    @Test func `a field is edited in place, from its present value`() async {
        let keys: [Key] = .typed("e1") + [.enter, .left, .left, .backspace] + .typed("연남") + [.enter, .enter]
        let (terminal, _, actions) = await review([Fixture.proved], keys: keys)
        #expect(terminal.frames.contains { $0.contains(" Merchant: 이마트 성수점") })
        #expect(actions.first?.confirmedMerchant == "이마트 연남수점")
    }

    @Test func `in a field the arrows offer its other values`() async {
        let keys: [Key] = .typed("e2") + [.enter, .down, .enter, .enter]
        let (terminal, _, actions) = await review([Fixture.doubtful], keys: keys)
        #expect(terminal.frames.contains { $0.contains(" Date: 2026-03-04") })
        guard case .confirm(_, let after) = actions.first else {
            Issue.record("nothing was confirmed")
            return
        }
        #expect(after.date == Fixture.day("2026-03-04"))
    }

    @Test func `the field that needs a look most is marked first`() async {
        let (terminal, _, _) = await review([Fixture.doubtful], keys: [.character("e"), .enter])
        #expect(terminal.frames.last?.contains(" Date: 2026-04-03") == true)
    }

    @Test func `Enter on an unchanged line changes nothing, an emptied line empties the field`() async {
        let (_, _, unchanged) = await review([Fixture.proved], keys: .typed("e3") + [.enter, .enter, .enter])
        #expect(unchanged.first?.confirmedTime == Fixture.time("19:42"))
        let (_, _, emptied) = await review(
            [Fixture.proved],
            keys: .typed("e3") + [.enter, .control("u"), .enter, .enter]
        )
        #expect(emptied.first?.confirmedTime == .some(nil))
    }

    @Test func `a wrong value stays in the line to be corrected`() async {
        let keys: [Key] = .typed("e2") + [.enter, .control("u")] + .typed("soon") + [.enter]
        let (terminal, _, _) = await review([Fixture.proved], keys: keys)
        let last = terminal.frames.last ?? []
        #expect(last.contains(" Date: soon"))
        #expect(last.contains(" ! \"soon\" is not a date; for example 2026-11-18, 18 Nov, yesterday"))
    }

    @Test func `typing narrows the list and Enter takes the best`() async {
        let (_, _, actions) = await review([Fixture.proved], keys: .typed("c의료") + [.enter, .enter])
        guard case .confirm(_, let after) = actions.first else {
            Issue.record("nothing was confirmed")
            return
        }
        #expect(after.category == .health)
    }

    @Test func `arrows choose from the list`() async {
        let (_, _, actions) = await review(
            [Fixture.proved],
            keys: [.character("c"), .down, .down, .up, .enter, .enter]
        )
        guard case .confirm(_, let after) = actions.first else {
            Issue.record("nothing was confirmed")
            return
        }
        #expect(after.category == .transport)
    }

    @Test(arguments: [
        (Key.control("c"), ReviewEnding.interrupted), (.endOfInput, .endOfInput), (.character("q"), .quit),
        (.control("d"), .endOfInput),
    ])
    func `the terminal is given back however the review ends`(_ key: Key, _ ending: ReviewEnding) async {
        let (terminal, summary, actions) = await review([Fixture.proved], keys: [key])
        #expect(!terminal.isOpen)
        #expect(summary.ending == ending)
        #expect(actions.isEmpty)
    }

    @Test func `pasted text is never taken for commands`() async {
        let (_, summary, actions) = await review([Fixture.proved], keys: [.pasted("d\r\rq")])
        #expect(actions.isEmpty)
        #expect(summary.ending == .endOfInput)
    }

    @Test func `nothing is marked where no category is known, so that Enter alone takes none`() async {
        var item = Fixture.proved
        item.record.category = nil
        item.draft?.category = nil
        let (_, _, actions) = await review([item], keys: [.character("c"), .enter, .enter])
        guard case .confirm(_, let after) = actions.first else {
            Issue.record("nothing was confirmed")
            return
        }
        #expect(after.category == nil)
    }

    @Test(arguments: [("12", Category.tax), ("99", nil)])
    func `a number chooses from the list, and one that is not there is refused`(
        _ number: String,
        _ expected: ReceiptDomain.Category?
    ) async {
        let (terminal, _, actions) = await review([Fixture.incomplete], keys: .typed("c" + number) + [.enter])
        let shown = terminal.frames.last?.contains { $0.contains("Category  🧾 Tax ") }
        #expect(shown == (expected != nil))
        let isRefused = terminal.frames.last?.contains { $0.hasPrefix(" ! no category fits \"99\"") }
        #expect(isRefused == (expected == nil))
        #expect(actions.isEmpty)
    }

    @Test func `Ctrl-Z gives the terminal away and takes it again`() async {
        let (terminal, _, _) = await review([Fixture.proved], keys: [.control("z"), .character("q")])
        #expect(terminal.openings == 2)
    }

    @Test func `Escape goes back one step and never leaves`() async {
        let (_, summary, _) = await review([Fixture.proved], keys: .typed("e") + [.escape, .escape, .escape])
        #expect(summary.ending == .endOfInput)
    }

    private func expectScreen(
        _ frame: [String]?,
        _ expected: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(frame == wanted, "\n\((frame ?? []).joined(separator: "\n"))", sourceLocation: sourceLocation)
    }
}

extension ReviewAction {
    fileprivate var confirmedMerchant: String? {
        if case .confirm(_, let after) = self { after.merchant } else { nil }
    }

    /// `nil` where nothing was confirmed, a time that is `nil` where it was confirmed without one.
    fileprivate var confirmedTime: TimeOfDay?? {
        if case .confirm(_, let after) = self { .some(after.time) } else { nil }
    }
}
