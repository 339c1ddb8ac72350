public import HouseholdBook
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

// Reports of prices, family events and means of payment.
extension ReportPage {
    public func text(_ report: PriceReport) -> String {
        page(wording.title(ofPrices: report.word), notes: []) {
            for currency in report.currencies {
                let title = "\(report.word) (\(currency.code))"
                section(title) {
                    if let chart = report.chart(in: currency, title: title) {
                        chart.svg(wording).markup
                    }
                    prices(report, currency).markup
                }
            }
            tag("p") { wording.sizesDiffer }
        }
    }

    private func prices(_ report: PriceReport, _ currency: Currency) -> PageTable {
        PageTable(
            columns: [
                .init(wording.dateColumn), .init(wording.itemColumn), .init(wording.shopColumn),
                .init(wording.quantityColumn, isNumber: true), .init(wording.priceColumn, isNumber: true),
            ],
            rows: report.purchases.filter { $0.price.currency == currency }.reversed().map { one in
                [one.day.description, one.name, one.shop ?? "-", one.quantity ?? "1", one.price.formatted]
            }
        )
    }

    public func text(_ report: EventReport) -> String {
        page(wording.eventsTitle, notes: []) {
            for currency in report.currencies {
                section(currency.code) {
                    ReportCharts(wording, isPlain: isPlain).chart(report, currency)?.markup
                    events(report, currency).markup
                }
            }
        }
    }

    private func events(_ report: EventReport, _ currency: Currency) -> PageTable {
        PageTable(
            columns: [
                .init(wording.personColumn), .init(wording.givenColumn, isNumber: true),
                .init(wording.receivedColumn, isNumber: true), .init(wording.lastColumn),
            ],
            rows: report.people(in: currency).map { person in
                [
                    wording.label(person.name, .subject, isPlain: isPlain), person.given(in: currency).formatted,
                    person.received(in: currency).formatted,
                    person.entries.last.map { "\($0.day) \($0.text)" } ?? "",
                ]
            }
        )
    }

    public func text(_ report: MoodReport) -> String {
        let noted = Mood.allCases.filter { report.total[$0] != nil }
        let title = "\(wording.page(.moodsOverTime)), \(wording.title(report.period))"
        return page(title, notes: []) {
            section(title) {
                MoodChart(report, wording).svg.markup
                PageTable(
                    columns: [.init(wording.monthColumn)] + noted.map { .init(wording.label($0), isNumber: true) },
                    rows: report.months.map { month in
                        [month.first.isoMonth]
                            + noted.map { month.counts[$0].map { "\($0)" } ?? "" }
                    }
                ).markup
            }
        }
    }

    public func text(_ report: TaxReport) -> String {
        let title = wording.title(ofTax: report.period)
        return page(title, notes: [wording.leftOut(report.leftOut)].compactMap(\.self)) {
            section(title) {
                ReportCharts(wording, isPlain: isPlain).chart(report)?.markup
                PageTable(
                    columns: [
                        .init(wording.name(.payment)), .init(wording.spentName, isNumber: true),
                        .init(wording.excludedColumn, isNumber: true), .init(wording.restColumn, isNumber: true),
                        .init(wording.recordsName, isNumber: true),
                    ],
                    rows: report.rows.map { row in
                        [
                            wording.name(row.means), row.sum.formatted, row.excluded.formatted, row.rest.formatted,
                            "\(row.records)",
                        ]
                    }
                ).markup
                if !report.vat.rows.isEmpty {
                    PageTable(
                        columns: [
                            .init(wording.vatColumn), .init(wording.netColumn, isNumber: true),
                            .init(wording.taxColumn, isNumber: true), .init(wording.grossColumn, isNumber: true),
                            .init(wording.recordsName, isNumber: true),
                        ],
                        rows: report.vat.rows.map { row in
                            [
                                wording.vatRate(row.rate), row.net.formatted, row.tax.formatted, row.gross.formatted,
                                "\(row.records)",
                            ]
                        }
                    ).markup
                    if report.vat.without.count > 0 { tag("p") { wording.withoutVAT(report.vat.without) } }
                }
                tag("p") { wording.taxNote }
            }
        }
    }
}
