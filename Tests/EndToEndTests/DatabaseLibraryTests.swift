import Foundation
import ReceiptTestSupport
import Testing

/// A library in a database, used as one in a folder is.
@Suite(
    .timeLimit(.minutes(30)),
    .enabled(if: PostgresServer.isInstalled, "PostgreSQL's server is not installed (Scripts/setup --database-tests)")
)
struct DatabaseLibraryTests {
    /// Makes the database and its tables as an operator does.
    private func makeDatabase() throws -> String {
        let folder = PostgresServer.folder
        _ = try PostgresServer.information.get()
        let name = "e2e_" + UUID().uuidString.prefix(8).lowercased()
        let place = "postgresql:///\(name)?host=\(folder)&user=postgres"
        let script = URL(filePath: Samples.folder).deletingLastPathComponent().appending(path: "Scripts/database").path
        let process = Process()
        process.executableURL = URL(filePath: script)
        process.arguments = ["create", place]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return place
    }

    /// A database without tables.
    private func bareDatabase() throws -> String {
        let place = try makeDatabase()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/psql")
        process.arguments = ["-q", "-d", place, "-c", "DROP SCHEMA receiptmind CASCADE"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return place
    }

    /// What `list` says, but for what is another in every library.
    private func listed(_ program: ReceiptMindProgram) async throws -> [String] {
        let outcome = try await program.run("list", "--json")
        #expect(outcome.status == 0, "\(outcome)")
        return try outcome.objects().map { object in
            var object = object
            for name in ["id", "created", "updated", "createdAt", "updatedAt"] { object[name] = nil }
            let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
            return String(decoding: data, as: UTF8.self)
        }.sorted()
    }

    @Test func `a day with a database comes to the same as one with a folder`() async throws {
        let place = try makeDatabase()
        var lists: [[String]] = []
        for library in [nil, place] {
            let home = try TemporaryHome()
            var program = ReceiptMindProgram(home: home)
            if let library { program.variables["RECEIPTMIND_LIBRARY"] = library }
            let photos = try home.folder("photos")
            try home.put(Samples.data("us-grocery-cash.png"), at: photos + "/grocery.png")
            try home.put(BlankPicture(number: 1).data, at: photos + "/blank.png")
            try home.put(Samples.data("broken-truncated.jpg"), at: photos + "/bad.jpg")
            #expect(try await program.run("import", "--move", photos).status == 2)
            #expect(try await program.run("accounts", "add", "wallet", "Wallet", "--opening", "100").status == 0)
            #expect(try await program.run("add", "11/10", "Bakery", "3.50", "food", "wallet").status == 0)
            #expect(try await program.run("add", "11/11", "Bakery", "4.50", "food", "wallet").status == 0)
            #expect(try await program.run("undo").status == 0)
            #expect(try await program.run("retry").status == 3)
            let verdict = try await program.run("verify")
            #expect(verdict.status == 0, "\(verdict)")
            lists.append(try await listed(program))
        }
        #expect(lists[0] == lists[1] && lists[0].count >= 3)
    }

    @Test func `what is wrong with a database is said with what to do`() async throws {
        let place = try makeDatabase()
        let program = ReceiptMindProgram(home: try TemporaryHome())
        for (library, status, words) in [
            ("postgresql://me:secret@localhost/x", 64 as Int32, "~/.pgpass"),
            (place.replacing("e2e_", with: "none_"), 64, "Scripts/database create"),
            (try bareDatabase(), 4, "Scripts/database migrate"),
            ("postgresql:///x?host=/nowhere", 1, "does not answer"),
            (place.replacing("user=postgres", with: "user=nobody-here"), 5, "does not let you in"),
        ] {
            let outcome = try await program.run("list", "--library", library)
            #expect(outcome.status == status && outcome.messages.contains(words), "\(library): \(outcome)")
            #expect(!outcome.messages.contains("secret"))
        }
    }
}
