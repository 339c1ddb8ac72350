public import ReceiptDomain

/// What things are generally bought for.
public enum GoodsCategories {
    /// The category of a thing by the words of its name; `nil` where they say nothing.
    public static func category(of name: String) -> Category? { CategoryReader.read(goods: name) }
}
