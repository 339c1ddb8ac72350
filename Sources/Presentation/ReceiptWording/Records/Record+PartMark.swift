public import ReceiptDomain

extension Record {
    /// Behind the name of its picture, where that shows several receipts: ` 2/3`.
    public var partMark: String {
        images.first?.part.map { " \($0.number)/\($0.count)" } ?? ""
    }
}
