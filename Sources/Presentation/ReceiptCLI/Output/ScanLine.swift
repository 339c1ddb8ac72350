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
    }

    func encode(to encoder: any Encoder) throws {
        var line = encoder.container(keyedBy: Key.self)
        try line.encode(file, forKey: .file)
        switch result {
        case .failure(let problem):
            try line.encode("unreadable", forKey: .status)
            try line.encode(ProblemForm(problem), forKey: .error)
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
        try line.encode(Self.confidence(of: draft), forKey: .confidence)
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
        let withheld = draft.content == .receipt ? [] : [draft.total?.value].compactMap(\.self)
        return [
            "merchant": draft.otherMerchants, "date": draft.date?.alternatives.map(\.description),
            "time": draft.time?.alternatives.map(\.description),
            "total": draft.total.map { (withheld + $0.alternatives).map(\.decimal) },
            "currency": draft.currency?.alternatives.map(\.code), "category": draft.category?.alternatives.map(\.code),
        ].compactMapValues(\.self).filter { !$0.value.isEmpty }
    }

    /// A number for each field that was read.
    private static func confidence(of draft: Draft) -> [String: Double] {
        [
            "merchant": draft.merchant?.confidence, "date": draft.date?.confidence, "time": draft.time?.confidence,
            "total": draft.total?.confidence, "currency": draft.currency?.confidence,
            "category": draft.category?.confidence,
        ].compactMapValues(\.self).mapValues { ($0 * 1000).rounded() / 1000 }
    }
}

/// The draft's values; `null` where one of the first eight could not be read.
private struct DraftForm: Encodable {
    private let draft: Draft

    init(_ draft: Draft) { self.draft = draft }

    private enum Key: String, CodingKey {
        case merchant, date, time, total, currency, tax, subtotal, category, payment, card, approval, business, items
    }

    func encode(to encoder: any Encoder) throws {
        var form = encoder.container(keyedBy: Key.self)
        try form.encode(draft.proposedMerchant, forKey: .merchant)
        try form.encode(draft.date?.value.description, forKey: .date)
        try form.encode(draft.time?.value.description, forKey: .time)
        try form.encode(draft.total?.value.decimal, forKey: .total)
        try form.encode(draft.currency?.value.code, forKey: .currency)
        try form.encode(draft.tax?.value.decimal, forKey: .tax)
        try form.encode(draft.subtotal?.value.decimal, forKey: .subtotal)
        try form.encode(draft.category?.value.code, forKey: .category)
        try form.encodeIfPresent(draft.payment?.rawValue, forKey: .payment)
        try form.encodeIfPresent(draft.cardDigits, forKey: .card)
        try form.encodeIfPresent(draft.approvalNumber, forKey: .approval)
        try form.encodeIfPresent(draft.businessNumber, forKey: .business)
        let items = draft.items.map { read in
            var item = ItemForm(read.item, \.decimal)
            item.confidence = (read.confidence * 100).rounded() / 100
            return item
        }
        try form.encode(items, forKey: .items)
    }
}

/// The words behind a field, and their box on the upright picture: x, y, width, height in pixels.
private struct EvidenceForm: Encodable {
    var text: String
    var box: [Int]?
    /// The page, counted from 1; `nil` for the first.
    var page: Int?

    init(_ evidence: Evidence) {
        text = evidence.text
        box = evidence.box?.corners
        page = evidence.page == 0 ? nil : evidence.page + 1
    }

    static func all(of draft: Draft) -> [String: EvidenceForm] {
        [
            "merchant": draft.merchant?.evidence, "date": draft.date?.evidence, "time": draft.time?.evidence,
            "total": draft.total?.evidence, "currency": draft.currency?.evidence, "tax": draft.tax?.evidence,
            "subtotal": draft.subtotal?.evidence,
        ].compactMapValues { $0.map(EvidenceForm.init) }
    }
}
