import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

@Suite struct PhotoTests {
    @Test func `a photo that a browser has is asked for again, and is gone once it is purged`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let record = try await kitchen.photographed("Cafe")
            let path = "/records/\(record.id.rawValue)/pages/1"
            let first = try await kitchen.ask(path, as: secret)
            #expect(first.status == 200 && first.header("cache-control") == "private, no-cache")
            let tag = ["if-none-match": try #require(first.header("etag"))]
            let again = try await kitchen.ask(path, as: secret, headers: tag)
            #expect(again.status == 304 && again.text.isEmpty)
            _ = try await kitchen.library.purge(record.id, of: .me)
            #expect(try await kitchen.ask(path, as: secret, headers: tag).status == 404)
        }
    }

    @Test func `bytes that are no picture are kept with no record`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let record = try await kitchen.draft("Cafe", status: .confirmed)
            let path = "/records/\(record.id.rawValue)/photos/a.txt"
            #expect(try await kitchen.ask(.put, path, as: secret, body: [Array("text".utf8)]).status == 415)
            #expect(try await kitchen.ask(.put, path, body: [Array("text".utf8)]).status == 401)
            #expect(try await kitchen.library.record(record.id, of: .me) == record)
        }
    }

    @Test func `the file as it came is kept by no browser`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let record = try await kitchen.photographed("Cafe")
            let answer = try await kitchen.ask("/records/\(record.id.rawValue)/images/1", as: secret)
            #expect(answer.status == 200 && answer.header("cache-control") == "private, no-store")
        }
    }

    @Test func `a picture whose print lies on its side is marked to be turned`() {
        let plain: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB]
        #expect(RecordScreen.marked(plain, turnedBy: 0) == plain)
        let turned = RecordScreen.marked(plain, turnedBy: 1)
        #expect(turned.starts(with: [0xFF, 0xD8, 0xFF, 0xE1, 0, 34]) && turned.suffix(2) == [0xFF, 0xDB])
        #expect(turned.count == plain.count + 36 && turned[30...31] == [0, 6])
        #expect(RecordScreen.marked([1, 2], turnedBy: 1) == [1, 2], "bytes that are no JPEG are left alone")
    }
}
