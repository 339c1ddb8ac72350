import HouseholdBook
import ReceiptDomain

/// Reads the lines of a table.
struct StatementReader {
    let table: StatementTable
    let columns: StatementColumns
    let layout: StatementContent.Layout
    let first: Int
    let options: StatementOptions
    /// The order of days without a year, where only what is usual says it.
    private let assumedOrder: DateOrder?
    /// Of cells that are text.
    private let style: NumberStyle

    init(_ table: StatementTable, _ options: StatementOptions, isAlone: Bool = true) throws(ExchangeError) {
        // Journals of every posting of a book, and books of several accounts whose sides are columns.
        let names = table.rows.prefix(10).map { $0.map(ColumnWords.plain) }
        if names.contains(where: { $0.contains("fullaccountname") })
            || names.contains(where: { $0.contains("sourcename") && $0.contains("destinationname") })
        {
            throw .otherBook
        }
        // A text alone is said beside what else is found.
        let isText = Set(options.columns.keys) == [.text]
        let text = isText ? options.columns[.text].map { $0 - 1 } : nil
        if !options.columns.isEmpty, !isText {
            (columns, first) = try Self.told(options.columns, table.rows)
        } else if let found = StatementColumns.find(in: table.rows) {
            columns = try found.columns.findingText(in: table.rows.dropFirst(found.first), told: text)
            first = found.first
        } else {
            // Names without one for the amount are not passed over: a balance would be taken for it.
            let isNamed = table.rows.prefix(60).prefix { row in !row.contains { DayCell($0) != nil } }
                .contains { StatementColumns($0).isPartOfHeader }
            guard isAlone, !isNamed, let bare = BareColumns(table.rows) else { throw .noColumns }
            columns = try bare.columns(text: text)
            first = Self.firstDay(columns, table.rows)
        }
        var days = PlainDays(options)
        (self.table, self.options) = (try days.rewriting(table, columns, from: first), options)
        assumedOrder = days.assumedOrder
        layout = columns.layout
        let numeric = [StatementColumns.Role.amount, .out, .into, .net, .balance, .fee].flatMap {
            [places = columns.places] in places[$0] ?? []
        }
        let cells = table.rows.enumerated().dropFirst(first).lazy.flatMap { index, row in
            numeric.lazy.filter { $0 < row.count && table.isText(index, $0) }.map { row[$0] }
        }
        style = NumberStyle(of: cells, hasCommas: ColumnWords.withCommas.contains(columns.language ?? ""))
    }

    /// How the numbers of a cell are written.
    func style(_ line: Int, _ place: Int) -> NumberStyle {
        table.isText(line - 1, place) ? style : NumberStyle(decimal: ".")
    }

    private static func told(
        _ columns: [StatementRole: Int],
        _ rows: [[String]]
    ) throws(ExchangeError) -> (StatementColumns, Int) {
        guard columns[.date] != nil, columns[.amount] ?? columns[.out] ?? columns[.in] != nil else {
            throw .doubt(.columns)
        }
        var places: [StatementColumns.Role: [Int]] = [:]
        for (role, number) in columns {
            let own: StatementColumns.Role =
                switch role {
                case .date: .date
                case .time: .time
                case .text: .text
                case .memo: .memo
                case .amount: .amount
                case .out: .out
                case .in: .into
                case .balance: .balance
                case .type: .direction
                case .currency: .currency
                }
            places[own] = [number - 1]
        }
        let columns = StatementColumns(places)
        return (columns, firstDay(columns, rows))
    }

    /// The index of the first row with a day; the rows above it are headings and remarks.
    private static func firstDay(_ columns: StatementColumns, _ rows: [[String]]) -> Int {
        guard let place = columns.first(.date) else { return rows.count }
        return rows.firstIndex { row in
            place < row.count && (DayCell(row[place]) != nil || PlainDays.isDay(row[place].onOneLine))
        } ?? rows.count
    }

