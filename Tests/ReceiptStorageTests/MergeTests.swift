import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

@Suite struct MergeTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary
    let mom: UserID
    let dad: UserID

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
        mom = try #require(UserID("mom"))
        dad = try #require(UserID("dad"))
        _ = try await library.addUser(mom, profile: Profile(locale: "ko-KR", currency: .krw))
    }

    private func photo(_ text: String, of user: UserID) throws -> IncomingFile {
        var file = try place.drop(text, as: "\(text).jpg")
        file.user = user
        return file
    }

    private struct Account: LedgerEntity {
        static let kind = "account"
        static let fields: Set<String> = ["id", "name", "opening"]
        var id: String
        var name: String
        var opening: Int
    }

    private func account(_ user: UserID, opening: Int) async throws {
        let account = Account(id: "wallet", name: "지갑", opening: opening)
        _ = try await library.decide(of: user) { _ in
            (ChangeSet([LedgerChange(try EntityChange(adding: account))]), 0)
        }
    }

    /// Two users with records, accounts of one name, a rule and a file that could not be read.
    private func live() async throws -> (mine: [Record], moms: [Record]) {
        for (user, names) in [(UserID.me, ["one", "two"]), (mom, ["three"])] {
            for name in names {
                let record = try await library.take(photo(name, of: user))
                _ = try await library.update(record.id, of: user, basedOn: nil) {
                    ($0.merchant, $0.status, $0.account) = (name, .confirmed, "wallet")
                }
            }
            try await account(user, opening: 1000)
            _ = try await library.updateRules(of: user) { book in
                book = RuleBook([Rule(merchant: "이마트", effect: .merchant("of \(user)"), since: ReceiptLibrary.instant)])
            }
        }
        try await library.withStaged(photo("broken", of: .me)) { staged in
            _ = try await staged.quarantine(code: "truncated", message: "the picture ends early")
        }
        return (try await library.records(of: .me), try await library.records(of: mom))
    }

    @Test func `everything of a user is another's afterwards, with its history`() async throws {
        let before = try await live()
        _ = try await library.add(user: .me, name: "phone", scope: .full, secretHash: "secret")
        let report = try await library.merge(.me, into: mom)
        #expect(report.records == 2 && report.renamedAccounts == ["지갑 (me)"] && report.leftOut == 1)
        #expect(try await library.lastMerge(into: mom)?.from == .me)
        #expect(try await library.users().map(\.id) == [mom])
        let records = try await library.records(of: mom)
        #expect(records.map(\.merchant).compactMap(\.self).sorted() == ["one", "three", "two"])
        #expect(records.map(\.id) == (before.mine + before.moms).map(\.id).sorted())
        #expect(records.allSatisfy { $0.user == mom })
        let mine = try #require(records.first { $0.merchant == "one" })
        #expect(mine.account == "wallet-me")
        #expect(try await library.history(of: mine.id, user: mom).map(\.record.status) == [.draft, .confirmed])
        let image = try #require(mine.images.first)
        let path = try await library.imageLocation(image, of: mine).path
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "one")
        let accounts = try await library.look(at: mom) { try $0.entities(Account.self).map(\.entity.name) }
        #expect(accounts == ["지갑", "지갑 (me)"])
        #expect(try await library.failedFiles(of: mom).map(\.code) == ["truncated"])
        #expect(try await library.rules(of: mom).rules.map(\.effect) == [.merchant("of mom")])
        #expect(try await library.devices().map(\.user) == [mom])
        #expect(try await place.open().verify().findings.isEmpty)
    }

    @Test func `another name keeps everything, and changes can be undone as before`() async throws {
        let before = try await live()
        #expect(try await library.lastMerge(into: .me) == nil)
        let steps = try await library.steps(of: .me, newest: 20)
        let report = try await library.rename(.me, to: dad)
        #expect(report.records == 2 && report.renamedAccounts.isEmpty && report.leftOut == 0)
        #expect(try await library.users().map(\.id) == [dad, mom])
        #expect(try await library.records(of: dad).map(\.id) == before.mine.map(\.id))
        #expect(try await library.user(dad)?.profile.currency == .krw)
        #expect(try await library.steps(of: dad, newest: 20).count == steps.count)
        try await UndoSteps(journal: library)(of: dad, count: steps.count) { _ in }
        #expect(try await library.records(of: dad).map(\.status) == [.draft, .draft])
        await #expect(throws: LibraryError.userExists(mom)) { try await library.rename(dad, to: mom) }
        await #expect(throws: LibraryError.noSuchUser(.me)) { try await library.rename(.me, to: #require(UserID("x"))) }
    }

    @Test func `an empty inbox is not moved into that of the new name`() async throws {
        let son = try #require(UserID("son"))
        for user in [mom, son] {
            let inbox = place.inbox.appending(path: user.rawValue)
            try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
        }
        _ = try await live()
        _ = try await library.rename(mom, to: son)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.inbox.appending(path: "son").path).isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.inbox.path).contains("mom") == false)
    }

    @Test func `an interruption at any point loses nothing, and the next start completes the move`() async throws {
        struct Stopped: Error {}
        var steps = 0
        while true {
            let place = try TemporaryLibrary()
            let other = try await MergeTests(in: place)
            let before = try await other.live()
            try FileManager.default.createDirectory(
                at: place.inbox.appending(path: "me-not"),
                withIntermediateDirectories: true
            )
            var left = steps
            var isDone = false
            do {
                _ = try await other.library.merge(other.mom, into: .me) {
                    guard left > 0 else { throw Stopped() }
                    left -= 1
                }
                isDone = true
            } catch is Stopped {}
            let next = try place.open()
            try await next.recover()
            // An interruption before the first mark leaves two users.
            let users = try await next.users().map(\.id)
            #expect(users == [.me], "step \(steps)")
            let records = try await next.records(of: .me)
            #expect(records.map(\.id) == (before.mine + before.moms).map(\.id).sorted(), "step \(steps)")
            #expect(try await next.verify().findings.isEmpty, "step \(steps)")
            let record = try await next.take(place.drop("later", as: "later.jpg"))
            #expect(record.revision > 0)
            if isDone { break }
            steps += 1
        }
        #expect(steps > 8)
    }

    private init(in place: TemporaryLibrary) async throws {
        self.place = place
        library = try await place.openWithMe()
        mom = try #require(UserID("mom"))
        dad = try #require(UserID("dad"))
        _ = try await library.addUser(mom, profile: Profile(locale: "ko-KR", currency: .krw))
    }

    @Test func `hooks are not told of lines that another user had`() async throws {
        _ = try await live()
        let place = try await library.feedEnd(of: mom)
        _ = try await library.merge(.me, into: mom)
        #expect(try await library.feed(of: mom, after: place, limit: 100).items.isEmpty)
        let new = try await library.take(photo("four", of: mom))
        #expect(try await library.feed(of: mom, after: place, limit: 100).items.map(\.after.id) == [new.id])
    }

    @Test func `entries of recurring entries with one id stay two`() async throws {
        let key = OccurrenceKey(recurrence: "rent", due: try #require(CalendarDay(iso: "2026-11-25")))
        for user in [UserID.me, mom] {
            let id = try await library.look(at: user) { $0.id(of: key) }
            var record = Record(
                id: id,
                user: user,
                status: .confirmed,
                merchant: "집주인",
                createdAt: ReceiptLibrary.instant
            )
            record.occurrence = key
            let entry = record
            _ = try await library.decide(of: user) { _ in (ChangeSet([LedgerChange(adding: entry)]), 0) }
        }
        _ = try await library.merge(.me, into: mom)
        let records = try await library.records(of: mom)
        #expect(records.count == 2 && Set(records.map(\.id)).count == 2)
    }
}
