import ArgumentParser
import ReceiptTerminal
import ReceiptWording

/// The command that everything else is a part of.
struct ReceiptMind: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "receiptmind",
        abstract: .text(.program(.programAbstract)),
        discussion: .text(.program(.programDiscussion)),
        version: Version.current,
        subcommands: [
            ImportCommand.self, WatchCommand.self, WorkCommand.self, ReviewCommand.self, ScanCommand.self,
            ListCommand.self,
            SearchCommand.self,
            AddCommand.self, AccountsCommand.self, AccountCommand.self, ReportCommand.self, BudgetCommand.self,
            ShowCommand.self, EditCommand.self, UndoCommand.self, DiscardCommand.self,
            AttachCommand.self, DetachCommand.self, RulesCommand.self,
            RecurringCommand.self,
            CategoriesCommand.self,
            SubjectsCommand.self, SubjectCommand.self, MeasureCommand.self, RemindCommand.self, NoteCommand.self,
            DayCommand.self,
            ExportCommand.self, BankCommand.self,
            RetryCommand.self, UsersCommand.self, SettingsCommand.self, DoctorCommand.self, VerifyCommand.self,
            BackupCommand.self,
            RestoreCommand.self, LibraryCommand.self, ServeCommand.self, DevicesCommand.self, HooksCommand.self,
            BenchCommand.self, StatusCommand.self,
        ],
        defaultSubcommand: StatusCommand.self
    )

    /// A first word that is no command.
    ///
    /// Without this it would be called an unexpected argument of the default command.
    static func unknownCommand(in arguments: [String]) -> UsageProblem? {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        guard let word = arguments.first, !word.hasPrefix("-"), word != "help", !names.contains(word) else {
            return nil
        }
        return .noSuchCommand(word, nearest: names.nearest(to: word))
    }
}

/// What this program calls itself.
enum Version {
    static let current = "0.1.0"
}
