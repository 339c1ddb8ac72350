import CAttacks
import Foundation
import Glibc
import ReaderServer
import ReceiptDomain

/// A reader that was taken over by what it read: it confines itself as ever, then tries all that would do harm.
///
/// usage: `reader-attacker calls VERSION` or `reader-attacker attacks VERSION SECRET`, with the highest version of Landlock to use;
/// `reader-attacker without landlock|both PROGRAM ARGUMENT…` runs a program as on a kernel without Landlock, or without seccomp, too.
@main
enum Main {
    /// An error number that no system call has.
    private static let refusal: Int32 = 4000
    /// Beyond what any kernel has.
    private static let calls: UInt32 = 600

    static func main() {
        let arguments = CommandLine.arguments
        let parent = getppid()
        if arguments.count > 3, arguments[1] == "without" {
            run(Array(arguments[3...]), keepsFilters: arguments[2] == "landlock")
        }
        guard arguments.count > 2, let version = Int32(arguments[2]) else { exit(EX_USAGE) }
        let confinement = ReaderSandbox.enter(landlock: version, refusal: arguments[1] == "calls" ? refusal : nil)
        guard let confinement else { exit(EX_OSERR) }
        tell("files \(confinement.closesFiles ? "closed" : "open")")
        switch arguments[1] {
        case "calls":
            for number in 0...calls {
                tell("call \(number) \(attack_is_refused(number, refusal) == 1 ? "refused" : "made")")
            }
        default:
            for attack in 0..<attack_count() {
                let succeeds = attack_succeeds(attack, arguments[3], parent)
                tell("\(String(cString: attack_name(attack))) \(succeeds == 0 ? "refused" : "succeeded")")
            }
            tell("variables \(ProcessInfo.processInfo.environment.count)")
        }
    }

    private static func run(_ words: [String], keepsFilters: Bool) -> Never {
        guard attack_hide_means(keepsFilters ? 1 : 0) == 0 else { exit(EX_OSERR) }
        var pointers = words.map { strdup($0) } + [nil]
        execv(words[0], &pointers)
        exit(EX_UNAVAILABLE)
    }

    private static func tell(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }
}
