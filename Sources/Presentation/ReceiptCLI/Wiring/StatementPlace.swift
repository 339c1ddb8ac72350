import Foundation
import HouseholdBook
import ReaderClient
import ReaderProtocol
import ReceiptApp
import ReceiptDomain
import ReceiptExchange
import ReceiptWording

/// A statement's file.
struct StatementPlace {
    var path: String
    var options: StatementOptions

    /// - Throws: ``StatementProblem/file(path:_:)``
    func content() throws -> StatementContent {
        let bytes = try bytes()
        do {
            return try StatementFile(options, unpack: Self.unpack).read(bytes)
        } catch {
            throw StatementProblem.file(path: path, Self.fault(error))
        }
    }

    /// By what files of the same format are known; `nil` where nothing is.
    func header() throws -> String? { try? StatementFile(options, unpack: Self.unpack).header(of: bytes()) }

    /// The records of our own CSV or workbook; `nil` for other files.
    func ownRecords(
        of user: UserID,
        _ subjects: SubjectDirectory
    ) throws -> [(line: Int, record: Record)]? {
        let bytes = try bytes()
        do {
            return try StatementFile(options, unpack: Self.unpack)
                .ownRecords(bytes, of: user, at: Date()) { subjects.idsByName[$0.lowercased()] ?? $0 }
        } catch .doubt, .unknownFormat, .unknownEncoding, .passwordNeeded {
            // Any other format says so itself.
            return nil
        } catch {
            throw StatementProblem.file(path: path, Self.fault(error))
        }
    }

    /// The exchange rates of a file; see ``ReceiptExchange/StatementFile/rates(_:name:day:)``.
    func rates(name: String, day: CalendarDay?) throws -> [RateDay] {
        let bytes = try bytes()
        do {
            return try StatementFile(options, unpack: Self.unpack).rates(bytes, name: name, day: day)
        } catch let problem as RateProblem {
            throw RateFileProblem(path: path, problem)
        } catch ExchangeError.unknownFormat {
            throw RateFileProblem(path: path, .notRates)
        } catch let problem as ExchangeError {
            throw StatementProblem.file(path: path, Self.fault(problem))
        }
    }

    /// - Throws: ``StatementProblem/file(path:_:)``
    func bytes() throws -> [UInt8] {
        do {
            return try PhotoFile.contents(of: FileLocation(path), followsLink: true)
        } catch {
            throw StatementProblem.file(path: path, Self.fault(error))
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
