import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptExchange
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Shows and changes how banks' files are read: `receiptmind bank formats`.
struct BankFormatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "formats",
        abstract: .exchange(.formats),
        discussion: .exchange(.formatsDiscussion),
        subcommands: [
            ListFormatsCommand.self, EditFormatCommand.self, ExportFormatsCommand.self, ImportFormatsCommand.self,
            RemoveFormatCommand.self,
        ],
        defaultSubcommand: ListFormatsCommand.self
    )
}

/// Formats in a file, for another library.
private struct FormatsFile: Codable {
    static let kind = "receiptmind-statement-formats"

    var format = Self.kind
    var version = 1
    var formats: [StatementFormat]
}

struct ListFormatsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: .exchange(.formatsList))

    @Argument(help: .exchange(.formatShown))
    var id: String?

    @OptionGroup var options: LibraryOptions

    @Flag(help: .exchange(.formatsJson))
    var json = false

    func run(_ session: Session) async throws {
        let library = try await options.openExisting(session)
        let kept = library.map { StatementFormats(library: $0, user: options.user) }
        var formats = try await kept?.all() ?? []
        if let id { formats = try await [kept?.format(id)].compactMap(\.self) }
        guard !json else { return try StandardStreams.json(each: formats) }
        if formats.isEmpty { return session.message(session.wording.notice(StatementFormatNotice.noFormats)) }
        try session.show(.statementFormats(formats, session.wording))
    }
}

struct EditFormatCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: .exchange(.formatsEdit))

    @Argument(help: .exchange(.formatNamed))
    var id: String

    @Option(help: .exchange(.formatAccount))
    var account: String?

    @OptionGroup var reading: StatementReadingOptions
    @OptionGroup var options: LibraryOptions

    func validate() throws {
        if account == nil, try reading.options() == StatementOptions() { throw ValidationError(.noChange) }
    }

    func run(_ session: Session) async throws {
        let library = try await options.existing(session, orElse: StatementFormats.Problem.unknown(id, known: []))
        let formats = StatementFormats(library: library, user: options.user)
        var format = try await formats.format(id).saying(reading.options())
        if let account {
            let isAny = account == "any" || account == session.wording.anyAccount
            format.account = isAny ? nil : try await library.accountBook(of: options.user).account(named: account).id
        }
        try await formats.keep(format)
        session.message(session.wording.notice(.changed(format)))
    }
}

struct ExportFormatsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "export", abstract: .exchange(.formatsExport))

    @Argument(help: .exchange(.formatsNamed))
    var ids: [String] = []

    @Option(help: .exchange(.out), completion: .file())
    var out: String?

    @Flag(help: .exchange(.force))
    var force = false

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.existing(session, orElse: ExportProblem.nothingToExport)
        let kept = StatementFormats(library: library, user: options.user)
        var formats = try await kept.all()
        if !ids.isEmpty {
            formats = []
            for id in ids { formats.append(try await kept.format(id)) }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(FormatsFile(formats: formats)), as: UTF8.self) + "\n"
        guard let out, out != "-" else { return try StandardStreams.text(text) }
        try OutputFile(path: out, replaces: force).write(text)
        session.message(session.wording.notice(StatementFormatNotice.exported(formats.count, path: out)))
    }
}

struct ImportFormatsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "import", abstract: .exchange(.formatsImport))

    @Argument(help: .exchange(.formatsFile), completion: .file(extensions: ["json"]))
    var file: String

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let bytes = try StatementPlace(path: file, options: StatementOptions()).bytes()
        guard let read = try? JSONDecoder().decode(FormatsFile.self, from: Data(bytes)),
            read.format == FormatsFile.kind, read.version == 1, read.formats.allSatisfy(\.isKnown)
        else { throw StatementFormats.Problem.notFormats(path: file) }
        let library = try await options.open(session)
        let taken = try await StatementFormats(library: library, user: options.user)
            .take(read.formats, profile: session.home.profile)
        session.message(session.wording.notice(StatementFormatNotice.taken(taken)))
    }
}

struct RemoveFormatCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: .exchange(.formatsRemove))

    @Argument(help: .exchange(.formatNamed))
    var id: String

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.existing(session, orElse: StatementFormats.Problem.unknown(id, known: []))
        try await StatementFormats(library: library, user: options.user).remove(id)
        session.message(session.wording.notice(StatementFormatNotice.removed(id)))
    }
}
