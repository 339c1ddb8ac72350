public import ReceiptDomain

/// The sort key of a draft in review: least confident first, and of these the largest amount.
///
/// It contains all that the order needs of a reading, so that readings need not be kept in memory.
public struct ReviewRank: Hashable, Comparable, Sendable {
    /// Pictures without a receipt come last.
    public let isOther: Bool
    private let level: ConfidenceLevel
    /// Minor units of different currencies are compared directly: won, yen and cents differ by one or two orders of magnitude.
    private let size: UInt
    private let id: RecordID

    public init(_ record: Record, _ draft: Draft?) {
        isOther = record.content == PictureContent.none
        level = ConfidenceLevel(of: record, reading: draft)
        size = record.amount?.minorUnits.magnitude ?? .max
        id = record.id
    }

    public static func < (a: ReviewRank, b: ReviewRank) -> Bool {
        guard a.isOther == b.isOther else { return b.isOther }
        guard a.level == b.level else { return a.level < b.level }
        return a.size == b.size ? a.id < b.id : a.size > b.size
    }
}
