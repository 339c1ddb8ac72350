import ReceiptDomain
import ReceiptFiles

/// The attachments of a PDF, by qpdf, which writes it on its standard output: poppler's pdfdetach has to make a file, and no file
/// can be made here.
struct PDFAttachments {
    private let file: SealedFile
    private let time: ToolTime

    /// More are no bill's.
    private static let mostFiles = 5
    /// qpdf sees no other name of what is its standard input.
    private static let input = "/proc/self/fd/0"

    init(_ file: SealedFile, within time: ToolTime) { (self.file, self.time) = (file, time) }

    /// The first e-invoice among them.
    ///
    /// - Throws: what keeps an attached XML file from being read; one that is no e-invoice is passed over.
    func invoice() throws(ReadingError) -> ElectronicInvoice? {
        for name in try names().filter({ $0.lowercased().hasSuffix(".xml") }).prefix(Self.mostFiles) {
            let bytes = try run(["--show-attachment=\(name)", Self.input])
            if let invoice = ElectronicInvoice(try XMLTree.read(bytes)) { return invoice }
        }
        return nil
    }

    /// Of `factur-x.xml -> 23,0`.
    private func names() throws(ReadingError) -> [String] {
        let list = String(decoding: try run(["--list-attachments", Self.input]), as: UTF8.self)
        return list.split(separator: "\n").compactMap { line in
            line.ranges(of: " -> ").last.map { String(line[..<$0.lowerBound]) }
        }
    }

    private func run(_ arguments: [String]) throws(ReadingError) -> [UInt8] {
        let output = try DocumentTools.pdfAttachments.run(arguments, on: file, within: time)
        // 3: with warnings (qpdf(1)).
        guard [0, 3].contains(output.exitStatus) else {
            throw .damaged(detail: output.message.split(separator: "\n").first.map(String.init) ?? "qpdf gives up")
        }
        return output.bytes
    }
}
