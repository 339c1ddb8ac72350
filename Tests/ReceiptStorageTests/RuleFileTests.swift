import Foundation
import ReceiptDomain
import ReceiptStorage
import Testing

@Suite struct RuleFileTests {
    private let since = Date(timeIntervalSince1970: 1_795_200_000)

    @Test func `rules are there for the next process`() async throws {
        let place = try TemporaryLibrary()
        let library = try await place.openWithMe()
        #expect(try await library.rules(of: .me) == RuleBook())
        let category = Rule(merchant: "이마트", effect: .category(.household), since: since)
        let name = Rule(merchant: "별다방", effect: .merchant("스타벅스"), since: since)
        _ = try await library.updateRules(of: .me) { book in
            book.add(category)
            book.add(name)
        }
        #expect(try await place.open().rules(of: .me).rules == [category, name])
        _ = try await place.open().updateRules(of: .me) { _ = $0.remove(number: 1) }
        #expect(try await library.rules(of: .me).rules == [name])
        let mode = try FileManager.default.attributesOfItem(atPath: rules(place).path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `a damaged or newer file is named, and not overwritten`() async throws {
        let place = try TemporaryLibrary()
        let library = try await place.openWithMe()
        let path = rules(place)
        for (text, error) in [
            (#"{"v":2,"laws":[]}"#, LibraryError.newerFormat(path: path.path, version: 2)),
            (
                #"{"v":1,"rules":[{"merchant":"A","since":"2026-11-18T10:42:07.250Z"}]}"#,
                .damagedLedger(path: path.path, line: 1, detail: #"rule cannot be "A""#)
            ),
        ] {
            try Data(text.utf8).write(to: path)
            await #expect(throws: error) { try await library.rules(of: .me) }
            await #expect(throws: error) { try await library.updateRules(of: .me) { $0 = RuleBook() } }
            #expect(try String(contentsOf: path, encoding: .utf8) == text)
        }
    }

    @Test func `a user who is not there has no rules`() async throws {
        let library = try TemporaryLibrary().open()
        let nobody = try #require(UserID("nobody"))
        await #expect(throws: LibraryError.noSuchUser(nobody)) { try await library.rules(of: nobody) }
    }

    private func rules(_ place: TemporaryLibrary) -> URL { place.user.appending(path: "rules.json") }
}
