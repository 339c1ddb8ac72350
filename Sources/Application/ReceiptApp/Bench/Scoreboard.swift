import Foundation
public import ReceiptDomain
import ReceiptLearning

/// Counts of correctly read fields over a corpus.
public struct Scoreboard: Hashable, Sendable {
    /// A field that is scored; the raw value is its name in files and in `--json`.
    public enum Field: String, Sendable, CaseIterable {
        case total, date, currency, merchant, category
        /// The amounts of the line items, each counted singly.
        case items
        /// The totals that the printed amounts prove, counted apart from ``total``.
        case proved
    }

    public struct Count: Hashable, Sendable {
        public var right = 0
        public var scored = 0

        public init(right: Int = 0, scored: Int = 0) {
            self.right = right
            self.scored = scored
        }

        /// From 0 to 1; `nil` where nothing was scored.
        public var share: Double? { scored == 0 ? nil : Double(right) / Double(scored) }
    }

    /// A field that was misread.
    public struct Miss: Hashable, Sendable {
        public var file: String
        public var field: Field
        public var wanted: String
        /// `nil` where nothing was read.
        public var read: String?

        public init(file: String, field: Field, wanted: String, read: String?) {
            (self.file, self.field, self.wanted, self.read) = (file, field, wanted, read)
        }
    }

    public private(set) var counts: [Field: Count] = [:]
    /// Count of line amounts that the reading gave, right or not: precision is measured against it.
    public private(set) var itemsGiven = 0
    public private(set) var misses: [Miss] = []
    public private(set) var receipts = 0

    public init() {}

    /// Scores a reading against the truth; `nil` is a file that could not be read.
    ///
    /// - Returns: The fields that were right.
    @discardableResult
    public mutating func note(_ draft: Draft?, of file: String, against truth: Truth) -> [Field] {
        receipts += 1
        let before = counts
        let total = draft?.total?.value.decimal
        let isTotalRight = total.flatMap { Decimal(string: $0) } == truth.total
        score(.total, truth.total.map { "\($0)" }, total, isRight: isTotalRight, file)
        if truth.total != nil, draft?.isProved == true { count(.proved, isRight: isTotalRight) }
        let date = draft?.date?.value
        score(.date, truth.dates.first?.description, date?.description, isRight: date.map(truth.dates.contains), file)
        let currency = draft?.currency?.value.code
        score(.currency, truth.currency, currency, isRight: currency == truth.currency, file)
        let merchant = draft?.proposedMerchant
        let isNameRight = merchant.map { name in truth.merchants.contains { NameComparison.isRight(name, for: $0) } }
        score(.merchant, truth.merchants.first, merchant, isRight: isNameRight, file)
        let category = draft?.category?.value.code
        score(.category, truth.categories.first, category, isRight: category.map(truth.categories.contains), file)
        let areAllRight = scoreItems(draft?.items.map(\.item) ?? [], truth, file)
        return Field.allCases.filter { field in
            field == .items ? areAllRight : counts[field]?.right != before[field]?.right && counts[field] != nil
        }
    }

    private mutating func score(_ field: Field, _ wanted: String?, _ read: String?, isRight: Bool?, _ file: String) {
        guard let wanted else { return }
        count(field, isRight: isRight == true)
        if isRight != true { misses.append(Miss(file: file, field: field, wanted: wanted, read: read)) }
    }

    private mutating func count(_ field: Field, isRight: Bool) {
        counts[field, default: Count()].scored += 1
        if isRight { counts[field, default: Count()].right += 1 }
    }

    /// - Returns: Whether the reading gave every amount of the truth and no other.
    private mutating func scoreItems(_ items: [LineItem], _ truth: Truth, _ file: String) -> Bool {
        guard let wanted = truth.itemAmounts else { return false }
        var rest = wanted
        var others: [String] = []
        for item in items {
            guard let amount = Decimal(string: item.amount.decimal), let index = rest.firstIndex(of: amount) else {
                others.append(item.amount.decimal)
                continue
            }
            rest.remove(at: index)
        }
        if !rest.isEmpty || !others.isEmpty {
            let missing = rest.map { "\($0)" }.joined(separator: " ")
            misses.append(Miss(file: file, field: .items, wanted: missing, read: others.joined(separator: " ")))
        }
        itemsGiven += items.count
        counts[.items, default: Count()].scored += wanted.count
        counts[.items, default: Count()].right += wanted.count - rest.count
        return rest.isEmpty && items.count == wanted.count
    }
}

extension JSONForm {
    /// A scoreboard for `bench --json`.
    public static func scores(_ board: Scoreboard) -> JSONForm {
        func form(_ count: Scoreboard.Count) -> JSONForm { ["right": count.right, "scored": count.scored] }
        let fields = board.counts.filter { $0.key != .proved }.map { ($0.key.rawValue, form($0.value)) }
        return [
            "receipts": board.receipts, "fields": Dictionary(uniqueKeysWithValues: fields),
            "proved": form(board.counts[.proved] ?? Scoreboard.Count()),
            "itemsGiven": board.counts[.items] == nil ? nil : board.itemsGiven,
        ]
    }
}
