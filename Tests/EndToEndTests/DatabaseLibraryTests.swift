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
        let outcome = try ChildProcess.run(script, ["create", place])
        #expect(outcome.status == 0, "\(outcome.messages)")
        return place
    }

    /// A database without tables.
    private func bareDatabase() throws -> String {
        let place = try makeDatabase()
        let drop = ["-q", "-d", place, "-c", "DROP SCHEMA receiptmind CASCADE"]
        let outcome = try ChildProcess.run("/usr/bin/psql", drop)
        #expect(outcome.status == 0, "\(outcome.messages)")
        return place
    }

    /// The output of `list`, without the parts that differ between libraries.
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
            let home = TemporaryHome()
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
        let program = ReceiptMindProgram()
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

    @Test(.enabled(if: ObjectStorage.isInstalled, "there is no storage to try (Scripts/setup --database-tests)"))
    func `pictures lie in a bucket from the command that says so on, and come back by another`() async throws {
        let storage = try ObjectStorage.common.get()
        let key = try storage.key(of: "owner")
        var program = ReceiptMindProgram()
        program.variables["RECEIPTMIND_LIBRARY"] = try makeDatabase()
        program.variables["AWS_ACCESS_KEY_ID"] = key.id
        program.variables["AWS_SECRET_ACCESS_KEY"] = key.secret
        let photos = try program.home.folder("photos")
        try program.home.put(BlankPicture(number: 1).data, at: photos + "/1.png")
        #expect(try await program.run("import", photos).status == 0)
        let address = storage.address(prefix: UUID().uuidString)
        let outcome = try await program.run("library", "pictures", "--to", address)
        #expect(outcome.output.hasPrefix("new pictures go to \(address)\n1 picture, "), "\(outcome)")
        try program.home.put(BlankPicture(number: 2).data, at: photos + "/2.png")
        #expect(try await program.run("import", photos).status == 0)
        let moved = try await program.run("library", "pictures", "--move")
        #expect(moved.messages.contains("moved 1 picture, ") && moved.output.contains("2 pictures, "), "\(moved)")
        #expect(try await program.run("verify").status == 0)
        // In the other language, and back.
        let back = try await program.run("library", "pictures", "--to", "database", "--move", "--lang", "ko")
        #expect(back.status == 0 && back.messages.contains("사진 2장"), "\(back)")
        // Without a key, as the bucket is not needed any more.
        var other = program
        other.variables["AWS_ACCESS_KEY_ID"] = nil
        #expect(try await other.run("verify").status == 0)
        // By way of a folder into another database, whose pictures are to be in a bucket from the beginning.
        let folder = program.home.path + "/moved"
        #expect(try await program.run("library", "move", "--to", folder).status == 0)
        let second = try makeDatabase()
        let there = ["library", "move", "--library", folder, "--to", second]
        #expect(try await program.run(there + ["--pictures", address]).status == 0)
        let pictures = try await program.run("library", "pictures", "--library", second)
        #expect(pictures.output.contains("2 pictures, ") && !pictures.output.contains("in the database"), "\(pictures)")
        #expect(try await program.run("verify", "--library", second).status == 0)
    }

    @Test(.enabled(if: ObjectStorage.isInstalled, "there is no storage to try (Scripts/setup --database-tests)"))
    func `a waiting photo whose object was changed is parked, and a storage that is away takes nothing`() async throws {
        let storage = try ObjectStorage()
        let key = try storage.key(of: "owner")
        var program = ReceiptMindProgram()
        program.variables["RECEIPTMIND_LIBRARY"] = try makeDatabase()
        program.variables["AWS_ACCESS_KEY_ID"] = key.id
        program.variables["AWS_SECRET_ACCESS_KEY"] = key.secret
        #expect(try await program.run("library", "pictures", "--to", storage.address(prefix: "a")).status == 0)
        #expect(try await program.run("doctor").output.contains("which answers"))
        let photos = try program.home.folder("photos")
        try program.home.put(BlankPicture(number: 1).data, at: photos + "/1.png")
        #expect(try await program.run("import", "--queue", "--move", photos).status == 0)
        try storage.spoil()
        _ = try await program.run("work", "--once")
        let status = try await program.run("status")
        #expect((status.output + status.messages).contains("parked"), "\(status)")
        storage.stop()
        try program.home.put(BlankPicture(number: 2).data, at: photos + "/2.png")
        let away = try await program.run("import", "--queue", "--move", photos)
        #expect(away.status != 0 && (away.output + away.messages).contains("does not answer"), "\(away)")
        #expect(FileManager.default.fileExists(atPath: photos + "/2.png"))
        let health = try await program.run("doctor")
        #expect(health.status == 1 && health.output.contains("picture storage does not answer"), "\(health)")
    }

    @Test(.enabled(if: ObjectStorage.isInstalled, "there is no storage to try (Scripts/setup --database-tests)"))
    func `what is wrong with the storage of pictures is said with what to do`() async throws {
        let storage = try ObjectStorage.common.get()
        let (owner, intake) = (try storage.key(of: "owner"), try storage.key(of: "intake"))
        let place = try makeDatabase()
        let address = storage.address(prefix: "a")
        let nowhere = storage.address(prefix: "a", bucket: "there-is-none")
        let away = "s3://receipts?endpoint=http://127.0.0.1:1"
        for (library, address, id, secret, status, words) in [
            (place, address, "", "", 5 as Int32, ".aws/credentials"), (place, address, owner.id, "wrong", 5, "secret"),
            (place, address, intake.id, intake.secret, 5, "docs/scale.md"),
            (place, nowhere, owner.id, owner.secret, 64, "no such bucket"),
            (place, away, owner.id, owner.secret, 1, "does not answer"),
            (place, "s3://AK:SK@receipts", owner.id, owner.secret, 64, "no user or key"),
            ("/tmp/a-folder", address, owner.id, owner.secret, 64, "--library postgresql://"),
        ] {
            var program = ReceiptMindProgram()
            program.variables["AWS_ACCESS_KEY_ID"] = id
            program.variables["AWS_SECRET_ACCESS_KEY"] = secret
            let outcome = try await program.run("library", "pictures", "--to", address, "--library", library)
            #expect(outcome.status == status && outcome.messages.contains(words), "\(address): \(outcome)")
            #expect(!outcome.messages.contains("wrong"))
        }
    }
}
