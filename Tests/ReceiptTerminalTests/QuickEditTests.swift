import Foundation
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import ReceiptWording
import Testing

@testable import ReceiptTerminal

@Suite struct QuickEditTests {
    private static let memory: SimpleMemory = {
        var memory = SimpleMemory()
        memory.shops = ["스타벅스 강남R점", "스타벅스 역삼점", "맘스터치", "Corner Shop"].map {
            ShopLesson(merchant: $0, records: 1, categories: [], readings: [])
        }
        return memory
    }()

    private func review(_ item: ReviewItem, _ keys: [Key]) -> (screen: ReviewScreen, actions: [ReviewAction]) {
        var actions: [ReviewAction] = []
        let session = ReviewSession([item], memory: Self.memory)
        var screen = ReviewScreen(
            conversation: session.conversation.review.conversation,
            wording: Language.english.wording
        )
        for key in keys {
            if let action = screen.handle(key) { actions.append(action) }
        }
        return (screen, actions)
    }

    @Test(arguments: [("m", ReviewField.merchant), ("t", .date), ("a", .amount), ("ㅡ", .merchant), ("ㅅ", .date)])
    func `the fields that are wrong most often have keys of their own`(_ key: String, _ field: ReviewField) {
        let (screen, _) = review(Fixture.doubtful, .typed(key))
        #expect(screen.conversation.step == .enter(field, isNeeded: false))
    }

    @Test func `typing replaces the value at hand, any other key goes into it`() {
        let (screen, _) = review(Fixture.doubtful, .typed("a9300") + [.enter])
        #expect(screen.conversation.working?.amount == Fixture.won(9300))
        let (edited, _) = review(Fixture.doubtful, .typed("a") + [.end] + .typed("0") + [.enter])
        #expect(edited.conversation.working?.amount == Fixture.won(98_000))
        let (pasted, _) = review(Fixture.doubtful, .typed("m") + [.pasted("다이소"), .enter])
        #expect(pasted.conversation.working?.merchant == "다이소")
        let (unchanged, _) = review(Fixture.doubtful, .typed("m") + [.enter])
        #expect(!unchanged.conversation.hasChanges)
    }

    @Test func `the value that would be replaced is marked`() throws {
        let (screen, _) = review(Fixture.doubtful, .typed("a"))
        let size = TerminalSize(columns: 80, rows: 24)
        #expect(screen.frame(size).lines.contains { $0.spans.contains(.init("9800", .inverse)) })
        let (typed, _) = review(Fixture.doubtful, .typed("a9"))
        #expect(!typed.frame(size).lines.contains { $0.spans.contains { $0.ink == .inverse } })
    }

    @Test(arguments: [
        ("스타", 1, "스타벅스 강남R점"), ("스타", 2, "스타벅스 역삼점"), ("ㅅㅌ", 1, "스타벅스 강남R점"), ("터치", 1, "맘스터치"),
        ("corn", 1, "Corner Shop"), ("스타", 3, "스타"), ("새 가게", 1, "새 가게"),
    ])
    func `a known shop's name is completed by the arrow keys`(_ typed: String, _ downs: Int, _ merchant: String) {
        let keys = .typed("m" + typed) + [Key](repeating: .down, count: downs) + [.enter]
        #expect(review(Fixture.doubtful, keys).screen.conversation.working?.merchant == merchant)
    }

    @Test(arguments: [
        ("mㅅㅌ", "스타벅스 강남R점"), ("mㅅㅌ2", "스타벅스 역삼점"), ("mㅁ", "맘스터치"), ("m1", "스타벅스 역삼점"),
        ("m2", "모퉁이별 커피"),
        ("m19", "19"), ("m스2", "스2"), ("mㅎㅎ", "ㅎㅎ"),
    ])
    func `initials and digits take a name that is offered`(_ typed: String, _ merchant: String) {
        var item = Fixture.doubtful
        item.lines = [Evidence(text: "모퉁이별 커피"), Evidence(text: "02-123-4567"), Evidence(text: "합계 9,800")]
        let (screen, _) = review(item, .typed(typed) + [.enter])
        #expect(screen.conversation.working?.merchant == merchant)
        let text = review(item, .typed("m")).screen.frame(TerminalSize(columns: 80, rows: 24)).lines.map(\.text)
        #expect(text.contains { $0.contains("↑↓ 1 스타벅스 역삼점 · 2 모퉁이별 커피") }, "\(text)")
    }

    @Test(arguments: [
        ("명가슷불갈비", "숯", "명가숯불갈비"), ("슴환네", "승", "승환네"), ("PTO 구월점", "PID", "PID 구월점"), ("Lake Cafo", "fe", "Lake Cafe"),
    ])
    func `letters that are typed take the place of those that were misread`(
        _ read: String,
        _ typed: String,
        _ right: String
    ) {
        var item = Fixture.doubtful
        item.record.merchant = read
        item.draft?.merchant?.value = read
        let (screen, _) = review(item, .typed("m" + typed) + [.tab, .enter])
        #expect(screen.conversation.working?.merchant == right)
    }

    @Test func `what the arrow keys offer is shown`() {
        let (screen, _) = review(Fixture.doubtful, .typed("m스타"))
        let text = screen.frame(TerminalSize(columns: 80, rows: 24)).lines.map(\.text).joined(separator: "\n")
        #expect(text.contains("↑↓ 스타벅스 강남R점 · 스타벅스 역삼점"), "\(text)")
    }

    @Test(arguments: [
        ("가", "가족약국"), ("19", "1988 옛날통닭"), ("shell", "Shell Canada"), ("우리마", "우리마트"),
        ("빽", "빽다방"), ("ㅃㄷ", "빽다방"), ("이마", "이마트24"), ("스타", "스타벅스 강남R점"),
    ])
    func `a name is completed from the shops, the receipt and the chains`(_ typed: String, _ merchant: String) {
        var item = Fixture.doubtful
        item.lines = [
            Evidence(text: "가 맹 점 명: 가 족 약 국  02-2011-0777"), Evidence(text: "198812345 이마트 24 02-123-4567"),
            Evidence(text: "판매자 상호 1988 옛 날 통 닭"),
            Evidence(text: "* Shell Canada 604-513-8420"), Evidence(text: "(주)우리유통(우리마트"), Evidence(text: "스타이브 12"),
        ]
        let session = ReviewSession([item], memory: Self.memory, chains: ["스타벅스", "빽다방", "이마트24"])
        var screen = ReviewScreen(
            conversation: session.conversation.review.conversation,
            wording: Language.korean.wording
        )
        for key in .typed("m" + typed) + [Key.tab, .enter] { _ = screen.handle(key) }
        #expect(screen.conversation.working?.merchant == merchant)
    }

    @Test func `of the other amounts those are offered that begin as what is typed`() {
        let size = TerminalSize(columns: 80, rows: 24)
        func text(_ keys: String) -> String {
            review(Fixture.doubtful, .typed(keys)).screen.frame(size).lines.map(\.text).joined(separator: "\n")
        }
        #expect(text("a").contains("↑↓ 9300") && text("a93").contains("↑↓ 9300"))
        #expect(text("a95").contains("23,400 or $8.60") && !text("a95").contains("↑↓ 9300"))
    }

    @Test func `the help is whole on a low terminal`() {
        let lines = review(Fixture.doubtful, .typed("?")).screen.frame(TerminalSize(columns: 60, rows: 20)).lines
        #expect(lines.count == 20 && lines.contains { $0.text.contains("confirm the draft as shown") })
        #expect(lines.contains { $0.text.contains("Enter back") })
    }
}
