import Foundation
import ReceiptDomain
import ReceiptTestSupport
import ReceiptWording
import Testing

@testable import ReceiptReview
@testable import ReceiptTerminal

@Suite struct ReviewScopeTests {
    private static func draft(
        _ number: Int,
        _ merchant: String,
        _ category: ReceiptDomain.Category?,
        confidence: Double = 0.9
    ) -> ReviewItem {
        Fixture.item(number, "\(number).jpg") { draft in
            draft.merchant = Field(merchant, confidence: 0.97)
            draft.date = Field(Fixture.day("2026-11-1\(number % 10)"), confidence: 0.97)
            draft.total = Field(Fixture.won(1000 * number), confidence: 0.97)
            draft.category = category.map { Field($0, confidence: confidence) }
        }
    }

    /// A household that confirmed so many records of a shop.
    private static func memory(_ merchant: String, _ category: ReceiptDomain.Category, _ count: Int) -> SimpleMemory {
        var memory = SimpleMemory()
        for number in 0..<count {
            var record = draft(50 + number, merchant, category).record
            record.status = .confirmed
            memory.learn(record)
        }
        return memory
    }

    private static func session(isInteractive: Bool = true) -> ReviewSession {
        ReviewSession(
            [draft(1, "이마트", .food), draft(2, "다이소", .household)],
            memory: memory("이마트", .food, 3),
            isInteractive: isInteractive
        )
    }

    @Test func `a correction that earlier records contradict asks for which it is meant`() {
        var session = Self.session()
        session.type("c household", "")
        guard case .correction(let correction) = session.conversation.step else {
            Issue.record("no question: \(session.conversation.step)")
            return
        }
        #expect(correction.merchant == "이마트")
        #expect(correction.effect == .category(.household))
        #expect(correction.earlier.map(\.before.id) == [52, 51, 50].map(Fixture.id))
        #expect(correction.earlier.allSatisfy { $0.after.category == .household })
        #expect(session.ledger.actions.count == 1, "the draft itself is confirmed already")
    }

    @Test(arguments: ["", "1", "<"])
    func `this one only is the safe answer`(_ answer: String) {
        var session = Self.session()
        session.type("c household", "", answer)
        #expect(session.conversation.step == .draft)
        #expect(session.conversation.position == 1)
        #expect(session.ledger.actions.count == 1)
    }

    @Test(arguments: ["f", "2", "ㄹ"])
    func `from now on makes a rule and leaves earlier records alone`(_ answer: String) {
        var session = Self.session()
        session.type("c household", "", answer)
        #expect(session.ledger.rules.rules.map(\.merchant) == ["이마트"])
        #expect(session.ledger.rules.rules.map(\.effect) == [.category(.household)])
        guard case .follow(_, let changes) = session.ledger.actions.last else {
            Issue.record("\(session.ledger.actions)")
            return
        }
        #expect(changes.isEmpty)
        #expect(session.conversation.step == .draft && session.conversation.position == 1)
    }

    @Test(arguments: ["a", "3", "ㅁ"])
    func `the earlier ones can follow too`(_ answer: String) {
        var session = Self.session()
        session.type("c household", "", answer)
        guard case .follow(_, let changes) = session.ledger.actions.last else {
            Issue.record("\(session.ledger.actions)")
            return
        }
        #expect(changes.count == 3)
        #expect(session.conversation.memory.records(named: "이마트").allSatisfy { $0.category == .household })
    }

    @Test(arguments: ["a", "f"])
    func `undoing the draft undoes what followed from it`(_ answer: String) {
        var session = Self.session()
        session.type("c household", "", answer, "u")
        #expect(session.ledger.rules.rules.isEmpty)
        #expect(session.conversation.memory.records(named: "이마트").map(\.category) == [.food, .food, .food])
        #expect(session.conversation.notice == .undoneWithRule(earlier: answer == "a" ? 3 : 0))
        #expect(session.conversation.step == .draft && session.conversation.position == 0)
        #expect(session.conversation.working?.category == .household, "only the mistake needs to be corrected")
        #expect(session.conversation.proposal?.category == .food)
        // It asks again.
        session.type("")
        guard case .correction = session.conversation.step else {
            Issue.record("no question: \(session.conversation.step)")
            return
        }
    }

