import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import ReceiptWording
import Testing

/// Properties of every field that is only declared, so that a new one is tested by its declaration.
@Suite struct FreeFormFieldTests {
    private static let fields = RecordField.all.filter { $0.use == .freeForm && $0.name != "mood" }

    private func edited(_ record: Record, _ text: String) throws -> Record {
        var edit = RecordEdit(record)
        try edit.apply(try #require(try FieldAssignment(text)), Fixture.convention)
        return edit.record
    }

    private func matches(_ record: Record, _ condition: String) throws -> Bool {
        var filter = RecordFilter(convention: Fixture.convention)
        try filter.require(condition)
        return filter.query.matches(record)
    }

    @Test func `there are some, and each can be looked at and changed`() {
        #expect(Self.fields.map(\.name).starts(with: ["memo", "tags", "subject"]))
        #expect(Self.fields.allSatisfy { ReviewField.allCases.contains(.freeForm($0)) })
        #expect(Self.fields.allSatisfy { $0.type == .text || $0.type == .list })
    }

    @Test(arguments: ["mood=happy", "mood=행복", "mood=😊", "mood=Hap"])
    func `a mood is named in any language, and is one of seven`(_ assignment: String) throws {
        let changed = try edited(Fixture.proved.record, assignment)
        #expect(changed.mood == .happy)
        #expect(try matches(changed, "mood=행복") && !matches(changed, "mood=sad"))
        #expect(try edited(changed, "mood=").mood == nil)
        #expect(throws: InputProblem.notAMood("splendid")) { try edited(changed, "mood=splendid") }
    }

    @Test(arguments: ["subject=@나비공주", "@나비공주"])
    func `a subject is kept by its id, whatever it is called now`(_ assignment: String) throws {
        var convention = Fixture.convention
        convention.subjects = ["나비공주": "나비"]
        var edit = RecordEdit(Fixture.proved.record)
        try edit.apply(try #require(try FieldAssignment(assignment)), convention)
        #expect(edit.record.subject == "나비")
    }

    @Test(arguments: ["food=9000 household", "식비 생활품=400", "food=9,000 household=400@나비"])
    func `an amount is divided as it is typed, and one part may do without its amount`(_ text: String) throws {
        var record = Fixture.proved.record
        record.amount = Fixture.won(9_400)
        let changed = try FieldParser(convention: Fixture.convention)(text, for: .splits, of: record)
            .applied(to: record, .builtIn)
        #expect(changed.book.splits.map(\.category) == [.food, .household])
        #expect(changed.book.splits.map(\.amount) == [Fixture.won(9_000), Fixture.won(400)])
        #expect(try FieldParser(convention: Fixture.convention)("-", for: .splits, of: changed) == .splits([]))
    }

    @Test(arguments: ["food=1 household=2", "food household", "nothing=1", "=5", "food=1@"])
    func `parts that make no sense are refused`(_ text: String) {
        var record = Fixture.proved.record
        record.amount = Fixture.won(9_400)
        #expect(throws: InputProblem.self) {
            try FieldParser(convention: Fixture.convention)(text, for: .splits, of: record).applied(
                to: record,
                .builtIn
            )
        }
    }

    @Test(arguments: fields)
    func `it is set and emptied as it is typed, and nothing else changes`(_ field: RecordField) throws {
        let record = Fixture.proved.record
        let changed = try edited(record, "\(field.name)=Mina, cat")
        #expect(changed.changedFields(since: record) == [.freeForm(field)])
        #expect(changed.typed(.freeForm(field)) == "Mina, cat")
        #expect(changed.isProved)
        #expect(try edited(changed, "\(field.name)=") == record)
    }

    @Test(arguments: fields)
    func `it is searched and compared`(_ field: RecordField) throws {
        let changed = try edited(Fixture.proved.record, "\(field.name)=Mina")
        for condition in ["=mina", "~in", "!=", ">=min"] { #expect(try matches(changed, field.name + condition)) }
        for condition in ["=", "=cat", "~cat", "<min"] { #expect(try !matches(changed, field.name + condition)) }
    }

    @Test(arguments: fields)
    func `it is in the review where it holds something, and undoing empties it`(_ field: RecordField) throws {
        var conversation = Fixture.review([Fixture.proved])
        #expect(!conversation.rows.contains { $0.field == .freeForm(field) })
        let value: RecordField.Value = field.type == .list ? .list(["Mina"]) : .text("Mina")
        _ = conversation.handle(.edit(.freeForm(field)))
        _ = conversation.handle(.set(.freeForm(field, value)))
        let row = try #require(conversation.rows.first { $0.field == .freeForm(field) })
        #expect(row.value.map(Language.english.wording.value) == (field.type == .list ? "#Mina" : "Mina"))
        #expect(row.confidence == .given)
        _ = conversation.handle(.undo)
        #expect(!conversation.rows.contains { $0.field == .freeForm(field) })
    }
}
