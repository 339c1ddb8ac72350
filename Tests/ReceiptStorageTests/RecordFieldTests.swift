import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

@Suite struct RecordFieldTests {
    private func record() throws -> Record {
        Record(
            id: try #require(RecordID("019aa0b0-0000-7000-8000-000000000001")),
            user: .me,
            createdAt: Date(timeIntervalSince1970: 0)
        )
    }

    private static let samples: [RecordField.ValueType: [RecordField.Value]] = [
        .text: [
            "2026-11-18", "19:42", "food", "019aa0b0-0000-7000-8000-000000000002", "happy", "unsure",
        ].map { .text($0) },
        .money: [.money(Money(minorUnits: 1250, currency: .usd))],
        .flag: [.flag(true)],
        .list: [.list(["a", "b c"])],
    ]

    @Test(arguments: RecordField.all.indices)
    func `a field is in the ledger under its name, and is read as it was written`(_ index: Int) throws {
        let field = RecordField.all[index]
        var changed = try record()
        #expect(field.value(of: changed) == nil)
        let value = try #require(Self.samples[field.type]?.first { field.set($0, in: &changed) })
        #expect(field.value(of: changed) == value)
        let bytes = try LedgerFormat.encoder().encode(StoredRecord(changed))
        #expect(String(decoding: bytes, as: UTF8.self).contains("\"\(field.name)\":"))
        #expect(try JSONDecoder().decode(StoredRecord.self, from: bytes).record(revision: 0) == changed)
    }

    @Test(arguments: RecordField.all)
    func `a field can be emptied, and refuses a value of another type`(_ field: RecordField) throws {
        var changed = try record()
        let value = try #require(Self.samples[field.type]?.first { field.set($0, in: &changed) })
        for (type, others) in Self.samples where type != field.type {
            let isTaken = field.set(others[0], in: &changed)
            #expect(!isTaken)
        }
        #expect(field.value(of: changed) == value)
        let isEmptied = field.set(nil, in: &changed)
        #expect(isEmptied)
        #expect(try changed == record())
    }

    @Test func `names are different, and all are known to be ours`() {
        let names = RecordField.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(StoredRecord.names.isSuperset(of: names))
        #expect(StoredRecord.names.count == names.count + 14)
    }

    @Test(arguments: [
        (#""date":"2026-02-30""#, "date", "2026-02-30"), (#""amount":"1.5.0","currency":"USD""#, "amount", "1.5.0"),
        (#""category":"f d""#, "category", "f d"), (#""refundOf":"x""#, "refundOf", "x"),
    ])
    func `a value that its field cannot have is named`(_ member: String, _ field: String, _ value: String) throws {
        let text = """
            {"createdAt":"2026-11-18T10:42:07.250Z","id":"019aa0b0-0000-7000-8000-000000000001","kind":"expense",\
            "status":"draft","updatedAt":"2026-11-18T10:42:07.250Z","user":"me",\(member)}
            """
        let stored = try JSONDecoder().decode(StoredRecord.self, from: Data(text.utf8))
        #expect(throws: InvalidValue(field, value)) { try stored.record(revision: 1) }
    }
}
