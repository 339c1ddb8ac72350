public import ReceiptDomain

extension Wording {
    /// The lines about an e-invoice: its format and number, then each difference between its data and its page.
    public func lines(_ source: InvoiceSource) -> (source: String, differences: [String]) {
        (invoice(source), source.differences.map { difference($0, source.format) })
    }

    /// The draft's values come from this e-invoice.
    func invoice(_ source: InvoiceSource) -> String {
        let number = source.number?.escapingControls
        if source.format == .mailData {
            return localized(
                "from the mail's data\(number.map { " (no. \($0))" } ?? "")",
                "메일에 담긴 데이터\(number.map { "(\($0))" } ?? "")에 적힌 값"
            )
        }
        let format =
            switch source.format {
            case .crossIndustry:
                localized("Factur-X, ZUGFeRD or XRechnung", "전자 청구서(Factur-X, ZUGFeRD 또는 XRechnung)")
            case .universalBusinessLanguage: localized("UBL", "전자 청구서(UBL)")
            case .fatturaPA: localized("FatturaPA", "전자 청구서(FatturaPA)")
            case .koreanTaxInvoice: "전자세금계산서"
            case .mexicanInvoice: localized("CFDI", "전자 청구서(CFDI)")
            case .brazilianInvoice: localized("NF-e", "전자 청구서(NF-e)")
            case .mailData: "schema.org"
            }
        return localized(
            "from the e-invoice (\(format)\(number.map { ", no. \($0)" } ?? ""))",
            "\(format)\(number.map { " \($0)" } ?? "")에 적힌 값"
        )
    }

    /// A difference between an e-invoice's data and its printed page.
    func difference(_ difference: InvoiceSource.Difference, _ format: ElectronicInvoice.Format) -> String {
        let data =
            format == .mailData ? localized("its data", "메일에 담긴 데이터") : localized("the e-invoice", "전자 청구서")
        return switch difference {
        case .total(let money):
            localized(
                "the page has another amount than \(data): \(money.formatted)",
                "페이지의 금액이 \(data)와 다릅니다: \(money.formatted)"
            )
        case .date(let day):
            localized("the page has another date than \(data): \(day)", "페이지의 날짜가 \(data)와 다릅니다: \(day)")
        case .seller(let name):
            localized(
                "the page names another seller than \(data): \(name.escapingControls)",
                "페이지의 상호가 \(data)와 다릅니다: \(name.escapingControls)"
            )
        }
    }
}