    func content() throws(ExchangeError) -> StatementContent {
        if layout == .hledger || layout == .beancount { return try journal() }
        let body = try rows()
        try refuseShiftedRows(body)
        let moved = body.filter { $0.amount != nil }
        // Where only one direction has a column whose name is known, empty cells may be the other.
        if columns.has(.out) != columns.has(.into), !columns.has(.amount),
            body.contains(where: { ($0.amount ?? .zero) == .zero && !$0.isUndone })
        {
            throw .doubt(.columns)
        }
        if let odd = body.first(where: { ($0.amount ?? .zero) == .zero && !$0.isUndone && hasOtherMoney($0.cells) }) {
            throw .unreadable(line: odd.number, text: odd.cells.joined(separator: " ").onOneLine)
        }
        let signs = try signs(of: moved)
        let finder = DayOrderFinder(
            direction: signs.direction,
            language: columns.language,
            usual: options.usualOrder,
            latest: options.latest
        )
        var order = DayOrderFinder.Answer(order: options.dateOrder ?? .yearFirst)
        if options.dateOrder == nil { order = try finder.answer(moved.map { ($0.number, $0.day) }) }
        var content = StatementContent(layout: layout, sign: signs.sign, lines: [])
        content.assumedOrder = order.isAssumed ? order.order : assumedOrder
        let cancellations = try cancellations(in: moved)
        // A balance that never changes is today's, not the one after each row.
        let isRunning = moved.count < 2 || Set(moved.map(\.balance)).count > 1
        var next = 0
        var left: [String: ExactAmount] = [:]
        for row in body {
            guard row.amount != nil else {
                content.passedOver += 1
                continue
            }
            let amount = signs.amounts[next]
            next += 1
            let day = StatementCell.day(row.day, order.order)
            guard let day, options.latest.map({ day.day.year <= $0.year + 1 }) ?? true else {
                throw .unreadable(line: row.number, text: row.day.onOneLine)
            }
            guard var line = line(row, day, amount), !isPassedOver(row, line, cancellations) else {
                content.passedOver += 1
                if row.isUndone { continue }
                left[group(row.cells), default: .zero] = left[group(row.cells), default: .zero] + amount
                continue
            }
            if !isRunning { line.balance = nil }
            if signs.isOwed, let owed = row.balance, line.balance != nil { line.balance = (-owed).decimal }
            if cancellations.contains(row.number), !amount.isNegative { line.amount = (-amount).decimal }
            line.passedBefore = left.removeValue(forKey: group(row.cells))?.decimal
            content.lines.append(line)
        }
        // Rows with days alone are no statement of which nothing is new.
        if content.lines.isEmpty, body.contains(where: { $0.amount == nil && !$0.isUndone }) { throw .doubt(.columns) }
        guard !content.lines.isEmpty || content.passedOver > 0 else { throw .noRows }
        let accounts = Set(content.lines.map(\.account))
        if ![.banksalad, .moneyManager, .receiptmind].contains(layout), let only = accounts.first, accounts.count == 1 {
            content.number = only
            for index in content.lines.indices { content.lines[index].account = nil }
        }
        return content
    }

    /// A text or an amount with the sign that separates cells has moved the others, where its row alone is longer than the names.
    private func refuseShiftedRows(_ rows: [Row]) throws(ExchangeError) {
        let width = columns.names.count
        guard width > 2, !columns.names.contains("") else { return }
        func isLonger(_ row: Row) -> Bool { row.cells.dropFirst(width).contains { !$0.isEmpty } }
        let longer = rows.filter(isLonger)
        guard let first = longer.first else { return }
        // All of them, where each amount has a comma: `Date,Payee,Amount` above `2026-11-13,Lidl,-10,50`.
        let isAmount =
            columns.first(.amount) == width - 1
            && longer.allSatisfy { $0.cells.count == width + 1 && $0.cells[width].wholeMatch(of: /[0-9]{2}/) != nil }
        guard longer.count * 2 < rows.count || isAmount else { return }
        throw .unreadable(line: first.number, text: first.cells.joined(separator: " ").onOneLine)
    }

    /// Whether a column of unknown meaning has money, as its decimals show, where the amount's column has none.
    private func hasOtherMoney(_ cells: [String]) -> Bool {
        let known = Set(columns.places.values.joined())
        return cells.enumerated().contains { place, cell in
            !known.contains(place) && DayCell(cell) == nil
                && cell.wholeMatch(of: /[-+]?[0-9][0-9., ]*[.,][0-9]{2}/) != nil
                && cell.contains { "123456789".contains($0) }
        }
    }

    /// Rows whose balances follow from each other.
    func group(_ cells: [String]) -> String { (cell(.account, cells) ?? "") + "|" + (cell(.currency, cells) ?? "") }

    // MARK: Rows

    /// A row of the table, as it stands there.
    struct Row {
        var number: Int
        var cells: [String]
        var day: String
        /// As it stands there, or what comes in less what goes out; `nil` where nothing moved.
        var amount: ExactAmount?
        /// Where there are two columns: as they stand there.
        var out: ExactAmount?
        var into: ExactAmount?
        var currency: Currency?
        /// The amount's column.
        var place = 0
        var isSignOfMoney = false
        var balance: ExactAmount?
        var fee: ExactAmount?
        /// Whether a word of the row says that the amount goes out.
        var isOut: Bool?
        /// Whether a mark beside the amount says so.
        var isMarkedOut: Bool?
        var hasPlus = false
        /// It never came about, or has not yet.
        var isUndone = false
    }

    /// Those with a day; sums and remarks are none, and what may be a movement without one is refused.
    func rows() throws(ExchangeError) -> [Row] {
        var rows: [Row] = []
        for (index, cells) in table.rows.enumerated().dropFirst(first) {
            guard cells.contains(where: { !$0.isEmpty }) else { continue }
            if table.formulaLines.contains(index) { throw .formulasWithoutValues(sheet: table.name, line: index + 1) }
            if var row = try row(cells, index + 1, rows) {
                row.isUndone =
                    cell(.state, cells).map(DirectionWords.isUndone) ?? cells.contains(where: DirectionWords.saysUndone)
                rows.append(row)
            }
        }
        takeMarks(&rows)
        // A state in words that are not known, and no balance where others have one: it did not come about.
        if columns.has(.state), rows.count(where: { $0.balance != nil }) * 2 > rows.count {
            for index in rows.indices where rows[index].balance == nil { rows[index].isUndone = true }
        }
        return rows
    }

