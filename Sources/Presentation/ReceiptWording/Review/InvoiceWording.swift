public import ReceiptDomain

extension EnglishWording {
    func invoice(_ source: InvoiceSource) -> String {
        let format =
            switch source.format {
            case .crossIndustry: "Factur-X, ZUGFeRD or XRechnung"
            case .universalBusinessLanguage: "UBL"
            case .fatturaPA: "FatturaPA"
            case .koreanTaxInvoice: "전자세금계산서"
            }
        let number = source.number.map { ", no. \($0.escapingControls)" } ?? ""
        return "from the e-invoice (\(format)\(number))"
    }

    func difference(_ difference: InvoiceSource.Difference) -> String {
        switch difference {
        case .total(let money): "the page has another amount than the e-invoice: \(money.formatted)"
        case .date(let day): "the page has another date than the e-invoice: \(day)"
        case .seller(let name): "the page names another seller than the e-invoice: \(name.escapingControls)"
        }
    }
}

extension KoreanWording {
    func invoice(_ source: InvoiceSource) -> String {
        let format =
            switch source.format {
            case .crossIndustry: "전자 청구서(Factur-X, ZUGFeRD 또는 XRechnung)"
            case .universalBusinessLanguage: "전자 청구서(UBL)"
            case .fatturaPA: "전자 청구서(FatturaPA)"
            case .koreanTaxInvoice: "전자세금계산서"
            }
        let number = source.number.map { " \($0.escapingControls)" } ?? ""
        return "\(format)\(number)에 적힌 값"
    }

    func difference(_ difference: InvoiceSource.Difference) -> String {
        switch difference {
        case .total(let money): "페이지의 금액이 전자 청구서와 다릅니다: \(money.formatted)"
        case .date(let day): "페이지의 날짜가 전자 청구서와 다릅니다: \(day)"
        case .seller(let name): "페이지의 상호가 전자 청구서와 다릅니다: \(name.escapingControls)"
        }
    }
}

extension Wording {
    /// The lines about an e-invoice: its format and number, then each difference between its data and its page.
    public func lines(_ source: InvoiceSource) -> (source: String, differences: [String]) {
        (invoice(source), source.differences.map(difference))
    }
}
