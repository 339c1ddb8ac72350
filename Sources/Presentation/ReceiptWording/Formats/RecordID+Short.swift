public import ReceiptDomain

extension RecordID {
    /// The last eight characters: random ones, so that they tell records of one moment apart.
    public var short: String { String(rawValue.suffix(8)) }
}
