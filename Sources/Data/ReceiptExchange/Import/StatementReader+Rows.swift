import HouseholdBook
import ReceiptDomain

/// Rows of a table, before the meaning of their amounts is known.
extension StatementReader {
    /// A row of the table, as it stands there.
    struct Row {
        var number: Int
        var cells: [String]
        var day: String
        /// `nil` where nothing moved.
        var money: Found?
        var balance: ExactAmount?
        var fee: ExactAmount?
        /// Whether a word of the row says that the amount goes out.
        var isOut: Bool?
        /// It never came about, or has not yet.
        var isUndone = false
        /// The cost of a purchase abroad in its own currency.
        var bought: StatementLine.Bought?
        /// See ``StatementLine/isExchange``.
        var isExchange = false
        /// Its state, where it is none of those that are known, and not that of most rows.
        var oddState: String?
        /// Its own column for the day is empty, and the day is that of the row above.
        var isOfDayAbove = false

        var amount: ExactAmount? { money?.amount }
        var hasPlus: Bool { money?.hasPlus ?? false }
    }

    /// Those with a day, and the balance that a line above all of them says; sums and remarks are none, and what may be a movement
    /// without a day is refused.
    func rows() throws(ExchangeError) -> (rows: [Row], opening: ExactAmount?) {
        var rows: [Row] = []
        var opening: ExactAmount?
        var above: String?
        var sum = ExactAmount.zero
        var continued: [(row: Int, place: Int, text: String)] = []
        // Columns for kinds, and those whose names say nothing, may say that a row is not booked.
        let known = columns.places.filter { ![.type, .brief].contains($0.key) }.values.joined()
        let kinds = Set(columns.names.indices).subtracting(known)
        var isBelow = false
        // Words of the heading above rows that are not booked, up to a heading that shares one: `Posted Transactions`.
        var section: Set<String> = []
        // Kinds of payments are few, and looked at once.
        var undone: [String: Bool] = [:]
        func saysUndone(_ cell: String) -> Bool {
            if let known = undone[cell] { return known }
            let says = DirectionWords.saysUndone(cell)
            undone[cell] = says
            return says
        }
        for (index, cells) in table.rows.enumerated().dropFirst(first) {
            guard let label = cells.first(where: { !$0.isEmpty }) else { continue }
            // Most labels are days, and finding out what a name means takes long.
            if label.first?.isNumber != true, ColumnWords.plain(label).hasPrefix("statementsummary") { isBelow = true }
            // Sums below the table, under names of their own; a row with a plain day would still be one.
            if isBelow, let day = cell(.date, cells), day.first?.isNumber != true || StatementCell.amount(day) != nil {
                continue
            }
            if table.formulaLines.contains(index) { throw .formulasWithoutValues(sheet: table.name, line: index + 1) }
            if let day = cell(.date, cells), DayCell(day) != nil { above = day }
            if let heading = heading(cells) {
                section = section.isEmpty ? heading.isUndone ? heading.words : [] : section
                if !heading.isUndone, !section.isDisjoint(with: heading.words) { section = [] }
                continue
            }
            // A movement gets its day when it is booked.
            if cell(.date, cells) == nil,
                [.state, .type, .brief].contains(where: { role in
                    cell(role, cells).map(DirectionWords.isUndone) == true
                })
            {
                rows.append(Row(number: index + 1, cells: cells, day: "", isUndone: true))
                continue
            }
            if var row = try row(cells, index + 1, (rows.count, sum), above: above) {
                row.isUndone =
                    !section.isEmpty
                    || cell(.state, cells).map(DirectionWords.isUndone)
                        ?? kinds.contains { $0 < cells.count && saysUndone(cells[$0]) }
                rows.append(row)
                sum = sum + (row.amount ?? .zero)
            } else if let (place, text) = continuation(cells), !rows.isEmpty {
                continued.append((rows.count - 1, place, text))
            } else if rows.isEmpty, let balance = try? number(.balance, cells, index + 1) {
                opening = balance.amount
            }
        }
        // Banks that need two lines for a text do so for most rows; a remark below the table is none.
        if continued.count * 2 >= rows.count {
            for (row, place, text) in continued where place < rows[row].cells.count {
                rows[row].cells[place] = (rows[row].cells[place] + " " + text).onOneLine
            }
        }
        takeMarks(&rows)
        takeColumnOfMarks(&rows)
        // A state in words that are not known, and no balance where others have one: it did not come about.
        if columns.has(.state), rows.count(where: { $0.balance != nil }) * 2 > rows.count {
            for index in rows.indices where rows[index].balance == nil { rows[index].isUndone = true }
        }
        noteOddStates(&rows)
        joinConversions(&rows)
        return (rows, opening)
    }

