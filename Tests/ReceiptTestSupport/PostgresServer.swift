import Foundation
import Glibc

/// A real PostgreSQL in a temporary folder, started by the first test that needs one, reached by a socket in that folder only.
public enum PostgresServer {
    /// Debian keeps the server's programs here, and not on the PATH.
    private static let programs: String? = {
        let versions = "/usr/lib/postgresql"
        let found = (try? FileManager.default.contentsOfDirectory(atPath: versions)) ?? []
        return found.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }.last.map { "\(versions)/\($0)/bin" }
    }()

    public static var isInstalled: Bool { programs != nil }

    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// The connection for libpq; the server stops with this process.
    public static let information: Result<String, any Error> = Result { try start() }

    /// Where its socket is.
    public static let folder = "/tmp/rm-pg-\(getpid())"

    private static func start() throws -> String {
        guard let programs else { throw Failure(description: "there is no server") }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // The server refuses to run for root.
        if getuid() == 0, let owner = getpwnam("postgres") { chown(folder, owner.pointee.pw_uid, owner.pointee.pw_gid) }
        try run(
            "\(programs)/initdb",
            ["-D", folder + "/data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        )
        let options = "-k \(folder) -c listen_addresses='' -c fsync=off"
        try run(
            "\(programs)/pg_ctl",
            ["-D", folder + "/data", "-w", "-t", "600", "-s", "-l", folder + "/log", "-o", options, "start"]
        )
        atexit { PostgresServer.stop() }
        return "host=\(folder) user=postgres dbname=postgres"
    }

    private static func stop() {
        guard let programs else { return }
        try? run("\(programs)/pg_ctl", ["-D", folder + "/data", "-m", "immediate", "-s", "stop"])
        try? FileManager.default.removeItem(atPath: folder)
    }

    private static func run(_ program: String, _ arguments: [String]) throws {
        let asOther = ["--reuid=postgres", "--regid=postgres", "--init-groups", program]
        let isRoot = getuid() == 0
        let outcome = try ChildProcess.run(isRoot ? "/usr/bin/setpriv" : program, (isRoot ? asOther : []) + arguments)
        guard outcome.status == 0 else {
            let log = (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? ""
            let said = [outcome.output, outcome.messages, log].joined(separator: "\n").suffix(2000)
            throw Failure(description: "\(program) ended with status \(outcome.status): \(said)")
        }
    }
}
