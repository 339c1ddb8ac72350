public import ReceiptDomain

/// Opens an e-invoice that is a file of its own: XML, plain or signed (`.p7m`).
public struct InvoiceDecoder: DocumentDecoder, Sendable {
    public init() {}

    /// - Throws: ``ReadingError/notAnImage`` for XML that is no e-invoice.
    public func open(_ bytes: [UInt8]) throws(ReadingError) -> any ReceiptDocument {
        let isSigned = SignedContent.isSigned(bytes)
        let xml = try isSigned ? SignedContent.read(bytes) : bytes
        guard let invoice = ElectronicInvoice(try XMLTree.read(xml)) else { throw .notAnImage }
        return try InvoiceDocument(invoice, format: isSigned ? .p7m : .xml)
    }

    /// Whether the file begins like XML, or like a signed CMS file.
    public static func isInvoice(_ bytes: [UInt8]) -> Bool { XMLTree.isXML(bytes) || SignedContent.isSigned(bytes) }
}

/// An e-invoice rendered as a page of text, so that people can see it.
struct InvoiceDocument: ReceiptDocument {
    let format: ImageFormat
    let pageCount = 1
    let invoice: ElectronicInvoice?
    private let text: TextPage

    init(_ invoice: ElectronicInvoice, format: ImageFormat) throws(ReadingError) {
        (self.invoice, self.format) = (invoice, format)
        text = try TextPage(text: Self.text(of: invoice), format: format)
    }

    func page(_ index: Int) throws(ReadingError) -> DocumentPage { try text.page(index) }

    /// The most lines that are shown; all lines are read.
    private static let mostLines = 1000

    private static func text(of invoice: ElectronicInvoice) -> String {
        func row(_ label: String, _ value: String?) -> String? { value.map { "\(label)  \($0)" } }
        func amount(_ money: Money?) -> String? { money?.decimalWithCode }
        let title = (invoice.total?.minorUnits ?? 0) < 0 ? "Credit note" : "Invoice"
        let head: [String?] = [
            invoice.seller?.name, row("VAT No.", invoice.seller?.number), "",
            row(title, invoice.number), row("Date", invoice.day?.description), row("Bill to:", invoice.buyer?.name), "",
        ]
        let lines: [String?] = invoice.lines.prefix(mostLines).map { "\($0.name)  \($0.amount.decimal)" }
        let taxes: [String?] = invoice.taxes.map { tax in
            "VAT \(tax.rate.map { $0 + "%" } ?? "")  \(tax.amount.decimal)"
        }
        let sums =
            [row("Subtotal", amount(invoice.net))] + taxes + [row("Total", amount(invoice.gross ?? invoice.total))]
        let due = invoice.total == invoice.gross ? nil : row("Amount due", amount(invoice.total))
        return (head + lines + [""] + sums + [due]).compactMap(\.self).joined(separator: "\n")
    }
}
