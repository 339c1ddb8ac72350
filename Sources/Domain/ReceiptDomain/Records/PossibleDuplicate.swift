/// Another record that may be of the same receipt: photographed again, cropped, or in another format.
public struct PossibleDuplicate: Hashable, Sendable {
    public enum Certainty: String, Hashable, Comparable, Sendable {
        /// Nothing distinguishes them, but they may be two purchases.
        case possible
        /// They share a value that two purchases hardly ever share: the minute, or the approval number.
        case likely

        public static func < (a: Certainty, b: Certainty) -> Bool { a == .possible && b == .likely }
    }

    /// Values that two receipts can share, in display order.
    public enum Trait: String, CaseIterable, Sendable {
        case merchant, businessNumber, date, time, amount, items, approvalNumber
    }

    public var record: Record
    public var certainty: Certainty
    public var common: Set<Trait>

    public init(record: Record, certainty: Certainty, common: Set<Trait>) {
        (self.record, self.certainty, self.common) = (record, certainty, common)
    }
}
