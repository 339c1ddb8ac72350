import HouseholdBook
import ReceiptApp
import ReceiptArchives
import ReceiptDomain
import ReceiptExchange
import ReceiptReview

/// A statement's file.
struct StatementPlace {
    var path: String
    var convention: InputConvention

    /// - Throws: ``StatementProblem/file(path:_:)``
    func content() throws -> StatementContent {
        let bytes: [UInt8]
        do {
            bytes = try PhotoFile.contents(of: FileLocation(path), followsLink: true)
        } catch {
            throw StatementProblem.file(path: path, Self.fault(error))
        }
        let order: DayOrder = convention.dateOrder == .dayFirst ? .dayFirst : .monthFirst
        do {
            return try StatementFile(order: order, unpack: Self.unpack).read(bytes)
        } catch {
            throw StatementProblem.file(path: path, Self.fault(error))
        }
    }

    @Sendable private static func unpack(
        _ bytes: [UInt8],
        _ isWanted: (String) -> Bool
    ) throws(ExchangeError) -> [String: [UInt8]] {
        do throws(ArchiveProblem) {
            let members = try ArchiveMembers.read(bytes, where: isWanted)
            return Dictionary(members.map { ($0.name, $0.bytes) }) { first, _ in first }
        } catch {
            switch error {
            case .damaged(let detail): throw .damaged(detail)
            case .encrypted: throw .passwordNeeded
            case .tooLarge: throw .tooLarge
            }
        }
    }

    private static func fault(_ error: ReadingError) -> StatementProblem.Fault {
        switch error {
        case .fileTooLarge: .tooLarge
        case .inaccessible(let detail): .unreachable(detail)
        default: .unreachable("\(error)")
        }
    }

    private static func fault(_ error: ExchangeError) -> StatementProblem.Fault {
        switch error {
        case .unknownFormat: .unknownFormat
        case .oldSpreadsheet: .oldSpreadsheet
        case .passwordNeeded: .passwordNeeded
        case .damaged(let detail), .spreadsheet(let detail): .damaged(detail)
        case .tooLarge: .tooLarge
        case .unknownEncoding: .unknownEncoding
        case .noColumns: .noColumns
        case .noRows: .noRows
        case .formulasWithoutValues(let sheet, let line): .formulasWithoutValues(sheet: sheet, line: line)
        case .unreadable(let line, let text): .unreadable(line: line, text: text)
        }
    }
}
