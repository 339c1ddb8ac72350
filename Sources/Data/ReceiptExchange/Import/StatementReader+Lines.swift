import HouseholdBook
import ReceiptDomain

/// Lines of a table's rows.
extension StatementReader {
    func line(_ row: Row, _ day: (day: CalendarDay, time: TimeOfDay?), _ amount: ExactAmount) -> StatementLine? {
        let cells = row.cells
        let texts = texts(cells, isOut: amount.isNegative)
        var line = StatementLine(
            date: day.day,
            amount: amount.decimal,
            text: texts.first ?? cell(.type, cells) ?? "",
            line: row.number
        )
        line.time = day.time ?? cell(.time, cells).flatMap { StatementCell.time($0) }
        line.currency = row.currency
        line.isCurrencyASign = row.isSignOfMoney
        if row.currency == nil || row.isSignOfMoney,
            let named = cell(.currency, cells).flatMap({ Currency(code: $0) })
        {
            (line.currency, line.isCurrencyASign) = (named, false)
        }
        line.memo = texts.dropFirst().joined(separator: ", ")
        line.balance = row.balance?.decimal
        line.approval = cell(.approval, cells)
        line.reference = cell(.reference, cells)
        line.account = cell(.account, cells)
        line.category = cell(.category, cells)
        line.months = cell(.months, cells).flatMap { Int($0.filter(\.isNumber)) }
            .flatMap { Installments.possibleMonths.contains($0) ? $0 : nil }
        turn(&line, row)
        return line
    }

    /// What the row says of itself, its name first; nothing twice.
    func texts(_ cells: [String], isOut: Bool?) -> [String] {
        let parties: [StatementColumns.Role] =
            columns.has(.payer) && columns.has(.payee) ? (isOut == false ? [.payer] : [.payee]) : []
        let places = (parties + [.text]).flatMap { columns.places[$0] ?? [] }
        let roles: [StatementColumns.Role] = places.isEmpty ? [.brief, .memo] : [.memo, .brief]
        var texts: [String] = []
        for place in places + roles.flatMap({ columns.places[$0] ?? [] }) {
            guard let text = cell(place, cells), !Self.isNothing(text) else { continue }
            let plain = Self.withoutMark(text)
            if !texts.contains(plain) { texts.append(plain) }
        }
        // A word for the direction is no name where there is another.
        let names = texts.filter { !["debit", "credit", "check", "dslip"].contains($0.lowercased()) }
        return names.isEmpty ? texts : names
    }

    /// Spreadsheets take what stands behind an apostrophe for text; `'t Hoekje` is called so.
    private static func withoutMark(_ text: String) -> String {
        text.hasPrefix("'") && !["'t ", "'s "].contains(text.prefix(3).lowercased()) ? String(text.dropFirst()) : text
    }

    /// Rows that are cancelled beside the row that they cancel: what goes back.
    func cancellations(in rows: [Row]) -> Set<Int> {
        guard columns.has(.state) else { return [] }
        var bought: Set<String> = []
        for row in rows where !isCancelled(row.cells) {
            if let approval = cell(.approval, row.cells) { bought.insert(approval) }
        }
        return Set(
            rows.filter { row in isCancelled(row.cells) && cell(.approval, row.cells).map(bought.contains) == true }
                .map(\.number)
        )
    }

    private func isCancelled(_ cells: [String]) -> Bool {
        guard let place = columns.first(.state), let state = cell(.state, cells) else { return false }
        if state.contains("취소") { return true }
        let isYesOrNo = place < columns.names.count && columns.names[place].contains("취소")
        return isYesOrNo && ["y", "yes", "예", "o", "1", "true"].contains(state.lowercased())
    }

    /// Nothing moved, one won that proves an account, what was cancelled, later parts of what was bought before.
    func isPassedOver(_ row: Row, _ line: StatementLine, _ cancellations: Set<Int>) -> Bool {
        if line.amount == "0" { return true }
        let isWon = line.currency.map { $0 == .krw } ?? (columns.language == "ko")
        if isWon, ["1", "-1"].contains(line.amount) { return true }
        let cells = row.cells
        if layout == .receiptmind { return cell(.state, cells) == "discarded" }
        if let part = cell(.part, cells).flatMap({ Int($0.filter(\.isNumber)) }), part >= 2 { return true }
        if let word = cell(.direction, cells), DirectionWords.isNeutral(word), row.isOut == nil { return true }
        if cell(.state, cells).map(DirectionWords.isUndone) == true { return true }
        return isCancelled(cells) && !line.amount.hasPrefix("-") && !cancellations.contains(row.number)
    }

    static func negated(_ decimal: String) -> String {
        decimal.hasPrefix("-") ? String(decimal.dropFirst()) : decimal == "0" ? decimal : "-" + decimal
    }

    /// Gives the amount the sign that other programs' books say in words.
    private func turn(_ line: inout StatementLine, _ row: Row) {
        let type = cell(.type, row.cells) ?? ""
        switch layout {
        case .moneyManager:
            let isOut = type.contains("지출") || type.contains("출금") || type.lowercased().contains("expense")
            line.isTransfer = type.contains("이체") || type.lowercased().contains("transfer")
            if isOut { line.amount = Self.negated(line.amount) }
            // A transfer has the other account where others have their category.
            if line.isTransfer { (line.counterpart, line.category) = (line.category, nil) }
        case .banksalad: line.isTransfer = type.contains("이체")
        case .receiptmind:
            line.recordID = cell(.id, row.cells)
            let kind = cell(.kind, row.cells)
            if kind != "income" { line.amount = Self.negated(line.amount) }
            (line.isTransfer, line.counterpart) = (kind == "transfer", cell(.counterpart, row.cells))
        default: break
        }
    }
}
