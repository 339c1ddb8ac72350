import Foundation
import ReceiptDomain
import ReceiptIndex
@testable import ReceiptStorage
import Testing

/// A search finds what was read on images, with an index and without.
@Suite struct ReadTextTests {
    private let place: SampleLibrary
    private let ids: [RecordID]

    init() async throws {
        place = try await SampleLibrary(records: 120)
        ids = try await place.plain().records(of: .me).map(\.id)
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

    @Test(arguments: [0, 4000, 40_000, 1 << 30])
    func `words are found in what was read, however much of the ledger is in the index`(_ tail: Int) async throws {
        let (library, plain) = (try place.indexed(tail: tail), try place.plain())
        for word in Self.words {
            #expect(try await found(library, [word]) == found(plain, [word]), "\(word)")
        }
        // One word in the shop's name, the other on the photo.
        #expect(try await found(library, ["성수", "보너스"]) == found(plain, ["성수", "보너스"]))
        let read = try await found(library, ["보너스"])
        #expect(read == Set(ids.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)))
    }

    @Test func `what was read is taken in once, by the first search where there is too much of it`() async throws {
        let library = try place.indexed(tail: 0)
        _ = try await library.counts(of: .me)
        let index = try #require(SampleLibrary.indexes.index(in: FileLocation(place.folder().path), of: .me))
        #expect(try index.unreadRecords(limit: 1).isEmpty)
        let writer = try SampleLibrary.indexes.writer(
            in: FileLocation(place.folder().path),
            of: .me,
            continuing: nil
        )
        var record = try await library.record(ids[0], of: .me)
        var changes = IndexChanges()
        changes.records = [.init(record: record, line: LinePlace(offset: 0, length: 1))]
        try writer.add(changes) { _ in record }
        #expect(try writer.unreadRecords(limit: 9) == [ids[0]])
        try writer.add(readTexts: [ids[0]: "보너스"])
        #expect(try writer.unreadRecords(limit: 9).isEmpty)
        // Images that are removed for good take along what was read on them.
        record.status = .discarded
        record.purged = record.images
        record.images = []
        changes.records = [.init(record: record, line: LinePlace(offset: 2, length: 1))]
        try writer.add(changes) { _ in record }
        let finished = try writer.finish(checkpoint: "")
        #expect(try finished.readText(of: ids[0]) == nil)
        #expect(try finished.select(RecordQuery([.word("보너스")]), without: [], after: nil, limit: 9).isEmpty)
    }

    @Test func `what was read on parts that join a record in an index is found, and no more once they have left`()
        async throws
    {
        let folder = FileLocation(place.folder().path)
        let alone = try await place.plain().record(ids[0], of: .me)
        var joined = alone
        joined.images.append(StoredImage(file: "2.jpg", sha256: "", bytes: 1, originalName: "b.jpg", role: .receipt))
        var index: (any RecordIndex)?
        func write(_ record: Record, after earlier: Record, reading text: String, at offset: Int) throws -> [Bool] {
            let writer = try SampleLibrary.indexes.writer(in: folder, of: .me, continuing: index)
            var changes = IndexChanges()
            changes.records = [.init(record: record, line: LinePlace(offset: offset, length: 1))]
            try writer.add(changes) { _ in earlier }
            #expect(try writer.unreadRecords(limit: 9) == [record.id])
            try writer.add(readTexts: [record.id: text])
            let finished = try writer.finish(checkpoint: "")
            index = finished
            return try ["보너스", "없는말"].map { word in
                try !finished.select(RecordQuery([.word(word)]), without: [], after: nil, limit: 9).isEmpty
            }
        }
        #expect(try write(alone, after: alone, reading: "보너스", at: 0) == [true, false])
        #expect(try write(joined, after: alone, reading: "보너스\u{1F}없는말", at: 2) == [true, true])
        #expect(try write(alone, after: joined, reading: "보너스", at: 4) == [true, false])
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
        let library = try place.indexed(tail: 0)
        #expect(try await found(library, ["0077"]).contains(ids[0]))
        try "{".write(
            to: place.folder().appending(path: "Records/\(ids[3])/reading.json"),
            atomically: false,
            encoding: .utf8
        )
        try FileManager.default.removeItem(at: place.index())
        #expect(try await !found(place.indexed(tail: 0), ["승인번호"]).contains(ids[3]))
    }
}
