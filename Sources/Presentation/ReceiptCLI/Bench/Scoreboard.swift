import Foundation
import ReceiptConsole
import ReceiptDomain
import ReceiptLearning

/// How many fields were read right.
struct Scoreboard: Hashable, Sendable {
    struct Count: Hashable, Sendable {
        var right = 0
        var scored = 0

        /// From 0 to 1; `nil` where nothing was scored.
        var share: Double? { scored == 0 ? nil : Double(right) / Double(scored) }
    }

    /// A field that was not read as it should have been.
    struct Miss: Hashable, Sendable {
        var file: String
        var field: ReviewField
        var wanted: String
        /// `nil` where nothing was read.
        var read: String?
    }

    static let fields: [ReviewField] = [.amount, .date, .currency, .merchant, .category]

    private(set) var counts: [ReviewField: Count] = [:]
    /// Of the totals that the receipt's own arithmetic proved; ``Count/scored`` are those proved.
    private(set) var proved = Count()
    private(set) var misses: [Miss] = []
    private(set) var receipts = 0

    /// Holds what was read of a file against the truth; `nil` for a file that could not be read.
    mutating func note(_ draft: Draft?, of file: String, against truth: Truth) {
        receipts += 1
        let total = draft?.total?.value.decimal
        let isTotalRight = total.flatMap { Decimal(string: $0) } == truth.total
        score(.amount, truth.total.map { "\($0)" }, total, isRight: isTotalRight, file)
        if truth.total != nil, draft?.isProved == true {
            proved.scored += 1
            proved.right += isTotalRight ? 1 : 0
        }
        let date = draft?.date?.value
        score(.date, truth.dates.first?.description, date?.description, isRight: date.map(truth.dates.contains), file)
        let currency = draft?.currency?.value.code
        score(.currency, truth.currency, currency, isRight: currency == truth.currency, file)
        let merchant = draft?.merchant?.value
        let isNameRight = merchant.map { name in truth.merchants.contains { NameComparison.isRight(name, for: $0) } }
        score(.merchant, truth.merchants.first, merchant, isRight: isNameRight, file)
        let category = draft?.category?.value.code
        score(.category, truth.categories.first, category, isRight: category.map(truth.categories.contains), file)
    }

    private mutating func score(
        _ field: ReviewField,
        _ wanted: String?,
        _ read: String?,
        isRight: Bool?,
        _ file: String
    ) {
        guard let wanted else { return }
        counts[field, default: Count()].scored += 1
        if isRight == true {
            counts[field, default: Count()].right += 1
        } else {
            misses.append(Miss(file: file, field: field, wanted: wanted, read: read))
        }
    }
}

/// A scoreboard for `bench --json`.
struct ScoreForm: Encodable {
    struct Count: Encodable {
        var right: Int
        var scored: Int
    }

    var receipts: Int
    var fields: [String: Count]
    var proved: Count

    init(_ board: Scoreboard) {
        receipts = board.receipts
        fields = Dictionary(
            uniqueKeysWithValues: board.counts.map { field, count in
                (field == .amount ? "total" : field.rawValue, Count(right: count.right, scored: count.scored))
            }
        )
        proved = Count(right: board.proved.right, scored: board.proved.scored)
    }
}
