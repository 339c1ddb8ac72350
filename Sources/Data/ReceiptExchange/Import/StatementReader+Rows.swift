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
        try setAsideBalances(&rows)
        joinConversions(&rows)
        return (rows, opening)
    }

    /// The first row and the last one, called `OPEN` and `CLOSE`, are balances: the amounts between lead from one to the other.
    private func setAsideBalances(_ rows: inout [Row]) throws(ExchangeError) {
        let moving = rows.filter { ($0.amount ?? .zero) != .zero }
        guard moving.count > 2, let first = moving.first, let last = moving.last,
            let names = name(first.cells).flatMap({ one in name(last.cells).map { [one, $0].map(ColumnWords.plain) } }),
            names == ["open", "close"] || names == ["close", "open"]
        else { return }
        let (opening, closing) = names[0] == "open" ? (first, last) : (last, first)
        let moved = moving.dropFirst().dropLast().reduce(opening.amount ?? .zero) { $0 + ($1.amount ?? .zero) }
        guard moved == closing.amount else { throw .doubt(.columns) }
        rows.removeAll { [first.number, last.number].contains($0.number) }
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
        guard filled.count == 1, !BalanceWords.sayTotal(cells) else { return nil }
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
            guard let money = try? amount(cells, number), !BalanceWords.sayTotal(cells), let text = name(cells),
                cell(.balance, cells) != nil || !isSum(money.amount, before)
            else { return nil }
            // Only balances can say that it is of the day above.
            guard columns.has(.balance), above != nil else { throw .noDay(line: number, text: text) }
        }
        guard let day = told ?? above else { return nil }
        guard DayCell(day) != nil else {
            // Below a table stand sums and remarks; a line with an amount and a broken day must not be lost.
            guard let money = try? amount(cells, number), !BalanceWords.sayTotal(cells), !isSum(money.amount, before),
                !cells.contains(where: BalanceWords.sayBalance)
            else { return nil }
            if day.contains(where: \.isNumber) { throw .unreadable(line: number, text: day) }
            // Where a day will be once it is booked; a label under the table has no text of its own beside it.
            if DirectionWords.isUndone(day) { return Row(number: number, cells: cells, day: day) }
            guard let text = name(cells) else { return nil }
            throw .noDay(line: number, text: text)
        }
        if name(cells).map(BalanceWords.sayBalance) ?? cells.contains(where: BalanceWords.sayBalance) { return nil }
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
        if row.balance == nil, before.count > 1, isSum(money.amount, before), BalanceWords.sayTotal([name(cells) ?? ""])
        {
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

    /// Whether the amount is the sum of all rows above it.
    private func isSum(_ amount: ExactAmount, _ before: (count: Int, sum: ExactAmount)) -> Bool {
        before.count > 0 && before.sum.magnitude == amount.magnitude
    }
}
