import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
@testable import ReceiptTerminal
import ReceiptTestSupport
import ReceiptWording
import Testing

@Suite struct EntryPromptTests {
    private static let household: EntryPrompt.Household = {
        func account(_ id: String, _ name: String) -> Account {
            let opening = Account.Opening(date: Fixture.day("2026-11-01"), amount: Fixture.won(1_000_000))
            return Account(id: id, name: name, kind: .bank, opening: opening)
        }
        var earlier = Fixture.proved.record
        (earlier.status, earlier.merchant, earlier.category) = (.confirmed, "스타벅스", .food)
        (earlier.amount, earlier.account) = (Fixture.won(5600), "kb")
        var memory = SimpleMemory()
        memory.learn(earlier)
        return EntryPrompt.Household(
            state: BookBalances(
                DailyBalances(AccountBook([account("kb", "KB급여"), account("wallet", "지갑")]), [Record]())
            ),
            memory: memory,
            convention: Fixture.convention,
            chains: ["스타벅스"],
            add: AddEntry(user: .me, today: Fixture.today)
        )
    }()

    private func press(_ keys: [Key], _ prompt: inout EntryPrompt) -> EntryPrompt.Outcome? {
        var outcome: EntryPrompt.Outcome?
        for key in keys { outcome = outcome ?? prompt.handle(key) }
        return outcome
    }

    private func typed(_ text: String) -> [Key] { text.map { .character($0) } + [.enter] }

    private func entered(_ keys: [Key]) -> Record? {
        var prompt = EntryPrompt(Self.household, Language.korean.wording)
        guard case .entered(let record) = press(keys, &prompt) else { return nil }
        return record
    }

    @Test func `a shop that is known needs its first letters and Enter`() throws {
        let keys: [Key] = [.enter, .character("ㅅ"), .character("ㅌ"), .tab, .enter, .enter, .enter, .enter, .enter]
        let record = try #require(entered(keys))
        #expect(record.merchant == "스타벅스" && record.amount == Fixture.won(5600))
        #expect(record.category == .food && record.date == Fixture.today)
    }

    @Test func `what is typed takes the place of what was offered`() throws {
        let keys = typed("11/18") + typed("약국") + typed("8700") + typed("의료") + typed("지갑") + typed("#감기 @하준 두통약")
        let record = try #require(entered(keys))
        #expect(record.date == Fixture.day("2026-11-18") && record.merchant == "약국")
        #expect(record.amount == Fixture.won(8700) && record.category == .health && record.account == "wallet")
        #expect(record.tags == ["감기"] && record.subject == "하준" && record.memo == "두통약")
    }

    @Test func `an amount with a minus is a refund`() throws {
        let keys = [.enter] + typed("약국") + typed("-8700") + typed("의료") + typed("지갑") + [.enter]
        #expect(try #require(entered(keys)).amount == Fixture.won(-8700))
    }

    @Test func `two accounts with an arrow between make a transfer`() throws {
        let record = try #require(entered([.enter] + typed("kb > 지갑") + typed("100000") + [.enter]))
        #expect(record.kind == .transfer && record.account == "kb" && record.book.toAccount == "wallet")
    }

    @Test func `what cannot be is said, and asked again`() {
        var prompt = EntryPrompt(Self.household, Language.english.wording)
        #expect(press(typed("soon"), &prompt) == nil)
        #expect(prompt.part == .date && prompt.problem != nil)
        #expect(
            press([.control("u")] + typed("yesterday") + typed("kb > kb") + typed("100") + [.enter], &prompt) == nil
        )
        #expect(prompt.problem?.contains("both sides") == true)
        #expect(press([.escape, .escape, .escape], &prompt) == nil)
        #expect(prompt.part == .date)
        #expect(press([.escape], &prompt) == .givenUp)
    }

    @Test(arguments: [(80, 24), (60, 20)], Language.allCases)
    func `it fits the screen`(_ size: (columns: Int, rows: Int), _ language: Language) {
        var prompt = EntryPrompt(Self.household, language.wording)
        _ = press([.enter] + typed("아주 긴 이름의 가게에서 산 것이라 화면에 다 들어가지 않을 수도 있는 이름") + typed("1000"), &prompt)
        let frame = prompt.frame(TerminalSize(columns: size.columns, rows: size.rows))
        #expect(frame.lines.count == size.rows)
        #expect(frame.lines.allSatisfy { $0.columns <= size.columns }, "\(frame.lines.map(\.text))")
        #expect(frame.lines.last?.text.contains("Ctrl-C") == true)
    }
}
