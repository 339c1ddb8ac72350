import Foundation
import Glibc
import ReceiptDomain
import ReceiptFiles

/// Who asks the storage for something: from the environment, or from a file that nobody else can read.
///
/// Never from a command line or an address, which everybody on the machine can read.
public struct BucketCredentials: Hashable, Sendable {
    public var keyID: String
    public var secret: String
    /// Of credentials that end by themselves.
    public var sessionToken: String?

    public init(keyID: String, secret: String, sessionToken: String? = nil) {
        (self.keyID, self.secret, self.sessionToken) = (keyID, secret, sessionToken)
    }

    /// Looks where Amazon's tools look, too.
    ///
    /// `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`; else systemd's credential `aws`; else the file `AWS_SHARED_CREDENTIALS_FILE`,
    /// usually `~/.aws/credentials`. Of a file it is the profile `AWS_PROFILE`, usually `default`.
    ///
    /// - Throws: ``BucketProblem/noCredentials(path:)``, ``BucketProblem/openCredentials(path:)``
    public static func find(environment: [String: String]) throws -> BucketCredentials {
        func named(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let keyID = named("AWS_ACCESS_KEY_ID"), let secret = named("AWS_SECRET_ACCESS_KEY") {
            return BucketCredentials(keyID: keyID, secret: secret, sessionToken: named("AWS_SESSION_TOKEN"))
        }
        let own = named("AWS_SHARED_CREDENTIALS_FILE") ?? (named("HOME") ?? NSHomeDirectory()) + "/.aws/credentials"
        let profile = named("AWS_PROFILE") ?? "default"
        // systemd lets its own service in by a list that shows as the group's right.
        let places: [(path: String?, others: UInt32)] = [
            (named("CREDENTIALS_DIRECTORY").map { $0 + "/aws" }, 0o007), (own, 0o077),
        ]
        for case (let path?, let others) in places {
            guard let text = try text(of: path, closedTo: others) else { continue }
            if let found = parse(text, profile: profile) { return found }
        }
        throw BucketProblem.noCredentials(path: own)
    }

    private static let longestFile = 1 << 20

    /// `nil` where there is no such file.
    private static func text(of path: String, closedTo others: UInt32) throws -> String? {
        let status: FileStatus
        do { status = try FileStatus(at: path, followsLink: true) } catch { return nil }
        guard status.kind == .file, [getuid(), 0].contains(status.owner), status.permissions & others == 0 else {
            throw BucketProblem.openCredentials(path: path)
        }
        do {
            let bytes = try RegularFile(path, followsLink: true).contents(limit: longestFile)
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            throw BucketProblem.openCredentials(path: path)
        }
    }

    /// A section of the file as Amazon's tools have it: `[NAME]`, then `name = value`.
    static func parse(_ text: String, profile: String) -> BucketCredentials? {
        var values: [String: String] = [:]
        var isWanted = false
        for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasPrefix("#") || line.hasPrefix(";") { continue }
            if line.hasPrefix("["), line.hasSuffix("]") {
                isWanted = line.dropFirst().dropLast().trimmingCharacters(in: .whitespaces) == profile
                continue
            }
            guard isWanted, let equals = line.firstIndex(of: "=") else { continue }
            let name = line[..<equals].trimmingCharacters(in: .whitespaces).lowercased()
            values[name] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        }
        guard let keyID = values["aws_access_key_id"], let secret = values["aws_secret_access_key"] else { return nil }
        return BucketCredentials(keyID: keyID, secret: secret, sessionToken: values["aws_session_token"])
    }
}
