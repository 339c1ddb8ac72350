public import ReceiptDomain

/// The place of a draft in a review by doubt: the lowest confidence first, and of these the largest amount.
///
/// It is all that is needed of a reading for that, so that readings need not be kept.
public struct ReviewRank: Hashable, Comparable, Sendable {
    /// Pictures that show no receipt come last.
    public let isOther: Bool
    private let level: ConfidenceLevel
    /// Minor units compare currencies well enough: a won, a yen and a cent are of one order of magnitude or two.
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
