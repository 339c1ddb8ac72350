import Foundation
import ReceiptAPI
import ReceiptDomain
import ReceiptWording

/// One line of `scan --json`; external tools depend on its form.
struct ScanLine: Encodable {
    var file: String
    var result: Result<Reading, ReadingError>

    private enum Key: String, CodingKey {
        case file, status, proved, draft, confidence, evidence, alternatives, proofs, milliseconds, error, warnings,
            content, part, number, count, box, invoice
        case code, message
    }

    func encode(to encoder: any Encoder) throws {
        var line = encoder.container(keyedBy: Key.self)
        try line.encode(file, forKey: .file)
        switch result {
        case .failure(let problem):
            try line.encode("unreadable", forKey: .status)
            var error = line.nestedContainer(keyedBy: Key.self, forKey: .error)
            try error.encode(problem.code, forKey: .code)
            try error.encode(problem.summary, forKey: .message)
        case .success(let reading):
            try line.encode("read", forKey: .status)
            try encode(reading, into: &line)
        }
    }

    private func encode(_ reading: Reading, into line: inout KeyedEncodingContainer<Key>) throws {
        let draft = reading.draft.withoutUncertainFields
        if let part = reading.part {
            var form = line.nestedContainer(keyedBy: Key.self, forKey: .part)
            try form.encode(part.number, forKey: .number)
            try form.encode(part.count, forKey: .count)
            try form.encode(part.box.corners, forKey: .box)
        }
        try line.encode(draft.isProved, forKey: .proved)
        try line.encode(DraftForm(draft), forKey: .draft)
        try line.encode(PerField(draft, confidence: { ($0 * 1000).rounded() / 1000 }), forKey: .confidence)
        try line.encode(EvidenceForm.all(of: draft), forKey: .evidence)
        try line.encode(Self.alternatives(of: reading.draft), forKey: .alternatives)
        if draft.content != .receipt { try line.encode(draft.content.rawValue, forKey: .content) }
        try line.encode(draft.proofs.map(\.described), forKey: .proofs)
        if let invoice = draft.invoice { try line.encode(InvoiceForm(invoice), forKey: .invoice) }
        let timings = reading.timings
        let milliseconds = [
            "decode": timings.decode, "prepare": timings.prepare, "recognize": timings.recognize,
            "understand": timings.understand,
        ]
        try line.encode(milliseconds, forKey: .milliseconds)
        if !reading.picture.warnings.isEmpty { try line.encode(reading.picture.warnings, forKey: .warnings) }
    }

    private static func alternatives(of draft: Draft) -> [String: [String]] {
        var all: [String: [String]] = [:]
        all["merchant"] = draft.otherMerchants
        all["date"] = draft.date?.alternatives.map(\.description)
        all["time"] = draft.time?.alternatives.map(\.description)
        let withheld = draft.content == .receipt ? [] : [draft.total?.value].compactMap(\.self)
        all["total"] = draft.total.map { (withheld + $0.alternatives).map(\.decimal) }
        all["currency"] = draft.currency?.alternatives.map(\.code)
        all["category"] = draft.category?.alternatives.map(\.code)
        return all.filter { !$0.value.isEmpty }
    }
}

/// The draft's values; `null` where a field could not be read.
private struct DraftForm: Encodable {
    var merchant: String?
    var date: String?
    var time: String?
    var total: String?
    var currency: String?
    var tax: String?
    var subtotal: String?
    var category: String?
    var payment: String?
    var card: String?
    var approval: String?
    var business: String?
    var items: [ItemForm]

    init(_ draft: Draft) {
        merchant = draft.proposedMerchant
        date = draft.date?.value.description
        time = draft.time?.value.description
        total = draft.total?.value.decimal
        currency = draft.currency?.value.code
        tax = draft.tax?.value.decimal
        subtotal = draft.subtotal?.value.decimal
        category = draft.category?.value.code
        payment = draft.payment?.rawValue
        card = draft.cardDigits
        approval = draft.approvalNumber
        business = draft.businessNumber
        items = draft.items.map { read in
            var form = ItemForm(read.item, \.decimal)
            form.confidence = (read.confidence * 100).rounded() / 100
            return form
        }
    }

    private enum Key: String, CodingKey {
        case merchant, date, time, total, currency, tax, subtotal, category, payment, card, approval, business, items
    }

    func encode(to encoder: any Encoder) throws {
        var form = encoder.container(keyedBy: Key.self)
        let always: [(Key, String?)] = [
            (.merchant, merchant), (.date, date), (.time, time), (.total, total), (.currency, currency), (.tax, tax),
            (.subtotal, subtotal), (.category, category),
        ]
        for (key, value) in always { try form.encode(value, forKey: key) }
        for (key, value) in [(Key.payment, payment), (.card, card), (.approval, approval), (.business, business)] {
            try form.encodeIfPresent(value, forKey: key)
        }
        try form.encode(items, forKey: .items)
    }
}

/// A number for each field that was read.
private struct PerField: Encodable {
    var merchant: Double?
    var date: Double?
    var time: Double?
    var total: Double?
    var currency: Double?
    var category: Double?

    init(_ draft: Draft, confidence rounded: (Double) -> Double) {
        merchant = draft.merchant.map { rounded($0.confidence) }
        date = draft.date.map { rounded($0.confidence) }
        time = draft.time.map { rounded($0.confidence) }
        total = draft.total.map { rounded($0.confidence) }
        currency = draft.currency.map { rounded($0.confidence) }
        category = draft.category.map { rounded($0.confidence) }
    }
}

/// The words behind a field, and their box on the upright picture: x, y, width, height in pixels.
private struct EvidenceForm: Encodable {
    var text: String
    var box: [Int]?
    /// The page, counted from 1; `nil` for the first.
    var page: Int?

    init?(_ evidence: Evidence?) {
        guard let evidence else { return nil }
        text = evidence.text
        box = evidence.box?.corners
        page = evidence.page == 0 ? nil : evidence.page + 1
    }

    static func all(of draft: Draft) -> [String: EvidenceForm] {
        var all: [String: EvidenceForm] = [:]
        all["merchant"] = EvidenceForm(draft.merchant?.evidence)
        all["date"] = EvidenceForm(draft.date?.evidence)
        all["time"] = EvidenceForm(draft.time?.evidence)
        all["total"] = EvidenceForm(draft.total?.evidence)
        all["currency"] = EvidenceForm(draft.currency?.evidence)
        all["tax"] = EvidenceForm(draft.tax?.evidence)
        all["subtotal"] = EvidenceForm(draft.subtotal?.evidence)
        return all
    }
}
