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
        line.currency = row.money?.currency
        line.isCurrencyASign = row.money?.isSignOfMoney ?? false
        if line.currency == nil || line.isCurrencyASign, let place = row.money.flatMap({ currencyPlaces[$0.place] }),
            let cell = cell(place, cells), let named = StatementCell.currency(cell)
        {
            (line.currency, line.isCurrencyASign) = (named, StatementCell.isDollar(cell))
        }
        line.bought = row.bought ?? bought(row, line.currency)
        line.memo = (texts.dropFirst() + [row.oddState].compactMap(\.self)).joined(separator: ", ")
        line.balance = row.balance?.decimal
        line.approval = cell(.approval, cells)
        line.reference = cell(.reference, cells)
        line.account = cell(.account, cells)
        line.category = cell(.category, cells)
        line.months = instalments(cells).months.flatMap { Installments.possibleMonths.contains($0) ? $0 : nil }
        line.isExchange = row.isExchange
        turn(&line, row)
        return line
    }

    /// A purchase's cost in another currency than the account's, where columns have both.
    private func bought(_ row: Row, _ currency: Currency?) -> StatementLine.Bought? {
        guard let place = row.money?.place, let own = currency ?? options.currency else { return nil }
        for (amount, currency) in purchasePlaces where amount != place {
            guard let code = cell(currency, row.cells), let other = StatementCell.currency(code), other != own,
                !StatementCell.isDollar(code), let text = cell(amount, row.cells),
                let found = StatementCell.amount(text, style(row.number, amount)),
                let exact = ExactAmount(found.decimal), exact != .zero
            else { continue }
            return StatementLine.Bought(amount: exact.magnitude.decimal, currency: other)
        }
        return nil
    }

    /// Whether the row has a part of a purchase in instalments alone, and not the whole of it.
    func hasPartAlone(_ row: Row) -> Bool {
        guard let place = row.money?.place, place < columns.names.count, instalments(row.cells).months ?? 0 > 1,
            instalments(row.cells).part != nil
        else { return false }
        return columns.names[place].hasSuffix("원금") && columns.names[place] != "할부원금"
            || columns.names[place].hasPrefix("청구") || columns.names[place].hasPrefix("납부")
    }

    /// How many months it is paid in, and which part of it this is: `3`, `3/1`, `03개월`, `３`.
    private func instalments(_ cells: [String]) -> (months: Int?, part: Int?) {
        func numbers(_ role: StatementColumns.Role) -> [Int] {
            (cell(role, cells) ?? "").split { $0.wholeNumberValue == nil }.compactMap { digits in
                Int(digits.compactMap { $0.wholeNumberValue.map(String.init) }.joined())
            }
        }
        // `3/1` and `1/3` are both the first of three.
        let months = numbers(.months)
        return (
            months.count == 2 ? months.max() : months.first,
            numbers(.part).first ?? (months.count == 2 ? months.min() : nil)
        )
    }

    /// The row's texts without repetition, its name first.
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
        // The number of the card that paid is no name.
        texts = texts.filter { !CardSections.isNumber($0) } + texts.filter(CardSections.isNumber)
        // Where the text itself begins with a label, a name has one, too.
        if let first = texts.first, first.utf8.contains(UInt8(ascii: ":")),
            first.prefixMatch(of: /\p{L}[\p{L} ]{2,40}:\s/) != nil,
            let name = texts.lazy.compactMap(Self.labelledName).first
        {
            texts = [name] + texts.filter { Self.labelledName($0) != name }
        }
        // A word for the direction is no name where there is another.
        let names = texts.filter { !["debit", "credit", "check", "dslip"].contains($0.lowercased()) }
        return names.isEmpty ? texts : names
    }

    /// The name in a cell that says what it has: `Nazwa odbiorcy: JAN KOWALSKI`, `Lokalizacja: Adres: BIEDRONKA Miasto: WARSZAWA`.
    private static func labelledName(_ cell: String) -> String? {
        guard let colon = cell.firstIndex(of: ":") else { return nil }
        let label = ColumnWords.meaning(of: String(cell[..<colon])).meanings
        guard label.contains(where: { [.text, .payer, .payee].contains($0.role) }) else { return nil }
        let value = String(cell[colon...].dropFirst()).onOneLine
        let inner = value.wholeMatch(of: /(?:\p{L}+: )?(.+?)(?: \p{L}+: .*)?/)
        return value.isEmpty ? nil : inner.map { String($0.1) } ?? value
    }

    /// Spreadsheets take what stands behind an apostrophe for text; `'t Hoekje` is called so.
    private static func withoutMark(_ text: String) -> String {
        guard text.hasPrefix("'"), !["'t ", "'s "].contains(text.prefix(3).lowercased()) else { return text }
        return String(text.dropFirst(1).dropLast(text.hasSuffix("'") ? 1 : 0))
    }

    /// Rows that are cancelled beside the row that they cancel: what goes back.
    ///
    /// - Throws: ``ExchangeError/row(line:text:_:)`` where a part was cancelled, and nothing says how much
    func cancellations(in rows: [Row]) throws(ExchangeError) -> Set<Int> {
        if layout == .card, !columns.has(.cancelled) {
            // Below zero among purchases above it stands what came back.
            let bought = rows.filter { !isCancelled($0.cells) }
            let isAboveZero = bought.count { $0.amount?.isNegative == false } * 2 > bought.count
            for row in rows where row.cells.contains(where: { $0.contains("부분취소") || $0.contains("부분 취소") }) {
                if isAboveZero, row.amount?.isNegative == true { continue }
                let text = row.cells.joined(separator: " ").onOneLine
                throw .row(line: row.number, text: text, .partlyCancelled)
            }
        }
        var bought: [String: ExactAmount] = [:]
        for row in rows where !isCancelled(row.cells) {
            if let approval = cell(.approval, row.cells), let amount = row.amount {
                bought[approval] = amount.magnitude
            }
        }
        // More than was bought cannot go back: such a number is not of that purchase.
        return Set(
            rows.filter { row in
                guard isCancelled(row.cells), let amount = row.amount,
                    let whole = cell(.approval, row.cells).flatMap({ bought[$0] })
                else { return false }
                return !(whole - amount.magnitude).isNegative
            }.map(\.number)
        )
    }

    func isCancelled(_ cells: [String]) -> Bool {
        if let state = cell(.state, cells), let place = columns.first(.state) {
            if state.contains("취소") { return true }
            let isYesOrNo = place < columns.names.count && columns.names[place].contains("취소")
            if isYesOrNo, ["y", "yes", "예", "o", "1", "true"].contains(state.lowercased()) { return true }
        }
        // Whatever its column is called.
        guard columns.language == "ko" else { return false }
        return cells.contains { cell in
            cell.utf8.count <= 30 && cell.unicodeScalars.contains("취")
                && ["취소", "전체취소", "승인취소", "매출취소", "매입취소", "거래취소", "취소완료", "취소승인"].contains(
                    cell.filter { !$0.isWhitespace }
                )
        }
    }

    /// Nothing moved, one won that proves an account, what was cancelled, later parts of what was bought before.
    func isPassedOver(_ row: Row, _ line: StatementLine, _ cancellations: Set<Int>) -> Bool {
        if line.amount == "0" { return true }
        let isWon = line.currency.map { $0 == .krw } ?? (columns.language == "ko")
        if isWon, ["1", "-1"].contains(line.amount) { return true }
        let cells = row.cells
        if layout == .receiptmind { return cell(.state, cells) == "discarded" }
        if let part = instalments(cells).part, part >= 2 { return true }
        if let word = cell(.direction, cells), DirectionWords.isNeutral(word), row.isOut == nil { return true }
        if row.isUndone { return true }
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
