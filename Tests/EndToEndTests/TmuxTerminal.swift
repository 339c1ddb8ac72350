import Foundation
import ReceiptTestSupport

/// A real terminal without a window: tmux runs the program and tells what is on the screen.
final class TmuxTerminal {
    /// Where Debian has it; tests that need it are left out where it is not.
    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

    struct NotShown: Error, CustomStringConvertible {
        var text: String
        var screen: String
        var description: String { "“\(text)” was not shown, but:\n\(screen)" }
    }

    private let socket: String

    /// Starts the program; when it has ended, its status and the terminal's settings are shown.
    init(_ program: ReceiptMindProgram, _ arguments: [String], columns: Int, rows: Int) throws {
        socket = program.home.path + "/tmux"
        let script = #""$0" "$@"; echo "ended $?"; stty -a | grep -o "[-]*icanon"; exec cat"#
        // Nothing of the tests' own environment, such as NO_COLOR; crashes are not explained on the screen.
        let inherited = ["PATH", "TESSDATA_PREFIX", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE"].compactMap { name in
            ProcessInfo.processInfo.environment[name].map { "\(name)=\($0)" }
        }
        let environment =
            ["-i"] + inherited + [
                "HOME=\(program.home.path)", "RECEIPTMIND_LIBRARY=\(program.home.library)", "LC_ALL=C.UTF-8",
                "TERM=screen-256color", "COLORTERM=truecolor", "SWIFT_BACKTRACE=enable=no",
            ]
        try tmux(
            ["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "env"] + environment
                + ["/bin/sh", "-c", script, ReceiptMindProgram.location.path] + arguments
        )
    }

    deinit { _ = try? tmux(["kill-server"]) }

    func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

    func resize(columns: Int, rows: Int) throws {
        try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// Sends a signal to the program.
    func send(_ signal: Int32) throws {
        let shell = try tmux(["display-message", "-p", "#{pane_pid}"]).filter(\.isNumber)
        let children = try String(contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
        guard let child = children.split(separator: " ").first.flatMap({ Int32($0) }) else { return }
        kill(child, signal)
    }

    var screen: String {
        get throws { try tmux(["capture-pane", "-p"]) }
    }

    /// The screen once it shows the text; tmux has no way to say so by itself, so it is asked again and again.
    func screen(showing text: String) async throws -> String {
        let end = ContinuousClock.now + .seconds(300)
        while true {
            let now = try screen
            if now.contains(text) { return now }
            guard ContinuousClock.now < end else { throw NotShown(text: text, screen: now) }
            try await Task.sleep(for: .milliseconds(30))
        }
    }

    @discardableResult
    private func tmux(_ arguments: [String]) throws -> String {
        try ChildProcess.run("/usr/bin/tmux", ["-S", socket, "-u"] + arguments).output
    }
}
