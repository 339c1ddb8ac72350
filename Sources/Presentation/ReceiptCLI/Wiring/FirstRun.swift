import Foundation
import Glibc
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Asks for a new library's settings: four questions, each with a default for Enter.
///
/// Nothing is created before the last answer; the end of input leaves nothing behind.
struct FirstRun {
    let session: Session
    let place: LibraryPlace
    var console: any LineConsole = StandardConsole(toStandardError: true)

    /// Whether a person can be asked.
    static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    func ask() async throws {
        let words = FirstRunText(session.wording)
        let usual = place.root(environment: session.environment).path
        await console.write(words.introduction + "\n\n")
        let root = try await answer(words.place, usual) { text in
            // Expands a tilde like a shell.
            text.hasPrefix("~/") ? NSHomeDirectory() + text.dropFirst() : text
        }
        let others = try await answer(words.others, "") { text in
            try FirstRunText.names(in: text).map { name in
                try UserID(typed: name)
            }
        }
        var profile = session.home.profile
        for setting in [ProfileSetting.currency, .languages] {
            profile = try await answer(words.question(setting), setting.value(in: profile)) { text in
                var changed = profile
                try ProfileSetting.Assignment(setting, text).apply(to: &changed)
                return changed
            }
        }
        try await make(at: root, others, profile)
        let users = others.isEmpty ? "" : words.added(others) + "\n"
        await console.write("\n" + users + words.made(at: root) + "\n\n")
    }

    /// Creates the library with the locale's settings, without asking.
    func makeUnasked() async throws {
        let root = place.root(environment: session.environment).path
        try await make(at: root, [], session.home.profile)
        session.message(FirstRunText(session.wording).made(at: root))
    }

    private func make(at root: String, _ others: [UserID], _ profile: Profile) async throws {
        let usual = place.root(environment: session.environment).path
        var chosen = place
        chosen.library = LibraryPlace.location(root).path
        let library = try chosen.newLibrary(session)
        _ = try await library.recover()
        for user in [.me] + others { _ = try await library.addUser(user, profile: profile) }
        // Stored only once the library exists: a wrong path would make every later command fail.
        if chosen.library != usual {
            try ChosenLibrary(environment: session.environment).choose(chosen.library ?? usual)
        }
    }

    /// Asks until the answer is valid; Enter takes the default in brackets.
    private func answer<Value>(
        _ question: String,
        _ usual: String,
        _ read: (String) throws -> Value
    ) async throws -> Value {
        while true {
            await console.write(question + (usual.isEmpty ? "" : " [\(usual)]") + ": ")
            guard let line = await console.readLine() else { throw FirstRunProblem.ended }
            let text = line.trimmingCharacters(in: .whitespaces)
            do {
                return try read(text.isEmpty ? usual : text)
            } catch let problem as any LocalizedProblem {
                await console.write(problem.sentence(session.wording) + "\n")
            }
        }
    }
}
