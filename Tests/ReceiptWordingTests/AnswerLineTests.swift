import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import ReceiptWording
import Testing

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

    @Test func `what looks like a record is confirmed only after it was said to be another`() throws {
        var twice = Fixture.proved
        let other = PossibleDuplicate(record: Fixture.doubtful.record, certainty: .likely, common: [.date, .amount])
        twice.possibleDuplicate = other
        #expect(throws: AnswerLine.Problem.lookalike(other)) {
            try Self.change(#"{"id":"1","action":"confirm"}"#, twice)
        }
        #expect(try Self.change(#"{"id":"1","action":"discard"}"#, twice)?.after.status == .discarded)
        #expect(try Self.change(#"{"id":"1","action":"edit","set":{"memo":"a"}}"#, twice)?.after.memo == "a")
        for language in Language.allCases {
            #expect(language.wording.problem(AnswerLine.Problem.lookalike(other)).contains("apart"))
        }
    }

    @Test func `what is incomplete is not confirmed`() throws {
        let line = #"{"id":"1","action":"confirm","set":{"merchant":"김밥천국"}}"#
        #expect(throws: AnswerLine.Problem.needed(.amount)) { try Self.change(line, Fixture.incomplete) }
        let complete = #"{"id":"1","action":"confirm","set":{"merchant":"김밥천국","amount":"4500"}}"#
        #expect(try Self.change(complete, Fixture.incomplete)?.after.status == .confirmed)
    }
}
