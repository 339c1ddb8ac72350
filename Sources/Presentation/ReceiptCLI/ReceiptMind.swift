import ArgumentParser
import Foundation
import ReceiptTerminal
import ReceiptWording

/// The root command; its help lists the commands in groups, those of every day first.
struct ReceiptMind: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "receiptmind",
        abstract: .localized(
            "Turn photos of receipts into a checked record of a household's money.",
            "영수증 사진으로 확인된 가계부를 만듭니다."
        ),
        discussion: .localized(
            "Without a command it says what is waiting to be read, reviewed or checked, and what to do next.",
            "명령 없이 실행하면 읽거나 검토하거나 확인할 것과 다음에 할 일을 알려 줍니다."
        ),
        version: Version.current,
        groupedSubcommands: [
            CommandGroup(
                name: .localized("Every day", "자주 쓰는 명령"),
                subcommands: [
                    ImportCommand.self, WatchCommand.self, ReviewCommand.self, ListCommand.self, SearchCommand.self,
                    ShowCommand.self, AddCommand.self, EditCommand.self, UndoCommand.self, RedoCommand.self,
                    ReportCommand.self,
                ]
            ),
            CommandGroup(
                name: .localized("Receipts", "영수증"),
                subcommands: [
                    ScanCommand.self, RetryCommand.self, DiscardCommand.self, AttachCommand.self, DetachCommand.self,
                    RulesCommand.self, WorkCommand.self,
                ]
            ),
            CommandGroup(
                name: .localized("The household's book", "가계부"),
                subcommands: [
                    AccountsCommand.self, BudgetCommand.self, GoalsCommand.self, RecurringCommand.self,
                    RatesCommand.self, CategoriesCommand.self, CurrenciesCommand.self, SubjectsCommand.self,
                    MeasureCommand.self, RemindCommand.self, ClaimsCommand.self, NoteCommand.self, DayCommand.self,
                ]
            ),
            CommandGroup(
                name: .localized("Phones and other programs", "휴대전화와 다른 프로그램"),
                subcommands: [
                    ServeCommand.self, DevicesCommand.self, McpCommand.self, BankCommand.self, ExportCommand.self,
                    HooksCommand.self,
                ]
            ),
            CommandGroup(
                name: .localized("The library", "보관함"),
                subcommands: [
                    InitCommand.self, StatusCommand.self, SettingsCommand.self, UsersCommand.self, BackupCommand.self,
                    RestoreCommand.self, VerifyCommand.self, DoctorCommand.self, LibraryCommand.self, BenchCommand.self,
                ]
            ),
        ],
        defaultSubcommand: StatusCommand.self
    )

    /// The arguments as the parser knows them: options that stand in front of the command behind it, and its other names replaced.
    static func understood(_ arguments: [String]) -> [String] { renamed(withCommandFirst(arguments)) }

    /// `--library FOLDER list`, as with git's `-C`.
    private static func withCommandFirst(_ arguments: [String]) -> [String] {
        var rest = arguments[...]
        while let option = rest.first, let name = ["--library", "--user", "--lang"].first(where: option.hasPrefix) {
            rest = rest.dropFirst(option == name ? 2 : 1)
        }
        // With an option beside it, the parser would take it for the default command's.
        if ["-h", "--help"].contains(rest.first) { return ["--help"] }
        guard let word = rest.first, !word.hasPrefix("-") else { return arguments }
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return Array(rest[..<end] + arguments[..<rest.startIndex] + rest[end...])
    }

    /// With another name of a command replaced: a former one, which scripts use, or a plural that somebody guesses.
    private static func renamed(_ arguments: [String]) -> [String] {
        if arguments.starts(with: ["users", "--add"]) { return ["users", "add"] + arguments.dropFirst(2) }
        if arguments.first == "export", let format = arguments.dropFirst().first.flatMap(ExportFormat.init(argument:)) {
            return ["export", "--format", format.rawValue] + arguments.dropFirst(2)
        }
        guard let word = arguments.first else { return arguments }
        if word == "help", let asked = arguments.dropFirst().first {
            return [word, otherNumber(of: asked) ?? asked] + arguments.dropFirst(2)
        }
        let isVersion = ["version", "-v", "-V"].contains(word)
        return [isVersion ? "--version" : otherNumber(of: word) ?? word] + arguments.dropFirst()
    }

    private static var names: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

    /// The command whose name is the word in the singular or the plural: `account`, `budgets`, `category`.
    private static func otherNumber(of word: String) -> String? {
        let plurals = [word + "s", word.hasSuffix("y") ? word.dropLast() + "ies" : word]
        return names.first { $0 != word && (plurals.contains($0) || $0 + "s" == word) }
    }

    /// The command that somebody probably means by another program's word, or by a Korean one.
    ///
    /// Such words are suggested, not taken: what they mean here may not be what was expected.
    private static let meanings = [
        "add": "new create enter transfer pay paid buy bought spend spent 추가 입력 이체",
        "backup": "백업", "day": "today yesterday diary 오늘 어제 일기",
        "devices pair": "pair login", "discard": "delete remove rm del 삭제",
        "edit": "change modify update tag 수정", "export": "save 내보내기", "--help": "도움말 usage commands man how ?",
        "import": "read upload load 가져오기 불러오기",
        "import PATH": "photos photo pictures picture images image folder 사진 사진들 폴더",
        "list": "ls records record receipts receipt transactions all history recent 목록 내역 기록",
        "report": "summary stats statistics spending total totals chart graph 보고서 합계 통계 지난달 이번달 올해",
        "accounts": "balance balances bank-accounts 계좌", "recurring": "subscriptions subscription bills 정기",
        "remind": "reminders reminder 알림", "review": "confirm check accept approve drafts 검토 확정 확인",
        "search": "find grep 검색 찾기",
        "serve": "web page server", "settings": "config configure preferences options language currency 설정 언어 통화",
        "init": "setup start 시작",
        "undo": "revert back 되돌리기 취소",
        "users merge": "merge", "users": "people 사용자", "watch": "inbox",
        "budget": "예산", "categories": "분류",
    ]

    /// The usage error for a first word that is no command.
    ///
    /// Otherwise it would be reported as an unexpected argument of the default command.
    static func unknownCommand(in arguments: [String]) -> NoSuchCommand? {
        let arguments = arguments.first == "help" ? Array(arguments.dropFirst()) : arguments
        guard let word = arguments.first, !word.hasPrefix("-"), word != "help", !names.contains(word) else {
            return nil
        }
        // Each command ends by itself.
        if ["exit", "quit", "bye", "종료", "나가기"].contains(word) { return NoSuchCommand(word, nearest: nil) }
        if FileManager.default.fileExists(atPath: word) { return NoSuchCommand(word, nearest: "import \(word)") }
        let nearest = isFile(word) ? "import PATH" : meant(by: word) ?? names.nearest(to: word)
        let isEntry = arguments.count > 1 && arguments.contains(where: isAmount)
        return NoSuchCommand(word, nearest: nearest ?? (isEntry ? "add " + arguments.joined(separator: " ") : nil))
    }

    /// Whether the word is an amount, so that it and the words beside it may be an entry: `coffee 4.50`, `커피 4500원`.
    private static func isAmount(_ word: String) -> Bool {
        word.wholeMatch(of: /[$€£₩¥]?[0-9][0-9.,]*[만천]?[원$€]?/) != nil
    }

    /// Whether a word is a photo that was named without a command: `receiptmind photo.jpg`.
    private static func isFile(_ word: String) -> Bool {
        word.wholeMatch(of: /.+\.[A-Za-z0-9]{3,4}/) != nil || word.contains("/")
    }

    /// Whether the word is a command of other programs, so that it names nothing of the household.
    static func isVerb(_ word: String) -> Bool { meant(by: word) != nil }

    /// The usage error for a word that names nothing, where it is nearly a command of its group: `goals lsit`.
    static func mistypedVerb(_ word: String, of group: any ParsableCommand.Type) -> NoSuchCommand? {
        let name = group.configuration.commandName ?? ""
        let verbs = group.configuration.subcommands.compactMap { $0.configuration.commandName }
        let word = word.prefix { $0 != " " }.description
        return verbs.nearest(to: word).map { NoSuchCommand("\(name) \(word)", nearest: "\(name) \($0)", of: name) }
    }

    private static func meant(by word: String) -> String? {
        meanings.first { $0.value.split(separator: " ").contains { $0 == word.lowercased() } }?.key
    }

    /// The usage error for a second word that is none of the first one's commands: `budget food 500`.
    ///
    /// `error` is what the parser says, which is about the default of these commands.
    static func unknownVerb(in arguments: [String], _ error: any Error) -> NoSuchCommand? {
        guard message(for: error).lowercased().contains("unexpected argument"), arguments.count > 1,
            let group = configuration.subcommands.first(where: { $0.configuration.commandName == arguments[0] })
        else { return nil }
        let verbs = group.configuration.subcommands.compactMap { $0.configuration.commandName }
        let word = arguments[1]
        guard !verbs.isEmpty, !verbs.contains(word), !word.hasPrefix("-") else { return nil }
        let adding = verbs.first { ["add", "set"].contains($0) }
        let isAdding = ["add", "set", "new", "create"].contains(word)
        // `budget food 500` has left the verb out.
        let isLeftOut = arguments.count > 2 && meant(by: word) == nil
        // Users and accounts with records are joined with others or closed, and never removed.
        let isRemoving = meant(by: word) == "discard"
        let removing = isRemoving ? verbs.first { ["remove", "close", "end", "merge"].contains($0) } : nil
        let verb = (isAdding ? adding : removing) ?? verbs.nearest(to: word) ?? (isLeftOut ? adding : nil)
        let nearest = verb.map { "\(arguments[0]) \($0)" }
        return NoSuchCommand("\(arguments[0]) \(word)", nearest: nearest, of: arguments[0])
    }
}

/// A word that stands where a command is expected, and names none.
struct NoSuchCommand: Equatable {
    var word: String
    /// The command that was probably meant.
    var nearest: String?
    /// The command that it would be a part of.
    var group: String?

    init(_ word: String, nearest: String?, of group: String? = nil) {
        (self.word, self.nearest, self.group) = (word, nearest, group)
    }

    var sentence: String {
        let help = "'receiptmind \(group.map { $0 + " " } ?? "")--help'"
        return .localized(
            "there is no command \"\(word.escapingControls)\"; "
                + (nearest.map { "did you mean '\($0.escapingControls)'?" } ?? "\(help) lists them"),
            "\"\(word.escapingControls)\" 명령이 없습니다. "
                + (nearest.map { "혹시 '\($0.escapingControls)'입니까?" } ?? "\(help)로 확인하세요")
        )
    }
}

/// The program's version.
enum Version {
    static let current = "0.1.0"
}
