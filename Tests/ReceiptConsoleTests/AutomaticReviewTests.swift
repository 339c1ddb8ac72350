import ReceiptDomain
import Testing

@testable import ReceiptConsole

@Suite struct AutomaticReviewTests {
    private static func obstacle(_ item: ReviewItem, _ minimum: Double = 0.8) -> AutomaticReview.Obstacle? {
        AutomaticReview(minimumConfidence: minimum).obstacle(ReviewProposal(item, memory: NoHistory()))
    }

    @Test(
        arguments: [(0.8, nil), (0.81, .unsure(.category)), (0.97, .unsure(.category)), (0.98, .unsure(.merchant))]
            as [(Double, AutomaticReview.Obstacle?)]
    )
    func `what is proved is confirmed if every field has at least this confidence`(
        _ minimum: Double,
        _ obstacle: AutomaticReview.Obstacle?
    ) {
        #expect(Self.obstacle(Fixture.proved, minimum) == obstacle)
    }

    @Test func `what is not proved, incomplete, or there twice is left to a person`() {
        #expect(Self.obstacle(Fixture.doubtful, 0.5) == .notProved)
        #expect(Self.obstacle(Fixture.incomplete) == .missing(.merchant))
        #expect(Self.obstacle(Fixture.hostile) == .missing(.category))
        var twice = Fixture.proved
        twice.possibleDuplicate = Lookalike(
            record: Fixture.doubtful.record,
            certainty: .possible,
            common: [.date, .amount]
        )
        #expect(Self.obstacle(twice) == .possibleDuplicate)
    }

    @Test func `it says what it did and why it left the rest`() {
        let items = [Fixture.proved, Fixture.doubtful, Fixture.incomplete, Fixture.doubtful]
        let proposals = items.map { ReviewProposal($0, memory: NoHistory()) }
        let (changes, left) = AutomaticReview(minimumConfidence: 0.8).changes(proposals)
        #expect(changes.map(\.before) == [Fixture.proved.record])
        #expect(changes.map(\.after.status) == [.confirmed])
        #expect(left.map(\.0) == [.notProved, .missing(.merchant)])
        #expect(left.map(\.count) == [2, 1])
        for language in Language.allCases {
            let sentences = left.map { language.wording.obstacle($0.0, count: $0.count) }
            #expect(Set(sentences).count == 2)
            let summaries = [true, false].map {
                language.wording.automaticSummary(confirmed: 1, left: 3, isDryRun: $0)
            }
            #expect(Set(summaries).count == 2)
        }
    }

    @Test func `what history says counts as it is sure`() {
        var memory = SimpleMemory()
        var known = Fixture.proved.record
        known.status = .confirmed
        known.category = .household
        memory.learn(known)
        let proposal = ReviewProposal(Fixture.item(8, "a.jpg") { $0 = Fixture.proved.draft ?? $0 }, memory: memory)
        #expect(proposal.record.category == .household)
        #expect(proposal.confidence(.category) == 0.8)
        #expect(proposal.confidence(.amount) == 1)
        #expect(proposal.confidence(.memo) == nil)
    }
}

@Suite struct AnswerLineTests {
    private static func change(_ line: String, _ item: ReviewItem = Fixture.proved) throws -> RecordChange? {
        try AnswerLine(line).change(ReviewProposal(item, memory: NoHistory()), Fixture.convention)
    }

    @Test func `an answer confirms, edits, discards or skips`() throws {
        let confirmed = try #require(try Self.change(#"{"id":"1","action":"confirm","set":{"category":"household"}}"#))
        #expect(confirmed.after.status == .confirmed && confirmed.after.category == .household)
        #expect(confirmed.after.isProved)
        let edited = try #require(try Self.change(#"{"id":"1","action":"edit","set":{"amount":"100","memo":"a"}}"#))
        #expect(edited.after.status == .draft && !edited.after.isProved)
        #expect(edited.after.amount == Fixture.won(100) && edited.after.memo == "a")
        #expect(try Self.change(#"{"id":"1","action":"discard"}"#)?.after.status == .discarded)
        #expect(try Self.change(#"{"id":"1","action":"skip"}"#) == nil)
    }

    @Test(
        arguments: [
            ("hello", .notJSON), ("[1]", .notJSON), (#"{"id":"1"}"#, .unknownAction("")),
            (#"{"id":"1","action":"pay"}"#, .unknownAction("pay")),
            (#"{"id":"1","action":"skip","sett":{}}"#, .unknownKey("sett")),
            (#"{"id":"1","action":"edit","set":{"colour":"red"}}"#, .noSuchField("colour")),
            (#"{"id":"1","action":"edit","set":{"date":"soon"}}"#, .invalid(.date, .notADate("soon"))),
            (#"{"id":"1","action":"edit","set":{"amount":12.5}}"#, .invalid(.amount, .notText)),
            (#"{"id":"1","action":"edit","set":{"merchant":""}}"#, .invalid(.merchant, .needed(.merchant))),
        ] as [(String, AnswerLine.Problem)]
    )
    func `what cannot be taken has a code and a sentence`(_ line: String, _ problem: AnswerLine.Problem) {
        #expect(throws: problem) { try Self.change(line) }
        #expect(!problem.code.isEmpty)
        for language in Language.allCases { #expect(!language.wording.problem(problem).isEmpty) }
    }

    @Test func `what is incomplete is not confirmed`() throws {
        let line = #"{"id":"1","action":"confirm","set":{"merchant":"김밥천국"}}"#
        #expect(throws: AnswerLine.Problem.needed(.amount)) { try Self.change(line, Fixture.incomplete) }
        let complete = #"{"id":"1","action":"confirm","set":{"merchant":"김밥천국","amount":"4500"}}"#
        #expect(try Self.change(complete, Fixture.incomplete)?.after.status == .confirmed)
    }
}
