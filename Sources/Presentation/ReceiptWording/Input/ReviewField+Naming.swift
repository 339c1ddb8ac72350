import ReceiptDomain
public import ReceiptReview

extension ReviewField {
    /// Finds a field by its number in ``allCases`` (from 1), its name, or the beginning of its name in any language.
    public init?(named text: String) {
        let wanted = text.trimmingSpaces.lowercased()
        if let number = Int(wanted) {
            guard let field = Self.allCases[counted: number] else { return nil }
            self = field
            return
        }
        let found = wanted.isEmpty ? nil : Self.matches(wanted).first ?? Self.field(otherwiseNamed: wanted)
        guard let found else { return nil }
        self = found
    }

    /// The field of a name that other programs and this one's own sentences have for it; only the whole name counts.
    package static func field(otherwiseNamed name: String) -> ReviewField? {
        otherNames.first { $0.value.contains(name) }.flatMap { ReviewField(name: $0.key) }
    }

    private static let otherNames = [
        "merchant": ["shop", "store", "name", "payee", "가게", "가맹점", "이름"],
        "amount": ["total", "price", "sum", "합계", "총액", "가격"], "memo": ["note", "notes", "description", "comment"],
        "subject": ["whom"],
    ]

    /// The fields with a name that begins so in any language; all of them for an empty text.
    package static func matches(_ text: String) -> [ReviewField] {
        let wanted = text.trimmingSpaces.lowercased()
        return allCases.filter { field in
            let names = [field.name] + Language.allCases.map { $0.wording.field(field).lowercased() }
            return names.contains { $0.hasPrefix(wanted) }
        }
    }
}
