public import ReceiptDomain

/// Categories of goods by general knowledge.
public enum GoodsCategories {
    /// The category suggested by the words of an item's name; `nil` where none does.
    public static func category(of name: String) -> Category? { CategoryReader.read(goods: name) }
}
