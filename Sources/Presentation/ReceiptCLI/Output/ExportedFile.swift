import Foundation
import HouseholdBook
import ReceiptDomain
import ReceiptExchange
import ReceiptWeb
import ReceiptWording

extension Wording {
    /// The names of entries without one.
    var exportWords: ExportedBook.Words {
        var words = ExportedBook.Words()
        (words.opening, words.statement) = (openingBalance, statementBalance)
        (words.adjustment, words.isKorean) = (kind(.adjust), language == .korean)
        words.exchange = currencyExchange
        return words
    }

    /// The names of a workbook's sheets and columns.
    var sheetWords: SpreadsheetFile.Words {
        SpreadsheetFile.Words(
            records: exportedRecords,
            accounts: exportedAccounts,
            columns: Dictionary(
                uniqueKeysWithValues: RecordTable.Column.allCases.map { ($0, exportColumn($0.rawValue)) }
            ),
            accountColumns: ["id", "name", "kind", "currency", "opening", "balance"].map { exportColumn($0) }
        )
    }
}

extension ExportedBook {
    /// The bytes of a file that the page offers; `entities` are for JSON only.
    func file(
        _ format: PageExportFormat,
        _ wording: any Wording,
        entities: () async throws -> ExportForm.Entities
    ) async throws -> [UInt8] {
        var book = self
        book.words = wording.exportWords
        switch format {
        case .csv: return Array(CSVFile(RecordTable(book), hasMark: true).text.utf8)
        case .json: return Array(try ExportForm(book, try await entities()).text.utf8)
        case .xlsx:
            return try await OwnFolder.during { folder in
                let path = folder.appending(path: "book.xlsx").path
                try SpreadsheetFile(book, wording.sheetWords).write(to: path)
                return Array(try Data(contentsOf: URL(filePath: path)))
            }
        }
    }
}

/// A temporary folder that only this user can read.
enum OwnFolder {
    /// Runs the work with a folder that is gone afterwards.
    static func during<Result>(_ work: (URL) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "receiptmind-" + UUID().uuidString)
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: false,
            attributes: attributes
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await work(folder)
    }
}
