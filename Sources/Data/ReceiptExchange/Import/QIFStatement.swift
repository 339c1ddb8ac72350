import HouseholdBook
import ReceiptDomain

/// Reads Quicken's QIF: lines that begin with a letter for what they have, and `^` behind each record.
struct QIFStatement {
    private struct Entry {
        var line: Int
        var day = ""
        var amount = ""
        var payee = ""
        var memo = ""
        var category = ""
        var reference: String?
        var account: String?
    }

    private enum Section {
        case movements, account, other
    }

    static func read(_ text: String, _ options: StatementOptions) throws(ExchangeError) -> StatementContent {
        try content(try entries(text), options)
    }

    private static func entries(_ text: String) throws(ExchangeError) -> [Entry] {
        var entries: [Entry] = []
        var section = Section.other
        var entry: Entry?
        var (account, name): (String?, String?)
        func end() throws(ExchangeError) {
            if let done = entry, !done.day.isEmpty || !done.amount.isEmpty { entries.append(done) }
            guard entries.count <= StatementTable.mostRows else { throw .tooLarge }
            entry = nil
        }
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            guard let sign = line.first else { continue }
            let value = String(line.dropFirst()).onOneLine
            switch (sign, section) {
            case ("!", _):
                try end()
                let type = value.lowercased().filter { !$0.isWhitespace }
                section = .other
                if type == "account" { section = .account }
                if ["type:bank", "type:cash", "type:ccard", "type:otha", "type:othl"].contains(type) {
                    section = .movements
                    account = name
                }
                if type.hasPrefix("type:invst") { throw .otherBook }
            case ("^", .movements): try end()
            case ("N", .account): name = value
            case (_, .movements):
                var current = entry ?? Entry(line: index + 1, account: account)
                switch sign {
                case "D": current.day = value
                case "T": current.amount = value
                // The same amount again, with more digits.
                case "U": if current.amount.isEmpty { current.amount = value }
                case "P": current.payee = value
                case "M": current.memo = value
                case "L": current.category = value
                case "N": current.reference = value
                // Parts of what the record already has in whole.
                default: break
                }
                entry = current
            default: continue
            }
        }
        try end()
        return entries
    }

    private static func content(
        _ entries: [Entry],
        _ options: StatementOptions
    ) throws(ExchangeError) -> StatementContent {
        guard !entries.isEmpty else { throw .noRows }
        // `12/28'26` has its year behind an apostrophe.
        let days = entries.map { (line: $0.line, text: $0.day.replacing("'", with: "/").filter { $0 != " " }) }
        let finder = DayOrderFinder(usual: options.usualOrder, latest: options.latest)
        var answer = DayOrderFinder.Answer(order: options.dateOrder ?? .yearFirst)
        if options.dateOrder == nil { answer = try finder.answer(days) }
        let style = NumberStyle(of: entries.map(\.amount), hasCommas: false)
        var content = StatementContent(layout: .qif, sign: .signed, lines: [])
        if answer.isAssumed { content.assumedOrder = answer.order }
        for (entry, day) in zip(entries, days) {
            guard let day = StatementCell.day(day.text, answer.order)?.day else {
                throw .unreadable(line: entry.line, text: entry.day)
            }
            guard let amount = StatementCell.amount(entry.amount, style) else {
                throw .unreadable(line: entry.line, text: entry.amount)
            }
            let other = entry.category.hasPrefix("[") ? String(entry.category.dropFirst().prefix { $0 != "]" }) : nil
            // It is what was there before, not a movement; its account is its own other side.
            if entry.payee == "Opening Balance" || other != nil && other == entry.account {
                content.passedOver += 1
                continue
            }
            let decimal = options.spentIsPositive == true ? StatementReader.negated(amount.decimal) : amount.decimal
            var line = StatementLine(
                date: day,
                amount: decimal,
                text: entry.payee.isEmpty ? entry.memo : entry.payee,
                line: entry.line
            )
            line.memo = entry.payee.isEmpty ? "" : entry.memo
            line.reference = entry.reference
            (line.counterpart, line.isTransfer) = (other, other != nil)
            if other == nil, !entry.category.isEmpty { line.category = entry.category }
            line.account = entry.account
            if amount.decimal == "0" { content.passedOver += 1 } else { content.lines.append(line) }
        }
        return content.ofOneAccount
    }
}
