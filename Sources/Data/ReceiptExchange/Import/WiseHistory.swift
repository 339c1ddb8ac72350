import HouseholdBook
import ReceiptDomain

/// Wise's history of transfers, whose rows have a side that pays and one that receives, each in a currency of its own.
///
/// Fees come on top of "Source amount (after fees)"; a row between own balances is a movement on each.
enum WiseHistory {
    private struct Side {
        var name: String
        var amount: ExactAmount
        var currency: Currency
        var fee: ExactAmount
    }

    /// `nil` for a table of another kind.
    static func read(_ table: StatementTable, _ options: StatementOptions) throws(ExchangeError) -> StatementContent? {
        guard let header = table.rows.prefix(5).firstIndex(where: isHeader) else { return nil }
        let names = table.rows[header].map { $0.lowercased().onOneLine }
        var content = StatementContent(layout: .wise, sign: .signed, lines: [])
        for (index, cells) in table.rows.enumerated().dropFirst(header + 1) where cells.contains(where: { !$0.isEmpty })
        {
            func cell(_ name: String) -> String {
                names.firstIndex(of: name).flatMap { $0 < cells.count ? cells[$0].onOneLine : nil } ?? ""
            }
            func side(_ name: String) throws(ExchangeError) -> Side? {
                let written = cell("\(name) amount (after fees)")
                guard !written.isEmpty else { return nil }
                guard let amount = exact(written), let currency = Currency(code: cell("\(name) currency")) else {
                    throw .unreadable(line: index + 1, text: written)
                }
                let fee = cell("\(name) fee amount")
                guard fee.isEmpty || exact(fee) != nil else { throw .unreadable(line: index + 1, text: fee) }
                return Side(name: cell("\(name) name"), amount: amount, currency: currency, fee: exact(fee) ?? .zero)
            }
            let done = cell("finished on")
            guard let day = DayCell(done.isEmpty ? cell("created on") : done), let date = day.day(options.dateOrder)
            else { throw .unreadable(line: index + 1, text: cell("created on")) }
            guard cell("status").uppercased() == "COMPLETED", let source = try side("source"),
                let target = try side("target")
            else {
                content.passedOver += 1
                continue
            }
            func line(_ amount: ExactAmount, _ own: Side, _ other: Side) -> StatementLine {
                var line = StatementLine(date: date, amount: amount.decimal, text: other.name, line: index + 1)
                (line.time, line.currency, line.account) = (day.time, own.currency, account(own.currency))
                line.memo = [cell("reference"), cell("note")].filter { !$0.isEmpty }.joined(separator: ", ")
                line.reference = cell("id").isEmpty ? nil : cell("id")
                line.category = cell("category").isEmpty ? nil : cell("category")
                return line
            }
            let paid = -(source.amount + source.fee)
            switch cell("direction").uppercased() {
            case "OUT": content.lines.append(line(paid, source, target))
            case "IN": content.lines.append(line(target.amount, target, source))
            case "NEUTRAL":
                var (out, into) = (line(paid, source, target), line(target.amount, target, source))
                (out.isTransfer, into.isTransfer, out.isExchange, into.isExchange) = (true, true, true, true)
                (out.counterpart, into.counterpart) = (into.account, out.account)
                content.lines += source.currency == target.currency ? [] : [out, into]
                if source.currency == target.currency { content.passedOver += 1 }
            default: throw .unreadable(line: index + 1, text: cell("direction"))
            }
        }
        guard !content.lines.isEmpty || content.passedOver > 0 else { throw .noRows }
        if Set(content.lines.map(\.account)).count == 1 {
            for index in content.lines.indices { content.lines[index].account = nil }
        }
        return content
    }

    private static func isHeader(_ row: [String]) -> Bool {
        let names = Set(row.map { $0.lowercased().onOneLine })
        return names.isSuperset(of: [
            "direction", "created on", "source amount (after fees)", "source currency", "target amount (after fees)",
            "target currency",
        ])
    }

    /// Wise has a balance for each currency.
    private static func account(_ currency: Currency) -> String { "Wise \(currency.code)" }

    private static func exact(_ cell: String) -> ExactAmount? {
        StatementCell.amount(cell, NumberStyle(decimal: ".")).flatMap { ExactAmount($0.decimal) }
    }
}
