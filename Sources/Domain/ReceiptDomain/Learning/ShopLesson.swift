/// What was learned of one shop, for people to look at.
public struct ShopLesson: Hashable, Sendable {
    /// As it is mostly written.
    public var merchant: String
    public var records: Int
    /// How often each category was confirmed, the most frequent first.
    public var categories: [CategoryCount]
    /// What was read for it other than its name, the most frequent first.
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
        self.merchant = merchant
        self.records = records
        self.categories = categories
        self.readings = readings
    }
}
