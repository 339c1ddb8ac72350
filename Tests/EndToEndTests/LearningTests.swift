import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct LearningTests {
    @Test func `what was corrected once is right in the next photo of the shop`() async throws {
        let home = try TemporaryHome()
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
}
