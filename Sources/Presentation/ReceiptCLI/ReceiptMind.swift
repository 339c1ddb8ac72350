import ArgumentParser
import ReceiptTerminal
import ReceiptWording

/// The root command.
struct ReceiptMind: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "receiptmind",
        abstract: .text(.program(.programAbstract)),
        discussion: .text(.program(.programDiscussion)),
        version: Version.current,
        groupedSubcommands: CommandGroupName.allCases.map { group in
            CommandGroup(name: group.text(Language.ofHelp.wording), subcommands: group.commands)
        },
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
        guard let name = arguments.first.flatMap({ otherNames[$0] }) else { return arguments }
        return [name] + arguments.dropFirst()
    }

    /// Not aliases of the parser's, which help would list.
    private static let otherNames = ["account": "accounts", "budgets": "budget", "subject": "subjects"]

    /// The usage error for a first word that is no command.
    ///
    /// Otherwise it would be reported as an unexpected argument of the default command.
    static func unknownCommand(in arguments: [String]) -> UsageProblem? {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        guard let word = arguments.first, !word.hasPrefix("-"), word != "help", !names.contains(word) else {
            return nil
        }
        return .noSuchCommand(word, nearest: names.nearest(to: word))
    }
}

extension CommandGroupName {
    fileprivate var commands: [any ParsableCommand.Type] {
        switch self {
        case .daily:
            [
                ImportCommand.self, WatchCommand.self, ReviewCommand.self, ListCommand.self, SearchCommand.self,
                ShowCommand.self, AddCommand.self, EditCommand.self, UndoCommand.self, RedoCommand.self,
                ReportCommand.self,
            ]
        case .receipts:
            [
                ScanCommand.self, RetryCommand.self, DiscardCommand.self, AttachCommand.self, DetachCommand.self,
                RulesCommand.self, WorkCommand.self,
            ]
        case .book:
            [
                AccountsCommand.self, BudgetCommand.self, GoalsCommand.self, RecurringCommand.self, RatesCommand.self,
                CategoriesCommand.self, CurrenciesCommand.self, SubjectsCommand.self, MeasureCommand.self,
                RemindCommand.self, ClaimsCommand.self, NoteCommand.self, DayCommand.self,
            ]
        case .exchange:
            [
                ServeCommand.self, DevicesCommand.self, McpCommand.self, BankCommand.self, ExportCommand.self,
                HooksCommand.self,
            ]
        case .library:
            [
                InitCommand.self, StatusCommand.self, SettingsCommand.self, UsersCommand.self, BackupCommand.self,
                RestoreCommand.self,
                VerifyCommand.self, DoctorCommand.self, LibraryCommand.self, BenchCommand.self,
            ]
        }
    }
}

/// The program's version.
enum Version {
    static let current = "0.1.0"
}
