import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

@Suite struct RecordLifeTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
    }

    @Test func `a photo becomes a record with its image, and leaves the inbox`() async throws {
        let record = try await library.take(place.drop("a photo", as: "점심.jpg"))
        let image = try #require(record.images.first)
        #expect(image.file == "1.jpg")
        #expect(image.originalName == "점심.jpg")
        #expect(image.bytes == 7)
        let location = try await library.imageLocation(image, of: record)
        #expect(try String(contentsOfFile: location.path, encoding: .utf8) == "a photo")
        #expect(try place.names(in: place.inbox).isEmpty)
        #expect(try place.names(in: place.user.appending(path: "Staging")).isEmpty)
        #expect(
            try place.names(in: place.user.appending(path: "Records/\(record.id)"))
                == ["1.jpg", "reading.json", "record.json"]
        )
    }

    @Test func `a photo that is not to be consumed stays where it is`() async throws {
        _ = try await library.take(place.drop("a photo", isConsumed: false))
        #expect(try place.names(in: place.inbox) == ["lunch.jpg"])
    }

    @Test func `what was acknowledged is there, unchanged, for the next process`() async throws {
        var full = Reading.blank
        full.draft = .everything
        let record = try await library.take(place.drop("a photo"), reading: full)
        let other = try place.open()
        #expect(try await other.records(of: .me) == [record])
        #expect(try await other.record(record.id, of: .me) == record)
        #expect(record.revision == 1)
        #expect(record.amount == Money(minorUnits: 23400, currency: .krw))
        #expect(record.items.last?.amount == Money(minorUnits: 150, currency: .usd))
        #expect(record.createdAt == ReceiptLibrary.instant)
    }

    @Test func `the evidence is kept with the record`() async throws {
        var reading = Reading.blank
        reading.draft = .everything
        reading.passes = [.sample]
        let record = try await library.take(place.drop("a photo"), reading: reading)
        let kept = try #require(try await place.open().reading(of: record.id, user: .me))
        #expect(kept.draft == reading.draft)
        #expect(kept.passes == reading.passes)
        #expect(kept.picture == reading.picture)
        #expect(kept.versions == reading.versions)
        #expect(kept.timings == reading.timings)
    }

    @Test func `a change is a line of its own, and the states before it stay`() async throws {
        let first = try await library.take(place.drop("a photo"))
        place.advanceClock(by: 60)
        let second = try await library.update(first.id, of: .me, basedOn: first.revision) { $0.memo = "team lunch" }
        #expect(second.revision == 2)
        #expect(second.updatedAt == Date(timeIntervalSince1970: 1_795_200_060))
        let history = try await place.open().history(of: first.id, user: .me)
        #expect(history.map(\.record) == [first, second])
        #expect(history.map(\.sequence) == [1, 2])
        #expect(try place.ledgerLines().count == 2)
    }

    @Test func `a change that changes nothing writes nothing`() async throws {
        let record = try await library.take(place.drop("a photo"))
        place.advanceClock(by: 60)
        #expect(try await library.update(record.id, of: .me, basedOn: nil) { $0.memo = "" } == record)
        #expect(try place.ledgerLines().count == 1)
    }

    @Test func `an edit that is based on an older state is refused, with the state that is newer`() async throws {
        let first = try await library.take(place.drop("a photo"))
        let newer = try await place.open().update(first.id, of: .me, basedOn: first.revision) { $0.memo = "theirs" }
        await #expect(throws: LibraryError.stale(first.id, current: newer)) {
            try await library.update(first.id, of: .me, basedOn: first.revision) { $0.memo = "mine" }
        }
        #expect(try await library.record(first.id, of: .me) == newer)
    }

    @Test func `an error inside a change leaves the record as it was`() async throws {
        let record = try await library.take(place.drop("a photo"))
        await #expect(throws: LibraryError.lastImage(record.id)) {
            try await library.update(record.id, of: .me, basedOn: nil) { changed in
                changed.memo = "half"
                throw LibraryError.lastImage(changed.id)
            }
        }
        #expect(try await library.record(record.id, of: .me) == record)
        // The lock was given back.
        _ = try await place.open().update(record.id, of: .me, basedOn: nil) { $0.memo = "whole" }
    }

    @Test func `a record is found by the beginning or the end of its identifier`() async throws {
        let record = try await library.take(place.drop("a photo"))
        _ = try await library.take(place.drop("another photo"))
        let end = record.id.rawValue.suffix(8).uppercased()
        #expect(try await library.record(matching: end, of: .me) == record)
        #expect(try await library.record(matching: String(end.prefix(7)), of: .me) == record)
        #expect(try await library.record(matching: record.id.rawValue, of: .me) == record)
        await #expect(throws: LibraryError.ambiguousRecord("01", matches: 2)) {
            try await library.record(matching: "01", of: .me)
        }
        await #expect(throws: LibraryError.ambiguousRecord("", matches: 0)) {
            try await library.record(matching: "", of: .me)
        }
    }

    @Test func `another user's records and images are not there`() async throws {
        let you = try #require(UserID("you"))
        _ = try await library.addUser(you, profile: Profile(locale: "en", currency: .usd))
        let record = try await library.take(place.drop("a photo"))
        await #expect(throws: LibraryError.noSuchRecord(record.id)) { try await library.record(record.id, of: you) }
        await #expect(throws: LibraryError.noSuchRecord(record.id)) {
            try await library.reading(of: record.id, user: you)
        }
        await #expect(throws: LibraryError.noSuchRecord(record.id)) {
            try await library.history(of: record.id, user: you)
        }
        #expect(try await library.records(of: you).isEmpty)
        #expect(try await library.record(holding: record.images[0].sha256, of: you) == nil)
    }

    @Test func `a user that does not exist has no records`() async throws {
        let nobody = try #require(UserID("nobody"))
        await #expect(throws: LibraryError.noSuchUser(nobody)) { try await library.records(of: nobody) }
        #expect(try place.names(in: place.root.appending(path: "Users")) == ["me"])
    }

    @Test func `users keep their profile`() async throws {
        let profile = Profile(locale: "de-CH", currency: Currency(code: "CHF"), languages: ["de"], dateOrder: .dayFirst)
        let anna = try #require(UserID("anna"))
        _ = try await library.addUser(anna, profile: profile)
        let again = try await place.open().addUser(anna, profile: Profile(locale: "en", currency: nil))
        #expect(again.profile == profile)
        let users = try await place.open().users()
        #expect(users.map(\.id) == [anna, .me])
        #expect(users.first?.profile == profile)
    }

    @Test func `a changed profile is what every process reads, and nobody else's`() async throws {
        let anna = try #require(UserID("anna"))
        let profile = Profile(locale: "en", currency: nil)
        _ = try await library.addUser(anna, profile: profile)
        let mine = try await library.user(.me)
        let changed = try await library.updateProfile(of: anna) { $0.currency = .krw }
        #expect(changed.currency == .krw)
        #expect(try await place.open().user(anna)?.profile == changed)
        #expect(try await place.open().user(.me) == mine)
        let nobody = try #require(UserID("nobody"))
        await #expect(throws: LibraryError.noSuchUser(nobody)) { try await library.updateProfile(of: nobody) { _ in } }
    }

    @Test func `an image name that is a path is refused`() async throws {
        let staged = try await library.stage(place.drop("a photo"))
        var record = Record(draftedFrom: .blank, staged: staged, at: ReceiptLibrary.instant)
        record.images[0].file = "../1.jpg"
        let hostile = record
        await #expect(throws: LibraryError.unsafeFile(path: "../1.jpg", kind: "name")) {
            try await library.commit(hostile, from: staged, reading: .blank)
        }
        try await library.abandon(staged)
        #expect(try await library.records(of: .me).isEmpty)
        #expect(try place.names(in: place.inbox) == ["lunch.jpg"])
    }
}
