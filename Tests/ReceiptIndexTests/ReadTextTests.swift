import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

/// A search finds what was read on images, with an index and without.
@Suite struct ReadTextTests {
    private let place: SampleLibrary
    private let ids: [RecordID]

    init() async throws {
        place = try await SampleLibrary(records: 120)
        ids = try place.records().map(\.id)
        for (number, id) in ids.enumerated() where number % 3 == 0 {
            try place.write(["승인번호 0\(number)77", "Kundenbeleg ß", "보너스 카드"], readOf: id)
        }
    }

    private static let words = ["보너스", "너", "0977", "kundenbeleg", "ß", "카드 x", "승인번호 0977", "없는말"]

    private func found(_ library: ReceiptLibrary, _ words: [String]) async throws -> Set<RecordID> {
        let query = RecordQuery(words.map { .word(SearchText.folded($0)) })
        let records = try await library.select(query, after: nil, limit: .max, of: .me).records
        #expect(try await library.summary(query, of: .me).count == records.count)
        return Set(records.map(\.id))
    }

    @Test func `words are found in what was read`() async throws {
        let (library, plain) = (try place.indexed(), try place.plain())
        for word in Self.words {
            #expect(try await found(library, [word]) == found(plain, [word]), "\(word)")
        }
        // One word in the shop's name, the other on the photo.
        #expect(try await found(library, ["성수", "보너스"]) == found(plain, ["성수", "보너스"]))
        let read = try await found(library, ["보너스"])
        #expect(read == Set(ids.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)))
    }

    /// Adds a state of a record with its recognised text; says whether it was asked for, and which words are found then.
    private func add(
        _ record: Record,
        after earlier: Record,
        reading text: String,
        to index: any RecordIndex
    ) throws -> [Bool] {
        var changes = IndexChanges()
        changes.records = [record.id: .init(record: record, line: LinePlace(offset: record.revision, length: 1))]
        var wasUnread = false
        _ = try index.advance(from: index.checkpoint) { writer in
            try writer.add(changes) { _ in earlier }
            wasUnread = try writer.unreadRecords(limit: 9).map(\.id) == [record.id]
            try writer.add(readTexts: [record.id: text])
            #expect(try writer.unreadRecords(limit: 9).isEmpty)
            return String(record.revision)
        }
        return [wasUnread]
            + (try ["보너스", "없는말"].map { word in
                try !index.select(RecordQuery([.word(word)]), after: nil, limit: 9).isEmpty
            })
    }

    @Test func `what was read on parts that join a record is found, and no more once they have left`() async throws {
        let index = try SampleLibrary.indexes.newIndex(at: .memory, of: .me) { _ in "" }
        var alone = try place.records()[0]
        var joined = alone
        joined.images.append(StoredImage(file: "2.jpg", sha256: "", bytes: 1, originalName: "b.jpg", role: .receipt))
        (alone.revision, joined.revision) = (1, 2)
        #expect(try add(alone, after: alone, reading: "보너스", to: index) == [true, true, false])
        #expect(try add(joined, after: alone, reading: "보너스\u{1F}없는말", to: index) == [true, true, true])
        #expect(try add(alone, after: joined, reading: "보너스", to: index) == [true, true, false])
        // Images that are removed for good take along what was read on them.
        var purged = alone
        (purged.status, purged.purged, purged.images, purged.revision) = (.discarded, alone.images, [], 4)
        #expect(try add(purged, after: alone, reading: "보너스", to: index) == [false, false, false])
        #expect(try index.readText(of: alone.id) == nil)
    }

    @Test func `of a line that was read several times one is kept, folded`() async throws {
        let library = try place.indexed()
        #expect(try await library.readText(of: ids[0], user: .me) == ["승인번호 0077", "kundenbeleg ß", "보너스 카드"])
        #expect(try await library.readText(of: ids[1], user: .me).isEmpty)
    }

    @Test func `a reading in another hand, a damaged one and a missing one harm no search`() async throws {
        let folder = place.folder().appending(path: "Records/\(ids[0])/reading.json")
        let text = try String(contentsOf: folder, encoding: .utf8)
        try (" " + text).write(to: folder, atomically: false, encoding: .utf8)
        let library = try place.indexed()
        #expect(try await found(library, ["0077"]).contains(ids[0]))
        try "{".write(
            to: place.folder().appending(path: "Records/\(ids[3])/reading.json"),
            atomically: false,
            encoding: .utf8
        )
        try FileManager.default.removeItem(at: place.index())
        #expect(try await !found(place.indexed(), ["승인번호"]).contains(ids[3]))
    }
}
