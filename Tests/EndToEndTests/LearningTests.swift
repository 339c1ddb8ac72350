import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct LearningTests {
    @Test func `what was corrected once is right in the next photo of the shop`() async throws {
        let home = TemporaryHome()
        let program = ReceiptMindProgram(home: home)
        let photo = try Samples.data("korean-taxi.jpg")
        _ = try await program.run("import", try home.put(photo, at: home.path + "/1.jpg"))
        let first = try #require(try await program.run("list", "--json").objects().first)
        let id = try #require(first["id"] as? String)
        let set = #"{"merchant":"우리동네 택시","category":"events","date":"2025-12-30","amount":"₩14700","account":"신한카드"}"#
        let answer = #"{"id":"\#(id)","action":"confirm","set":\#(set)}"# + "\n"
        #expect(try await program.run(["review", "--json"], input: answer).status == 0)

        // Another photo to the library, the same to the eye.
        _ = try await program.run("import", try home.put(photo + Data([0, 0]), at: home.path + "/2.jpg"))
        let second = try #require(try await program.run("list", "--json", "--status", "draft").objects().first)
        #expect(second["merchant"] as? String == "우리동네 택시")
        #expect(second["category"] as? String == "events")
        let shown = try await program.run("show", try #require(second["id"] as? String))
        #expect(shown.output.contains("1 of 1 earlier 우리동네 택시"), "\(shown.output)")
        #expect(shown.output.contains("as you wrote it before"), "\(shown.output)")
    }

    @Test func `a shop whose name is drawn is known by its logo once it was named`() async throws {
        let home = TemporaryHome()
        let program = ReceiptMindProgram(home: home)
        _ = try await program.run("import", Samples.path("drawn-name-1.png"))
        let first = try #require(try await program.run("list", "--json").objects().first)
        #expect(first["merchant"] as? String != "Salt & Sail", "nothing on it is written so")
        let id = try #require(first["id"] as? String)
        let answer = #"{"id":"\#(id)","action":"confirm","set":{"merchant":"Salt & Sail"}}"# + "\n"
        #expect(try await program.run(["review", "--json"], input: answer).status == 0)

        _ = try await program.run("import", Samples.path("drawn-name-2.jpg"), Samples.path("us-grocery-cash.png"))
        let drafts = try await program.run("list", "--json", "--status", "draft").objects()
        #expect(drafts.count { $0["merchant"] as? String == "Salt & Sail" } == 1, "\(drafts)")
        let second = try #require(drafts.first { $0["merchant"] as? String == "Salt & Sail" }?["id"] as? String)
        #expect(try await program.run("show", second).output.contains("same logo as before"))
        #expect(try await program.run("show", "--lang", "ko", second).output.contains("전과 같은 로고"))

        // The record that taught the name has another one now, and so has the lesson.
        _ = try await program.run("edit", id, "merchant=Sea Salt")
        let review = try await program.run("review", "--json").objects()
        let asked = review.first { $0["id"] as? String == second }?["record"] as? [String: Any]
        #expect(asked?["merchant"] as? String == "Sea Salt")
    }
}
