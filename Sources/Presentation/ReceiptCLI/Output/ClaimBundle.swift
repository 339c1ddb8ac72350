import Foundation
import HouseholdBook
import ReceiptDomain
import ReceiptExchange
import ReceiptWording

/// The PDF of a claim: a list of its records, then the pictures.
struct ClaimBundle {
    let claim: Claim
    let records: [Record]
    let subject: String?
    let today: CalendarDay
    let wording: any Wording

    private struct Picture {
        var jpeg: [UInt8]
        var caption: String
    }

    /// The file, how many pictures are in it, and the names of images that could not be shown.
    func file(_ papers: ClaimPapers) async throws -> (bytes: [UInt8], pictures: Int, leftOut: [String]) {
        var pictures: [Picture] = []
        var leftOut: [String] = []
        for (index, record) in records.enumerated() {
            for page in record.pages {
                let image = record.images[page.image]
                guard let jpeg = try await papers.rendition(record, page) else {
                    leftOut.append("\(record.id.short)/\(image.file)")
                    continue
                }
                let kinds = document(record, image)?.known ?? []
                let name = [
                    "\(index + 1)", record.date?.description, record.merchant,
                    kinds.isEmpty ? nil : wording.names(kinds),
                ]
                pictures.append(Picture(jpeg: jpeg, caption: name.compactMap(\.self).joined(separator: " · ")))
            }
        }
        let file = try PDFFile(title: claim.title, font: SystemFont.path)
        for page in listPages(file) { file.add(page) }
        var added = 0
        for picture in pictures where file.add(jpeg: picture.jpeg, caption: picture.caption) { added += 1 }
        return (try file.bytes(), added, leftOut)
    }

    private func document(_ record: Record, _ image: StoredImage) -> Claim.Document? {
        claim.documents.first { $0.record == record.id.rawValue && $0.file == image.file }
    }

    // MARK: The list

    private var heads: [String] {
        var lines: [String] = []
        if let payer = claim.payer { lines.append("\(wording.payerName): \(payer)") }
        if let subject { lines.append("\(wording.personName): \(subject)") }
        return lines + [wording.made(on: today)]
    }

    private var headings: [String] {
        let names = wording.claimColumns
        return [wording.numberColumn, wording.dateColumn, wording.shopColumn, names.documents, wording.header(.amount)]
    }

    private var rows: [[String]] {
        records.enumerated().map { index, record in
            let kinds = record.images.flatMap { document(record, $0)?.known ?? [] }
            let names = kinds.reduce(into: [ClaimDocument]()) { if !$0.contains($1) { $0.append($1) } }
            return [
                "\(index + 1)", record.date?.description ?? "", record.merchant ?? "",
                names.isEmpty ? "" : wording.names(names), record.amount?.formatted ?? "",
            ]
        }
    }

    private var totals: [Money] { records.compactMap(\.amount).summed }

    private static let rowsPerPage = 34

    private func listPages(_ file: PDFFile) -> [[PDFFile.Line]] {
        let rows = rows
        var pages: [[PDFFile.Line]] = []
        for start in stride(from: 0, to: max(1, rows.count), by: Self.rowsPerPage) {
            var lines: [PDFFile.Line] = []
            var y = PDFFile.margin + 20
            let title = "\(wording.bundleTitle(claim)): \(claim.title)"
            let width = PDFFile.width - 2 * PDFFile.margin
            lines.append(PDFFile.Line(file.cut(title, to: width, size: 16), x: PDFFile.margin, y: y, size: 16))
            for text in start == 0 ? heads : [] {
                y += 18
                lines.append(PDFFile.Line(file.cut(text, to: width, size: 10), x: PDFFile.margin, y: y))
            }
            y += 30
            lines += line(headings, file, y)
            for row in rows[start..<min(rows.count, start + Self.rowsPerPage)] {
                y += 18
                lines += line(row, file, y)
            }
            if start + Self.rowsPerPage >= rows.count {
                for total in totals {
                    y += 24
                    lines += line(["", "", wording.totalName, "", total.formatted], file, y)
                }
            }
            pages.append(lines)
        }
        return pages
    }

    /// A row in columns, the amount to the right.
    private func line(_ cells: [String], _ file: PDFFile, _ y: Int) -> [PDFFile.Line] {
        let columns: [(x: Int, width: Int, size: Int)] = [(40, 25, 10), (70, 65, 10), (140, 125, 10), (270, 220, 9)]
        let right = PDFFile.width - PDFFile.margin
        let amount = cells.last ?? ""
        return zip(cells, columns).map { text, column in
            PDFFile.Line(file.cut(text, to: column.width, size: column.size), x: column.x, y: y, size: column.size)
        } + [PDFFile.Line(amount, x: right - file.width(of: amount, size: 10), y: y)]
    }
}

/// Fonts of this machine, for letters in PDFs.
enum SystemFont {
    /// File names of common fonts with outlines that a PDF can take, those with Korean letters first.
    private static let names = [
        "NanumGothic.ttf", "NanumBarunGothic.ttf", "UnDotum.ttf", "malgun.ttf", "DejaVuSans.ttf",
        "LiberationSans-Regular.ttf",
    ]

    /// Not those of users: libharu 2.3.0 can crash at a damaged font, and these are installed by the system.
    private static let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]

    /// The first that is installed; `nil` where none is.
    static var path: String? {
        var places: [String: String] = [:]
        for folder in folders {
            guard let files = FileManager.default.enumerator(atPath: folder) else { continue }
            for case let file as String in files {
                let name = (file as NSString).lastPathComponent
                if names.contains(name) { places[name] = places[name] ?? folder + "/" + file }
            }
        }
        return names.lazy.compactMap { places[$0] }.first
    }
}
