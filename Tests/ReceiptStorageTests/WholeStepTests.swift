import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

/// A ledger of three photos, and one step that changes all of them.
@Suite struct WholeStepTests {
    let place: TemporaryLibrary
    let before: Data
    let whole: Data

    init() async throws {
        place = try TemporaryLibrary()
        let library = try await place.openWithMe()
        for name in ["a", "b", "c"] { _ = try await library.take(place.drop("photo \(name)", as: "\(name).jpg")) }
        before = try Data(contentsOf: place.ledger)
        let changes = try await library.records(of: .me).map { record in
            var after = record
            after.memo = "메모"
            return RecordChange(before: record, after: after)
        }
        _ = try await library.write(changes, of: .me, undoing: nil)
        whole = try Data(contentsOf: place.ledger)
    }

    private func memos(_ library: ReceiptLibrary) async throws -> [String] {
        try await library.records(of: .me).map(\.memo)
    }

    @Test func `every line of a step says how many there are`() throws {
        let lines = try place.ledgerLines()
        #expect(lines.prefix(3).allSatisfy { !$0.contains("parts") })
        #expect(lines.suffix(3).allSatisfy { $0.contains(#""parts":3"#) })
    }

    @Test func `cut at any byte, a step is whole or it is not there`() async throws {
        let reader = try place.open()
        for length in stride(from: before.count, to: whole.count - 1, by: 3) {
            try whole.prefix(length).write(to: place.ledger)
            #expect(try await memos(reader) == ["", "", ""], "cut at \(length)")
            guard length % 21 == 0 || whole[length] == LedgerFormat.newline else { continue }
            let writer = try place.open()
            let torn = try await writer.recover().tornLedgers
            #expect(torn.count == (length == before.count ? 0 : 1), "cut at \(length)")
            #expect(try Data(contentsOf: place.ledger) == before, "cut at \(length)")
            for file in torn {
                #expect(try Data(contentsOf: URL(filePath: file)) == whole[before.count..<length])
                try FileManager.default.removeItem(atPath: file)
            }
        }
    }

    @Test func `a step that lacks only its last newline is kept`() async throws {
        try whole.dropLast().write(to: place.ledger)
        let library = try place.open()
        #expect(try await library.recover() == RecoveryReport())
        #expect(try await memos(library) == ["메모", "메모", "메모"])
        #expect(try Data(contentsOf: place.ledger) == whole)
        try (whole.dropLast() + [0]).write(to: place.ledger)
        _ = try await place.open().recover()
        #expect(try await memos(place.open()) == ["메모", "메모", "메모"])
    }

    @Test(arguments: [3, 4, 5])
    func `a step of which a power cut has left one line as zeros is not there`(_ number: Int) async throws {
        let lines = whole.split(separator: LedgerFormat.newline)
        let zeroed = lines.enumerated().map { $0 == number ? Data(count: $1.count) : $1 }
        try Data(zeroed.map { $0 + [LedgerFormat.newline] }.joined()).write(to: place.ledger)
        let library = try place.open()
        #expect(try await memos(library) == ["", "", ""])
        #expect(try await library.recover().tornLedgers.count == 1)
        #expect(try Data(contentsOf: place.ledger) == before)
    }

    @Test func `zeros that took line breaks with them make no difference`() async throws {
        let lines = whole.split(separator: LedgerFormat.newline)
        let zeros = Data(count: lines[3].count + lines[4].count + 1)
        let newline = Data([LedgerFormat.newline])
        try (before + zeros + newline + lines[5] + newline).write(to: place.ledger)
        let library = try place.open()
        #expect(try await memos(library) == ["", "", ""])
        #expect(try await library.recover().tornLedgers.count == 1)
    }

    @Test func `a damaged line within a step is told as any other, and takes nothing with it`() async throws {
        var damaged = whole
        damaged[before.count + 40] ^= 1
        try damaged.write(to: place.ledger)
        let library = try place.open()
        #expect(try await library.damages(of: .me).count == 1)
        #expect(try await memos(library).count { $0 == "메모" } >= 2)
        let last = try #require(whole.dropLast().lastIndex(of: LedgerFormat.newline)) + 1
        _ = try await library.update(try await library.records(of: .me)[0].id, of: .me, basedOn: nil) { $0.memo = "x" }
        #expect(try Data(contentsOf: place.ledger).prefix(last) == damaged.prefix(last))
    }

    @Test func `a step longer than what is read at once is read as a whole`() async throws {
        let library = try place.open()
        let changes = try await library.records(of: .me).map { record in
            var after = record
            after.memo = String(repeating: "long ", count: 1 << 20)
            return RecordChange(before: record, after: after)
        }
        _ = try await library.write(changes, of: .me, undoing: nil)
        #expect(try await memos(place.open()).map(\.utf8.count) == [5 << 20, 5 << 20, 5 << 20])
        try Data(contentsOf: place.ledger).dropLast(9).write(to: place.ledger)
        #expect(try await memos(place.open()) == ["메모", "메모", "메모"])
    }

    @Test func `lines that an older program has put behind half a step are read, and so is the half`() async throws {
        let lines = try place.ledgerLines()
        let next = lines[0].replacing(#""seq":1"#, with: #""seq":5"#)
            .replacing(#""status":"draft""#, with: #""status":"discarded""#)
        try place.writeLedger(Array(lines.prefix(4)) + [next])
        let library = try place.open()
        #expect(try await library.damages(of: .me).isEmpty)
        #expect(try await library.records(of: .me).count { $0.status == .discarded } == 1)
    }
}
