import Foundation
import Testing

/// The file with figures for a monitor.
@Suite struct MetricsFileTests {
    private func figures(_ path: String) throws -> [String: String] {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter {
            !$0.hasPrefix("#")
        }
        return Dictionary(
            uniqueKeysWithValues: lines.map { line in
                let parts = line.split(separator: " ")
                return (String(parts[0]), String(parts[1]))
            }
        )
    }

    @Test func `a watch leaves its figures in a file that another user of the machine can read`() async throws {
        let program = ReceiptMindProgram()
        let path = program.home.path + "/receiptmind.prom"
        try program.home.put(BlankPicture(number: 1).data, at: program.home.inbox + "/1.png")
        try program.home.put(Data("no picture".utf8), at: program.home.inbox + "/bad.png")
        _ = try await program.run("watch", "--once", "--metrics", path)
        let figures = try figures(path)
        let expected = [
            "receiptmind_photos_received_total": "2", "receiptmind_photos_read_total{outcome=\"drafted\"}": "1",
            "receiptmind_photos_read_total{outcome=\"failed\"}": "1", "receiptmind_photos_waiting": "0",
            "receiptmind_photos_unreadable": "1", "receiptmind_drafts": "1", "receiptmind_reader_restarts_total": "0",
        ]
        for (name, value) in expected { #expect(figures[name] == value, "\(name)") }
        #expect(figures["receiptmind_last_draft_timestamp_seconds"] != nil)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o644)
        // Again, over its own file.
        #expect(try await program.run("watch", "--once", "--metrics", path).status == 0)
        #expect(try self.figures(path)["receiptmind_photos_received_total"] == "0")
    }

    @Test func `a file that is none is left as it is`() async throws {
        let program = ReceiptMindProgram()
        let path = try program.home.put(Data("my own".utf8), at: program.home.path + "/notes.txt")
        let outcome = try await program.run("watch", "--once", "--metrics", path)
        #expect(outcome.status != 0 && outcome.messages.contains("notes.txt"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "my own")
    }
}
