import HouseholdBook
import ReceiptDomain

/// How the numbers of a table are written.
extension StatementReader {
    /// Where thousands and decimals cannot be told apart by the numbers alone, the balances, the currency and a person's word
    /// decide.
    ///
    /// - Throws: ``ExchangeError/doubt(_:)`` where nothing does
    static func numberStyle(
        of table: StatementTable,
        _ columns: StatementColumns,
        from first: Int,
        _ options: StatementOptions
    ) throws(ExchangeError) -> NumberStyle {
        let places = [StatementColumns.Role.amount, .out, .into, .net, .balance, .fee]
            .flatMap { columns.places[$0] ?? [] }
        let cells = table.rows.enumerated().dropFirst(first).flatMap { index, row in
            places.filter { $0 < row.count && table.isText(index, $0) }.map { (line: index + 1, text: row[$0]) }
        }
        let hasCommas = ColumnWords.withCommas.contains(columns.language ?? "")
        let style = NumberStyle(of: cells.lazy.map(\.text), hasCommas: hasCommas)
        guard style.decimal == nil, !hasCommas, !cells.contains(where: { $0.text.contains(",") }) else { return style }
        let unclear = cells.filter { isThousandOrDecimals($0.text) }
        guard let sample = unclear.first else { return style }
        if let told = options.decimalSign { return NumberStyle(decimal: told.character) }
        if hasThreeDecimals(table, columns, cells.map(\.text), options) { return NumberStyle(decimal: ".") }
        let proved = [",", "."].filter { follows(NumberStyle(decimal: $0), table, columns, from: first) }
        if let only = proved.first, proved.count == 1 { return NumberStyle(decimal: only) }
        // More decimals than the currency has are none.
        let digits = options.currency?.fractionDigits
        if digits == 0 || digits != nil && unclear.contains(where: { !$0.text.onOneLine.hasSuffix("0") }) {
            return NumberStyle(decimal: ",")
        }
        throw .doubt(.decimalSign(line: sample.line, text: sample.text.onOneLine))
    }

    /// `1.234`, in which nothing but the number itself says what the point is.
    private static func isThousandOrDecimals(_ cell: String) -> Bool {
        guard cell.utf8.contains(UInt8(ascii: ".")) else { return false }
        let digits = cell.filter { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
        return digits.wholeMatch(of: /[1-9][0-9]{0,2}\.[0-9]{3}/) != nil && StatementCell.amount(cell) != nil
    }

    private static func hasThreeDecimals(
        _ table: StatementTable,
        _ columns: StatementColumns,
        _ cells: [String],
        _ options: StatementOptions
    ) -> Bool {
        let ofRows = (columns.places[.currency] ?? []).flatMap { place in
            table.rows.compactMap { place < $0.count ? Currency(code: $0[place].onOneLine) : nil }
        }
        let named = columns.currencies.values.compactMap { Currency(code: $0) }
        let all =
            [options.currency].compactMap(\.self) + ofRows + named
            + cells.compactMap { StatementCell.amount($0)?.currency }
        return all.contains { $0.fractionDigits == 3 }
    }

    /// Whether nearly all balances differ from the one before by the amount of either row.
    private static func follows(
        _ style: NumberStyle,
        _ table: StatementTable,
        _ columns: StatementColumns,
        from first: Int
    ) -> Bool {
        func size(_ role: StatementColumns.Role, _ index: Int) -> ExactAmount? {
            columns.places[role]?.lazy.compactMap { place -> ExactAmount? in
                let row = table.rows[index]
                guard place < row.count else { return nil }
                let own = table.isText(index, place) ? style : NumberStyle(decimal: ".")
                return StatementCell.amount(row[place], own).flatMap { ExactAmount($0.decimal) }
            }.first
        }
        let rows = table.rows.indices.dropFirst(first).compactMap { index -> (ExactAmount, ExactAmount)? in
            guard let balance = size(.balance, index) else { return nil }
            let divided = (size(.into, index)?.magnitude ?? .zero) - (size(.out, index)?.magnitude ?? .zero)
            return (balance, (size(.amount, index) ?? divided).magnitude)
        }
        let right = zip(rows, rows.dropFirst()).count { one, other in
            [one.1, other.1].contains((other.0 - one.0).magnitude)
        }
        return right > 0 && right * 10 >= (rows.count - 1) * 7
    }
}
