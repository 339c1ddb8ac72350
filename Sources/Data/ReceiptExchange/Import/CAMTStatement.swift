import HouseholdBook
import ReceiptDomain

/// Reads ISO 20022's camt.052, camt.053 and camt.054: statements of banks as XML, whatever their version.
final class CAMTStatement: SheetXMLReader {
    private var content = StatementContent(layout: .camt, sign: .signed, lines: [])
    private var path: [Substring] = []
    private var account: String?
    private var currency: Currency?
    private var firstLine = 0
    /// The entry or balance that is being read, without the transactions in it.
    private var entry = Part()
    /// Those of an entry; several where a bank booked them as one.
    private var transactions: [Part] = []
    private var balances: [String: (amount: String, currency: Currency?, day: CalendarDay)] = [:]

    private struct Part {
        /// By the ends of their paths; the first of each counts.
        var values: [String: String] = [:]
        var purposes: [String] = []
    }

    static func read(_ bytes: [UInt8]) throws(ExchangeError) -> StatementContent {
        let reader = CAMTStatement()
        try SheetXML.parse(bytes, reader)
        guard !reader.content.lines.isEmpty || reader.content.passedOver > 0 else { throw .noRows }
        return reader.content.ofOneAccount
    }

    override func begins(_ name: Substring, _ attributes: [String: String]) {
        path.append(name)
        switch name {
        case "Stmt", "Rpt", "Ntfctn": (account, currency, firstLine, balances) = (nil, nil, content.lines.count, [:])
        case "Ntry", "Bal": (entry, transactions) = (Part(), [])
        case "TxDtls": transactions.append(Part())
        case "Amt": if let code = attributes["Ccy"] { keep(code, "Ccy") }
        default: break
        }
    }

    private func keep(_ value: String, _ name: String? = nil) {
        let path = name.map { self.path + [Substring($0)] } ?? self.path
        guard let start = path.firstIndex(where: { $0 == "Ntry" || $0 == "Bal" }) else { return }
        let inner = path.firstIndex(of: "TxDtls") ?? start
        let key = path[(inner + 1)...].joined(separator: "/")
        change { if $0.values[key] == nil { $0.values[key] = value } }
    }

    /// Changes the transaction that is being read, or outside of all, the entry.
    private func change(_ change: (inout Part) -> Void) {
        if path.contains("TxDtls"), !transactions.isEmpty {
            change(&transactions[transactions.count - 1])
        } else {
            change(&entry)
        }
    }

    override func ends(_ name: Substring) {
        let value = text.onOneLine
        defer {
            path.removeLast()
            text = ""
        }
        switch name {
        case "Ntry": do throws(ExchangeError) { try addEntry() } catch { problem = error }
        case "Bal": do throws(ExchangeError) { try addBalance() } catch { problem = error }
        case "Stmt", "Rpt", "Ntfctn": endStatement()
        case "IBAN" where path.suffix(3).elementsEqual(["Acct", "Id", "IBAN"]): account = value
        case "Id" where path.suffix(4).elementsEqual(["Acct", "Id", "Othr", "Id"]) && account == nil: account = value
        case "Ccy" where path.suffix(2).elementsEqual(["Acct", "Ccy"]): currency = Currency(code: value)
        case "Ustrd": change { if !value.isEmpty, $0.purposes.count < 20 { $0.purposes.append(value) } }
        default: if !value.isEmpty { keep(value) }
        }
    }

    private func amount(_ written: String?, isOut: Bool) throws(ExchangeError) -> String {
        guard let written, let found = StatementCell.amount(written, NumberStyle(decimal: ".")) else {
            throw .unreadable(line: content.lines.count + 1, text: written ?? "Amt")
        }
        return isOut ? StatementReader.negated(found.decimal) : found.decimal
    }

    private func isOut(_ part: Part) throws(ExchangeError) -> Bool {
        switch part.values["CdtDbtInd"] {
        case "DBIT": return true
        case "CRDT": return false
        default: throw .unreadable(line: content.lines.count + 1, text: "CdtDbtInd")
        }
    }

    private func day(_ names: [String]) -> (day: CalendarDay, time: TimeOfDay?)? {
        for name in names {
            if let text = entry.values[name], let day = CalendarDay(iso: text.prefix(10)) {
                let clock = text.dropFirst(11).prefix(5)
                let time = clock == "00:00" ? nil : StatementCell.time(String(clock))
                return (day, text.count > 10 ? time : nil)
            }
        }
        return nil
    }

