import Foundation
import ReceiptDomain
import ReceiptTestSupport
import Synchronization
import Testing

@testable import ReceiptApp

/// The meaning of a ledger's line for hooks.
@Suite struct DeliverHooksTests {
    private static func record(_ status: RecordStatus, due: Bool = false, photo: Bool = true) -> Record {
        var record = Record(
            id: Fixture.id(1),
            user: .me,
            status: status,
            images: photo ? [StoredImage(file: "1.jpg", sha256: "", bytes: 1, originalName: "a.jpg")] : [],
            createdAt: .distantPast
        )
        if due { (record.book.recurrence, record.book.due) = ("rent", Fixture.day("2026-11-18")) }
        return record
    }

    @Test(arguments: [
        (nil, record(.draft), [Hook.Event.drafted]), (record(.draft), record(.confirmed), [.confirmed]),
        (record(.confirmed), record(.confirmed), []), (record(.draft), record(.discarded), []),
        (nil, record(.confirmed, photo: false), [.confirmed]), (nil, record(.draft, photo: false), []),
        (nil, record(.confirmed, due: true, photo: false), [.due]),
        (record(.draft, due: true), record(.confirmed, due: true), [.confirmed]),
    ])
    func `a line is told as what it did`(_ before: Record?, _ after: Record, _ events: [Hook.Event]) {
        let place = FeedPlace(sequence: 1, offset: 1)
        #expect(DeliverHooks.events(of: FeedItem(at: .now, before: before, after: after, place: place)) == events)
    }
}
