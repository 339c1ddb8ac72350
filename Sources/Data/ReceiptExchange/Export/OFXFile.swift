public import HouseholdBook
import ReceiptDomain

/// Writes each account's movements as OFX 1.02, the SGML form that most programs read.
public struct OFXFile {
    private let book: ExportedBook
    private let unknown: String
    private let stamp: String

    /// `stamp` is the time of writing, as `20261122213000`; `unknown` is the name for movements without an account.
    public init(_ book: ExportedBook, unknown: String, stamp: String) {
        (self.book, self.unknown, self.stamp) = (book, unknown, stamp)
    }

    /// Longest values that the specification allows (OFX 1.0.2, 3.2.8 and 11).
    private enum Limit {
        static let account = 22
        static let name = 32
        static let memo = 255
    }

    public var text: String {
        let sections = book.sections(unknown: unknown).filter { !$0.lines.isEmpty || $0.opening != nil }
        let banks = sections.filter { $0.kind != .card }.map { statement($0, isCard: false) }
        let cards = sections.filter { $0.kind == .card }.map { statement($0, isCard: true) }
        return Self.head
            + "<OFX>\n<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>\(stamp)<LANGUAGE>KOR"
            + "</SONRS></SIGNONMSGSRSV1>\n"
            + (banks.isEmpty ? "" : "<BANKMSGSRSV1>\n" + banks.joined() + "</BANKMSGSRSV1>\n")
            + (cards.isEmpty ? "" : "<CREDITCARDMSGSRSV1>\n" + cards.joined() + "</CREDITCARDMSGSRSV1>\n")
            + "</OFX>\n"
    }

    private static let head = """
        OFXHEADER:100
        DATA:OFXSGML
        VERSION:102
        SECURITY:NONE
        ENCODING:UTF-8
        CHARSET:NONE
        COMPRESSION:NONE
        OLDFILEUID:NONE
        NEWFILEUID:NONE


        """

    private func statement(_ section: MovementSection, isCard: Bool) -> String {
        let days = section.lines.map(\.date) + (section.opening.map { [$0.date] } ?? [])
        let (first, last) = (days.min()?.compact ?? stamp, days.max()?.compact ?? stamp)
        let account = "<ACCTID>" + value(section.id, Limit.account)
        let from =
            isCard
            ? "<CCACCTFROM>\(account)</CCACCTFROM>"
            : "<BANKACCTFROM><BANKID>0\(account)<ACCTTYPE>\(section.kind == .savings ? "SAVINGS" : "CHECKING")"
                + "</BANKACCTFROM>"
        let (outer, inner) = isCard ? ("CCSTMTTRNRS", "CCSTMTRS") : ("STMTTRNRS", "STMTRS")
        // OFX requires a balance; without an opening it is the sum of the lines.
        let sum = section.lines.map(\.change.minorUnits).clampedSum
        let closing = section.closing ?? Money(minorUnits: sum, currency: section.currency)
        return "<\(outer)><TRNUID>0<STATUS><CODE>0<SEVERITY>INFO</STATUS><\(inner)><CURDEF>\(section.currency)\(from)\n"
            + "<BANKTRANLIST><DTSTART>\(first)<DTEND>\(last)\n" + section.lines.map(transaction).joined()
            + "</BANKTRANLIST><LEDGERBAL><BALAMT>\(closing.decimal)<DTASOF>\(last)</LEDGERBAL></\(inner)></\(outer)>\n"
    }

    private func transaction(_ line: MovementSection.Line) -> String {
        let record = line.record
        let type = record.kind == .transfer ? "XFER" : line.change.minorUnits < 0 ? "DEBIT" : "CREDIT"
        let categories = line.others.compactMap { posting -> String? in
            guard case .category(let category?) = posting.place else { return nil }
            return book.name(of: category)
        }
        var memo: [String] = []
        for category in categories where !memo.contains(category) { memo.append(category) }
        if !record.memo.isEmpty, record.merchant != nil { memo.append(record.memo) }
        return
            "<STMTTRN><TRNTYPE>\(type)<DTPOSTED>\(line.date.compact)<TRNAMT>\(line.change.decimal)<FITID>\(record.id)"
            + "<NAME>" + value(book.title(of: record), Limit.name)
            + (memo.isEmpty ? "" : "<MEMO>" + value(memo.joined(separator: ", "), Limit.memo)) + "</STMTTRN>\n"
    }

    /// With the characters that begin a tag or an entity escaped.
    private func value(_ text: String, _ limit: Int) -> String {
        let short = String(text.onOneLine.prefix(limit))
        return short.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