    /// Names states that nobody knows, where most rows have another: such a movement may not have come about.
    private func noteOddStates(_ rows: inout [Row]) {
        guard [.plain, .bank, .card].contains(layout) else { return }
        let states = rows.map { $0.isUndone ? nil : cell(.state, $0.cells) }
        let counts = Dictionary(grouping: states.compactMap(\.self)) { $0 }.mapValues(\.count)
        guard counts.count > 1, let usual = counts.max(by: { $0.value < $1.value }),
            usual.value * 2 > counts.values.reduce(0, +)
        else { return }
        // The state of an address has two letters.
        for (index, state) in states.enumerated() {
            guard let state, state.count > 2, state != usual.key, !DirectionWords.isDone(state) else { continue }
            rows[index].oddState = state
        }
    }

    /// A side of an exchange of money, or the purchase that it was for.
    private struct Leg {
        var day: String
        var currency: Currency
        var amount: ExactAmount
        var isConversion: Bool
    }

    private func kind(_ row: Row) -> String? { cell(.type, row.cells) ?? cell(.brief, row.cells) }

    private func leg(_ row: Row, _ conversions: Set<String>) -> Leg? {
        guard !row.isUndone, row.bought == nil, let money = row.money, let amount = row.amount, amount != .zero else {
            return nil
        }
        let code = currencyPlaces[money.place].flatMap { cell($0, row.cells) } ?? money.currency?.code
        guard let currency = code.flatMap(StatementCell.currency) else { return nil }
        let isConversion = kind(row).map(conversions.contains) ?? false
        return Leg(day: row.day, currency: currency, amount: amount, isConversion: isConversion)
    }

    /// PayPal writes a purchase abroad in its currency, and what exchanged the money for it in two rows more.
    ///
    /// They are one purchase that the account paid in its own currency. Money that was exchanged for nothing else is no spending.
    private func joinConversions(_ rows: inout [Row]) {
        let conversions = Set(rows.compactMap(kind)).filter(DirectionWords.isConversion)
        guard !conversions.isEmpty else { return }
        var legs = rows.map { leg($0, conversions) }
        defer { for index in legs.indices where legs[index]?.isConversion == true { rows[index].isExchange = true } }
        // A deposit that was exchanged for a purchase looks the same from the other side.
        let counts = Dictionary(grouping: legs.compactMap { $0?.currency }) { $0 }.mapValues(\.count)
        let usual = counts.max { $0.value < $1.value }
        guard legs.contains(where: { $0?.isConversion == true }),
            let own = options.currency ?? (counts.values.count { $0 == usual?.value } == 1 ? usual?.key : nil)
        else { return }
        for index in legs.indices {
            guard let exchanged = legs[index], exchanged.isConversion, exchanged.currency != own else { continue }
            let near = (max(0, index - 3)...min(legs.count - 1, index + 3)).sorted { abs($0 - index) < abs($1 - index) }
            let bought = near.first { place in
                guard let leg = legs[place], leg.day == exchanged.day, !leg.isConversion else { return false }
                return leg.currency == exchanged.currency && leg.amount == -exchanged.amount
            }
            let paid = near.first { place in
                guard let leg = legs[place], leg.day == exchanged.day, leg.isConversion else { return false }
                return leg.currency == own && leg.amount.isNegative != exchanged.amount.isNegative
            }
            guard let bought, let paid, let place = rows[paid].money.flatMap({ currencyPlaces[$0.place] }),
                place < rows[bought].cells.count
            else { continue }
            var cells = rows[bought].cells
            cells[place] = rows[paid].cells[place]
            rows[paid].number = rows[bought].number
            rows[paid].cells = cells
            rows[paid].bought = StatementLine.Bought(
                amount: exchanged.amount.magnitude.decimal,
                currency: exchanged.currency
            )
            for other in [bought, index] {
                rows[other].money = nil
                rows[other].isUndone = true
            }
            for place in [bought, index, paid] { legs[place] = nil }
        }
    }

    /// The words of a line with one cell alone, the first, above rows that are or are not booked: `Pending Transactions`.
    private func heading(_ cells: [String]) -> (words: Set<String>, isUndone: Bool)? {
        guard let label = cells.first?.onOneLine, (1...60).contains(label.count), !label.contains(where: \.isNumber),
            cells.dropFirst().allSatisfy({ $0.onOneLine.isEmpty }), continuation(cells) == nil
        else { return nil }
        let words = Set(label.lowercased().split { !$0.isLetter }.map(String.init))
        return words.count < 2 ? nil : (words, words.contains(where: DirectionWords.isUndone))
    }

