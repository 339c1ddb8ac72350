import Foundation
import HouseholdBook
import ReaderClient
import ReaderProtocol
import ReceiptApp
import ReceiptDomain
import ReceiptExchange
import ReceiptWording

/// A statement's bytes, wherever they came from.
struct StatementBytes: StatementSource {
    /// The file's name in messages.
    var name: String
    var bytes: [UInt8]

    func content(_ options: StatementOptions) throws -> StatementContent {
        do {
            return try file(options).read(bytes)
        } catch {
            throw StatementProblem.file(path: name, Self.fault(error))
        }
    }

    func header(_ options: StatementOptions) throws -> String? { try? file(options).header(of: bytes) }

    func columns(_ options: StatementOptions) throws -> [[String]] {
        do {
            return try file(options).columns(of: bytes)
        } catch {
            throw StatementProblem.file(path: name, Self.fault(error))
        }
    }

    private func file(_ options: StatementOptions = StatementOptions()) -> StatementFile {
        StatementFile(options, unpack: Self.unpack)
    }

    /// The records of our own CSV or workbook; `nil` for other files.
    func ownRecords(
        of user: UserID,
        _ subjects: SubjectDirectory
    ) throws -> [(line: Int, record: Record)]? {
        do {
            return try file()
                .ownRecords(bytes, of: user, at: Date()) { subjects.idsByName[$0.lowercased()] ?? $0 }
        } catch .doubt, .unknownFormat, .unknownEncoding, .passwordNeeded {
            // Any other format says so itself.
            return nil
        } catch {
            throw StatementProblem.file(path: name, Self.fault(error))
        }
    }

    /// The exchange rates of a file; see ``ReceiptExchange/StatementFile/rates(_:name:day:)``.
    func rates(named: String, day: CalendarDay?) throws -> [RateDay] {
        do {
            return try file().rates(bytes, name: named, day: day)
        } catch let problem as RateProblem {
            throw RateFileProblem(path: name, problem)
        } catch ExchangeError.unknownFormat {
            throw RateFileProblem(path: name, .notRates)
        } catch let problem as ExchangeError {
            throw StatementProblem.file(path: name, Self.fault(problem))
        }
    }

    @Sendable private static func unpack(
        _ bytes: [UInt8],
        _ isWanted: (String) -> Bool
    ) throws(ExchangeError) -> [String: [UInt8]] {
        do throws(ReadingError) {
            let archive = try ReaderArchive(bytes, program: Readers.program())
            var members: [String: [UInt8]] = [:]
            while let member = try archive.next() {
                guard members[member.name] == nil, isWanted(member.name) else { continue }
                members[member.name] = try archive.contents()
            }
            return members
        } catch {
            switch error {
            case .locked: throw .damaged("a ZIP archive with a password")
            case .overLimit: throw .tooLarge
            default: throw .damaged(error.summary)
            }
        }
    }

    private static func fault(_ error: ExchangeError) -> StatementProblem.Fault {
        switch error {
        case .unknownFormat: .unknownFormat
        case .oldSpreadsheet: .oldSpreadsheet
        case .passwordNeeded: .passwordNeeded
        case .wrongPassword: .wrongPassword
        case .damaged(let detail), .notWritten(let detail): .damaged(detail)
        case .tooLarge: .tooLarge
        case .unknownEncoding: .unknownEncoding
        case .noColumns: .noColumns
        case .noRows: .noRows
        case .formulasWithoutValues(let sheet, let line): .formulasWithoutValues(sheet: sheet, line: line)
        case .unreadable(let line, let text): .unreadable(line: line, text: text)
        case .unknownCurrency(let line, let code): .unknownCurrency(line: line, code: code)
        case .row(let line, let text, let defect): .row(line: line, text: text, defect)
        case .noDay(let line, let text): .noDay(line: line, text: text)
        case .otherBook: .otherBook
        case .sharedCosts: .sharedCosts
        case .doubt(let doubt): .doubt(doubt)
        }
    }
}

struct StatementPlace: StatementSource {
    var path: String

    func content(_ options: StatementOptions) throws -> StatementContent { try file().content(options) }

    func header(_ options: StatementOptions) throws -> String? { try file().header(options) }

    func columns(_ options: StatementOptions) throws -> [[String]] { try file().columns(options) }

    /// - Throws: ``StatementProblem/file(path:_:)``
    func file() throws -> StatementBytes {
        do {
            return StatementBytes(
                name: path,
                bytes: try PhotoFile.contents(of: FileLocation(path), followsLink: true)
            )
        } catch {
            throw StatementProblem.file(path: path, Self.fault(error))
        }
    }

    func bytes() throws -> [UInt8] { try file().bytes }

    private static func fault(_ error: ReadingError) -> StatementProblem.Fault {
        switch error {
        case .fileTooLarge: .tooLarge
        case .inaccessible(let detail): .unreachable(detail)
        default: .unreachable("\(error)")
        }
    }
}
