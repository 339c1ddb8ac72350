import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct ScanTests {
    private let program = ReceiptMindProgram()
    private var home: TemporaryHome { program.home }

    /// The values that a sample's expectation and its reading share; `null` in the expectation is not compared.
    private struct Sample: CustomTestStringConvertible {
        var name: String
        var expected: [String: Any]
        var read: [String: Any]

        var testDescription: String { name }

        func isRight(_ field: String) -> Bool {
            guard let value = expected[field] as? String else { return true }
            return value == (read["draft"] as? [String: Any])?[field] as? String
        }
    }

    /// One of each kind: a debug build takes its time over a photo, and the demonstration reads them all.
    private static let read = [
        "german-supermarket.jpg", "korean-delivery.png", "korean-pharmacy.jpg", "us-grocery-cash.png",
        "us-restaurant-tip.jpg",
    ]

    @Test func `the samples are read right, field by field`() async throws {
        let outcome = try await program.run(["scan", "--json"] + Self.read.map(Samples.path))
        #expect(outcome.status == 0, "\(outcome)")
        var read: [String: [String: Any]] = [:]
        for line in try outcome.objects() {
            let file = try #require(line["file"] as? String)
            read[(file as NSString).lastPathComponent] = line
        }
        for (name, expected) in try Self.expectations() where Self.read.contains(name) {
            let sample = Sample(name: name, expected: expected, read: try #require(read[name]))
            for field in ["total", "date", "currency"] {
                #expect(sample.isRight(field), "\(field) of \(name): \(sample.read)")
            }
        }
        #expect(!FileManager.default.fileExists(atPath: home.library))
    }

    @Test func `a line of JSON has the documented form`() async throws {
        let grocery = Samples.path("us-grocery-cash.png")
        let broken = Samples.path("broken-truncated.jpg")
        let outcome = try await program.run("scan", "--json", grocery, broken)
        #expect(outcome.status == 2)
        let lines = try outcome.objects()
        #expect(lines.map { $0["file"] as? String } == [grocery, broken])
        let read = try #require(lines.first)
        let keys: Set<String> = [
            "file", "status", "proved", "draft", "confidence", "evidence", "alternatives", "proofs", "milliseconds",
        ]
        #expect(keys.isSubset(of: read.keys))
        #expect(read["status"] as? String == "read")
        let draft = try #require(read["draft"] as? [String: Any])
        let fields: Set<String> = [
            "merchant", "date", "time", "total", "currency", "tax", "subtotal", "category", "items",
        ]
        #expect(fields.isSubset(of: draft.keys))
        let evidence = try #require(read["evidence"] as? [String: [String: Any]])
        #expect((evidence["total"]?["box"] as? [Int])?.count == 4)
        let times = try #require(read["milliseconds"] as? [String: Int])
        #expect(Set(times.keys) == ["decode", "prepare", "recognize", "understand"])

        let failed = try #require(lines.last)
        #expect(failed["status"] as? String == "unreadable")
        #expect((failed["error"] as? [String: String])?["code"] == "truncated")
    }

    @Test func `people get a table and the proof of the total`() async throws {
        let outcome = try await program.run("scan", Samples.path("us-grocery-cash.png"))
        #expect(outcome.status == 0, "\(outcome)")
        let lines = outcome.lines
        #expect(lines.first?.contains("Merchant") == true)
        #expect(lines.dropFirst().first?.contains("2025-11-18") == true, "\(outcome.output)")
        #expect(lines.contains { $0.contains("= 43.14 ✓") }, "\(outcome.output)")
    }

    /// The expectations beside the samples, by the picture's name.
    private static func expectations() throws -> [(String, [String: Any])] {
        let suffix = ".expected.json"
        let names = try FileManager.default.contentsOfDirectory(atPath: Samples.folder).sorted()
        return try names.filter { $0.hasSuffix(suffix) }.map { name in
            let stem = name.dropLast(suffix.count)
            let picture = try #require(names.first { $0.hasPrefix(stem + ".") && !$0.hasSuffix(".json") })
            let object = try JSONSerialization.jsonObject(with: Samples.data(name))
            return (picture, try #require(object as? [String: Any]))
        }
    }
}
