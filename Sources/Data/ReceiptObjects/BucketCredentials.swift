import Foundation
import Glibc
import ReceiptDomain
import ReceiptFiles

/// The credentials for the storage, from the environment, or from a file that only its owner can read.
///
/// They never come from a command line or an address, which everybody on the machine can read.
public struct BucketCredentials: Hashable, Sendable {
    public var keyID: String
    public var secret: String
    /// For temporary credentials.
    public var sessionToken: String?

    public init(keyID: String, secret: String, sessionToken: String? = nil) {
        (self.keyID, self.secret, self.sessionToken) = (keyID, secret, sessionToken)
    }

    /// Finds the credentials where Amazon's tools find them, too.
    ///
    /// `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`; else systemd's credential `aws`; else the file
    /// `AWS_SHARED_CREDENTIALS_FILE`, usually `~/.aws/credentials`. From a file it is the profile `AWS_PROFILE`, usually
    /// `default`.
    ///
    /// - Throws: ``BucketProblem/noCredentials(path:)``, ``BucketProblem/openCredentials(path:)``
    public static func find(environment: [String: String]) throws -> BucketCredentials {
        func named(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let keyID = named("AWS_ACCESS_KEY_ID"), let secret = named("AWS_SECRET_ACCESS_KEY") {
            return BucketCredentials(keyID: keyID, secret: secret, sessionToken: named("AWS_SESSION_TOKEN"))
        }
        let own = named("AWS_SHARED_CREDENTIALS_FILE") ?? (named("HOME") ?? NSHomeDirectory()) + "/.aws/credentials"
        let profile = named("AWS_PROFILE") ?? "default"
        // systemd gives its service access by an access control list, which appears as the group's right.
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

    /// `nil` if the file does not exist.
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

    /// Parses a section in the format of Amazon's tools: `[NAME]`, then `name = value`.
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
