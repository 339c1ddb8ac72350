import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import ReceiptWording
import Testing

/// What holds of each field that is only declared, so that a new one is tested by being declared.
@Suite struct FreeFormFieldTests {
    private static let fields = RecordField.all.filter { $0.use == .freeForm }

    private func edited(_ record: Record, _ text: String) throws -> Record {
        var edit = RecordEdit(record)
        try edit.apply(try #require(try FieldAssignment(text)), Fixture.convention)
        return edit.record
    }

    private func matches(_ record: Record, _ condition: String) throws -> Bool {
        try RecordCondition(condition, convention: Fixture.convention).matches(record, .builtIn)
    }

    @Test func `there are some, and each can be looked at and changed`() {
        #expect(Self.fields.map(\.name).starts(with: ["memo", "tags", "subject"]))
        #expect(Self.fields.allSatisfy { ReviewField.allCases.contains(.freeForm($0)) })
        #expect(Self.fields.allSatisfy { $0.type == .text || $0.type == .list })
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
        var conversation = ReviewConversation(
            items: [Fixture.proved],
            convention: Fixture.convention,
            memory: NoHistory(),
            isInteractive: true
        )
        #expect(!conversation.rows.contains { $0.field == .freeForm(field) })
        let value: RecordField.Value = field.type == .list ? .list(["Mina"]) : .text("Mina")
        _ = conversation.handle(.edit(.freeForm(field)))
        _ = conversation.handle(.set(.freeForm(field, value)))
        let row = try #require(conversation.rows.first { $0.field == .freeForm(field) })
        #expect(row.value == (field.type == .list ? .tags(["Mina"]) : .text("Mina")))
        #expect(row.confidence == .given)
        _ = conversation.handle(.undo)
        #expect(!conversation.rows.contains { $0.field == .freeForm(field) })
    }
}