    @Test func `undo brings the rule back that was replaced`() {
        var session = Self.session()
        let earlier = Rule(merchant: "이마트", effect: .category(.food), since: .distantPast)
        _ = session.ledger.perform(.follow(earlier, []))
        session.type("c household", "", "f")
        #expect(session.ledger.rules.rules.map(\.effect) == [.category(.household)])
        session.type("u")
        #expect(session.ledger.rules.rules == [earlier])
    }

    @Test func `this one only has nothing more to undo`() {
        var session = Self.session()
        session.type("c household", "", "1", "u")
        #expect(session.conversation.notice == .undone)
        guard case .undo(let answer) = session.ledger.actions.last else {
            Issue.record("\(session.ledger.actions)")
            return
        }
        #expect(answer.consequences.isEmpty)
    }

    @Test func `a name that is put right can be put right in earlier records`() {
        var session = ReviewSession([Self.draft(1, "쌤스더지", .food)], memory: Self.memory("쌤스더지", .food, 2))
        session.type("e merchant", "맘스터치", "", "a")
        guard case .follow(let rule, let changes) = session.ledger.actions.last else {
            Issue.record("\(session.ledger.actions)")
            return
        }
        #expect(rule.merchant == "쌤스더지" && rule.effect == .merchant("맘스터치"))
        #expect(changes.map(\.after.merchant) == ["맘스터치", "맘스터치"])
        #expect(session.conversation.step == .allAnswered)
    }

    @Test func `what nothing contradicts asks nothing`() {
        var session = ReviewSession([Self.draft(1, "새 가게", .food)], memory: Self.memory("이마트", .food, 3))
        session.type("c household", "")
        #expect(session.conversation.step == .allAnswered)
    }

    @Test func `answers from a file are not asked for more than before`() {
        var session = Self.session(isInteractive: false)
        session.type("c household", "")
        #expect(session.conversation.step == .draft && session.conversation.position == 1)
    }

    @Test func `where an earlier record changed meanwhile, nothing follows`() {
        var conversation = Self.session().conversation
        for answer in ["c household", ""] {
            if case .confirm(_, let after) = conversation.handle(.answer(answer)) { conversation.report(.done(after)) }
        }
        #expect(conversation.handle(.answer("a")) != nil)
        conversation.report(.stale(current: Self.draft(51, "이마트", .events).record))
        #expect(conversation.step == .draft && conversation.position == 1)
        #expect(conversation.notice == .changedElsewhere)
    }

    // MARK: Groups

    private static let doubtful = (1...4).map { draft($0, $0 == 4 ? "다이소" : "이 마트", .food, confidence: 0.6) }

    @Test func `drafts of one shop whose category is in doubt are asked about once, before all others`() {
        var session = ReviewSession(Self.doubtful)
        let group = DraftGroup(merchant: "이 마트", drafts: [1, 2, 3].map(Fixture.id), category: .food)
        #expect(session.conversation.step == .group(group))
        session.type("")
        guard case .change(let changes) = session.ledger.actions.last else {
            Issue.record("\(session.ledger.actions)")
            return
        }
        #expect(changes.map(\.after.category) == [.food, .food, .food])
        #expect(changes.allSatisfy { $0.after.status == .draft })
        #expect(session.conversation.step == .draft)
        #expect(session.conversation.notice == .grouped(.food, drafts: 3))
    }

    @Test func `another category can be chosen for all of them`() {
        var session = ReviewSession(Self.doubtful)
        session.type("c", "생활품")
        #expect(session.conversation.step == .draft)
        #expect(session.conversation.working?.category == .household)
        #expect(!session.conversation.hasChanges)
        session.type("", "", "")
        #expect(session.conversation.working?.merchant == "다이소")
        #expect(session.ledger.actions.count == 4)
    }

