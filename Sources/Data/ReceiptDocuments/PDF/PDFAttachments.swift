import ReceiptDomain
import ReceiptFiles

/// The attachments of a PDF, extracted by qpdf to its standard output.
///
/// poppler's pdfdetach would have to create a file, which the confined reader cannot.
struct PDFAttachments {
    private let file: SealedFile
    private let time: ToolTime

    /// The most attachments that are looked at; a bill has no more.
    private static let mostFiles = 5
    /// qpdf reads its standard input under this name.
    private static let input = "/proc/self/fd/0"

    init(_ file: SealedFile, within time: ToolTime) { (self.file, self.time) = (file, time) }

    /// The first e-invoice among the attachments.
    ///
    /// - Throws: The error of an attached XML file that cannot be read; XML that is no e-invoice is skipped.
    func invoice() throws(ReadingError) -> ElectronicInvoice? {
        for name in try names().filter({ $0.lowercased().hasSuffix(".xml") }).prefix(Self.mostFiles) {
            let bytes = try run(["--show-attachment=\(name)", Self.input])
            if let invoice = ElectronicInvoice(try XMLTree.read(bytes)) { return invoice }
        }
        return nil
    }

    /// The names in lines such as `factur-x.xml -> 23,0`.
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
