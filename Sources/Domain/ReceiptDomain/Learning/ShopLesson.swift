/// The knowledge learned about one merchant, for display.
public struct ShopLesson: Hashable, Sendable {
    /// The most frequent spelling.
    public var merchant: String
    public var records: Int
    /// How often each category was confirmed, most frequent first.
    public var categories: [CategoryCount]
    /// Names that were read for it, other than its own, most frequent first.
    public var readings: [String]

    public struct CategoryCount: Hashable, Sendable {
        public var category: Category
        public var count: Int

        public init(_ category: Category, _ count: Int) {
            self.category = category
            self.count = count
        }
    }

    public init(merchant: String, records: Int, categories: [CategoryCount], readings: [String]) {
        (self.merchant, self.records, self.categories, self.readings) = (merchant, records, categories, readings)
    }
}
