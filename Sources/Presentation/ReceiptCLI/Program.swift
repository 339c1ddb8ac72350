import ArgumentParser
import Foundation
import Glibc
import ReceiptTerminal

/// What the executable starts.
public enum Program {
    public static func main() async {
        // A reader that has seen enough, as with `| head`, shows as an error of the write and not as the end of the process.
        signal(SIGPIPE, SIG_IGN)
        do {
            var command = try ReceiptMind.parseAsRoot(ProcessInfo.processInfo.arguments.dropFirst().forParser)
            if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
        } catch {
            ParserMessage(error, language: .ofHelp, columns: Session.columns).leave()
        }
    }
}