    /// The text of a line that has nothing else.
    private func continuation(_ cells: [String]) -> (place: Int, text: String)? {
        let filled = cells.indices.filter { !cells[$0].onOneLine.isEmpty }
        guard filled.count == 1, !Self.isSum(cells) else { return nil }
        let texts = [StatementColumns.Role.text, .brief, .memo].flatMap { columns.places[$0] ?? [] }
        return texts.contains(filled[0]) ? (filled[0], cells[filled[0]].onOneLine) : nil
    }

    /// Where some amounts are marked as going one way, by `CR` or a plus, the others go the other way.
    private func takeMarks(_ rows: inout [Row]) {
        guard !columns.hasTwoAmounts, !columns.has(.direction) else { return }
        let moved = rows.compactMap(\.money).filter { $0.amount != .zero }
        guard !moved.contains(where: { $0.isOut == nil && $0.amount.isNegative }) else { return }
        let marks = Set(moved.compactMap(\.isOut))
        let isByPlus = marks.isEmpty && moved.contains(where: \.hasPlus)
        guard isByPlus || !marks.isEmpty else { return }
        let others = marks.count == 1 ? marks.contains(false) : nil
        for index in rows.indices {
            guard let money = rows[index].money, money.amount != .zero else { continue }
            rows[index].isOut = isByPlus ? !money.hasPlus : money.isOut ?? others
        }
    }

    /// A column with `CR` or `DR`, whatever its name; where it marks one direction alone, empty cells are of the other.
    private func takeColumnOfMarks(_ rows: inout [Row]) {
        guard !columns.hasTwoAmounts, !rows.contains(where: { $0.amount?.isNegative == true }) else { return }
        let known = Set(columns.places.filter { $0.key != .type && $0.key != .direction }.values.joined())
        for place in 0..<(rows.map(\.cells.count).max() ?? 0) where !known.contains(place) {
            let words = rows.map { cell(place, $0.cells) }
            let marks = Set(words.compactMap(\.self))
            guard !marks.isEmpty, marks.allSatisfy(DirectionWords.isMark) else { continue }
            let directions = Set(marks.map(DirectionWords.isOut))
            let isNamed = columns.places[.direction]?.contains(place) == true
            // One letter may be a code of the bank's own, unless it says both directions, and of all rows.
            let isComplete = directions.count == 2 && !words.contains(nil)
            let isOfType = columns.places[.type]?.contains(place) == true
            guard isNamed || isOfType || marks.allSatisfy(DirectionWords.isShortMark),
                isNamed || isComplete && !isOfType || marks.allSatisfy({ $0.count > 1 })
            else { continue }
            let others = directions.count == 1 ? directions.first?.map { !$0 } : nil
            for index in rows.indices {
                rows[index].isOut = words[index].map(DirectionWords.isOut) ?? others
            }
            return
        }
    }

    func cell(_ place: Int, _ row: [String]) -> String? {
        guard place >= 0, place < row.count else { return nil }
        let text = (layout == .receiptmind ? CSVFile.original(row[place]) : row[place]).onOneLine
        return text.isEmpty ? nil : text
    }

    func cell(_ role: StatementColumns.Role, _ row: [String]) -> String? {
        columns.places[role]?.lazy.compactMap { cell($0, row) }.first
    }

    private func row(
        _ cells: [String],
        _ number: Int,
        _ before: (count: Int, sum: ExactAmount),
        above: String?
    ) throws(ExchangeError) -> Row? {
        let told = cell(.date, cells)
        if told == nil {
            // A second purchase of the day may cost as much as the first, which only looks like a sum.
            guard let money = try? amount(cells, number), !Self.isSum(cells), let text = name(cells),
                cell(.balance, cells) != nil || !isSum(money.amount, before)
            else { return nil }
            // Only balances can say that it is of the day above.
            guard columns.has(.balance), above != nil else { throw .noDay(line: number, text: text) }
        }
        guard let day = told ?? above else { return nil }
        guard DayCell(day) != nil else {
            // Below a table stand sums and remarks; a line with an amount and a broken day must not be lost.
            guard let money = try? amount(cells, number), !Self.isSum(cells), !isSum(money.amount, before),
                !cells.contains(where: Self.isBalance)
            else { return nil }
            if day.contains(where: \.isNumber) { throw .unreadable(line: number, text: day) }
            // Where a day will be once it is booked; a label under the table has no text of its own beside it.
            if DirectionWords.isUndone(day) { return Row(number: number, cells: cells, day: day) }
            guard let text = name(cells) else { return nil }
            throw .noDay(line: number, text: text)
        }
        if name(cells).map(Self.isBalance) ?? cells.contains(where: Self.isBalance) { return nil }
        var row = Row(number: number, cells: cells, day: day)
        row.isOfDayAbove = told == nil
        guard layout != .hledger, layout != .beancount else { return row }
        row.money = try amount(cells, number)
        let fee = try? self.number(.fee, cells, number)
        // A row with a fee alone.
        if row.money == nil, !columns.has(.net), var fee, fee.amount != .zero {
            fee.amount = .zero
            row.money = fee
        }
        guard let money = row.money else { return row }
        // A sum of all rows above it, with a day beside it.
        row.balance = (try? self.number(.balance, cells, number))?.amount
        if row.balance == nil, before.count > 1, isSum(money.amount, before), Self.isSum([name(cells) ?? ""]) {
            return nil
        }
        // A total has the fee in it.
        row.fee = money.place < columns.names.count && columns.names[money.place] == "total" ? nil : fee?.amount
        if layout != .moneyManager {
            let type = cell(.type, cells).flatMap { $0.utf8.count > 1 ? DirectionWords.isOut($0) : nil }
            // One letter in a column for kinds is a code of the bank's own.
            row.isOut = cell(.direction, cells).map(DirectionWords.isOut) ?? type
            // Chinese statements count refunds as neither income nor expense.
            if row.isOut == nil, cell(.state, cells)?.contains("退款成功") == true { row.isOut = false }
            // And what is moved between a purse and the bank; the purse itself has it no more, or has it now.
            if row.isOut == nil, columns.has(.direction) {
                row.isOut = cells.lazy.compactMap { DirectionWords.isOutOfPurse($0.onOneLine) }.first
            }
        }
        return row
    }

