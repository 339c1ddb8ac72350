import CSandbox
import Foundation
import ReceiptTestSupport
import ReaderClient
import ReceiptDomain
import Testing

/// A process that was taken over by a hostile file, with the kernel's Landlock as it was in each of its versions.
@Suite(.enabled(if: ReaderProgram.confinementHere.isComplete)) struct ConfinementTests {
    private func told(_ arguments: [String]) throws -> [String: String] {
        let outcome = try ChildProcess.run(Programs.folder.appending(path: "reader-attacker").path, arguments)
        #expect(outcome.status == 0)
        let pairs = outcome.output.split(separator: "\n").map { line -> (String, String) in
            let words = line.split(separator: " ")
            return (words.dropLast().joined(separator: " "), String(words.last ?? ""))
        }
        return Dictionary(pairs) { first, _ in first }
    }

    @Test(arguments: 0...7) func `only the system calls of the list are made`(landlock: Int) throws {
        let told = try told(["calls", "\(landlock)"])
        #expect(told["files"] == (landlock == 0 ? "open" : "closed"))
        for number in UInt32(0)...600 where sandbox_allows(number) < 2 && !Self.others.contains(number) {
            #expect(told["call \(number)"] == (sandbox_allows(number) == 1 ? "made" : "refused"), "call \(number)")
        }
    }

    /// `clone3` says that it is not there, so that the C library takes the older call. The kernel keeps `uretprobe` and `uprobe`,
    /// which only its own code may call, from filters, and ends whoever else calls them.
    #if arch(x86_64)
    private static let others: Set<UInt32> = [435, 335, 336]
    #else
    private static let others: Set<UInt32> = [435]
    #endif

    @Test(arguments: 1...7) func `no file, network, process or secret is in reach`(landlock: Int) throws {
        let folder = try TemporaryFolder()
        let secret = try folder.write("secret", "4111 1111")
        let told = try told(["attacks", "\(landlock)", secret])
        let attacks = told.filter { !["files", "variables"].contains($0.key) }
        #expect(attacks.count > 40)
        for (attack, outcome) in attacks { #expect(outcome == "refused", "\(attack)") }
        #expect(FileManager.default.contents(atPath: secret) == Data("4111 1111".utf8))
    }

    @Test func `without Landlock files can be read, and nothing else be done`() throws {
        let folder = try TemporaryFolder()
        let secret = try folder.write("secret", "4111 1111")
        let told = try told(["attacks", "0", secret])
        let reading: Set<String> = [
            "open-other-file", "open-passwords", "list-folder", "open-parents-environment", "start-a-shell",
        ]
        for (attack, outcome) in told where !reading.contains(attack) && !["files", "variables"].contains(attack) {
            #expect(outcome == "refused", "\(attack)")
        }
        #expect(FileManager.default.contents(atPath: secret) == Data("4111 1111".utf8))
    }
}

enum Programs {
    /// The programs lie beside the tests.
    static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
}
