/// The tax at each rate, as the table at a receipt's foot prints it: `19% 12,50 2,37`.
struct TaxRows {
    let page: Page
    let table: AmountTable

    private struct Row: Hashable {
        /// In hundredths of a percent.
        var rate: Int
        var tax: Int
        /// Whether an amount beside it comes to the tax at this rate.
        var isProduct: Bool
        /// Whether the rate is printed.
        var isRatePrinted: Bool
        /// Which of the taxes it is that have the same rate and sum: CGST and SGST.
        var name: Int?
    }

    /// Whether it is the last row of the table, whose taxes come to a rate by chance.
    private func isSum(_ row: Row, of rows: [Row]) -> Bool {
        !row.isRatePrinted && rows.count > 1 && row.tax == rows.map(\.tax).reduce(0, +)
    }

    /// A line with one rate and one amount, the sum that the next line's tax is of: `10%対象 ¥1,100`.
    private struct Base {
        var rate: Int
        var value: Int
    }

    /// The sum of the taxes in hundredths, and the number of rates.
    ///
    /// `nil` where a single line names a rate, and no base that it fits.
    func sum(upTo limit: Int) -> (tax: Int, rates: Int)? {
        var rows: [Row] = []
        var isInside = false
        var base: Base?
        for line in page.lines {
            let found = line.readings.map { self.rows(in: $0, isInside: isInside, below: base) }
            let best = found.max { Self.rank($0) < Self.rank($1) } ?? []
            for row in best where !rows.contains(row) && !isSum(row, of: rows) { rows.append(row) }
            isInside =
                line.readings.contains(where: isHeading)
                || isInside && !best.isEmpty && !line.readings.contains(where: hasOtherLabel)
            base = line.readings.lazy.compactMap(self.base).first
        }
        let products = rows.filter(\.isProduct)
        // A rate printed again without its base has the same tax.
        let taxes = rows.filter { row in row.isProduct || !products.contains { $0.rate == row.rate } }
        let rates = Set(taxes.map(\.rate)).count
        guard !products.isEmpty || rates > 1 else { return nil }
        let sum = taxes.map(\.tax).reduce(0, +)
        return sum > 0 && sum <= limit ? (sum, rates) : nil
    }

    /// Whether a tax without a label of its own is the total's at one of the country's rates, or that of the taxed part of it:
    /// `TOTAL INCLUDES GST 4.77`.
    func isIncluded(_ cell: AmountCell, in total: Int, upTo limit: Int) -> Bool {
        guard cell.use == .money, page.lines[cell.line].readings.contains(where: Self.namesTax) else { return false }
        return table.taxRates.contains { isTax(cell.value, added: total - cell.value, at: $0) }
            || cell.isTotal && !table.taxRates.isEmpty && cell.decimals == table.decimals
                && (1...max(1, limit)).contains(cell.value)
    }

    private static func rank(_ rows: [Row]) -> Int { rows.count + rows.count { $0.isProduct } }

    private func rows(in line: PrintedLine, isInside: Bool, below base: Base?) -> [Row] {
        let rates = line.amounts.filter { $0.use == .percent && (100...3_500).contains($0.hundredths) }
        let money = line.amounts.filter(isMoney)
        guard base != nil || !rates.isEmpty || money.count >= 3 else { return [] }
        let isNamed = Self.namesTax(line)
        let isTaxed = rates.count == 1 && isTableRow(line, rates[0], money)
        guard isNamed || isInside || isTaxed || base != nil, !hasOtherLabel(line) else { return [] }
        if let base, let row = row(rates, money, below: base) { return [row] }
        guard isNamed || isInside || isTaxed, self.base(line) == nil else { return [] }
        guard rates.count > 1 else {
            return row(rates.first?.hundredths, money).map { row in
                var row = row
                row.name = Self.shares.matches(in: line.folded, above: 0.9).first?.meaning
                return [row]
            } ?? []
        }
        // `FPA 13% 5,93 FPA 24% 3,39`
        return rates.indices.compactMap { index in
            let end = index + 1 < rates.count ? rates[index + 1].range.lowerBound : .max
            return row(
                rates[index].hundredths,
                money.filter { (rates[index].range.upperBound..<end).contains($0.range.lowerBound) }
            )
        }
    }

