import ReceiptAPI
import ReceiptDomain

/// One line of `scan --json`; external tools depend on its form.
struct ScanLine: Encodable {
    var file: String
    var result: Result<Reading, ReadingError>

    func encode(to encoder: any Encoder) throws { try form.encode(to: encoder) }

    private var form: JSONForm {
        switch result {
        case .failure(let problem): ["file": file, "status": "unreadable", "error": JSONForm.problem(problem)]
        case .success(let reading): form(of: reading)
        }
    }

    private func form(of reading: Reading) -> JSONForm {
        let draft = reading.draft.withoutUncertainFields
        let part = reading.part.map { part -> JSONForm in
            ["number": part.number, "count": part.count, "box": part.box]
        }
        let timings = reading.timings
        let milliseconds = [
            "decode": timings.decode, "prepare": timings.prepare, "recognize": timings.recognize,
            "understand": timings.understand,
        ]
        return [
            "file": file, "status": "read", "part": part, "proved": draft.isProved, "draft": JSONForm.draft(draft),
            "confidence": Self.confidence(of: draft), "evidence": JSONForm.evidence(of: draft),
            "alternatives": Self.alternatives(of: reading.draft),
            "content": draft.content == .receipt ? nil : draft.content, "proofs": draft.proofs.map(\.described),
            "invoice": draft.invoice.map(JSONForm.invoice), "milliseconds": milliseconds,
            "warnings": reading.picture.warnings.nonEmpty,
        ]
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
        ].compactMapValues(\.self).mapValues(\.roundedToThousandths)
    }
}

extension JSONForm {
    /// The draft's values; `null` where one of the fields of every receipt could not be read.
    fileprivate static func draft(_ draft: Draft) -> JSONForm {
        let items = draft.items.map { read in
            var item = ItemForm(read.item, \.decimal)
            item.confidence = (read.confidence * 100).rounded() / 100
            return item
        }
        var form: JSONForm = [
            "merchant": draft.proposedMerchant, "date": draft.date?.value, "time": draft.time?.value,
            "total": draft.total?.value.decimal, "currency": draft.currency?.value, "tax": draft.tax?.value.decimal,
            "subtotal": draft.subtotal?.value.decimal, "category": draft.category?.value, "payment": draft.payment,
            "card": draft.cardDigits, "approval": draft.approvalNumber, "business": draft.businessNumber,
            "items": items,
        ]
        for name in ["merchant", "date", "time", "total", "currency", "tax", "subtotal", "category"] {
            form[name] = form[name] ?? JSONValue.null
        }
        return form
    }

    /// The words behind each field, their page from the second on, and their box on the upright picture.
    fileprivate static func evidence(of draft: Draft) -> [String: JSONForm] {
        [
            "merchant": draft.merchant?.evidence, "date": draft.date?.evidence, "time": draft.time?.evidence,
            "total": draft.total?.evidence, "currency": draft.currency?.evidence, "tax": draft.tax?.evidence,
            "subtotal": draft.subtotal?.evidence,
        ].compactMapValues(\.self).mapValues { evidence in
            let page = evidence.page == 0 ? nil : evidence.page + 1
            return ["text": evidence.text, "box": evidence.box, "page": page]
        }
    }

    /// The e-invoice that a draft's values come from, with the page's values that differ from it.
    fileprivate static func invoice(_ source: InvoiceSource) -> JSONForm {
        var differences: [String: String] = [:]
        for difference in source.differences {
            switch difference {
            case .total(let money): differences["total"] = money.decimal
            case .date(let day): differences["date"] = day.description
            case .seller(let name): differences["merchant"] = name
            }
        }
        let taxes = source.taxes.map { tax -> JSONForm in
            ["rate": tax.rate, "net": tax.net?.decimal, "amount": tax.amount.decimal]
        }
        return [
            "format": source.format, "number": source.number, "buyer": source.buyer, "taxes": taxes,
            "differences": differences.isEmpty ? nil : differences,
        ]
    }
}
