public import ReceiptDomain

extension DesignTokens {
    /// The colour of each built-in category.
    ///
    /// Hues apart from one another, each as light as its contrast is the same on white and on the dark surfaces, so that one colour
    /// serves both.
    public static let categoryTones: [(category: Category, color: Color)] = [
        (.food, Color(0xD74D11)), (.transport, Color(0x227ADF)), (.culture, Color(0xAF53CD)),
        (.household, Color(0x18897A)), (.clothing, Color(0xD04395)), (.insurance, Color(0x6F6FD5)),
        (.beauty, Color(0xDD3E66)), (.health, Color(0xDE4242)), (.education, Color(0x977611)),
        (.telecom, Color(0x1885AA)), (.dues, Color(0x588828)), (.tax, Color(0x6C7B99)), (.events, Color(0xC841BD)),
        (.savings, Color(0x238D46)), (.appliances, Color(0x8968CD)), (.utilities, Color(0xAC6D0E)),
        (.housing, Color(0xA86A42)), (.card, Color(0x5574DB)), (.other, Color(0x8A7866)), (.salary, Color(0x1E8D55)),
        (.incentive, Color(0x8A7B14)), (.allowance, Color(0x2F8C2F)), (.bonus, Color(0x71821C)),
        (.investment, Color(0x1F8891)),
    ]

    /// The code of the built-in category whose colour a category has: its own, or always the same one for a household's.
    public static func toneName(of category: Category) -> String {
        if Category.builtIn.contains(category) { return category.code }
        let sum = category.code.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
        return categoryTones[sum % categoryTones.count].category.code
    }

    /// Rules that give elements with the attribute `data-tone` the colour of that category.
    public static let categoryCSS: String =
        categoryTones.map { "[data-tone=\($0.category.code)]{color:\($0.color.css)}" }
        .joined() + "\n"
}
