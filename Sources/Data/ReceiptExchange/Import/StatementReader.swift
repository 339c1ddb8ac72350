import HouseholdBook
import ReceiptDomain

/// Reads the lines of a table.
struct StatementReader {
    let table: StatementTable
    private(set) var columns: StatementColumns
    let layout: StatementContent.Layout
    let first: Int
    let options: StatementOptions
    /// The order of days without a year, where only what is usual says it.
    private let assumedOrder: DateOrder?
    /// Whether its cards may be of one account.
    private let isOfCards: Bool
    /// Of cells that are text.
    private let style: NumberStyle
    /// The columns with the currencies of amounts, by those of the amounts.
    let currencyPlaces: [Int: Int]
    /// See ``StatementColumns/purchases(besides:)``.
    let purchasePlaces: [(amount: Int, currency: Int)]

    /// Whether a line that tells of the account was set aside.
    private let hasOwnLine: Bool

    init(_ table: StatementTable, _ options: StatementOptions, isAlone: Bool = true) throws(ExchangeError) {
        var table = table
        table.rows = DividedDays.joining(table.rows)
        var ownLine: Int?
        // Journals of every posting of a book, and books of several accounts whose sides are columns.
        let names = table.rows.prefix(10).map { $0.map(ColumnWords.plain) }
        if names.contains(where: { $0.contains("fullaccountname") })
            || names.contains(where: { $0.contains("sourcename") && $0.contains("destinationname") })
        {
            throw .otherBook
        }
        if Self.hasShares(table.rows, names) { throw .sharedCosts }
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
            ownLine = isNamed ? nil : BareColumns.ownLine(table.rows, isOfCard: options.isOfCard)
            if let ownLine { table.rows[ownLine] = [] }
            guard isAlone, !isNamed, let bare = BareColumns(table.rows, isOfCard: options.isOfCard) else {
                throw .noColumns
            }
            columns = try bare.columns(text: text)
            first = Self.firstDay(columns, table.rows)
        }
        hasOwnLine = ownLine != nil
        var days = PlainDays(options)
        let whole = try days.rewriting(table, columns, from: first)
        let divided = CardSections.dividing(whole, columns)
        (self.table, self.options) = (divided?.table ?? whole, options)
        // American Express has the members of one account, each with a card.
        isOfCards = divided != nil || columns.names.contains("cardmember")
        if let divided { columns = divided.columns }
        assumedOrder = days.assumedOrder
        layout = columns.layout
        var currencyPlaces: [Int: Int] = [:]
        for role in [StatementColumns.Role.amount, .out, .into, .net] {
            for place in columns.places[role] ?? [] { currencyPlaces[place] = columns.currency(ofAmountAt: place) }
        }
        self.currencyPlaces = currencyPlaces
        let own = currencyPlaces.filter { [columns] in !columns.foreign.contains($0.key) }
        purchasePlaces = columns.purchases(besides: Set(own.values))
        style = try Self.numberStyle(of: self.table, columns, from: first, options)
    }

    /// How the numbers of a cell are written.
    func style(_ line: Int, _ place: Int) -> NumberStyle {
        table.isText(line - 1, place) ? style : NumberStyle(decimal: ".")
    }

    /// Whether persons have a column each behind the cost, and their shares of each cost come to nothing, as Splitwise has them.
    private static func hasShares(_ rows: [[String]], _ names: [[String]]) -> Bool {
        guard let head = names.firstIndex(where: { Set(["date", "category", "cost", "currency"]).isSubset(of: $0) }),
            let cost = names[head].firstIndex(of: "cost"), let currency = names[head].firstIndex(of: "currency")
        else { return false }
        let persons = names[head].indices.dropFirst(currency + 1).filter { !names[head][$0].isEmpty }
        func amount(_ row: [String], _ place: Int) -> ExactAmount? {
            place < row.count ? StatementCell.amount(row[place]).flatMap { ExactAmount($0.decimal) } : nil
        }
        let shared = rows.dropFirst(head + 1).filter { amount($0, cost) != nil }
        return persons.count > 1 && !shared.isEmpty
            && shared.allSatisfy { row in
                let shares = persons.compactMap { amount(row, $0) }
                return shares.count == persons.count && shares.reduce(.zero, +) == .zero
            }
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
        let (body, opening) = try rows()
        try refuseShiftedRows(body)
        try refuseUnknownCurrency(body)
        let moved = body.filter { $0.amount != nil }
        // Where only one direction has a column whose name is known, empty cells may be the other.
        if columns.has(.out) != columns.has(.into), !columns.has(.amount),
            body.contains(where: { ($0.amount ?? .zero) == .zero && !$0.isUndone })
        {
            throw .doubt(.columns)
        }
        if let odd = body.first(where: { ($0.amount ?? .zero) == .zero && !$0.isUndone && hasOtherMoney($0.cells) }) {
            throw .row(line: odd.number, text: odd.cells.joined(separator: " ").onOneLine, .moneyElsewhere)
        }
        if let odd = moved.first(where: hasPartAlone) {
            throw .row(line: odd.number, text: odd.cells.joined(separator: " ").onOneLine, .moneyElsewhere)
        }
        let signs = try signs(of: moved)
        try refuseUnprovedDays(moved, signs.amounts, opening)
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
        content.isOfCards = isOfCards
        if hasOwnLine { content.passedOver += 1 }
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
            guard let day else { throw .unreadable(line: row.number, text: row.day.onOneLine) }
            if options.isFar(day.day) { throw .row(line: row.number, text: row.day.onOneLine, .farDay) }
            guard var line = line(row, day, amount), !isPassedOver(row, line, cancellations) else {
                content.passedOver += 1
                if isCancelled(row.cells), let line = line(row, day, amount) { content.cancelled.append(line) }
                if row.isUndone { continue }
                left[group(row.cells), default: .zero] = left[group(row.cells), default: .zero] + amount
                continue
            }
            if !isRunning { line.balance = nil }
            if signs.isOwed, let owed = row.balance, line.balance != nil { line.balance = (-owed).decimal }
            if cancellations.contains(row.number), !amount.isNegative { line.amount = (-amount).decimal }
            if let state = row.oddState { content.unknownStates[state, default: 0] += 1 }
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
        throw .row(line: first.number, text: first.cells.joined(separator: " ").onOneLine, .moved)
    }

    /// A row without a day is of the day above it only where the balances before and after it follow from the amounts with it.
    private func refuseUnprovedDays(
        _ rows: [Row],
        _ amounts: [ExactAmount],
        _ opening: ExactAmount?
    ) throws(ExchangeError) {
        guard let odd = rows.first(where: \.isOfDayAbove) else { return }
        let kept = rows.indices.filter { !rows[$0].isUndone }
        let groups = Set(kept.map { group(rows[$0].cells) })
        let before = opening.map { [$0] } ?? []
        let moved = before.map { _ in ExactAmount.zero } + kept.map { amounts[$0] }
        let balances = before + kept.map { rows[$0].balance }
        let found = RunningBalance.agreement(moved, balances, moved.map { _ in "" })
        let ofDayAbove = kept.indices.filter { rows[kept[$0]].isOfDayAbove }.map { $0 + before.count }
        let told = balances.indices.filter { balances[$0] != nil }
        // The first balance says nothing of its own row's amount, nor of those beyond the others.
        let proved = told.first.flatMap { first in told.last.map { first...$0 } }
        let isProved = ofDayAbove.allSatisfy { place in
            guard let proved, proved.contains(place) else { return false }
            return place != (found?.direction == .up ? proved.upperBound : proved.lowerBound)
        }
        guard groups.count == 1, found?.share == 1, isProved else {
            throw .noDay(line: odd.number, text: name(odd.cells) ?? odd.day)
        }
    }

    /// A currency in words that nobody knows, among others, would be taken for the account's.
    private func refuseUnknownCurrency(_ rows: [Row]) throws(ExchangeError) {
        let named = rows.compactMap { row -> (line: Int, text: String)? in
            guard !row.isUndone, let place = row.money.flatMap({ currencyPlaces[$0.place] }),
                let text = cell(place, row.cells), !Self.isNothing(text)
            else { return nil }
            return (row.number, text)
        }
        guard Set(named.map(\.text)).count > 1, let odd = named.first(where: { StatementCell.currency($0.text) == nil })
        else { return }
        guard let code = Currency(stored: odd.text) else { throw .unreadable(line: odd.line, text: odd.text) }
        throw .unknownCurrency(line: odd.line, code: code.code)
    }

    /// Whether a column of unknown meaning has money, as its decimals show, where the amount's column has none.
    private func hasOtherMoney(_ cells: [String]) -> Bool {
        let known = Set(columns.places.values.joined())
        return cells.enumerated().contains { place, cell in
            !known.contains(place) && DayCell(cell) == nil
                && !(place < columns.names.count && isOfHold(columns.names[place]))
                && cell.wholeMatch(of: /[-+]?[0-9][0-9., ]*[.,][0-9]{2}/) != nil
                && cell.contains { "123456789".contains($0) }
        }
    }

    /// Amounts that are not booked have a column of their own: `Kwota blokady/zwolnienie blokady`.
    private func isOfHold(_ name: String) -> Bool {
        ["blokad", "onhold", "pending", "vorgemerkt"].contains(where: name.contains)
    }

    /// Rows whose balances follow from each other.
    func group(_ cells: [String]) -> String { (cell(.account, cells) ?? "") + "|" + (cell(.currency, cells) ?? "") }
}
