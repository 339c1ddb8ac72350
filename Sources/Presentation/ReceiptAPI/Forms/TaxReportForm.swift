public import HouseholdBook
import ReceiptDomain

/// Sums by means of payment and by rate of tax, for `report --tax --json`.
public struct TaxReportForm: Encodable {
    struct Row: Encodable {
        var means: String
        var currency: String
        var spent: String
        var excluded: String
        var rest: String
        var records: Int
    }

    struct VATRow: Encodable {
        var currency: String
        /// In percent, `0` for what has no tax; omitted for several rates or one that is not known.
        var rate: String?
        var net: String
        var tax: String
        var records: Int
    }

    var period: PeriodForm
    var leftOut: OmissionsForm
    var rows: [Row]
    var vat: [VATRow]
    /// Purchases that note no tax.
    var withoutVAT: OmissionsForm.Tally?

    public init(_ report: TaxReport) {
        (period, leftOut) = (PeriodForm(report.period), OmissionsForm(report.leftOut))
        rows = report.rows.map {
            Row(
                means: $0.means.rawValue,
                currency: $0.sum.currency.code,
                spent: $0.sum.decimal,
                excluded: $0.excluded.decimal,
                rest: $0.rest.decimal,
                records: $0.records
            )
        }
        vat = report.vat.rows.map { row in
            VATRow(
                currency: row.net.currency.code,
                rate: row.rate.map { $0 % 10 == 0 ? "\($0 / 10)" : "\($0 / 10).\($0 % 10)" },
                net: row.net.decimal,
                tax: row.tax.decimal,
                records: row.records
            )
        }
        withoutVAT = OmissionsForm.Tally(report.vat.without)
    }
}
