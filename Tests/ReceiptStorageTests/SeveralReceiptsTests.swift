import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

/// A picture of several receipts becomes as many records, each with the whole picture.
@Suite struct SeveralReceiptsTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
    }

    private var staging: URL { place.user.appending(path: "Staging") }
    private var records: URL { place.user.appending(path: "Records") }

    private func drafts(_ count: Int, of claim: PhotoClaim, _ library: ReceiptLibrary) async -> [ReadDraft] {
        var drafts: [ReadDraft] = []
        for number in 1...count {
            var reading = Reading.blank
            reading.part = PicturePart(
                number: number,
                count: count,
                box: PixelBox(x: number, y: 0, width: 9, height: 9)
            )
            let id = number == 1 ? claim.id : await library.newID(after: number)
            let record = Record(draftedFrom: reading, staged: claim.receipt, id: id, at: ReceiptLibrary.instant)
            drafts.append(ReadDraft(record: record, reading: reading))
        }
        return drafts
    }

    private func take(_ file: IncomingFile, _ library: ReceiptLibrary, count: Int = 3) async throws -> [Record] {
        let claim = try await library.stage(file)
        let taken = try await library.commit(drafts(count, of: claim, library), from: claim)
        try await library.removeSource(of: claim)
        return taken
    }

    @Test func `each receipt has its record, its part and the whole picture, in one step of the ledger`() async throws {
        let taken = try await take(place.drop("a photo"), library)
        #expect(taken.compactMap(\.images.first?.part?.number) == [1, 2, 3])
        #expect(taken.map(\.id) == taken.map(\.id).sorted())
        #expect(try place.names(in: place.inbox).isEmpty)
        #expect(try place.names(in: staging).isEmpty)
        for record in taken {
            let folder = records.appending(path: record.id.rawValue)
            #expect(try place.names(in: folder) == ["1.jpg", "reading.json", "record.json"])
            #expect(try String(contentsOf: folder.appending(path: "1.jpg"), encoding: .utf8) == "a photo")
        }
        let lines = try place.ledgerLines()
        #expect(lines.count == 3 && lines.allSatisfy { $0.contains(#""parts":3"#) })
        let again = try place.open()
        #expect(try await again.records(of: .me).map(\.images) == taken.map(\.images))
        #expect(try await again.steps(of: .me, newest: 5).isEmpty, "what was read is nothing to undo")
    }

    @Test func `the bytes stay known while any of the receipts has them`() async throws {
        let taken = try await take(place.drop("a photo"), library)
        for record in taken.dropLast() { _ = try await library.purge(record.id, of: .me) }
        let file = try place.drop("a photo", as: "again.jpg", isConsumed: false)
        #expect(try await library.record(holdingBytesOf: file)?.id == taken.last?.id)
        _ = try await library.purge(taken[2].id, of: .me)
        #expect(try await library.record(holdingBytesOf: file) == nil)
    }

    @Test func `folders without their lines get all of them in one step`() async throws {
        let taken = try await take(place.drop("a photo"), library)
        try Data().write(to: place.ledger)
        let other = try place.open()
        #expect(try await other.recover().completed.sorted() == taken.map(\.id))
        #expect(try await other.records(of: .me).map(\.id) == taken.map(\.id))
        #expect(try place.ledgerLines().allSatisfy { $0.contains(#""parts":3"#) })
    }

    @Test func `a torn step is written anew, whatever is left of it`() async throws {
        let taken = try await take(place.drop("a photo"), library)
        let whole = try Data(contentsOf: place.ledger)
        for kept in [1, whole.count / 3, whole.count / 2, whole.count - 1] {
            try whole.prefix(kept).write(to: place.ledger)
            let other = try place.open()
            _ = try await other.recover()
            #expect(
                try await other.records(of: .me).map(\.id) == taken.map(\.id),
                "\(kept) of \(whole.count) bytes kept"
            )
        }
    }

    @Test func `further folders that still lie in the first one are moved out of it`() async throws {
        let taken = try await take(place.drop("a photo"), library)
        try Data().write(to: place.ledger)
        let further = records.appending(path: "\(taken[0].id)/further")
        try FileManager.default.createDirectory(at: further, withIntermediateDirectories: true)
        for record in taken.dropFirst() {
            let name = record.id.rawValue
            try FileManager.default.moveItem(at: records.appending(path: name), to: further.appending(path: name))
        }
        let other = try place.open()
        #expect(try await other.recover().completed.sorted() == taken.map(\.id))
        #expect(!place.exists(further))
    }

    @Test func `of two folders of one photo, neither with a line, one becomes the record`() async throws {
        let file = try place.drop("a photo", isConsumed: false)
        _ = try await library.take(file)
        try Data().write(to: place.ledger)
        _ = try await place.open().take(file)
        try Data().write(to: place.ledger)
        let other = try place.open()
        let completed = try await other.recover().completed
        #expect(completed.count == 1)
        #expect(try place.names(in: records) == completed.map(\.rawValue))
    }

    @Test func `a damaged line of one receipt does not cost its picture`() async throws {
        let taken = try await take(place.drop("a photo"), library)
        let lines = try place.ledgerLines()
        try Data((lines[0] + "\n" + "{}\n" + lines[2] + "\n").utf8).write(to: place.ledger)
        let other = try place.open()
        _ = try await other.recover()
        #expect(try await other.records(of: .me).map(\.id).contains(taken[1].id))
    }

    @Test func `a dead claim goes with the folders of further receipts`() async throws {
        do {
            let dying = try place.open()
            let claim = try await dying.stage(place.drop("a photo"))
            let id = await dying.newID(after: 1)
            try FileManager.default.createDirectory(
                at: staging.appending(path: "\(claim.id)/further/\(id)"),
                withIntermediateDirectories: true
            )
        }
        #expect(try await place.open().recover() == RecoveryReport(undone: 1))
        #expect(try place.names(in: staging).isEmpty)
        #expect(try place.names(in: place.inbox) == ["lunch.jpg"])
    }

    @Test func `what another process took in meanwhile is not taken twice`() async throws {
        let file = try place.drop("a photo", isConsumed: false)
        let claim = try await library.stage(file)
        let known = try await take(file, place.open(), count: 2)
        #expect(try await library.commit(drafts(3, of: claim, library), from: claim).map(\.id) == [known[0].id])
        #expect(try place.names(in: staging).isEmpty)
        #expect(try await library.records(of: .me).count == 2)
    }
}
