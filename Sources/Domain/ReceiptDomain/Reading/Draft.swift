/// What was understood of one field: its value, the confidence in it, where it stands, and what else it could be.
public struct Field<Value: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
    public var value: Value
    /// The probability that the value is right, from 0 to 1.
    public var confidence: Double
    public var evidence: Evidence?
    /// Runners-up, the likeliest first, without the value itself.
    public var alternatives: [Value]

    public init(_ value: Value, confidence: Double, evidence: Evidence? = nil, alternatives: [Value] = []) {
        self.value = value
        self.confidence = confidence
        self.evidence = evidence
        self.alternatives = alternatives
    }
}

/// The printed words behind a field.
public struct Evidence: Hashable, Sendable, Codable {
    /// As read, the whole line; of a category the word that says most.
    public var text: String
    /// On the upright picture for a finished ``Reading``, on the prepared page before that.
    public var box: PixelBox?
    /// Of the document, counted from 0.
    public var page: Int

    public init(text: String, box: PixelBox? = nil, page: Int = 0) {
        self.text = text
        self.box = box
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
    /// In plain decimals: `tendered 30000 - change 6600 = 23400`.
    public var expression: String
    /// What was read otherwise and set right by the identity.
    ///
    /// For instance `8.40 → 8.60`; empty where all was read as printed.
    public var repairs: [String]

    public init(identity: Identity, expression: String, repairs: [String] = []) {
        self.identity = identity
        self.expression = expression
        self.repairs = repairs
    }
}

/// How a receipt says it was paid.
public enum PaymentMethod: String, Sendable, Codable, CaseIterable {
    case cash, card, transfer, mobile, voucher
}

/// All that was understood of a receipt; a field that could not be read is `nil`.
public struct Draft: Hashable, Sendable, Codable {
    /// What the picture shows; see ``stated`` for what follows.
    public var content = PictureContent.receipt
    public var merchant: Field<String>?
    public var date: Field<CalendarDay>?
    public var time: Field<TimeOfDay>?
    /// What was paid, negative for a refund.
    ///
    /// Its currency is ``Currency/unknown`` where ``currency`` is `nil`.
    public var total: Field<Money>?
    public var currency: Field<Currency>?
    public var tax: Field<Money>?
    public var subtotal: Field<Money>?
    public var items: [ReadItem] = []
    public var category: Field<Category>?
    public var payment: PaymentMethod?
    /// The card's last digits as printed, usually four.
    public var cardDigits: String?
    /// 승인번호, "approval code", "auth".
    public var approvalNumber: String?
    /// Digits of a business or tax number that passed its check, with its scheme: `KR 123-45-67890`.
    public var businessNumber: String?
    /// The name that is drawn at the head of the first page, and was not read as words.
    public var logo: LogoFingerprint?
    /// The identities that hold and yield ``total``; a repaired one says so.
    public var proofs: [Proof] = []
    /// Its values are an e-invoice's; `nil` where they were read on the page.
    public var invoice: InvoiceSource?

    public init() {}

    /// A name that is likelier wrong than right is left open, and stands with the names to choose from.
    ///
    /// A wrong name weighs as much as one and a half right ones that are left open; by that the sum of both is less than with
    /// none left open, and hardly changes about this number.
    public static let minimumNameConfidence = 0.5

    /// The shop's name for a record; ``merchant`` keeps what was read, by which the household's shops are still found.
    public var proposedMerchant: String? {
        merchant.flatMap { $0.confidence >= Self.minimumNameConfidence ? $0.value : nil }
    }

    /// What else the shop may be called, the likeliest first, with a name that was left open.
    public var otherMerchants: [String] {
        guard let merchant else { return [] }
        return proposedMerchant == nil ? [merchant.value] + merchant.alternatives : merchant.alternatives
    }

    /// The printed amounts themselves prove the total.
    public var isProved: Bool { total != nil && !proofs.isEmpty }

    /// What is said of the picture: of what is no receipt nothing, and of what may be none no amount.
    ///
    /// The rest stays evidence, for a person who says that it is one after all.
    public var stated: Draft {
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
    /// The draft with what was done to the evidence of each field.
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
