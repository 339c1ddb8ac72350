import HouseholdBook
import ReceiptDomain

/// Reads SWIFT's MT940 and MT942: fields that begin with `:NN:`, statements one after the other.
struct MT940Statement {
    private var content = StatementContent(layout: .mt940, sign: .signed, lines: [])
    private var account: String?
    private var opening: (amount: String, currency: Currency?)?
    private var firstLine = 0

    static func read(_ text: String) throws(ExchangeError) -> StatementContent {
        var reader = MT940Statement()
        for field in fields(text) { try reader.take(field) }
        guard !reader.content.lines.isEmpty || reader.content.passedOver > 0 else { throw .noRows }
        return reader.content.ofOneAccount
    }

    private struct Field {
        var tag: String
        var lines: [String]
        var number: Int
        var text: String { lines.joined() }
    }

    private static func fields(_ text: String) -> [Field] {
        var fields: [Field] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            // The envelope of a message, and its end.
            var line = line[...]
            if line.hasPrefix("{"), let start = line.firstRange(of: ":20:") { line = line[start.lowerBound...] }
            if line.hasPrefix("-") && line.count <= 3 || line.hasPrefix("{") { continue }
            let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            if line.hasPrefix(":"), parts.count == 3, (2...3).contains(parts[1].count), parts[1].first?.isNumber == true
            {
                fields.append(Field(tag: String(parts[1]), lines: [String(parts[2])], number: index + 1))
            } else if !fields.isEmpty {
                fields[fields.count - 1].lines.append(String(line))
            }
        }
        return fields
    }

    private mutating func take(_ field: Field) throws(ExchangeError) {
        switch field.tag {
        case "20": (account, opening, firstLine) = (nil, nil, content.lines.count)
        case "25": account = field.text.onOneLine
        case "60F", "60M":
            let balance = try balance(field)
            opening = (balance.amount, balance.currency)
        case "61": try addMovement(field)
        case "86": describe(field)
        case "62F", "62M":
            let closing = try balance(field)
            content.balances.append(
                StatementContent.Balance(
                    account: account,
                    currency: closing.currency,
                    opening: opening?.amount,
                    closing: closing.amount,
                    day: closing.day,
                    lines: firstLine..<content.lines.count
                )
            )
            for index in firstLine..<content.lines.count { content.lines[index].currency = closing.currency }
            firstLine = content.lines.count
        case "34F":
            // Of a report within the day: the currency stands beside the least amount that it reports.
            if opening == nil { opening = ("", Currency(code: String(field.text.prefix(3)))) }
        default: return
        }
    }

    /// `C261101EUR1234,56`.
    private func balance(
        _ field: Field
    ) throws(ExchangeError) -> (amount: String, currency: Currency?, day: CalendarDay) {
        let text = field.text.filter { !$0.isWhitespace }
        guard let sign = text.first, "CD".contains(sign),
            let day = CalendarDay(compact: "20" + text.dropFirst().prefix(6)),
            let amount = StatementCell.amount(String(text.dropFirst(10)), NumberStyle(decimal: ","))
        else { throw .unreadable(line: field.number, text: text) }
        let isOut = sign == "D"
        return (
            isOut ? StatementReader.negated(amount.decimal) : amount.decimal,
            Currency(code: String(text.dropFirst(7).prefix(3))), day
        )
    }

    /// `2611281128D12,50NMSCNONREF//4711`, with more about it in the next line.
    private mutating func addMovement(_ field: Field) throws(ExchangeError) {
        let text = field.lines[0].onOneLine
        var rest = text[...]
        func problem() -> ExchangeError { .unreadable(line: field.number, text: text) }
        guard let value = CalendarDay(compact: "20" + rest.prefix(6)) else { throw problem() }
        rest = rest.dropFirst(6)
        let entry = rest.prefix { $0.isNumber }
        rest = rest.dropFirst(entry.count)
        let mark = rest.prefix { $0.isLetter }
        rest = rest.dropFirst(mark.count)
        let digits = rest.prefix { $0.isNumber || $0 == "," }
        rest = rest.dropFirst(digits.count)
        guard entry.isEmpty || entry.count == 4,
            let amount = StatementCell.amount(String(digits), NumberStyle(decimal: ","))
        else { throw problem() }
        // A reversal moves the other way; a third letter is the currency's.
        let isOut: Bool
        switch mark {
        case _ where mark.hasPrefix("RC") || mark.hasPrefix("ED"): isOut = true
        case _ where mark.hasPrefix("RD") || mark.hasPrefix("EC"): isOut = false
        case _ where mark.hasPrefix("D"): isOut = true
        case _ where mark.hasPrefix("C"): isOut = false
        default: throw problem()
        }
        let references = rest.dropFirst(4).split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)
        var line = StatementLine(
            date: Self.booked(entry, value) ?? value,
            amount: isOut ? StatementReader.negated(amount.decimal) : amount.decimal,
            text: field.lines.dropFirst().joined(separator: " ").onOneLine,
            line: field.number
        )
        line.reference = (references.count == 2 ? references[1] : references.first).map { String($0) }
        if line.reference == "NONREF" || line.reference == "" { line.reference = nil }
        (line.account, line.currency) = (account, opening?.currency)
        guard content.lines.count < StatementTable.mostRows else { throw .tooLarge }
        content.lines.append(line)
    }

    /// The day of the booking has no year: it is the one next to the day from which interest counts.
    private static func booked(_ entry: Substring, _ value: CalendarDay) -> CalendarDay? {
        guard let month = Int(entry.prefix(2)), let day = Int(entry.suffix(2)) else { return nil }
        let days = (-1...1).compactMap { CalendarDay(year: value.year + $0, month: month, day: day) }
        return days.min { abs($0.daysSince1970 - value.daysSince1970) < abs($1.daysSince1970 - value.daysSince1970) }
    }

    /// Who and what for: `166?00Lastschrift?20Strom?32Stadtwerke`, `/NAME/…/REMI/…`, or plain text.
    private mutating func describe(_ field: Field) {
        guard content.lines.count > firstLine else { return }
        var text = field.text
        // Banks of Poland and Austria begin their fields with another sign.
        for sign in ["~", "^"] where text.contains(sign + "20") || text.contains(sign + "32") {
            text = text.replacing(sign, with: "?")
        }
        var (name, purpose, kind) = ("", "", "")
        if text.dropFirst(3).hasPrefix("?") || text.hasPrefix("?") {
            for part in text.split(separator: "?").dropFirst(text.hasPrefix("?") ? 0 : 1) {
                guard let number = Int(part.prefix(2)) else { continue }
                switch number {
                case 0: kind += part.dropFirst(2)
                case 20...29, 60...63: purpose += part.dropFirst(2)
                case 32, 33: name += part.dropFirst(2)
                default: continue
                }
            }
        } else if text.hasPrefix("/"), text.contains("/REMI/") || text.contains("/NAME/") || text.contains("/CNTP/") {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            for (index, part) in parts.enumerated() {
                if part == "NAME", index + 1 < parts.count { name = parts[index + 1] }
                if part == "CNTP", index + 3 < parts.count { name = parts[index + 3] }
                if part == "REMI" {
                    purpose = parts[(index + 1)...].filter { !["USTD", "STRD", ""].contains($0) }.joined(separator: "/")
                }
            }
        } else {
            purpose = field.lines.joined(separator: " ")
        }
        let texts = [name, purpose, kind, content.lines[content.lines.count - 1].text].map(\.onOneLine).filter {
            !$0.isEmpty
        }
        content.lines[content.lines.count - 1].text = texts.first ?? ""
        content.lines[content.lines.count - 1].memo = texts.dropFirst().joined(separator: ", ")
    }
}
