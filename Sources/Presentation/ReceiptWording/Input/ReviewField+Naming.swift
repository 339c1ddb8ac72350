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
        let found = wanted.isEmpty ? [] : Self.matches(wanted)
        guard let first = found.first else { return nil }
        self = first
    }

    /// The fields with a name that begins so in any language; all of them for an empty text.
    package static func matches(_ text: String) -> [ReviewField] {
        let wanted = text.trimmingSpaces.lowercased()
        return allCases.filter { field in
            let names = [field.name] + Language.allCases.map { $0.wording.field(field).lowercased() }
            return names.contains { $0.hasPrefix(wanted) }
        }
    }
}
