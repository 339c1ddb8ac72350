import Foundation
import ReceiptDomain

/// The address of a bucket: `s3://BUCKET/PREFIX?endpoint=https://HOST:PORT&region=REGION`.
///
/// Without an endpoint it is Amazon's for the region, with the bucket in the host's name; at other endpoints the bucket is the
/// first part of the path. Keys begin with the prefix. The address contains no secret.
public struct BucketAddress: Hashable, Sendable, CustomStringConvertible {
    public let bucket: String
    /// Without slashes at its ends.
    public let prefix: String
    /// As in `https://HOST:PORT`.
    public let endpoint: String?
    public let region: String

    public static func isName(_ text: String) -> Bool { text.hasPrefix("s3://") }

    /// - Throws: ``BucketProblem/badAddress(detail:)``
    public init(_ text: String) throws {
        guard Self.isName(text), let parts = URLComponents(string: text), parts.fragment == nil else {
            throw BucketProblem.badAddress(detail: text)
        }
        guard parts.user == nil, parts.password == nil, parts.port == nil else {
            throw BucketProblem.badAddress(detail: "only a bucket stands behind s3://")
        }
        bucket = parts.host ?? ""
        guard bucket.wholeMatch(of: /[a-z0-9][a-z0-9.\-]{1,61}[a-z0-9]/) != nil else {
            throw BucketProblem.badAddress(detail: "bucket \(bucket)")
        }
        // Only characters that need no escape in a URL, so that all sides sign the same text.
        prefix = parts.path.split(separator: "/").joined(separator: "/")
        let names = prefix.split(separator: "/")
        guard names.allSatisfy({ $0.wholeMatch(of: /[A-Za-z0-9._\-]+/) != nil && $0 != "." && $0 != ".." }) else {
            throw BucketProblem.badAddress(detail: "prefix \(parts.path)")
        }
        var options: [String: String] = [:]
        for item in parts.queryItems ?? [] {
            guard ["endpoint", "region"].contains(item.name), options[item.name] == nil, let value = item.value else {
                throw BucketProblem.badAddress(detail: item.name)
            }
            options[item.name] = value
        }
        region = options["region"] ?? "us-east-1"
        guard region.wholeMatch(of: /[a-z0-9\-]+/) != nil else {
            throw BucketProblem.badAddress(detail: "region \(region)")
        }
        endpoint = try options["endpoint"].map(Self.endpoint)
    }

    private static func endpoint(_ text: String) throws -> String {
        guard text.wholeMatch(of: /https?:\/\/([A-Za-z0-9.\-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?\/?/) != nil else {
            throw BucketProblem.badAddress(detail: "endpoint \(text)")
        }
        return text.hasSuffix("/") ? String(text.dropLast()) : text
    }

    /// The canonical form: equal addresses have the same text.
    public var description: String {
        let options = (endpoint.map { ["endpoint=" + $0] } ?? []) + ["region=" + region]
        return "s3://\(bucket)" + (prefix.isEmpty ? "" : "/" + prefix) + "?" + options.joined(separator: "&")
    }

    /// The URL of an object; keys need no escapes.
    func url(of key: ObjectKey) -> String {
        let path = (prefix.isEmpty ? "" : "/" + prefix) + "/\(key)"
        guard let endpoint else { return "https://\(bucket).s3.\(region).amazonaws.com" + path }
        return endpoint + "/" + bucket + path
    }
}
