import CPostgres
import Glibc
import ReceiptDomain

/// The options in a libpq connection string: `postgresql://…`, or `host=… dbname=…`.
struct PostgresName {
    private let options: [String: String]

    init(_ text: String) throws {
        var message: UnsafeMutablePointer<CChar>?
        guard let found = client.PQconninfoParse(text, &message) else {
            defer { client.PQfreemem(message) }
            throw PostgresProblem.unexpected(detail: message.map { String(cString: $0) } ?? "no name of a database")
        }
        defer { client.PQconninfoFree(found) }
        var options: [String: String] = [:]
        var option = found
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { options[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        self.options = options
    }

    var hasPassword: Bool { ["password", "sslpassword"].contains { options[$0] != nil } }

    /// The `sslmode` to use where none is given: a server on another machine has to show a valid certificate for its name.
    ///
    /// By itself libpq falls back to plain text where the server, or an attacker in its place, offers no encryption. Options from
    /// a service file are not known here, so such a server counts as remote.
    func requiredMode(_ environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }) -> String? {
        func said(_ option: String) -> String? {
            (options[option] ?? environment("PG" + option.uppercased())).flatMap { $0.isEmpty ? nil : $0 }
        }
        guard said("sslmode") == nil else { return nil }
        let hosts = (said("hostaddr") ?? said("host") ?? "").split(separator: ",")
        return said("service") == nil && hosts.allSatisfy(Self.isHere) ? nil : "verify-full"
    }

    private static func isHere(_ host: Substring) -> Bool {
        // A socket's folder, or an abstract socket name.
        host.hasPrefix("/") || host.hasPrefix("@") || ["localhost", "::1"].contains(host)
            || host.wholeMatch(of: /127(\.[0-9]{1,3}){3}/) != nil
    }

    /// The hosts of a name with several; empty for a single one, or none in the name.
    ///
    /// libpq would try them in turn, but never gives up on a silent one.
    var hosts: [PostgresHost] {
        func parts(_ option: String) -> [String] {
            (options[option] ?? "").split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let (names, ports) = (parts("host"), parts("port"))
        guard names.count > 1, options["hostaddr"] == nil, ports.count <= 1 || ports.count == names.count else {
            return []
        }
        return names.indices.map { index in
            let port = ports.count > 1 ? ports[index] : ports.first ?? ""
            return PostgresHost(name: names[index], port: port.isEmpty ? Self.usualPort : port)
        }
    }

    /// An explicit default, because an empty port would not override the name's list.
    private static var usualPort: String { getenv("PGPORT").map { String(cString: $0) } ?? "5432" }
}

/// One of several servers with the same database.
struct PostgresHost: Hashable {
    var name: String
    var port: String

    /// Options for libpq.
    var settings: [(String, String)] { [("host", name), ("port", port)] }
}
