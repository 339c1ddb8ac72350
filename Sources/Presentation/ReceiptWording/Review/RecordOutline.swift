import ReceiptDomain

extension Record {
    /// What is known of it in a few words; else the name of its photo.
    var outline: String {
        let known = [merchant?.escapingControls, date.map(\.description), amount?.formatted].compactMap(\.self)
        return known.isEmpty ? images.first?.originalName.escapingControls ?? "" : known.joined(separator: ", ")
    }
}
