public import ReceiptDomain

extension RecordID {
    /// The last eight characters; they are random, so they differ for records made at the same moment.
    public var short: String { String(rawValue.suffix(8)) }
}
