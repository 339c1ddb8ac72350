import Foundation
import ReceiptApp
import ReceiptDomain
import Testing

@Suite struct ScoreboardTests {
    /// 이마트 성수점, 23,400 won on 18 November 2026, proved.
    private var draft: Draft {
        get throws {
            let currency = try #require(Currency(code: "KRW"))
            var draft = Draft()
            draft.merchant = Field("이마트 성수점", confidence: 0.93)
            draft.date = Field(try #require(CalendarDay(iso: "2026-11-18")), confidence: 0.99)
            draft.total = Field(Money(minorUnits: 23_400, currency: currency), confidence: 1)
            draft.currency = Field(currency, confidence: 0.99)
            let item = LineItem(name: "사과", amount: Money(minorUnits: 23_400, currency: currency))
            draft.items = [ReadItem(item, confidence: 0.9)]
            draft.category = Field(.food, confidence: 0.8)
            draft.proofs = [Proof(identity: .tendered, expression: "tendered 30000 - change 6600 = 23400")]
            return draft
        }
    }

    private func truth(_ line: String) throws -> Truth {
        try TruthLine.all(in: Data(line.utf8))[0].truth
    }

    @Test func `a field counts as right for any of its right values, and is not scored without one`() throws {
        let known = try truth(
            #"{"file": "a.jpg", "merchant": "emart", "merchant_alt": ["이마트"], "total": "23400.00", "category": ["household", "food"]}"#
        )
        var board = Scoreboard()
        board.note(try draft, of: "a.jpg", against: known)
        #expect(board.counts[.merchant]?.right == 0, "이마트 is too short to be found in another name")
        #expect(board.counts[.total] == .init(right: 1, scored: 1))
        #expect(board.counts[.category] == .init(right: 1, scored: 1))
        #expect(board.counts[.date] == nil)
        #expect(board.counts[.proved] == .init(right: 1, scored: 1))
    }

    @Test func `the other order of an ambiguous date counts, of an unambiguous one it does not`() throws {
        let both = try truth(
            #"{"file": "a.jpg", "date": "2026-01-02", "date_alt": ["2026-11-18"], "date_ambiguous": true}"#
        )
        let one = try truth(#"{"file": "a.jpg", "date": "2026-01-02", "date_alt": ["2026-11-18"]}"#)
        var board = Scoreboard()
        board.note(try draft, of: "a.jpg", against: both)
        board.note(try draft, of: "b.jpg", against: one)
        #expect(board.counts[.date] == .init(right: 1, scored: 2))
        #expect(board.misses == [.init(file: "b.jpg", field: .date, wanted: "2026-01-02", read: "2026-11-18")])
    }

    @Test func `a file that could not be read has every field wrong`() throws {
        let known = try truth(
            #"{"file": "a.jpg", "merchant": "이마트", "date": "2026-11-18", "total": "23400", "currency": "KRW"}"#
        )
        var board = Scoreboard()
        board.note(nil, of: "a.jpg", against: known)
        #expect(board.counts.values.allSatisfy { $0.right == 0 && $0.scored == 1 })
        #expect(board.misses.allSatisfy { $0.read == nil })
        #expect(board.counts[.proved] == nil)
    }

    @Test(arguments: [
        (#"[{"amount": "23400"}]"#, 1, 1), (#"[{"amount": "23400"}, {"amount": "900"}]"#, 1, 2), ("[]", 0, 0),
    ])
    func `amounts of lines are counted one by one`(items: String, right: Int, scored: Int) throws {
        var board = Scoreboard()
        let fields = board.note(try draft, of: "a.jpg", against: try truth(#"{"file": "a.jpg", "items": \#(items)}"#))
        #expect(board.counts[.items] == .init(right: right, scored: scored))
        #expect(fields.contains(.items) == (right == 1 && scored == 1), "right only where all are, and no other")
    }

    @Test func `a proved total that is wrong is counted as such`() throws {
        var board = Scoreboard()
        board.note(try draft, of: "a.jpg", against: try truth(#"{"file": "a.jpg", "total": "23500"}"#))
        #expect(board.counts[.proved] == .init(right: 0, scored: 1))
    }

    @Test(arguments: [
        ("x", 1), ("{\"file\": \"a\"}\n\n{\"file\": \"b\", \"date\": \"18.11.\"}", 3),
        ("{\"file\": \"a\", \"total\": \"1,5x\"}", 0),
    ])
    func `a line that is no truth is named`(text: String, line: Int) {
        if line == 0 {
            #expect(throws: Never.self) { try TruthLine.all(in: Data(text.utf8)) }
        } else {
            #expect(throws: TruthProblem(line: line)) { try TruthLine.all(in: Data(text.utf8)) }
        }
    }
}
