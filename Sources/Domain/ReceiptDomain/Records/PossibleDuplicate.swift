/// Another record that seems to be of the same receipt: photographed again, cropped, or in another format.
public struct PossibleDuplicate: Hashable, Sendable {
    public enum Certainty: String, Hashable, Comparable, Sendable {
        /// Nothing tells the two apart, but they may be two purchases.
        case possible
        /// They share what two purchases hardly ever share: the minute, or the approval number.
        case likely

        public static func < (a: Certainty, b: Certainty) -> Bool { a == .possible && b == .likely }
    }

    /// What two receipts can have in common, in the order in which it is told.
    public enum Trait: String, CaseIterable, Sendable {
        case merchant, businessNumber, date, time, amount, items, approvalNumber
    }

    public var record: Record
    public var certainty: Certainty
    public var common: Set<Trait>

    public init(record: Record, certainty: Certainty, common: Set<Trait>) {
        self.record = record
        self.certainty = certainty
        self.common = common
    }
}
