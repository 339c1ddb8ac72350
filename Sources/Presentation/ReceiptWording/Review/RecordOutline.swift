import ReceiptDomain

extension Record {
    /// Merchant, date and amount as far as they are known; otherwise the name of the photo.
    var outline: String {
        let known = [merchant?.escapingControls, date.map(\.description), amount?.formatted].compactMap(\.self)
        return known.isEmpty ? images.first?.originalName.escapingControls ?? "" : known.joined(separator: ", ")
    }
}
