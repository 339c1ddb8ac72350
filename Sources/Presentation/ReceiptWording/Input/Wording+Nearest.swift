import ReceiptDomain
import ReceiptReview

extension Wording {
    /// The name of a category, in the person's language or in English, that was probably meant.
    func nearestCategory(_ text: String) -> String? {
        catalog.entries.flatMap { [category($0.category), $0.category.code] }.nearest(to: text)
    }

    /// The name of a field that was probably meant.
    func nearestField(_ text: String) -> String? {
        ReviewField.allCases.flatMap { [$0.name, field($0)] }.nearest(to: text)
    }

    var fieldNames: [String] { ReviewField.allCases.map(\.name) }
}
