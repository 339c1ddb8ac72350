public import ReceiptDomain
import ReceiptRegions

/// Interprets receipts by rules: labels, geometry, and arithmetic among the printed amounts.
///
/// Pure and deterministic: the same passes and context give the same draft.
public struct RuleInterpreter: ReceiptInterpreter, Sendable {
    public let version = "rules 5"

    public init() {}

    public func interpret(_ passes: [RecognitionPass], _ context: ReadingContext) -> Interpretation {
        // A general model's pass over the head has names that other passes lack, but worse figures and dates.
        let page = Page(passes: passes.filter { !$0.isOfHead })
        let named = passes.contains(where: \.isOfHead) ? Page(passes: passes) : page
        guard !page.lines.isEmpty else {
            var draft = Draft()
            draft.content = .none
            return Interpretation(draft: draft)
        }
        return interpretation(of: parts(of: page, named: named, context))
    }

    private func decisions(of parts: Parts) -> [Decision] {
        let isZeroDecimal = parts.table.isZeroDecimal
        let totals = Ranking(parts.sums.ranking.map { (TotalJudgement.decimal($0.value, isZeroDecimal), $0.features) })
        let dates = Ranking((parts.date?.ranking ?? []).map { ($0.day.description, $0.features) })
        let names = Ranking((parts.merchant?.ranking ?? []).map { (NameCleaner.withoutPaper($0.name), $0.features) })
        let content = ContentReader(page: parts.page, table: parts.table, sums: parts.sums).read(draft(of: parts))
            .features
        let proof = parts.sums.total.map { total in
            Decision.Candidate(
                value: TotalJudgement.decimal(total.value, isZeroDecimal),
                probability: parts.sums.proofs.isEmpty ? 0 : 1,
                facts: parts.sums.vetoes.map { Decision.Fact(name: $0.rawValue, value: 1, weight: ProofVeto.weight) }
            )
        }
        return [
            totals.decision(.total, by: FittedWeights.total), dates.decision(.date, by: FittedWeights.date),
            names.decision(.merchant, by: FittedWeights.merchant),
            Decision(subject: .proof, candidates: [proof].compactMap(\.self)),
            Ranking(parts.sums.itemRanking.map { (TotalJudgement.decimal($0.value, isZeroDecimal), $0.features) })
                .decision(.item, by: FittedWeights.item),
            Ranking((parts.category?.ranking ?? []).map { ($0.category.code, $0.features) })
                .decision(.category, by: CategoryFeature.weights),
            Ranking([("receipt", content)]).decision(.content, by: FittedWeights.content),
        ]
    }

    /// The minimum confidence of items whose names are excluded as merchants.
    private static let certainItem = 0.8

    /// The results of the single fields' readers.
    private struct Parts {
        var page: Page
        var table: AmountTable
        var currency: CurrencyReader.Result
        var sums: SumReader.Result
        var date: DateReader.Result?
        var merchant: MerchantReader.Result?
        var category: CategoryReader.Result?
    }

    private func parts(of page: Page, named: Page, _ context: ReadingContext) -> Parts {
        let currency = CurrencyReader(context: context).read(page)
        let words = PageWords(page: page)
        let region = currency.currency.flatMap { Region.issuing($0.value.code) }
        let table = AmountTable(page: page, currency: currency, isRefund: words.isRefund)
        let sums = SumReader(
            page: page,
            table: table,
            smallestCoin: region?.smallestCoin ?? 1
        ).read()
        let date = DateReader(
            context: context,
            countryOrder: countryOrder(currency),
            isRefund: table.isRefund
        ).read(page)
        let bought = sums.items.filter { $0.confidence >= Self.certainItem }.map(\.name)
        let merchant = MerchantReader(items: bought).read(named)
        return Parts(
            page: page,
            table: table,
            currency: currency,
            sums: sums,
            date: date,
            merchant: merchant,
            category: CategoryReader.read(page, merchant: merchant?.merchant.value)
        )
    }

    private func interpretation(of parts: Parts) -> Interpretation {
        let (page, table, sums, date, merchant) = (parts.page, parts.table, parts.sums, parts.date, parts.merchant)
        var draft = draft(of: parts)
        draft.content = ContentReader(page: page, table: table, sums: sums).read(draft).content
        let finder = DoubtFinder(page: page, table: table)
        return Interpretation(
            draft: draft,
            doubts: finder.doubts(draft: draft, sums: sums, date: date, merchant: merchant),
            settledDoubts: finder.settledDoubts(draft: draft, sums: sums, date: date, merchant: merchant),
            explain: { decisions(of: parts) }
        )
    }

    /// All fields, whatever the picture shows.
    private func draft(of parts: Parts) -> Draft {
        let (page, table, sums, date, merchant) = (parts.page, parts.table, parts.sums, parts.date, parts.merchant)
        let money = MoneyMaker(
            currency: parts.currency.currency?.value ?? .unknown,
            isInThousandths: parts.currency.isInThousandths
        )
        var draft = Draft()
        draft.currency = parts.currency.currency
        draft.merchant = merchant?.merchant
        draft.date = date?.date
        draft.time = date?.time
        draft.total = sums.total.flatMap(money.field)
        draft.tax = sums.tax.flatMap(money.field)
        draft.subtotal = sums.subtotal.flatMap(money.field)
        draft.proofs = draft.total == nil ? [] : sums.proofs
        draft.items = sums.items.compactMap(money.item)
        draft.category = parts.category?.category
        draft.businessNumber = BusinessNumber.read(page)
        let payment = PaymentReader.read(page, table: table, total: sums.total.map { abs($0.value) })
        draft.payment = payment.method
        draft.cardDigits = payment.cardDigits
        draft.approvalNumber = payment.approvalNumber
        return draft
    }

    private func countryOrder(_ read: CurrencyReader.Result) -> (order: ReadingContext.DateOrder, weight: Double)? {
        guard let currency = read.currency else { return nil }
        let dates = read.region?.dates ?? .usual
        return (dates.printed, dates.weight * currency.confidence)
    }
}

/// Converts hundredths to amounts of money.
struct MoneyMaker {
    let currency: Currency
    /// Whether the figures were read a thousand times too large, with their decimals taken for a group of thousands.
    var isInThousandths = false

    func money(_ hundredths: Int) -> Money? {
        let digits = isInThousandths ? 0 : currency.fractionDigits
        if digits >= 2 {
            var units = hundredths
            for _ in 2..<digits { units = units.multipliedReportingOverflow(by: 10).partialValue }
            let money = Money(minorUnits: units, currency: currency)
            return hundredths.magnitude <= Money.largest && money.isPossible ? money : nil
        }
        guard hundredths % 100 == 0 else { return nil }
        let money = Money(minorUnits: hundredths / 100, currency: currency)
        return money.isPossible ? money : nil
    }

    func field(_ field: Field<Int>) -> Field<Money>? {
        guard let value = money(field.value) else { return nil }
        return Field(
            value,
            confidence: field.confidence,
            evidence: field.evidence,
            alternatives: field.alternatives.compactMap(money)
        )
    }

    func item(_ item: SumReader.Item) -> ReadItem? {
        guard let amount = money(item.hundredths) else { return nil }
        let line = LineItem(
            name: item.name,
            quantity: item.quantity,
            unit: item.unit,
            unitPrice: item.unitPrice.flatMap(money),
            amount: amount,
            discount: item.discount == 0 ? nil : money(item.discount),
            options: item.options
        )
        return ReadItem(line, confidence: item.confidence)
    }
}
