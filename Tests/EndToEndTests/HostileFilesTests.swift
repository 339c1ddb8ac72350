import Foundation
import Testing

/// Broken, hostile and odd pictures that are kept outside the project.
@Suite(.timeLimit(.minutes(30))) struct HostileFilesTests {
    private static let folder = URL(fileURLWithPath: Samples.folder)
        .appending(path: "../../shared/eval/sets/bad/files").standardizedFileURL.path

    private static var isPresent: Bool { FileManager.default.fileExists(atPath: folder) }

    @Test(.enabled(if: isPresent, "the pictures are not on this machine: ../shared/eval/sets/bad"))
    func `a file gets a reading or an error with a name`() async throws {
        let program = ReceiptMindProgram(home: try TemporaryHome())
        // One in twelve: a debug build takes its time over what is a picture after all.
        let all = try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()
        let names = all.enumerated().filter { $0.offset % 12 == 0 }.map(\.element)
        let outcome = try await program.run(["scan", "--json"] + names.map { Self.folder + "/" + $0 })
        #expect(outcome.status == 2)
        let lines = try outcome.objects()
        #expect(lines.count == names.count)
        for line in lines {
            guard line["status"] as? String != "read" else { continue }
            let error = try #require(line["error"] as? [String: String])
            #expect(error["code"]?.isEmpty == false && error["message"]?.isEmpty == false, "\(line)")
        }
    }
}
