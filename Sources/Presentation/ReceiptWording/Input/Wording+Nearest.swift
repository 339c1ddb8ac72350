import ReceiptDomain
import ReceiptReview

extension Wording {
    /// The most similar name of a category, in the person's language or in English.
    func nearestCategory(_ text: String) -> String? {
        catalog.entries.flatMap { [category($0.category), $0.category.code] }.nearest(to: text)
    }

    /// The sentence's end about a category that does not fit: the kind to which it belongs, or the most similar one.
    func hint(aboutCategory text: String) -> String {
        let wanted = text.lowercased()
        let known = catalog.entries.first {
            [$0.category.code, $0.korean.lowercased(), $0.english.lowercased()].contains(wanted)
        }
        if let known {
            return localized(
                known.isHidden ? "it is hidden" : "it is a category of the kind \(kind(known.kind))",
                known.isHidden ? "숨긴 분류입니다" : "\(kind(known.kind))에 쓰는 분류입니다"
            )
        }
        return nearestCategory(text).map { localized("did you mean \($0)?", "혹시 \"\($0)\"입니까?") }
            ?? localized("'receiptmind categories' lists them", "'receiptmind categories'로 확인하세요")
    }

    /// The most similar name of a field.
    func nearestField(_ text: String) -> String? {
        ReviewField.allCases.flatMap { [$0.name, field($0)] }.nearest(to: text)
    }

    var fieldNames: [String] { ReviewField.allCases.map(\.name) }
}