    func name(_ cells: [String]) -> String? { texts(cells, isOut: nil).first }

    private static func isSum(_ cells: [String]) -> Bool {
        cells.contains { cell in
            let words = cell.lowercased().split { !$0.isLetter }
            return words.contains {
                ["total", "totals", "sum", "summe", "gesamt", "saldo", "subtotal", "총"].contains($0)
            }
                || ["합계", "소계", "총이용", "총액", "총합", "누계", "合計", "小計", "合计"].contains { cell.contains($0) }
        }
    }

    /// Whether the amount is the sum of all rows above it.
    private func isSum(_ amount: ExactAmount, _ before: (count: Int, sum: ExactAmount)) -> Bool {
        before.count > 0 && before.sum.magnitude == amount.magnitude
    }

    /// Lines that say what was or is there, and move nothing.
    private static func isBalance(_ text: String) -> Bool {
        let text = ColumnWords.plain(text)
        // `Saldo finale al 28/02/2026`
        let label = text.prefix { !$0.isNumber }
        return balances.contains(text) || label.count < text.count && balances.contains { isLabel(label, of: $0) }
            || text.hasPrefix("beginningbalance") || text.hasPrefix("endingbalanceas")
            || text.hasSuffix("balance") && ["open", "clos", "start", "end"].contains(where: text.hasPrefix)
    }

    /// Whether there is hardly more than the balance's name before its day.
    private static func isLabel(_ label: Substring, of balance: String) -> Bool {
        label.hasPrefix(balance) && label.count - balance.count <= 4 && balance.count >= 8
    }

    private static let balances = Set(
        [
            "openingbalance", "closingbalance", "startingbalance", "endingbalance", "balancebroughtforward",
            "balancecarriedforward", "broughtforward", "carriedforward", "algsaldo", "loppsaldo", "kaive",
            "anfangssaldo",
            "endsaldo", "beginsaldo", "eindsaldo", "likutispradziai", "likutispabaigai", "apyvarta", "전월이월", "이월",
            "saldoiniziale", "saldofinale", "saldocontabile", "saldodisponibile", "saldovortrag", "kontostand",
            "zwischensaldo",
            "saldoanterior", "saldofinal", "saldoinicial", "saldododia", "saldototal", "anciensolde", "nouveausolde",
            "soldeprecedent", "totaldumois", "tussensaldo", "saldo", "balance", "소계", "합계", "누계", "小計", "合計", "小计",
            "合计",
            "기초잔액", "기말잔액", "前月繰越", "繰越", "期初余额", "期末余额", "initialavailablebalance", "soldeinitial", "soldefinal",
            "turnover",
            "Saldo początkowe", "Saldo końcowe", "Počáteční zůstatek", "Konečný zůstatek", "Ingående saldo",
            "Utgående saldo",
            "Inngående saldo", "Primosaldo", "Ultimosaldo", "Alkusaldo", "Loppusaldo", "Devreden bakiye", "יתרת פתיחה",
            "Saldo awal", "Saldo akhir", "ยอดยกมา", "Số dư đầu kỳ", "上期結餘", "Вхідний залишок", "Summe",
            "Saldo total disponível dia", "上期帳單總額", "上期應繳總額", "上期應繳金額",
        ].map(ColumnWords.plain)
    )
}
