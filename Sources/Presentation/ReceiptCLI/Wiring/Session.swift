import ArgumentParser
import Foundation
import Glibc
import ReceiptApp
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording
import SystemPackage

/// The context of a command: environment, language and terminal.
struct Session: Sendable {
    let environment: [String: String]
    var wording: any Wording
    let home: HomeLocale
    /// Columns of standard output's terminal; `nil` without one.
    let outputWidth: Int?
    /// Columns of standard error's terminal; `nil` without one.
    let messageWidth: Int?
    /// The user that the command line names; commands that are suggested are for them as well.
    private let user: String?

    init(_ options: GeneralOptions, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
        let language = options.lang.flatMap { Language(tag: $0) } ?? Language(environment: environment)
        wording = language.wording
        home = HomeLocale(environment: environment)
        outputWidth = Self.columns(of: .standardOutput)
        messageWidth = Self.columns(of: .standardError)
        let arguments = CommandLine.arguments
        user = arguments.firstIndex(of: "--user").flatMap { arguments.dropFirst($0 + 1).first }
    }

    var outputStyling: Styling { Styling(isTerminal: outputWidth != nil, environment: environment) }

    /// Writes a line to standard error; one that is longer than its terminal is broken at words.
    func message(_ line: String) {
        let line = user.map { line.suggesting(forUser: $0) } ?? line
        StandardStreams.message(line.folded(toColumns: messageWidth))
    }

    /// Ends the command with the sentence, because its arguments make no sense.
    func refuse(_ sentence: String) throws -> Never {
        message("receiptmind: " + sentence)
        throw ExitCode(ExitStatus.wrongUsage.rawValue)
    }

    /// Ends the command, because its arguments make no sense together.
    func refuse(_ english: String, _ korean: String) throws -> Never {
        try refuse(wording.localized(english, korean))
    }

    /// Writes a sentence to standard output, broken at words as a message is.
    func output(_ sentence: String) throws { try StandardStreams.output(sentence.folded(toColumns: outputWidth)) }

    /// Writes a table to standard output.
    func show(_ table: TextTable) throws { try show(table.lines(width: outputWidth)) }

    func show(_ lines: [StyledLine]) throws {
        for line in lines { try StandardStreams.output(line.rendered(outputStyling)) }
    }

    /// Columns of the person's terminal; 80 without one.
    static var columns: Int { columns(of: .standardOutput) ?? columns(of: .standardError) ?? 80 }

    /// Columns of the stream's terminal; `nil` without one.
    static func columns(of stream: FileDescriptor) -> Int? {
        guard isatty(stream.rawValue) == 1 else { return nil }
        var size = winsize()
        guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}

/// A command that reports errors in the person's language and with the documented exit status.
protocol SessionCommand: AsyncParsableCommand {
    var general: GeneralOptions { get }

    func run(_ session: Session) async throws
}

extension SessionCommand {
    func run() async throws {
        let session = Session(general)
        do {
            try await run(session)
        } catch let exit as ExitCode {
            throw exit
        } catch let usage as ValidationError {
            throw usage
        } catch Errno.brokenPipe {
            // The output's reader has closed the pipe, as with `| head`.
            return
        } catch {
            session.explain(error)
            throw ExitCode(ExitStatus(any: error).rawValue)
        }
    }
}

/// A command on a user's household book.
protocol HouseholdCommand: SessionCommand {
    var options: LibraryOptions { get }
}

extension HouseholdCommand {
    var general: GeneralOptions { options.general }
}

/// A command on a book that is made where there is none.
protocol BookCommand: HouseholdCommand {
    func run(_ book: OpenBook) async throws
}

extension BookCommand {
    func run(_ session: Session) async throws { try await run(options.openBook(session)) }
}

extension Session {
    /// Reports an error with its remedy.
    func explain(_ error: any Error) {
        switch error {
        case let problem as ReadingError:
            let check = ReaderHealth.finding(problem)
            message("receiptmind: " + wording.finding(check).escapingControls)
            if let remedy = wording.remedy(check) { message("  → " + remedy.escapingControls) }
        case let problem as Errno: message("receiptmind: " + wording.outputNotWritten("\(problem)"))
        default: message("receiptmind: " + wording.sentence(of: error))
        }
    }
}

extension String {
    /// Commands that are suggested and take `--user`.
    private static let ofUsers: Set = [
        "undo", "redo", "review", "bank", "edit", "accounts", "recurring", "remind", "add", "discard", "budget",
        "goals", "claims",
        "categories", "settings", "list",
    ]

    /// With the user in the commands that the line suggests: `'receiptmind undo --user minji'`.
    func suggesting(forUser user: String) -> String {
        func isMeant(_ command: Substring) -> Bool {
            command.split(separator: " ").first.map { Self.ofUsers.contains(String($0)) } == true
                && !command.contains("--user")
        }
        let quoted = replacing(/'receiptmind ([^']+)'/) { match in
            isMeant(match.output.1) ? "'receiptmind \(match.output.1) --user \(user)'" : String(match.output.0)
        }
        return quoted.replacing(/→ receiptmind (.+)$/) { match in
            isMeant(match.output.1) ? "→ receiptmind \(match.output.1) --user \(user)" : String(match.output.0)
        }
    }
}
