/// Values that a household's history suggests for a receipt.
public struct Suggestions: Hashable, Sendable {
    /// The household's own name for the merchant; `nil` where it is the one read or unknown.
    public var merchant: Suggestion<String, MerchantReason>?
    /// Other names from earlier receipts with the same business number, most frequent first, then with the same logo.
    ///
    /// They may be those of a chain or a delivery service, so that they are only offered.
    public var otherMerchants: [String]
    /// Likeliest first; empty where history suggests none.
    public var categories: [Suggestion<Category, CategoryReason>]
    /// The paying account, where earlier records agree.
    public var account: Suggestion<String, AccountReason>?
    /// The household's categories.
    public var catalog: CategoryCatalog

    public init(
        merchant: Suggestion<String, MerchantReason>? = nil,
        otherMerchants: [String] = [],
        categories: [Suggestion<Category, CategoryReason>] = [],
        account: Suggestion<String, AccountReason>? = nil,
        catalog: CategoryCatalog = .builtIn
    ) {
        (self.merchant, self.otherMerchants, self.categories) = (merchant, otherMerchants, categories)
        (self.account, self.catalog) = (account, catalog)
    }
}

public struct Suggestion<Value: Hashable & Sendable, Reason: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    /// The probability that the value is right, from 0 to 1.
    public var confidence: Double
    public var reason: Reason

    public init(_ value: Value, confidence: Double, _ reason: Reason) {
        (self.value, self.confidence, self.reason) = (value, confidence, reason)
    }
}

/// The reason for replacing the name that was read.
public enum MerchantReason: Hashable, Sendable {
    /// A rule of the person.
    case rule
    /// The read name was corrected to this one before, or differs from it only in spelling.
    case spelling
    /// Earlier receipts with this name have the same business number.
    case businessNumber
    /// Earlier receipts with this name have the same logo.
    case logo
    /// The read name is similar to a confirmed name.
    case likeness
}

public enum CategoryReason: Hashable, Sendable {
    /// A rule of the person for merchants of this name.
    case rule(merchant: String)
    /// `matching` of the merchant's earlier records had this category.
    case history(merchant: String, matching: Int, of: Int)
    /// Earlier records had this word.
    case word(String)
}

/// The reason for a suggested account: listed in the book, or counted from earlier records.
public enum AccountReason: Hashable, Sendable {
    /// The book's one account that lists the card.
    case listed(card: String)
    /// `matching` of the records paid with the card that ends in these digits.
    case card(String, matching: Int, of: Int)
    /// `matching` of the merchant's records.
    case history(merchant: String, matching: Int, of: Int)
}

/// The facts of a receipt by which suggestions are found.
public struct ReceiptFacts: Hashable, Sendable {
    /// The name as read, or as the person typed it.
    public var merchant: String?
    /// The confidence with which the merchant was read.
    public var merchantConfidence: Double
    public var businessNumber: String?
    /// The fingerprint of a drawn name at the receipt's head.
    public var logo: LogoFingerprint?
    /// The last digits of the paying card.
    public var cardDigits: String?
    public var itemNames: [String]
    /// The category suggested by words on the receipt, without history.
    public var category: Field<Category>?

    public init(
        merchant: String?,
        merchantConfidence: Double,
        businessNumber: String? = nil,
        logo: LogoFingerprint? = nil,
        cardDigits: String? = nil,
        itemNames: [String] = [],
        category: Field<Category>? = nil
    ) {
        (self.merchant, self.merchantConfidence, self.businessNumber) = (merchant, merchantConfidence, businessNumber)
        (self.logo, self.cardDigits) = (logo, cardDigits)
        (self.itemNames, self.category) = (itemNames, category)
    }

    /// The facts in an interpreted reading.
    public init(_ draft: Draft) {
        self.init(
            merchant: draft.merchant?.value,
            merchantConfidence: draft.merchant?.confidence ?? 0,
            businessNumber: draft.businessNumber,
            logo: draft.logo,
            cardDigits: draft.cardDigits,
            itemNames: draft.items.map(\.item.name),
            category: draft.category
        )
    }
}
