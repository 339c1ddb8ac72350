/// A spending or income category, identified by a code that never changes.
///
/// Records store only the code; a ``CategoryCatalog`` has the names and kinds. A code unknown to it comes from another program or
/// a removed category, and is preserved.
public struct Category: Hashable, Sendable {
    /// The code in ledgers and scripts: `food`, `pet-care`, `주거`.
    public let code: String

    /// The longest code, in characters.
    public static let longestCode = 40

    /// `nil` unless the code is well-formed: a letter, then letters, digits, `-` and `_`, none of them a capital.
    public init?(code: some StringProtocol) {
        let code = String(code)
        // The common case: lower-case ASCII needs no Unicode tables.
        if code.utf8.allSatisfy({ (97...122).contains($0) }), (1...Self.longestCode).contains(code.utf8.count) {
            self.code = code
            return
        }
        guard code.count <= Self.longestCode, code.first?.isLetter == true, code == code.lowercased(),
            code.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        else { return nil }
        self.code = code
    }

    /// Derives a code from a name: `pet-care` from `Pet care`; `nil` for a name without letters.
    ///
    /// Numbers before the first letter follow the rest, as in `여행-2027` from `2027 여행`; a long name is cut.
    public init?(naming name: some StringProtocol) {
        let words = name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        let text = words.joined(separator: "-")
        let first = text.prefix { !$0.isLetter }
        let numbers = first.filter(\.isNumber)
        let room = Self.longestCode - (numbers.isEmpty ? 0 : numbers.count + 1)
        let rest = text.dropFirst(first.count).prefix(max(0, room))
        self.init(code: rest.isEmpty || numbers.isEmpty ? String(rest) : "\(rest)-\(numbers)")
    }

    private init(known code: String) { self.code = code }

    public static let food = Category(known: "food")
    public static let transport = Category(known: "transport")
    public static let culture = Category(known: "culture")
    public static let household = Category(known: "household")
    public static let clothing = Category(known: "clothing")
    public static let insurance = Category(known: "insurance")
    public static let beauty = Category(known: "beauty")
    public static let health = Category(known: "health")
    public static let education = Category(known: "education")
    public static let telecom = Category(known: "telecom")
    public static let dues = Category(known: "dues")
    public static let tax = Category(known: "tax")
    public static let events = Category(known: "events")
    public static let savings = Category(known: "savings")
    public static let appliances = Category(known: "appliances")
    public static let utilities = Category(known: "utilities")
    public static let housing = Category(known: "housing")
    public static let card = Category(known: "card")
    public static let other = Category(known: "other")
    public static let salary = Category(known: "salary")
    public static let incentive = Category(known: "incentive")
    public static let allowance = Category(known: "allowance")
    public static let bonus = Category(known: "bonus")
    public static let investment = Category(known: "investment")

    /// The categories of every household, in display order.
    public static let builtIn: [Category] = CategoryEntry.builtIn.map(\.category)
}
