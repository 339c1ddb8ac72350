import ArgumentParser
import Foundation
import Glibc
import HouseholdBook
import ReceiptWording

/// The program's entry point.
public enum Program {
    public static func main() async {
        // A closed pipe, as after `| head`, becomes an error of the write instead of ending the process.
        signal(SIGPIPE, SIG_IGN)
        let arguments = ReceiptMind.understood(ProcessInfo.processInfo.arguments.dropFirst().forParser)
        if let problem = ReceiptMind.unknownCommand(in: arguments) { refuse(problem.sentence) }
        if let word = AddCommand.signedAmount(in: arguments) {
            refuse(Language.ofHelp.wording.problem(BookProblem.signedAmount(word)))
        }
        do {
            var command = try parsed(arguments)
            if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
        } catch {
            ParserMessage(error, language: .ofHelp, columns: Session.columns).leave()
        }
    }

    private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        do {
            return try ReceiptMind.parseAsRoot(arguments)
        } catch {
            if let problem = ReceiptMind.unknownVerb(in: arguments, error) { refuse(problem.sentence) }
            if let hint = UnexpectedWord(in: arguments, error)?.hint { refuse(hint) }
            throw error
        }
    }

    private static func refuse(_ sentence: String) -> Never {
        StandardStreams.message("receiptmind: " + sentence)
        exit(ExitStatus.wrongUsage.rawValue)
    }
}
