import Foundation
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptApp

/// Drafts that came about together are compared; only what speaks for one purchase is proposed.
@Suite struct FindTogetherTests {
    private static let rows = [
        "GREEN VALLEY MARKET", "Tel 031-555-0142", "2026-11-18 19:42", "APPLES        4500", "BANANAS       2980",
        "CARROTS       1990", "DRIED SEAWEED 6400", "EGGS 30       7900", "FRESH CREAM   3200", "GARLIC        2450",
        "HONEY 1KG    15800", "INSTANT RICE  9900", "JASMINE TEA   5600", "KIMCHI 2KG   18900", "TOTAL        79620",
    ]

    private static func draft(_ number: Int, _ name: String, taken: String? = nil, created: Double = 0) -> Record {
        Record(
            id: Fixture.id(number),
            user: .me,
            images: [StoredImage(file: "1.jpg", sha256: name, bytes: 1, originalName: name, takenAt: taken)],
            createdAt: Date(timeIntervalSince1970: created),
            updatedAt: Date(timeIntervalSince1970: 0),
            revision: number
        )
    }

    private static func reading(_ range: Range<Int>) -> Reading {
        let picture = PictureSummary(format: .jpeg, width: 600, height: 20 + 30 * range.count)
        let pass = TextLayout.pass(rows[range].joined(separator: "\n"))
        return Reading(draft: Draft(), passes: [pass], picture: picture, versions: [], timings: ReadingTimings())
    }

    private static func find(_ drafts: [Record], _ readings: [Reading]) async throws -> Set<MergeProposal> {
        let known = Dictionary(zip(drafts.map(\.id), readings)) { first, _ in first }
        let found = try await FindTogether(library: MemoryLedger(drafts))(among: drafts, readings: known)
        return Set(found.values)
    }

    @Test(arguments: [
        ("IMG_0002.jpg", nil, 9999.0, true), ("other.jpg", "2026-11-18T19:44:00", 9999, true),
        ("other.jpg", nil, 60, true), ("other.jpg", nil, 9999, false), ("IMG_0004.jpg", nil, 9999, false),
        ("other.jpg", "2026-11-18T19:50:00", 9999, false),
    ])
    func `parts are compared where they were taken, named or dropped together`(
        _ name: String,
        _ taken: String?,
        _ created: Double,
        _ isFound: Bool
    ) async throws {
        let first = Self.draft(1, "IMG_0001.jpg", taken: taken == nil ? nil : "2026-11-18T19:42:10")
        let drafts = [first, Self.draft(2, name, taken: taken, created: created)]
        let found = try await Self.find(drafts, [Self.reading(0..<9), Self.reading(6..<15)])
        #expect(found == (isFound ? [MergeProposal(.parts, drafts.map(\.id))] : []))
    }

    @Test func `parts are put in order, whichever came first`() async throws {
        let drafts = (1...3).map { Self.draft($0, "\($0).jpg") }
        let found = try await Self.find(drafts, [Self.reading(9..<15), Self.reading(0..<8), Self.reading(5..<12)])
        #expect(found == [MergeProposal(.parts, [Fixture.id(2), Fixture.id(3), Fixture.id(1)])])
    }

    @Test func `what was kept apart is not proposed again`() async throws {
        var drafts = [Self.draft(1, "1.jpg"), Self.draft(2, "2.jpg")]
        drafts[1].separateFrom = [Fixture.id(1)]
        #expect(try await Self.find(drafts, [Self.reading(0..<9), Self.reading(6..<15)]).isEmpty)
    }

    @Test func `a slip goes with its receipt, and a picture with the only receipt beside it`() async throws {
        var (receipt, slip) = (Self.draft(1, "a.jpg"), Self.draft(2, "b.jpg", created: 9999))
        for amount in [Fixture.won(23400)] {
            (receipt.amount, slip.amount) = (amount, amount)
            (receipt.date, slip.date) = (Fixture.day("2026-11-18"), Fixture.day("2026-11-18"))
        }
        receipt.items = [LineItem(name: "milk", amount: Fixture.won(23400))]
        slip.printed.cardDigits = "1234"
        var cat = Self.draft(3, "a1.jpg")
        cat.content = PictureContent.none
        let beside = Self.draft(4, "a2.jpg")
        let all = [receipt, slip, cat, beside]
        let found = try await Self.find(all, [])
        #expect(
            found == [
                MergeProposal(.slip, [receipt.id, slip.id]), MergeProposal(.other, [beside.id, cat.id]),
            ]
        )
        let another = Self.draft(5, "a4.jpg")
        var between = Self.draft(6, "a3.jpg")
        between.content = PictureContent.none
        #expect(try await Self.find([beside, between, another], []).isEmpty, "beside two of them")
    }
}