    /// Whether the line is a table's without a heading, or below an unknown one: `B 6,00%  3,91  0,23`.
    ///
    /// Three figures agree at a rate of the country, and nothing else stands there, unlike `MEMBER 10% 50.00 5.00`.
    private func isTableRow(_ line: PrintedLine, _ rate: PrintedAmount, _ money: [PrintedAmount]) -> Bool {
        table.taxRates.contains(rate.hundredths) && (2...3).contains(money.count)
            && row(rate.hundredths, money)?.isProduct == true && line.letters <= 2
    }

    private func row(_ rate: Int?, _ money: [PrintedAmount]) -> Row? {
        let values = money.map(\.hundredths)
        for (place, tax) in values.enumerated() {
            for (other, base) in values.enumerated() where other != place && base > tax {
                if let rate, isTax(tax, of: base, at: rate) {
                    return Row(rate: rate, tax: tax, isProduct: true, isRatePrinted: true)
                }
                // A rate that was misread, or printed without its sign: `12 34,40 286,70 321,10`.
                guard values.contains(base + tax) || rate.map({ !table.taxRates.contains($0) }) ?? false,
                    let legal = table.taxRates.first(where: { isTax(tax, added: base, at: $0) })
                else { continue }
                return Row(rate: legal, tax: tax, isProduct: true, isRatePrinted: false)
            }
        }
        guard let rate, values.count == 1 else { return nil }
        return Row(rate: rate, tax: values[0], isProduct: false, isRatePrinted: true)
    }

    private func row(_ rates: [PrintedAmount], _ money: [PrintedAmount], below base: Base) -> Row? {
        guard money.count == 1, rates.allSatisfy({ $0.hundredths == base.rate }),
            isTax(money[0].hundredths, of: base.value, at: base.rate)
        else { return nil }
        return Row(rate: base.rate, tax: money[0].hundredths, isProduct: true, isRatePrinted: true)
    }

    /// Whether the base at this rate, without the tax or with it, has this tax.
    private func isTax(_ tax: Int, of base: Int, at rate: Int) -> Bool {
        isTax(tax, added: base, at: rate) || isTax(tax, added: base - tax, at: rate)
    }

    private func isTax(_ tax: Int, added net: Int, at rate: Int) -> Bool {
        let slack = table.isZeroDecimal ? 150 : 2
        return tax > 0 && net > tax && abs(net * rate - tax * 10_000) <= slack * 10_000
    }

    // MARK: Lines

    private static let taxes = PhraseMatcher(
        LabelVocabulary.labels.filter { $0.meaning.role == .tax }.map { (phrase: $0.phrase, meaning: true) }
    )
    /// Taxes that are charged beside each other on the same sum: of India's union and state, of Ghana.
    private static let shares = PhraseMatcher([("cgst", 0), ("sgst", 1), ("utgst", 1), ("nhil", 2), ("getfund", 3)])

    private static func namesTax(_ line: PrintedLine) -> Bool {
        let text = FoldedText(line.text.scalars, skipping: line.amounts.map(\.range))
        return !taxes.matches(in: text, above: 0.85).isEmpty
    }

    /// Titles of columns: a tax, and no amount.
    private func isHeading(_ line: PrintedLine) -> Bool {
        !line.amounts.contains { isMoney($0) || $0.use == .percent } && Self.namesTax(line)
    }

    /// A discount and a tip have rates, too.
    private func hasOtherLabel(_ line: PrintedLine) -> Bool {
        LabelReader.labels(in: line.text, skipping: line.amounts.map(\.range)).contains {
            [.discount, .service, .tip, .tendered, .change, .card].contains($0.role)
        }
    }

    private func base(_ line: PrintedLine) -> Base? {
        let rates = line.amounts.filter { $0.use == .percent }
        let money = line.amounts.filter(isMoney)
        guard rates.count == 1, money.count == 1, money[0].hundredths > 0 else { return nil }
        let isBase = LabelReader.labels(in: line.text, skipping: line.amounts.map(\.range)).contains {
            [.part, .net, .subtotal].contains($0.role)
        }
        return isBase ? Base(rate: rates[0].hundredths, value: money[0].hundredths) : nil
    }

    /// As many decimals as prices have; zero-rated goods have no tax.
    private func isMoney(_ amount: PrintedAmount) -> Bool {
        amount.use == .money && amount.hundredths > 0 && amount.decimals == (table.isZeroDecimal ? 0 : 2)
    }
}
