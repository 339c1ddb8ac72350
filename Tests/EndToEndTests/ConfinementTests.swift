import Foundation
import Testing

/// Kernels that lack part of what confines the reader; the test takes it from the program and all that it starts.
@Suite struct ConfinementTests {
    /// The reader is beside the program, and so is the one that takes things away.
    private static let attacker = ReceiptMindProgram.location.deletingLastPathComponent().appending(
        path: "reader-attacker"
    )

    @Test(arguments: [("landlock", "Landlock"), ("both", "neither Landlock nor seccomp")])
    func `what protects is missing: an import says so once and goes on, doctor says what`(
        _ missing: String,
        _ words: String
    ) async throws {
        let home = TemporaryHome()
        var program = ReceiptMindProgram(home: home)
        program.launcher = [Self.attacker.path, "without", missing]
        let photo = Samples.path("korean-cafe.jpg")
        let outcome = try await program.run("import", photo)
        #expect(outcome.status == 0)
        let said = outcome.messages.split(separator: "\n").filter { $0.contains("protection") }
        #expect(said.count == 1 && said.first?.contains(words) == true)
        #expect(try await program.run("doctor").output.contains(words))
        #expect(try await program.run("doctor", "--lang", "ko").output.contains("격리하지 못한 채"))
    }

    @Test(arguments: ["scan", "import"])
    func `where confinement is required and cannot be had, nothing is read`(_ command: String) async throws {
        let home = TemporaryHome()
        var program = ReceiptMindProgram(home: home)
        program.launcher = [Self.attacker.path, "without", "landlock"]
        let outcome = try await program.run(command, Samples.path("korean-cafe.jpg"), "--require-confinement")
        #expect(outcome.status == 5)
        #expect(outcome.messages.contains("nothing was read"))
        #expect(outcome.output.isEmpty)
        program.launcher = []
        #expect(try await program.run("list", "--json").output.isEmpty)
    }

    @Test func `where it can be had, nothing is said`() async throws {
        let home = TemporaryHome()
        let outcome = try await ReceiptMindProgram(home: home).run(
            "import",
            Samples.path("korean-cafe.jpg"),
            "--require-confinement"
        )
        #expect(outcome.status == 0 && !outcome.messages.contains("protection"))
    }
}
