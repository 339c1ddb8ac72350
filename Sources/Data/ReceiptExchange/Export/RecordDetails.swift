import Foundation
import ReceiptDomain

/// The details of a record beyond the columns of a table, as JSON.
struct RecordDetails: Codable {
    private var created: Date
    private var items: [ItemForm]?
    private var splitMemos: [String]?
    /// The first month of instalments.
    private var first: String?
    private var interest: String?
    private var due: String?
    private var isChecked: Bool?
    private var isProved: Bool?
    private var content: PictureContent?
    private var joinedInto: String?

    init(_ record: Record) {
        created = record.createdAt
        items = record.items.map { ItemForm($0, \.decimalWithCode) }.nonEmpty
        let memos = record.book.splits.map { $0.memo ?? "" }
        splitMemos = memos.allSatisfy(\.isEmpty) ? nil : memos
        first = record.book.installments?.first.description
        interest = record.book.installments?.interest?.decimalWithCode
        due = record.book.due?.description
        isChecked = record.book.isChecked ? true : nil
        isProved = record.isProved ? true : nil
        content = record.content
        joinedInto = record.joinedInto?.rawValue
    }

    private static func money(_ text: String) -> Money? {
        Money(stored: text, within: nil).flatMap { $0.isPossible ? $0 : nil }
    }

    var text: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// `nil` for any other text.
    init?(_ text: String) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let found = try? decoder.decode(RecordDetails.self, from: Data(text.utf8)) else { return nil }
        self = found
    }

    /// The record with these details and their time of creation; `nil` where a value is invalid for its field.
    func completing(_ record: Record) -> Record? {
        let read = try? (items ?? []).map { item throws(InvalidValue) in
            try item.item { (field, text) throws(InvalidValue) in
                try InvalidValue.required(field, text, Self.money)
            }
        }
        guard let read else { return nil }
        var whole = record.created(at: created)
        whole.items = read
        for (index, memo) in (splitMemos ?? []).enumerated()
        where !memo.isEmpty && whole.book.splits.indices.contains(index) {
            whole.book.splits[index].memo = memo
        }
        if let first = first.flatMap({ CalendarDay(iso: $0) }), let plan = whole.book.installments {
            whole.book.installments = Installments(
                months: plan.months,
                first: first,
                interest: interest.flatMap(Self.money)
            )
        }
        whole.book.due = due.flatMap { CalendarDay(iso: $0) }
        (whole.book.isChecked, whole.isProved) = (isChecked ?? false, isProved ?? false)
        (whole.content, whole.joinedInto) = (content, joinedInto.flatMap { RecordID($0) })
        return whole
    }
}

extension Record {
    fileprivate func created(at instant: Date) -> Record {
        var copy = Record(id: id, user: user, kind: kind, status: status, createdAt: instant, updatedAt: updatedAt)
        (copy.merchant, copy.date, copy.time, copy.amount) = (merchant, date, time, amount)
        (copy.tax, copy.subtotal, copy.category, copy.account) = (tax, subtotal, category, account)
        (copy.memo, copy.tags, copy.subject, copy.mood) = (memo, tags, subject, mood)
        (copy.printed, copy.book) = (printed, book)
        return copy
    }
}
