import ReceiptDomain

/// The interpreted fields within `reading.json`.
struct StoredDraft: Codable {
    /// Omitted for a receipt.
    var content: String?
    var merchant: StoredField?
    var date: StoredField?
    var time: StoredField?
    var total: StoredField?
    var currency: StoredField?
    var tax: StoredField?
    var subtotal: StoredField?
    var items: [ItemForm]?
    var category: StoredField?
    var payment: String?
    var cardDigits: String?
    var approvalNumber: String?
    var businessNumber: String?
    var logo: String?
    var proofs: [StoredProof]?
    /// Omitted where the values were read from the page.
    var invoice: StoredInvoice?

    init(_ draft: Draft) {
        // Each amount states its currency, so that fields can be decoded independently.
        let text: (Money) -> String = \.decimalWithCode
        content = draft.content == .receipt ? nil : draft.content.rawValue
        merchant = draft.merchant.map { StoredField($0) { $0 } }
        date = draft.date.map { StoredField($0, \.description) }
        time = draft.time.map { StoredField($0, \.description) }
        total = draft.total.map { StoredField($0, text) }
        currency = draft.currency.map { StoredField($0, \.code) }
        tax = draft.tax.map { StoredField($0, text) }
        subtotal = draft.subtotal.map { StoredField($0, text) }
        items = draft.items.nonEmpty?.map { read in
            var item = ItemForm(read.item, text)
            item.confidence = storable(read.confidence)
            return item
        }
        category = draft.category.map { StoredField($0, \.code) }
        payment = draft.payment?.rawValue
        cardDigits = draft.cardDigits
        approvalNumber = draft.approvalNumber
        businessNumber = draft.businessNumber
        logo = draft.logo?.text
        proofs = draft.proofs.nonEmpty?.map(StoredProof.init)
        invoice = draft.invoice.map { StoredInvoice($0, text) }
    }

    func draft() throws(InvalidValue) -> Draft {
        func money(_ text: String) -> Money? { Money(stored: text, within: nil) }
        var draft = Draft()
        draft.content = try parsed("content", content, PictureContent.init(rawValue:)) ?? .receipt
        draft.merchant = try merchant?.field("merchant") { $0 }
        draft.date = try date?.field("date") { CalendarDay(iso: $0) }
        draft.time = try time?.field("time") { TimeOfDay(iso: $0) }
        draft.total = try total?.field("total", money)
        draft.currency = try currency?.field("currency") { Currency(code: $0) }
        draft.tax = try tax?.field("tax", money)
        draft.subtotal = try subtotal?.field("subtotal", money)
        draft.items = try (items ?? []).map { (item) throws(InvalidValue) in
            // Earlier versions stored items only where they proved the total, so they count as certain.
            ReadItem(
                try item.item { (field, text) throws(InvalidValue) in
                    try InvalidValue.required(field, text, money)
                },
                confidence: item.confidence ?? 1
            )
        }
        draft.category = try category?.field("category") { Category(code: $0) }
        draft.payment = try parsed("payment", payment, PaymentMethod.init(rawValue:))
        draft.cardDigits = cardDigits
        draft.approvalNumber = approvalNumber
        draft.businessNumber = businessNumber
        draft.logo = logo.map(LogoFingerprint.init(text:))
        draft.proofs = try (proofs ?? []).map { (proof) throws(InvalidValue) in try proof.proof() }
        draft.invoice = try invoice.map { (invoice) throws(InvalidValue) in try invoice.source(money) }
        return draft
    }
}

/// A field with its confidence, evidence and alternatives; values are strings.
struct StoredField: Codable {
    var value: String
    var confidence: Double
    var evidence: StoredEvidence?
    var alternatives: [String]?

    init<Value>(_ field: Field<Value>, _ text: (Value) -> String) {
        value = text(field.value)
        confidence = storable(field.confidence)
        evidence = field.evidence.map(StoredEvidence.init)
        alternatives = field.alternatives.map(text).nonEmpty
    }

    func field<Value>(_ name: String, _ parse: (String) -> Value?) throws(InvalidValue) -> Field<Value> {
        Field(
            try InvalidValue.required(name, value, parse),
            confidence: confidence,
            evidence: evidence.map { Evidence(text: $0.text, box: $0.box, page: max(0, $0.at ?? 0)) },
            alternatives: try (alternatives ?? []).map { (text) throws(InvalidValue) in
                try InvalidValue.required(name, text, parse)
            }
        )
    }
}

struct StoredEvidence: Codable {
    var text: String
    var box: PixelBox?
    /// The page's index in the reading; omitted for the first.
    var at: Int?

    init(_ evidence: Evidence) {
        text = evidence.text
        at = evidence.page == 0 ? nil : evidence.page
        box = evidence.box
    }
}

struct StoredProof: Codable {
    var identity: String
    var expression: String
    var repairs: [String]?

    init(_ proof: Proof) {
        identity = proof.identity.rawValue
        expression = proof.expression
        repairs = proof.repairs.nonEmpty
    }

    func proof() throws(InvalidValue) -> Proof {
        Proof(
            identity: try InvalidValue.required("identity", identity, Proof.Identity.init(rawValue:)),
            expression: expression,
            repairs: repairs ?? []
        )
    }
}