    @Test func `the answer is undone by the same key as any other, and the question asked again`() {
        var session = ReviewSession(Self.doubtful)
        let question = session.conversation.step
        session.type("c", "생활품", "u")
        guard case .undoChange(let changes, _) = session.ledger.actions.last else {
            Issue.record("\(session.ledger.actions)")
            return
        }
        #expect(changes.map(\.before.category) == [.household, .household, .household])
        #expect(changes.map(\.after.category) == [.food, .food, .food])
        #expect(session.conversation.step == question && session.conversation.notice == .undone)
        session.type("s")
        #expect(session.conversation.working?.category == .food)
        session.type("u")
        #expect(session.conversation.notice == .nothingToUndo)
    }

    @Test func `answers are undone in the order in which they were given`() {
        var session = ReviewSession(Self.doubtful)
        session.type("", "", "u", "u")
        #expect(session.ledger.actions.count == 4)
        guard case .undo = session.ledger.actions[2], case .undoChange = session.ledger.actions[3] else {
            Issue.record("\(session.ledger.actions)")
            return
        }
    }

    @Test func `the step that is undone is that of the drafts that were written`() {
        var session = ReviewSession(Self.doubtful)
        guard case .change(var changes) = session.conversation.handle(.answer("")) else {
            Issue.record("nothing was asked for")
            return
        }
        // The first draft had the category already: its line is an older one.
        for index in changes.indices.dropFirst() { changes[index].after.revision = 40 + index }
        session.conversation.report(.applied(changes.map(\.after), nil))
        guard case .undoChange(_, let step) = session.conversation.handle(.answer("u")) else {
            Issue.record("nothing was undone")
            return
        }
        #expect(step == 41)
    }

    @Test func `what was changed meanwhile is not undone`() {
        var session = ReviewSession(Self.doubtful)
        session.type("")
        #expect(session.conversation.handle(.answer("u")) != nil)
        session.conversation.report(.stale(current: Self.doubtful[0].record))
        #expect(session.conversation.notice == .undoRefused && session.conversation.step == .draft)
    }

    @Test func `the question can be left for the drafts themselves`() {
        var session = ReviewSession(Self.doubtful)
        session.type("s")
        #expect(session.conversation.step == .draft && session.ledger.actions.isEmpty)
        session = ReviewSession(Self.doubtful)
        session.type("c", "<", "q")
        #expect(session.conversation.ending == .quit)
    }

    @Test func `nothing is asked of two drafts, of certain ones, or of what history knows`() {
        #expect(ReviewSession(Array(Self.doubtful.prefix(2))).conversation.step == .draft)
        let certain = (1...3).map { Self.draft($0, "이마트", .food, confidence: 0.9) }
        #expect(ReviewSession(certain).conversation.step == .draft)
        #expect(ReviewSession(Self.doubtful, memory: Self.memory("이 마트", .tax, 1)).conversation.step == .draft)
        #expect(ReviewSession(Self.doubtful, isInteractive: false).conversation.step == .draft)
    }

    @Test(arguments: Language.allCases)
    func `questions about many records show them and fit a small screen`(_ language: Language) {
        var session = ReviewSession(
            (1...30).map { Self.draft($0, "이마트", .food, confidence: 0.5) },
            memory: Self.memory("다이소", .food, 30)
        )
        for step in 0...1 {
            if step == 1 { session.type("c") }
            let screen = ReviewScreen(conversation: session.conversation.review.conversation, wording: language.wording)
            let frame = screen.frame(TerminalSize(columns: 60, rows: 20))
            #expect(frame.lines.count == 20)
            #expect(frame.lines.allSatisfy { $0.columns <= 60 })
            let text = frame.lines.map(\.text).joined(separator: "\n")
            #expect(text.contains("이마트") && text.contains("₩1,000") && text.contains("…"), "\(text)")
        }
    }
}
