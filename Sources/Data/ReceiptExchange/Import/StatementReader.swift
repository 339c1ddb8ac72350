import HouseholdBook
import ReceiptDomain

/// Reads the lines of a table whose columns have names.
struct StatementReader {
    private let table: StatementTable
    private let columns: StatementColumns
    private let layout: StatementContent.Layout
    private let first: Int
    private let order: DayOrder

    init(_ table: StatementTable, _ usual: DayOrder) throws(ExchangeError) {
        guard let (columns, first) = StatementColumns.find(in: table.rows) else { throw .noColumns }
        (self.table, self.columns, self.first) = (table, columns, first)
        layout = columns.layout
        let place = columns.places[.date] ?? 0
        order =
            StatementCell.order(of: table.rows.dropFirst(first).lazy.map { place < $0.count ? $0[place] : "" }) ?? usual
    }

    func content() throws(ExchangeError) -> StatementContent {
        var lines: [StatementLine] = []
        var passedOver = 0
        for (index, row) in table.rows.enumerated().dropFirst(first) {
            guard row.contains(where: { !$0.isEmpty }) else { continue }
            if table.formulaLines.contains(index) { throw .formulasWithoutValues(sheet: table.name, line: index + 1) }
            switch try line(row, index + 1) {
            case .movement(let line): lines.append(line)
            case .passedOver: passedOver += 1
            case .noMovement: continue
            }
        }
        if layout == .hledger || layout == .beancount { lines = Self.ownSides(lines) }
        guard !lines.isEmpty || passedOver > 0 else { throw .noRows }
        return StatementContent(layout: layout, sign: sign, lines: lines, passedOver: passedOver)
    }

    private var sign: StatementContent.Sign {
        switch layout {
        case .card: .spending
        case .plain where !columns.has(.balance): .unclear
        default: .signed
        }
    }

    // MARK: A line

    private enum Found {
        case movement(StatementLine)
        /// It says itself that nothing moved.
        case passedOver
        /// A sum, a remark, a line of another kind.
        case noMovement
    }

    private func cell(_ role: StatementColumns.Role, _ row: [String]) -> String? {
        guard let place = columns.places[role], place < row.count else { return nil }
        let text = (layout == .receiptmind ? CSVFile.original(row[place]) : row[place]).onOneLine
        return text.isEmpty ? nil : text
    }

    private func line(_ row: [String], _ number: Int) throws(ExchangeError) -> Found {
        guard let dayCell = cell(.date, row) else { return .noMovement }
        guard let (day, time) = StatementCell.day(dayCell, order) else {
            // Below a table stand sums and remarks; a line with an amount and a broken day must not be lost.
            guard dayCell.contains(where: \.isNumber), !Self.isSum(dayCell), amount(row) != nil else {
                return .noMovement
            }
            throw .unreadable(line: number, text: dayCell)
        }
        if layout == .hledger || layout == .beancount { return journalLine(row, number, day) }
        guard let money = amount(row) else {
            guard let written = cell(.amount, row) ?? cell(.out, row) ?? cell(.into, row) else { return .passedOver }
            throw .unreadable(line: number, text: written)
        }
        var line = StatementLine(date: day, amount: money.decimal, text: text(row), line: number)
        line.time = time ?? cell(.time, row).flatMap { StatementCell.time($0) }
        line.currency = money.currency ?? cell(.currency, row).flatMap { Currency(code: $0) }
        line.memo = memo(row)
        line.balance = cell(.balance, row).flatMap { StatementCell.amount($0)?.decimal }
        line.approval = cell(.approval, row)
        line.account = cell(.account, row)
        line.category = cell(.category, row)
        line.months = cell(.months, row).flatMap { Int($0.filter(\.isNumber)) }
            .flatMap { Installments.possibleMonths.contains($0) ? $0 : nil }
        guard !isPassedOver(row, line) else { return .passedOver }
        turn(&line, row)
        return .movement(line)
    }

    private static func isSum(_ text: String) -> Bool {
        ["합계", "소계", "총", "total", "sum"].contains { text.lowercased().contains($0) }
    }