    private func addEntry() throws(ExchangeError) {
        guard content.lines.count + transactions.count < StatementTable.mostRows else { throw .tooLarge }
        // Announced but not there yet, or told for information alone.
        guard !["PDNG", "INFO"].contains(entry.values["Sts"] ?? entry.values["Sts/Cd"] ?? "") else {
            content.passedOver += 1
            return
        }
        let isOut = try isOut(entry)
        guard let (day, time) = day(["BookgDt/Dt", "BookgDt/DtTm", "ValDt/Dt", "ValDt/DtTm"]) else {
            throw .unreadable(line: content.lines.count + 1, text: entry.values["BookgDt/Dt"] ?? "BookgDt")
        }
        let texts = texts(of: transactions, isOut)
        var line = StatementLine(
            date: day,
            amount: try amount(entry.values["Amt"], isOut: isOut),
            text: texts.first ?? "",
            line: content.lines.count + 1
        )
        line.time = time
        line.memo = texts.dropFirst().joined(separator: ", ")
        line.currency = entry.values["Amt/Ccy"].flatMap { Currency(code: $0) } ?? currency
        line.account = account
        line.reference = entry.values["AcctSvcrRef"] ?? transactions.first?.values["Refs/AcctSvcrRef"]
        for line in try parts(of: line, isOut) ?? [line] {
            if line.amount == "0" { content.passedOver += 1 } else { content.lines.append(line) }
        }
    }

    /// The names of the parties, then what the payments are for.
    private func texts(of transactions: [Part], _ isOut: Bool) -> [String] {
        let parties = (isOut ? ["Cdtr", "UltmtCdtr"] : ["Dbtr", "UltmtDbtr"]).flatMap { ["\($0)/Nm", "\($0)/Pty/Nm"] }
        var names: [String] = []
        for transaction in transactions {
            let name = parties.lazy.compactMap { transaction.values["RltdPties/" + $0] }.first
            if let name, !names.contains(name) { names.append(name) }
        }
        let purposes = (entry.purposes + transactions.flatMap(\.purposes)).prefix(20)
        let all = [
            names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : ""), purposes.joined(separator: " "),
            entry.values["AddtlNtryInf"] ?? "", transactions.first?.values["AddtlTxInf"] ?? "",
        ]
        var texts: [String] = []
        for text in all where !text.isEmpty && !texts.contains(text) { texts.append(text) }
        return texts
    }

    /// The payments that a bank booked as one entry; `nil` where it has one, or where their amounts are not the entry's.
    private func parts(of whole: StatementLine, _ isOut: Bool) throws(ExchangeError) -> [StatementLine]? {
        guard transactions.count > 1, let currency = whole.currency,
            let booked = Money(stored: whole.amount, currency: currency)
        else { return nil }
        var lines: [StatementLine] = []
        var sum = Money(minorUnits: 0, currency: currency)
        for (number, transaction) in transactions.enumerated() {
            let name = ["Amt", "AmtDtls/TxAmt/Amt"].first { transaction.values[$0] != nil }
            guard let name, transaction.values[name + "/Ccy"] ?? currency.code == currency.code else { return nil }
            let isOut = transaction.values["CdtDbtInd"] == nil ? isOut : try self.isOut(transaction)
            var line = whole
            line.amount = try amount(transaction.values[name], isOut: isOut)
            guard let part = Money(stored: line.amount, currency: currency) else { return nil }
            sum = sum.plus(part)
            let texts = texts(of: [transaction], isOut)
            (line.text, line.memo) = (texts.first ?? "", texts.dropFirst().joined(separator: ", "))
            line.line = content.lines.count + number + 1
            // The first one keeps the entry's reference, under which it is known if it was taken as one before.
            if number > 0 {
                line.reference = transaction.values["Refs/AcctSvcrRef"] ?? whole.reference.map { "\($0)/\(number + 1)" }
            }
            lines.append(line)
        }
        return sum == booked ? lines : nil
    }

    private func addBalance() throws(ExchangeError) {
        guard let kind = entry.values["Tp/CdOrPrtry/Cd"], let (day, _) = day(["Dt/Dt", "Dt/DtTm"]) else { return }
        let amount = try amount(entry.values["Amt"], isOut: try isOut(entry))
        balances[kind] = (amount, entry.values["Amt/Ccy"].flatMap { Currency(code: $0) } ?? currency, day)
    }

    private func endStatement() {
        guard let closing = balances["CLBD"] else { return }
        content.balances.append(
            StatementContent.Balance(
                account: account,
                currency: closing.currency,
                opening: (balances["OPBD"] ?? balances["PRCD"])?.amount,
                closing: closing.amount,
                day: closing.day,
                lines: firstLine..<content.lines.count
            )
        )
    }
}
