/// What a household's history says about a receipt.
public struct Suggestions: Hashable, Sendable {
    /// The household's own name for the shop; `nil` where the history knows no better than the receipt.
    public var merchant: Suggestion<String, MerchantReason>?
    /// Names of earlier receipts with the same business number, the most frequent first, then of those with the same logo: they
    /// may be those of a chain, or of who delivers, so that they are only offered.
    public var otherMerchants: [String]
    /// The likeliest first; empty where the history says nothing.
    public var categories: [Suggestion<Category, CategoryReason>]
    /// What it is paid from, where earlier records agree.
    public var account: Suggestion<String, AccountReason>?
    /// What is known of the categories.
    public var catalog: CategoryCatalog

    public init(
        merchant: Suggestion<String, MerchantReason>? = nil,
        otherMerchants: [String] = [],
        categories: [Suggestion<Category, CategoryReason>] = [],
        account: Suggestion<String, AccountReason>? = nil,
        catalog: CategoryCatalog = .builtIn
    ) {
        self.merchant = merchant
        self.otherMerchants = otherMerchants
        self.categories = categories
        self.account = account
        self.catalog = catalog
    }
}

/// A value that history suggests, and why.
public struct Suggestion<Value: Hashable & Sendable, Reason: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    /// The probability that it is right, from 0 to 1.
    public var confidence: Double
    public var reason: Reason

    public init(_ value: Value, confidence: Double, _ reason: Reason) {
        self.value = value
        self.confidence = confidence
        self.reason = reason
    }
}

/// Why a shop's name is taken for another one than was read.
public enum MerchantReason: Hashable, Sendable {
    /// The person said so for good.
    case rule
    /// What was read has been corrected to this name before, or is only written in another way.
    case spelling
    /// Earlier receipts of this name have the same business number.
    case businessNumber
    /// The same logo stands on earlier receipts of this name.
    case logo
    /// The letters are nearly those of a name that was confirmed.
    case likeness
}

/// Why a category is suggested.
public enum CategoryReason: Hashable, Sendable {
    /// The person said so for good: for shops of this name.
    case rule(merchant: String)
    /// So many of the shop's earlier records had this category.
    case history(merchant: String, matching: Int, of: Int)
    /// Earlier records with this word on them.
    case word(String)
}

/// Why an account is suggested: the book says so, or so many earlier records had it.
public enum AccountReason: Hashable, Sendable {
    /// It is the one account of the book that lists the card.
    case listed(card: String)
    /// Of those that were paid with the card that ends in these digits.
    case card(String, matching: Int, of: Int)
    /// Of those of the shop.
    case history(merchant: String, matching: Int, of: Int)
}

/// What is known of a receipt when suggestions for it are asked for.
public struct ReceiptFacts: Hashable, Sendable {
    /// As read, or as the person wrote it.
    public var merchant: String?
    /// The confidence with which the merchant was read.
    public var merchantConfidence: Double
    public var businessNumber: String?
    /// Of the name that is drawn at its head.
    public var logo: LogoFingerprint?
    /// The last digits of the card that it was paid with.
    public var cardDigits: String?
    /// What was bought, as printed.
    public var itemNames: [String]
    /// What words on the receipt suggest without any history.
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
        self.merchant = merchant
        self.merchantConfidence = merchantConfidence
        self.businessNumber = businessNumber
        self.logo = logo
        self.cardDigits = cardDigits
        self.itemNames = itemNames
        self.category = category
    }

    /// What was read.
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
