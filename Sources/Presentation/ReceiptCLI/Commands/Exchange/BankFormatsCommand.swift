import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptTerminal
import ReceiptWording

struct BankFormatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "formats",
        "Show and change how banks' files are read.",
        "은행 파일을 읽는 양식을 보고 바꿉니다.",
        discussion: .localized(
            """
            What 'bank import' has asked about a bank's files is kept as a format, and so are its options with \
            --save-format. Later files with the same columns are read by it. Options of an import count for more. \
            To be asked again, remove the format.
            """,
            """
            'bank import'가 은행 파일에 대해 물어본 답은 양식으로 저장됩니다. --save-format을 붙이면 옵션도 저장됩니다. 다음부터 같은 열을 \
            가진 파일은 그 양식으로 읽습니다. 가져올 때 쓴 옵션이 양식보다 먼저입니다. 다시 묻게 하려면 양식을 삭제하세요.
            """
        ),
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
    static let configuration = CommandConfiguration("list", "List the formats, or show one.", "양식을 모두, 또는 하나를 봅니다.")

    @Argument("One format (default: all).", "양식 하나 (기본: 모두).")
    var id: String?

    @OptionGroup var options: LibraryOptions

    @Flag(help: .jsonLines)
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
    static let configuration = CommandConfiguration(
        "edit",
        "Change how files of a format are read.",
        "양식의 읽는 방법을 바꿉니다."
    )

    @Argument(help: .bankFormat)
    var id: String

    @Option("The account whose files it is for, or any.", "이 양식을 쓸 계좌, 또는 모두(any).")
    var account: String?

    @OptionGroup var reading: StatementReadingOptions
    @OptionGroup var options: LibraryOptions

    func validate() throws {
        if account == nil, try reading.options() == StatementOptions() { throw ValidationError.noChange }
    }

    func run(_ session: Session) async throws {
        let book = try await options.book(session, orElse: StatementFormats.Problem.unknown(id, known: []))
        let formats = book.formats
        var format = try await formats.format(id).saying(reading.options())
        if let account {
            let isAny = account == "any" || account == book.wording.anyAccount
            format.account = isAny ? nil : try book.names.accounts.account(named: account).id
        }
        try await formats.keep(format)
        book.say(book.wording.notice(.changed(format)))
    }
}

struct ExportFormatsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "export",
        "Write formats to a file for another library.",
        "양식을 다른 보관함에서 쓸 파일로 저장합니다."
    )

    @Argument("The formats (default: all).", "저장할 양식 (기본: 모두).")
    var ids: [String] = []

    @Option(help: .outputFile, completion: .file())
    var out: String?

    @Flag(help: .replacing)
    var force = false

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let book = try await options.book(session, orElse: ExportProblem.nothingToExport)
        let kept = book.formats
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
        book.say(book.wording.notice(StatementFormatNotice.exported(formats.count, path: out)))
    }
}

struct ImportFormatsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration("import", "Add formats from such a file.", "그렇게 저장한 파일의 양식을 추가합니다.")

    @Argument("The file of formats.", "양식 파일.", completion: .file(extensions: ["json"]))
    var file: String

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let bytes = try StatementPlace(path: file).bytes()
        guard let read = try? JSONDecoder().decode(FormatsFile.self, from: Data(bytes)),
            read.format == FormatsFile.kind, read.version == 1, read.formats.allSatisfy(\.isKnown)
        else { throw StatementFormats.Problem.notFormats(path: file) }
        let book = try await options.openBook(session)
        let taken = try await book.formats.take(read.formats, profile: book.profile)
        book.say(book.wording.notice(StatementFormatNotice.taken(taken)))
    }
}

struct RemoveFormatCommand: HouseholdCommand {
    static let configuration = CommandConfiguration("remove", "Remove a format.", "양식을 삭제합니다.")

    @Argument(help: .bankFormat)
    var id: String

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let book = try await options.book(session, orElse: StatementFormats.Problem.unknown(id, known: []))
        try await book.formats.remove(id)
        book.say(book.wording.notice(StatementFormatNotice.removed(id)))
    }
}
