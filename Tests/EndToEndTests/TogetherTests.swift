import Foundation
import Testing

/// Photos that are of one purchase, as their owner takes them in.
@Suite(.timeLimit(.minutes(30))) struct TogetherTests {
    private let program = ReceiptMindProgram(variables: ["RECEIPTMIND_TODAY": "2026-11-20"])

    private func drafts() async throws -> [[String: Any]] {
        try await program.run("list", "--json", "--status", "draft").objects()
    }

    @Test func `three photos of one long receipt are joined when a person says so, and undo takes it back`()
        async throws
    {
        let samples = ["long-1.jpg", "long-2.jpg", "long-3.jpg", "tabby-cat.jpg"].map { Samples.path($0) }
        let taken = try await program.run(["import"] + samples)
        #expect(taken.status == 0, "\(taken)")
        let apart = try await drafts()
        let parts = apart.compactMap { $0["together"] as? [String: Any] }
        #expect(apart.count == 4 && parts.count == 3, "a cat is no part of it: \(apart)")
        let ids = try #require(parts.first?["drafts"] as? [String])
        #expect(ids.count == 3 && parts.allSatisfy { $0["reason"] as? String == "parts" })
        #expect(try await program.run("review", "--auto", "50%").status == 0)
        #expect(try await drafts().count == 4, "none of them is confirmed by itself")

        let answer = #"{"id":"\#(ids[1])","action":"join"}"#
        let joined = try await program.run(["review", "--json"], input: answer + "\n")
        #expect(joined.status == 0 && joined.output.contains(#""event":"joined""#), "\(joined)")
        let record = try #require(try await drafts().first { $0["id"] as? String == ids[0] })
        #expect(record["amount"] as? String == "467.07" && record["proved"] as? Bool == true, "\(record)")
        #expect(record["date"] as? String == "2026-10-17")
        #expect(
            (record["images"] as? [[String: Any]])?.compactMap { $0["originalName"] as? String } == [
                "long-1.jpg", "long-2.jpg", "long-3.jpg",
            ]
        )
        #expect(try await drafts().count == 2)
        #expect(try await program.run("verify").status == 0)

        #expect(try await program.run("undo").status == 0)
        #expect(try await drafts().count == 4)
        let no = #"{"id":"\#(ids[2])","action":"apart"}"#
        #expect(try await program.run(["review", "--json"], input: no + "\n").status == 0)
        #expect(try await drafts().allSatisfy { $0["together"] == nil })
    }

    @Test func `two photos that nothing proposes are joined by hand, and undo takes it back`() async throws {
        _ = try await program.run(["import"] + ["korean-cafe.jpg", "german-supermarket.jpg"].map { Samples.path($0) })
        let apart = try await drafts()
        #expect(apart.count == 2 && apart.allSatisfy { $0["together"] == nil })
        let review = try await program.run(["review"], input: "j\n1\n\nq\n")
        #expect(review.output.contains("2 drafts are joined into one"), "\(review)")
        let joined = try await drafts()
        #expect(joined.count == 1 && (joined.first?["images"] as? [Any])?.count == 2)
        #expect(try await program.run("verify").status == 0)
        #expect(try await program.run("undo").status == 0)
        #expect(try await drafts().count == 2)
    }

    @Test(arguments: ["doubt", "date"])
    func `parts that are joined by hand are read as one receipt from top to bottom`(_ order: String) async throws {
        _ = try await program.run(["import"] + ["long-1.jpg", "long-2.jpg", "long-3.jpg"].map { Samples.path($0) })
        let parts = try #require(try await drafts().first?["together"] as? [String: Any])
        let ids = try #require(parts["drafts"] as? [String])
        let apart = #"{"id":"\#(ids[0])","action":"apart"}"#
        let discard = #"{"id":"\#(ids[0])","action":"discard"}"#
        _ = try await program.run(["review", "--json"], input: apart + "\n" + discard + "\n")
        let review = try await program.run(["review", "--order", order], input: "j\n1\n\nq\n")
        let joined = try #require(try await drafts().first, "\(review)")
        #expect(joined["id"] as? String == ids[1] && joined["amount"] as? String == "467.07", "\(joined)")
        let images = (joined["images"] as? [[String: Any]])?.compactMap { $0["originalName"] as? String }
        #expect(images == ["long-2.jpg", "long-3.jpg"])
    }
}
