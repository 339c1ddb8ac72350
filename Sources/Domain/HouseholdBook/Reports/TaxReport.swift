public import ReceiptDomain

/// Spending by means of payment and by rate of tax, for the annual tax settlement.
public struct TaxReport: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public var means: PaymentMeans
        public var sum: Money
        /// The part that Korean law generally excludes from the deduction for cards and cash receipts.
        public var excluded: Money
        public var records: Int

        public var rest: Money { sum.plus(excluded.negated) }
    }

    public let period: ReportPeriod
    /// In the order of means; one row for each currency.
    public let rows: [Row]
    public let leftOut: ReportOmissions
    public let vat: VATSums

    /// Taxes, utilities, telephone and insurance (조세특례제한법 시행령 제121조의2 제6항); purchases abroad are excluded too.
    ///
    /// Other exclusions, such as school lessons or a car, cannot be told from a category.
    public static let excluded: Set<Category> = [.tax, .utilities, .telecom, .insurance]

    /// `rates` are the rates of tax of a currency's countries, in tenths of a percent.
    public init(
        _ period: ReportPeriod,
        _ records: some Sequence<Record>,
        _ accounts: AccountBook,
        today: CalendarDay,
        rates: (Currency) -> [Int] = { _ in [] }
    ) {
        self.period = period
        var vat = VATSums()
        var builder = ReportBuilder(ReportContext(period, accounts: accounts, today: today))
        var sums: [Currency: [PaymentMeans: Row]] = [:]
        for record in records {
            builder.add(record)
            guard let day = record.date, period.contains(day), day <= today, record.kind == .expense else { continue }
            if let currency = record.amount?.currency { vat.add(record, rates: rates(currency)) }
            guard !record.isUnsettled(accounts) else { continue }
            let means = record.paymentMeans(accounts)
            var seen: Set<Currency> = []
            for flow in record.flows(accounts) {
                let currency = flow.amount.currency
                let none = Money.zero(currency)
                var row = sums[currency]?[means] ?? Row(means: means, sum: none, excluded: none, records: 0)
                row.sum = row.sum.plus(flow.amount)
                let isExcluded = record.book.settled != nil || flow.category.map(Self.excluded.contains) ?? false
                if isExcluded { row.excluded = row.excluded.plus(flow.amount) }
                if seen.insert(currency).inserted { row.records += 1 }
                sums[currency, default: [:]][means] = row
            }
        }
        rows = sums.sorted { $0.key.code < $1.key.code }.flatMap { _, rows in
            PaymentMeans.allCases.compactMap { rows[$0] }
        }
        leftOut = builder.report(in: nil).leftOut
        self.vat = vat
    }
}
