import ArgumentParser
import Foundation
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptTestSupport
import ReceiptWording
import Synchronization
import Testing

@testable import ReceiptCLI

@Suite struct FirstRunTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path("home") }

    init() throws { temporary = try TemporaryFolder() }

    /// A session of somebody with a home of their own, who names no library.
    private func newcomer(_ answers: String...) async throws -> Session {
        let session = Session(try GeneralOptions.parse(["--lang", "en"]), environment: ["HOME": folder])
        let console = AnsweringConsole(answers)
        try await FirstRun(session: session, place: try LibraryPlace.parse([]), console: console).ask()
        return session
    }

    @Test func `another place is noted, and found without its name`() async throws {
        let session = try await newcomer(folder + "/disk/Receipts", "", "KRW", "ko")
        let place = try LibraryPlace.parse([])
        #expect(place.root(environment: session.environment).path == folder + "/disk/Receipts")
        #expect(try await place.openForListingDamage(session).users().map(\.id) == [.me])
    }

    @Test func `a place where nothing can be made is not noted`() async throws {
        await #expect(throws: LibraryError.self) { try await newcomer("/dev/null/Receipts", "", "KRW", "ko") }
        #expect(ChosenLibrary(environment: ["HOME": folder]).name == nil)
    }

    private func run(_ answers: String...) async throws -> (asked: String, profiles: [UserID: Profile]) {
        let session = Session(try GeneralOptions.parse(["--lang", "en"]))
        let place = try LibraryPlace.parse(["--library", folder])
        let console = AnsweringConsole(answers)
        do {
            try await FirstRun(session: session, place: place, console: console).ask()
        } catch FirstRunProblem.ended {
            #expect(!FileManager.default.fileExists(atPath: folder))
            return (console.written, [:])
        }
        let users = try await place.openForListingDamage(session).users()
        return (console.written, Dictionary(uniqueKeysWithValues: users.map { ($0.id, $0.profile) }))
    }

    @Test func `four answers make a library, its users and their settings`() async throws {
        let (_, profiles) = try await run("", "mina, jun", "JPY", "ja,en")
        #expect(Set(profiles.keys.map(\.rawValue)) == ["me", "mina", "jun"])
        #expect(profiles.values.allSatisfy { $0.currency == .jpy && $0.languages == ["ja", "en"] })
    }

    @Test func `words between the names, and for nobody, make no users`() async throws {
        let (_, some) = try await run("", "mina and me", "USD", "en")
        #expect(Set(some.keys.map(\.rawValue)) == ["me", "mina"])
        #expect(["none", "nobody", "없음"].allSatisfy { FirstRunText.names(in: $0).isEmpty })
    }

    @Test func `an answer that cannot be taken is asked for again, saying why`() async throws {
        let (asked, profiles) = try await run("", "Mina!", "mina", "money", "krw", "Klingon", "Korean")
        #expect(asked.contains("\"Mina!\" cannot be a user's name") && asked.contains("\"money\" is not a currency"))
        #expect(asked.contains("\"Klingon\" is not a list of languages"))
        #expect(profiles.values.allSatisfy { $0.currency == .krw && $0.languages == ["ko"] } && profiles.count == 2)
    }

    @Test func `the end of the input makes nothing`() async throws {
        #expect(try await run("", "", "KRW").profiles.isEmpty)
    }
}

/// Answers from a list, then ends.
private final class AnsweringConsole: LineConsole {
    private let state: Mutex<(answers: [String], written: String)>

    init(_ answers: [String]) { state = Mutex((answers, "")) }

    var written: String { state.withLock { $0.written } }

    func write(_ text: String) async { state.withLock { $0.written += text } }
    func readLine() async -> String? { state.withLock { $0.answers.isEmpty ? nil : $0.answers.removeFirst() } }
}
