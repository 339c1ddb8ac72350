public import ReceiptDomain

extension Record {
    /// The suffix for the name of a picture with several receipts: ` 2/3`.
    public var partMark: String {
        images.first?.part.map { " \($0.number)/\($0.count)" } ?? ""
    }
}
