import Foundation
import ReceiptDomain
import Testing

@testable import ReceiptConsole

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
        var screen = ReviewScreen(conversation: session.conversation, wording: Language.english.wording)
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

    @Test func `what the arrow keys offer is shown`() {
        let (screen, _) = review(Fixture.doubtful, .typed("m스타"))
        let text = screen.frame(TerminalSize(columns: 80, rows: 24)).lines.map(\.text).joined(separator: "\n")
        #expect(text.contains("↑↓ 스타벅스 강남R점 · 스타벅스 역삼점"), "\(text)")
    }
}
