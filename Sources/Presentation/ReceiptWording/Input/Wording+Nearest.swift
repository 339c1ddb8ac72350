import ReceiptDomain
import ReceiptReview

extension Wording {
    /// The most similar name of a category, in the person's language or in English.
    func nearestCategory(_ text: String) -> String? {
        catalog.entries.flatMap { [category($0.category), $0.category.code] }.nearest(to: text)
    }

    /// The most similar name of a field.
    func nearestField(_ text: String) -> String? {
        ReviewField.allCases.flatMap { [$0.name, field($0)] }.nearest(to: text)
    }

    var fieldNames: [String] { ReviewField.allCases.map(\.name) }
}
