import Foundation
import ReceiptDomain
import Testing

@testable import ReceiptStorage

/// Several drafts become one with all their images, in one step that can be undone.
@Suite struct JoinTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary
    let drafts: [Record]

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
        var drafts: [Record] = []
        for part in ["top", "middle", "end"] {
            drafts.append(try await library.take(place.drop("the \(part)", as: "\(part).jpg")))
        }
        self.drafts = drafts
    }

    private func folder(_ record: Record) -> URL { place.user.appending(path: "Records/\(record.id.rawValue)") }

    /// Of all three drafts, a page each.
    private var reading: Reading {
        var reading = Reading.blank
        reading.pages = drafts.map { draft in
            var page = PageSummary(kind: .photo, width: 30, height: 40)
            if draft.id != drafts[0].id { page.source = .init(record: draft.id, file: draft.images[0].file) }
            return page
        }
        return reading
    }

    private func join(_ library: ReceiptLibrary, _ joining: [Record]? = nil) async throws -> [Record] {
        var after = drafts[0]
        after.memo = "joined"
        let join = DraftJoin(
            kept: RecordChange(before: drafts[0], after: after),
            joining: joining ?? Array(drafts.dropFirst()),
            role: .receipt,
            reading: reading
        )
        return try await library.join(join, of: .me)
    }

    @Test func `the first keeps all images and what was read on them, the others are discarded`() async throws {
        let joined = try await join(library)
        #expect(joined[0].images.map(\.file) == ["1.jpg", "2.jpg", "3.jpg"])
        #expect(joined[0].images.map(\.role) == [nil, .receipt, .receipt] && joined[0].memo == "joined")
        #expect(joined[0].images.map(\.originalName) == ["top.jpg", "middle.jpg", "end.jpg"])
        #expect(joined.dropFirst().allSatisfy { $0.status == .discarded && $0.joinedInto == drafts[0].id })
        let again = try place.open()
        for record in joined { #expect(try await again.record(record.id, of: .me) == record) }
        let pages = try await again.reading(of: drafts[0].id, user: .me)?.pages
        #expect(pages?.map(\.image) == [nil, "2.jpg", "3.jpg"])
        #expect(try String(contentsOf: folder(drafts[0]).appending(path: "3.jpg"), encoding: .utf8) == "the end")
        #expect(try await library.steps(of: .me, newest: 9).map(\.changes.count) == [3])
        #expect(try place.names(in: place.user.appending(path: "Staging")).isEmpty)
        #expect(try await library.verify().findings.isEmpty)
    }

    @Test func `undoing brings every draft back, with what was read on it alone`() async throws {
        _ = try await join(library)
        let step = try #require(try await library.steps(of: .me, newest: 1).first)
        _ = try await library.write(step.changes.map(\.inverse), of: .me, undoing: step.number)
        for draft in drafts {
            #expect(try await library.record(draft.id, of: .me).hasSameContent(as: draft))
            #expect(try await library.reading(of: draft.id, user: .me)?.pages.count == 1)
        }
        #expect(try await library.verify().findings.isEmpty)
        let first = try await library.record(drafts[0].id, of: .me)
        let join = DraftJoin(
            kept: RecordChange(before: first, after: first),
            joining: [try await library.record(drafts[2].id, of: .me)],
            role: .slip
        )
        #expect(try await library.join(join, of: .me)[0].images.map(\.number) == [1, 4])
    }

    @Test func `a draft that was changed meanwhile joins nothing`() async throws {
        let changed = try await library.update(drafts[2].id, of: .me, basedOn: nil) { $0.memo = "later" }
        await #expect(throws: LibraryError.stale(changed.id, current: changed)) { _ = try await join(library) }
        #expect(try place.names(in: folder(drafts[0])) == ["1.jpg", "reading.json", "record.json"])
        #expect(try place.names(in: place.user.appending(path: "Staging")).isEmpty)
        #expect(try await library.records(of: .me).allSatisfy { $0.status == .draft && $0.joinedInto == nil })
    }
}