    /// Where some amounts are marked as going one way, by `CR` or a plus, the others go the other way.
    private func takeMarks(_ rows: inout [Row]) {
        guard !columns.hasTwoAmounts, !columns.has(.direction) else { return }
        let moved = rows.indices.filter { rows[$0].amount.map { $0 != .zero } ?? false }
        let unmarked = moved.filter { rows[$0].isMarkedOut == nil }
        guard !unmarked.contains(where: { rows[$0].amount?.isNegative == true }) else { return }
        if unmarked.count == moved.count, unmarked.contains(where: { rows[$0].hasPlus }) {
            for index in moved { rows[index].isMarkedOut = !rows[index].hasPlus }
        }
        let marks = Set(moved.compactMap { rows[$0].isMarkedOut })
        for index in moved where !marks.isEmpty {
            rows[index].isOut = rows[index].isMarkedOut ?? (marks.count == 1 ? marks.first.map { !$0 } : nil)
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

    private func row(_ cells: [String], _ number: Int, _ before: [Row]) throws(ExchangeError) -> Row? {
        guard let day = cell(.date, cells) else {
            guard let money = try? amount(cells, number), !Self.isSum(cells), let text = name(cells),
                !isSum(money.amount, before)
            else { return nil }
            throw .noDay(line: number, text: text)
        }
        guard DayCell(day) != nil else {
            // Below a table stand sums and remarks; a line with an amount and a broken day must not be lost.
            guard let money = try? amount(cells, number), !Self.isSum(cells), !isSum(money.amount, before) else {
                return nil
            }
            if day.contains(where: \.isNumber) { throw .unreadable(line: number, text: day) }
            // Where a day will be once it is booked; a label under the table has no text of its own beside it.
            if DirectionWords.isUndone(day) { return Row(number: number, cells: cells, day: day) }
            guard let text = name(cells) else { return nil }
            throw .noDay(line: number, text: text)
        }
        if let text = name(cells), Self.isBalance(text) { return nil }
        var row = Row(number: number, cells: cells, day: day)
        guard layout != .hledger, layout != .beancount else { return row }
        guard let money = try amount(cells, number) else { return row }
        (row.amount, row.out, row.into, row.currency) = (money.amount, money.out, money.into, money.currency)
        (row.isSignOfMoney, row.hasPlus, row.place) = (money.isSignOfMoney, money.hasPlus, money.place)
        row.isMarkedOut = money.isOut
        row.balance = (try? self.number(.balance, cells, number))?.amount
        row.fee = (try? self.number(.fee, cells, number))?.amount
        if layout != .moneyManager {
            let type = cell(.type, cells).flatMap { $0.utf8.count > 1 ? DirectionWords.isOut($0) : nil }
            // One letter in a column for kinds is a code of the bank's own.
            row.isOut = cell(.direction, cells).map(DirectionWords.isOut) ?? type
            // Chinese statements count refunds as neither income nor expense.
            if row.isOut == nil, cell(.state, cells)?.contains("退款成功") == true { row.isOut = false }
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
    private func isSum(_ amount: ExactAmount, _ before: [Row]) -> Bool {
        !before.isEmpty && before.reduce(ExactAmount.zero) { $0 + ($1.amount ?? .zero) }.magnitude == amount.magnitude
    }

    /// Lines that say what was or is there, and move nothing.
    private static func isBalance(_ text: String) -> Bool {
        let text = ColumnWords.plain(text)
        return [
            "openingbalance", "closingbalance", "startingbalance", "endingbalance", "balancebroughtforward",
            "balancecarriedforward", "broughtforward", "carriedforward", "algsaldo", "loppsaldo", "kaive",
            "anfangssaldo",
            "endsaldo", "beginsaldo", "eindsaldo", "likutispradziai", "likutispabaigai", "apyvarta", "전월이월", "이월",
            "saldoiniziale", "saldofinale", "saldocontabile", "saldodisponibile", "saldovortrag", "kontostand",
            "zwischensaldo",
            "saldoanterior", "saldofinal", "saldoinicial", "saldododia", "saldototal", "anciensolde", "nouveausolde",
            "soldeprecedent", "totaldumois", "tussensaldo", "saldo", "balance", "소계", "합계", "누계", "小計", "合計", "小计",
            "合计",
            "기초잔액", "기말잔액", "前月繰越", "繰越", "期初余额", "期末余额", "soldeinitial", "soldefinal", "turnover",
        ].contains(text) || text.hasPrefix("beginningbalance") || text.hasPrefix("endingbalanceas")
    }
}
