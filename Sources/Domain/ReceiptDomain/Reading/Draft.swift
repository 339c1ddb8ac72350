/// A field's interpreted value with its confidence, evidence and alternatives.
public struct Field<Value: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
    public var value: Value
    /// The probability that the value is right, from 0 to 1.
    public var confidence: Double
    public var evidence: Evidence?
    /// Other candidate values, likeliest first.
    @Omitted public var alternatives: [Value] = []

    public init(_ value: Value, confidence: Double, evidence: Evidence? = nil, alternatives: [Value] = []) {
        (self.value, self.confidence, self.evidence) = (value, confidence.orZero, evidence)
        self.alternatives = alternatives
    }
}

/// The printed words behind a field.
public struct Evidence: Hashable, Sendable, Codable {
    /// The whole line as read; for a category its most telling word.
    public var text: String
    /// In pixels of the upright picture in a finished ``Reading``, of the prepared page before that.
    public var box: PixelBox?
    /// The document page, counted from 0.
    @Omitted public var page = 0

    private enum CodingKeys: String, CodingKey {
        case text, box
        case page = "at"
    }

    public init(text: String, box: PixelBox? = nil, page: Int = 0) {
        (self.text, self.box) = (text, box)
        self.page = page
    }
}

/// An arithmetic identity among printed amounts that fixes the total.
public struct Proof: Hashable, Sendable, Codable {
    public enum Identity: String, Sendable, Codable, CaseIterable {
        /// Σ items (− discounts) = total, or = subtotal of a second identity.
        case items
        /// Subtotal + tax + service + tip ± rounding = total.
        case subtotal
        /// Tendered − change = total.
        case tendered
        /// Net + value added tax at a legal rate = total.
        case tax
        /// The card slip's amount is the total.
        case card
    }

    public var identity: Identity
    /// As plain decimals: `tendered 30000 - change 6600 = 23400`.
    public var expression: String
    /// Amounts that were misread and corrected by the identity.
    ///
    /// For example `8.40 → 8.60`; empty where all were read correctly.
    @Omitted public var repairs: [String] = []

    public init(identity: Identity, expression: String, repairs: [String] = []) {
        (self.identity, self.expression) = (identity, expression)
        self.repairs = repairs
    }
}

/// The payment method stated on a receipt.
public enum PaymentMethod: String, Sendable, Codable, CaseIterable {
    case cash, card, transfer, mobile, voucher
}

/// The interpretation of a receipt; a field that could not be read is `nil`.
public struct Draft: Hashable, Sendable, Codable {
    /// The kind of picture; ``stated`` applies its consequences.
    @Omitted public var content = PictureContent.receipt
    public var merchant: Field<String>?
    public var date: Field<CalendarDay>?
    public var time: Field<TimeOfDay>?
    /// The amount paid, negative for a refund.
    ///
    /// Its currency is ``Currency/unknown`` where ``currency`` is `nil`.
    public var total: Field<Money>?
    public var currency: Field<Currency>?
    public var tax: Field<Money>?
    public var subtotal: Field<Money>?
    @Omitted public var items: [ReadItem] = []
    public var category: Field<Category>?
    public var payment: PaymentMethod?
    /// The card's last digits as printed, usually four.
    public var cardDigits: String?
    /// 승인번호, "approval code", "auth".
    public var approvalNumber: String?
    /// The merchant's business or tax number with a valid check digit and its scheme: `KR 123-45-67890`.
    public var businessNumber: String?
    /// The fingerprint of a drawn name at the head of the first page, where it was not read as words.
    public var logo: LogoFingerprint?
    /// The identities that prove ``total``, with their repairs.
    @Omitted public var proofs: [Proof] = []
    /// Set where the values come from an e-invoice; `nil` where they were read from the page.
    public var invoice: InvoiceSource?

    public init() {}

    /// The confidence below which a name is not proposed but only offered among the alternatives.
    ///
    /// A wrong name costs as much as one and a half right ones left open; weighed so, the cost is less than with no name left
    /// open, and hardly changes around this threshold.
    public static let minimumNameConfidence = 0.5

    /// The merchant's name for the record; ``merchant`` keeps the read name, by which the household's merchants are found.
    public var proposedMerchant: String? {
        merchant.flatMap { $0.confidence >= Self.minimumNameConfidence ? $0.value : nil }
    }

    /// Alternative names, likeliest first, including a read name that is not proposed.
    public var otherMerchants: [String] {
        guard let merchant else { return [] }
        return proposedMerchant == nil ? [merchant.value] + merchant.alternatives : merchant.alternatives
    }

    /// Whether the printed amounts prove the total.
    public var isProved: Bool { total != nil && !proofs.isEmpty }

    /// The draft without fields that its content rules out: all of them for no receipt, amounts for an uncertain one.
    ///
    /// The full draft stays as evidence, for a person who decides that it is a receipt.
    public var withoutUncertainFields: Draft {
        var stated = self
        switch content {
        case .receipt: break
        // Amounts of two receipts prove nothing.
        case .several: stated.proofs = []
        case .unsure:
            (stated.total, stated.tax, stated.subtotal) = (nil, nil, nil)
            (stated.items, stated.proofs) = ([], [])
        case .none:
            stated = Draft()
            stated.content = content
        }
        return stated
    }
}

extension Draft {
    /// The draft with each field's evidence transformed.
    public func mappingEvidence(_ change: (inout Evidence) -> Void) -> Draft {
        func changed<Value>(_ field: Field<Value>?) -> Field<Value>? {
            guard var field, var evidence = field.evidence else { return field }
            change(&evidence)
            field.evidence = evidence
            return field
        }
        var draft = self
        draft.merchant = changed(merchant)
        draft.date = changed(date)
        draft.time = changed(time)
        draft.total = changed(total)
        draft.currency = changed(currency)
        draft.tax = changed(tax)
        draft.subtotal = changed(subtotal)
        draft.category = changed(category)
        return draft
    }
}