    private func amount(_ row: [String]) -> (decimal: String, currency: Currency?)? {
        if columns.has(.out) || columns.has(.into) {
            let out = cell(.out, row).flatMap { StatementCell.amount($0) }
            let into = cell(.into, row).flatMap { StatementCell.amount($0) }
            if let into, into.decimal != "0" { return into }
            if let out, out.decimal != "0" { return (Self.negated(out.decimal), out.currency) }
            if out != nil || into != nil { return ("0", nil) }
        }
        return cell(.amount, row).flatMap { StatementCell.amount($0) }
    }

    private static func negated(_ decimal: String) -> String {
        decimal.hasPrefix("-") ? String(decimal.dropFirst()) : decimal == "0" ? decimal : "-" + decimal
    }

    private func text(_ row: [String]) -> String {
        cell(.text, row) ?? cell(.brief, row) ?? cell(.memo, row) ?? cell(.type, row) ?? ""
    }

    /// What else the file says of it, if that is another thing than its name.
    private func memo(_ row: [String]) -> String {
        let name = text(row)
        let parts = [cell(.memo, row), columns.has(.text) ? cell(.brief, row) : nil]
        return parts.compactMap(\.self).filter { $0 != name }.joined(separator: ", ")
    }

    /// Nothing moved, one won that proves an account, what was cancelled, later parts of what was bought before.
    private func isPassedOver(_ row: [String], _ line: StatementLine) -> Bool {
        if ["0", "1", "-1"].contains(line.amount) { return true }
        if layout == .receiptmind { return cell(.state, row) == "discarded" }
        if let part = cell(.part, row).flatMap({ Int($0.filter(\.isNumber)) }), part >= 2 { return true }
        return cell(.state, row)?.contains("취소") == true && !line.amount.hasPrefix("-")
    }

    /// Gives the amount the sign that the file says in words.
    private func turn(_ line: inout StatementLine, _ row: [String]) {
        let type = cell(.type, row) ?? ""
        switch layout {
        case .moneyManager:
            let isOut = type.contains("지출") || type.contains("출금") || type.lowercased().contains("expense")
            line.isTransfer = type.contains("이체") || type.lowercased().contains("transfer")
            if isOut { line.amount = Self.negated(line.amount) }
            // A transfer has the other account where others have their category.
            if line.isTransfer { (line.counterpart, line.category) = (line.category, nil) }
        case .banksalad: line.isTransfer = type.contains("이체")
        case .receiptmind:
            line.recordID = cell(.id, row)
            let kind = cell(.kind, row)
            if kind != "income" { line.amount = Self.negated(line.amount) }
            (line.isTransfer, line.counterpart) = (kind == "transfer", cell(.counterpart, row))
        case .plain, .bank, .toss:
            // "출금" beside an amount without a sign.
            if !columns.has(.out), type.contains("출금"), !line.amount.hasPrefix("-") {
                line.amount = Self.negated(line.amount)
            }
        case .card, .hledger, .beancount: break
        }
    }

    // MARK: Journals

    private func journalLine(_ row: [String], _ number: Int, _ day: CalendarDay) -> Found {
        guard let account = cell(.account, row), let written = cell(layout == .beancount ? .position : .amount, row),
            let money = StatementCell.amount(written)
        else { return .noMovement }
        let parts = account.split(separator: ":")
        guard let root = parts.first?.lowercased(), let leaf = parts.last else { return .noMovement }
        var line = StatementLine(date: day, amount: money.decimal, text: text(row), line: number)
        line.currency = money.currency ?? cell(.commodity, row).flatMap { Currency(code: $0) }
        line.memo = memo(row)
        // Only for as long as it takes to find the other side.
        line.recordID = cell(.index, row) ?? "\(day) \(line.text)"
        if ["assets", "liabilities", "asset", "liability"].contains(root) {
            line.account = leaf.lowercased()
        } else {
            line.category = ["expenses", "income", "expense", "revenues"].contains(root) ? leaf.lowercased() : "equity"
        }
        return .movement(line)
    }

    /// The movements on accounts, with the category that the same entry names.
    private static func ownSides(_ lines: [StatementLine]) -> [StatementLine] {
        var categories: [String: String] = [:]
        for line in lines {
            if let entry = line.recordID, let category = line.category { categories[entry] = category }
        }
        return lines.filter { $0.account != nil }.map { line in
            var line = line
            line.category = line.recordID.flatMap { categories[$0] }
            line.recordID = nil
            return line
        }.filter { $0.category != "equity" && $0.category != "opening" }
    }
}
