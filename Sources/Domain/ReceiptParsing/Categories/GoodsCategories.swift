public import ReceiptDomain

/// Categories of goods by general knowledge.
public enum GoodsCategories {
    /// The category suggested by the words of an item's name; `nil` where none does.
    public static func category(of name: String) -> Category? { CategoryReader.read(goods: name) }
}

/// Categories of shops by general knowledge.
public enum ShopCategories {
    /// The category suggested by a shop's name, as a chain or a kind of shop; `nil` where no word does.
    public static func category(of name: String) -> Category? { CategoryReader.read(shop: name) }
}
