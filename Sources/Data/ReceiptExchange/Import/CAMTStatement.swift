import HouseholdBook
import ReceiptDomain

/// Reads ISO 20022's camt.052, camt.053 and camt.054: statements of banks as XML, whatever their version.
final class CAMTStatement: SheetXMLReader {
    private var content = StatementContent(layout: .camt, sign: .signed, lines: [])
    private var path: [Substring] = []
    private var account: String?
    private var currency: Currency?
    private var firstLine = 0
    /// Values of the entry or balance that is being read, by the ends of their paths; the first of each counts.
    private var values: [String: String] = [:]
    private var purposes: [String] = []
    private var balances: [String: (amount: String, currency: Currency?, day: CalendarDay)] = [:]

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
        case "Ntry", "Bal": (values, purposes) = ([:], [])
        case "Amt": if let code = attributes["Ccy"] { keep(code, "Ccy") }
        default: break
        }
    }

    private func keep(_ value: String, _ name: String? = nil) {
        let path = name.map { self.path + [Substring($0)] } ?? self.path
        // From the entry or the balance on.
        guard let start = path.firstIndex(where: { $0 == "Ntry" || $0 == "Bal" }) else { return }
        let key = path[(start + 1)...].joined(separator: "/")
        if values[key] == nil { values[key] = value }
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
        case "Ustrd": if !value.isEmpty, purposes.count < 20 { purposes.append(value) }
        default: if !value.isEmpty { keep(value) }
        }
    }

    private func amount(isOut: Bool) throws(ExchangeError) -> String {
        let written = values["Amt"] ?? ""
        guard let found = StatementCell.amount(written, NumberStyle(decimal: ".")) else {
            throw .unreadable(line: content.lines.count + 1, text: written.isEmpty ? "Amt" : written)
        }
        return isOut ? StatementReader.negated(found.decimal) : found.decimal
    }

    private func isOut() throws(ExchangeError) -> Bool {
        switch values["CdtDbtInd"] {
        case "DBIT": return true
        case "CRDT": return false
        default: throw .unreadable(line: content.lines.count + 1, text: "CdtDbtInd")
        }
    }

    private func day(_ names: [String]) -> (day: CalendarDay, time: TimeOfDay?)? {
        for name in names {
            if let text = values[name], let day = CalendarDay(iso: text.prefix(10)) {
                let clock = text.dropFirst(11).prefix(5)
                let time = clock == "00:00" ? nil : StatementCell.time(String(clock))
                return (day, text.count > 10 ? time : nil)
            }
        }
        return nil
    }

    private func addEntry() throws(ExchangeError) {
        guard content.lines.count < StatementTable.mostRows else { throw .tooLarge }
        // Announced but not there yet, or told for information alone.
        guard !["PDNG", "INFO"].contains(values["Sts"] ?? values["Sts/Cd"] ?? "") else {
            content.passedOver += 1
            return
        }
        let isOut = try isOut()
        guard let (day, time) = day(["BookgDt/Dt", "BookgDt/DtTm", "ValDt/Dt", "ValDt/DtTm"]) else {
            throw .unreadable(line: content.lines.count + 1, text: values["BookgDt/Dt"] ?? "BookgDt")
        }
        let parties = isOut ? ["Cdtr", "UltmtCdtr"] : ["Dbtr", "UltmtDbtr"]
        let names = parties.flatMap { ["\($0)/Nm", "\($0)/Pty/Nm"] }.compactMap {
            values["NtryDtls/TxDtls/RltdPties/" + $0]
        }
        let purpose = purposes.joined(separator: " ")
        let others = [purpose, values["AddtlNtryInf"] ?? "", values["NtryDtls/TxDtls/AddtlTxInf"] ?? ""]
        var texts: [String] = []
        for text in names.prefix(1) + others where !text.isEmpty && !texts.contains(text) { texts.append(text) }
        var line = StatementLine(
            date: day,
            amount: try amount(isOut: isOut),
            text: texts.first ?? "",
            line: content.lines.count + 1
        )
        line.time = time
        line.memo = texts.dropFirst().joined(separator: ", ")
        line.currency = values["Amt/Ccy"].flatMap { Currency(code: $0) } ?? currency
        line.account = account
        line.reference = values["AcctSvcrRef"] ?? values["NtryDtls/TxDtls/Refs/AcctSvcrRef"]
        if line.amount == "0" { content.passedOver += 1 } else { content.lines.append(line) }
    }

    private func addBalance() throws(ExchangeError) {
        guard let kind = values["Tp/CdOrPrtry/Cd"], let (day, _) = day(["Dt/Dt", "Dt/DtTm"]) else { return }
        let amount = try amount(isOut: try isOut())
        balances[kind] = (amount, values["Amt/Ccy"].flatMap { Currency(code: $0) } ?? currency, day)
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
