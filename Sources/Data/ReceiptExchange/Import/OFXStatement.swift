import HouseholdBook
import ReceiptDomain

/// Reads OFX: version 1 is SGML whose values have no closing tags, version 2 XML; Quicken's QFX is either.
///
/// Both are read as a row of tags with the text behind each. There are no document types in it, and no entities but those of
/// characters.
struct OFXStatement {
    private var content = StatementContent(layout: .ofx, sign: .signed, lines: [])
    private var account: String?
    private var accounts: Set<String> = []
    private var currency: Currency?
    private var firstLine = 0
    /// Values of the movement, or of the balance, that is being read.
    private var values: [String: String] = [:]
    private var isInMovement = false
    private var isInBalance = false
    private var isInOriginal = false
    private var number = 1
    /// Places of movements that the file calls debits.
    private var debits: Set<Int> = []

    static func read(_ text: String) throws(ExchangeError) -> StatementContent {
        var reader = OFXStatement()
        try reader.scan(text)
        return try reader.finished()
    }

    private mutating func scan(_ text: String) throws(ExchangeError) {
        var rest = text[...].utf8
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            number += rest[..<open].count { $0 == UInt8(ascii: "\n") }
            rest = rest[open...].dropFirst()
            guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { throw .damaged("a tag has no end") }
            let tag = String(rest[..<close]) ?? ""
            rest = rest[close...].dropFirst()
            guard !tag.hasPrefix("!") else { throw .damaged("a document type") }
            let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
            let value = String(rest[..<end]) ?? ""
            guard value.utf8.count <= StatementTable.longestCell * 4 else { throw .tooLarge }
            try take(tag.uppercased(), Self.plain(value))
        }
    }

    /// Some banks escape a sign twice: `&amp;lt;`.
    private static func plain(_ text: String) -> String {
        var text = text
        for _ in 0..<2 where text.contains("&") {
            for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&quot;", "\""), ("&apos;", "'")] {
                text = text.replacing(entity, with: sign)
            }
            text = text.replacing("&#39;", with: "'").replacing("&amp;", with: "&")
        }
        return text.onOneLine
    }

    private mutating func take(_ tag: String, _ value: String) throws(ExchangeError) {
        switch tag {
        case "STMTTRNRS", "CCSTMTTRNRS": (account, currency, firstLine) = (nil, nil, content.lines.count)
        case "CURDEF": currency = Currency(code: value)
        case "ACCTID" where !isInMovement: account = value
        case "STMTTRN":
            guard !isInMovement else { throw .damaged("a movement has no end") }
            (isInMovement, values) = (true, [:])
        // The amount is in the account's currency, and this tells which one the purchase had.
        case "ORIGCURRENCY": isInOriginal = true
        case "/ORIGCURRENCY": isInOriginal = false
        case "/STMTTRN":
            (isInMovement, isInOriginal) = (false, false)
            try addMovement()
        case "LEDGERBAL": (isInBalance, values) = (true, [:])
        case "/LEDGERBAL":
            isInBalance = false
            try addBalance()
        case "INVSTMTTRNRS": throw .otherBook
        default:
            guard isInMovement || isInBalance, !isInOriginal, !value.isEmpty, !tag.hasPrefix("/"), values[tag] == nil
            else { return }
            values[tag] = value
        }
    }

    private func amount(_ tag: String) throws(ExchangeError) -> String {
        let text = values[tag] ?? ""
        guard let found = StatementCell.amount(text, NumberStyle(of: [text], hasCommas: false)) else {
            throw .unreadable(line: number, text: text.isEmpty ? tag : text)
        }
        return found.decimal
    }

    private func day(_ tag: String) throws(ExchangeError) -> (day: CalendarDay, time: TimeOfDay?) {
        let text = values[tag] ?? ""
        guard let day = CalendarDay(compact: text.prefix(8)) else { throw .unreadable(line: number, text: text) }
        // Midnight and noon are what banks write that know no time.
        let clock = text.dropFirst(8).prefix { $0.isNumber }
        let time = clock.count >= 4 ? StatementCell.time(String(clock.prefix(4))) : nil
        let isReal = time.map { $0.minute != 0 || $0.hour % 12 != 0 } ?? false
        return (day, isReal ? time : nil)
    }

    private mutating func addMovement() throws(ExchangeError) {
        let (day, time) = try day("DTPOSTED")
        let names = [values["NAME"], values["MEMO"], values["EXTDNAME"]].compactMap(\.self)
        var line = StatementLine(date: day, amount: try amount("TRNAMT"), text: names.first ?? "", line: number)
        line.time = time
        line.memo = names.dropFirst().filter { $0 != names[0] }.joined(separator: ", ")
        line.currency = values["CURSYM"].flatMap { Currency(code: $0) } ?? currency
        line.reference = values["FITID"]
        line.account = account
        line.isTransfer = values["TRNTYPE"] == "XFER"
        if let account { accounts.insert(account) }
        guard content.lines.count < StatementTable.mostRows else { throw .tooLarge }
        if line.amount == "0" {
            content.passedOver += 1
            return
        }
        if values["TRNTYPE"] == "DEBIT" { debits.insert(content.lines.count) }
        content.lines.append(line)
    }

    private mutating func addBalance() throws(ExchangeError) {
        guard values["BALAMT"] != nil, values["DTASOF"] != nil else { return }
        content.balances.append(
            StatementContent.Balance(
                account: account,
                currency: currency,
                opening: nil,
                closing: try amount("BALAMT"),
                day: try day("DTASOF").day,
                lines: firstLine..<content.lines.count
            )
        )
    }

    private mutating func finished() throws(ExchangeError) -> StatementContent {
        // Some banks leave the sign to the word.
        if !content.lines.contains(where: { $0.amount.hasPrefix("-") }) {
            for index in debits { content.lines[index].amount = "-" + content.lines[index].amount }
        }
        guard !isInMovement else { throw .damaged("a movement has no end") }
        guard !content.lines.isEmpty || content.passedOver > 0 else { throw .noRows }
        return content.ofOneAccount
    }
}

extension StatementContent {
    /// Where all lines are of one account, the file's owner may call it otherwise.
    var ofOneAccount: StatementContent {
        var content = self
        let accounts = Set(lines.map(\.account) + balances.map(\.account))
        guard accounts.count == 1, let only = accounts.first else { return content }
        content.number = only
        for index in content.lines.indices { content.lines[index].account = nil }
        for index in content.balances.indices { content.balances[index].account = nil }
        return content
    }
}
