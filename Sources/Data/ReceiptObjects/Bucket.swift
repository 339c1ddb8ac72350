import Crypto
import Foundation
public import ReceiptDomain
import Synchronization

/// Objects in S3-compatible storage, accessed over HTTP.
///
/// A request that the server cannot serve at present, or that gets no answer, is repeated a few times. The body's hash is
/// signed, so that the server refuses a body that was changed in transit; an existing object is not overwritten if the server
/// supports `If-None-Match`.
public final class Bucket: ObjectStore {
    private let address: BucketAddress
    private let credentials: @Sendable () throws -> BucketCredentials
    private let authorities: String?
    private let timeouts: BucketTimeouts
    private let pause: @Sendable (Duration) -> Void
    /// The pool of idle connections.
    private let idle = Mutex<[TransferLink]>([])

    /// `credentials` is called for each request, because they may expire or be replaced.
    ///
    /// `authorities` is a file of certificates to trust instead of the system's.
    public init(
        _ address: BucketAddress,
        credentials: @escaping @Sendable () throws -> BucketCredentials,
        authorities: String? = nil,
        timeouts: BucketTimeouts = BucketTimeouts(),
        pause: @escaping @Sendable (Duration) -> Void = Bucket.sleep
    ) {
        (self.address, self.credentials, self.authorities) = (address, credentials, authorities)
        (self.timeouts, self.pause) = (timeouts, pause)
    }

    /// Blocks the calling thread.
    public static let sleep: @Sendable (Duration) -> Void = { Thread.sleep(forTimeInterval: $0 / .seconds(1)) }

    // MARK: ObjectStore

    public func put(_ bytes: [UInt8], as key: ObjectKey) throws {
        let headers = ["Content-Type: application/octet-stream"]
        var answer = try run("PUT", key, headers + ["If-None-Match: *"], body: bytes)
        // Not every server supports conditional requests.
        if answer.status == 501 { answer = try run("PUT", key, headers, body: bytes) }
        // A key is used once: an existing object comes from an earlier attempt whose answer was lost.
        if answer.status != 412 { try require(answer) }
    }

    public func bytes(of key: ObjectKey, count: Int) throws -> [UInt8]? {
        do {
            let answer = try run("GET", key, answerLimit: max(count, Self.longestError))
            if answer.status == 404, answer.text(of: "Code") != "NoSuchBucket" { return nil }
            try require(answer)
            return answer.bytes
        } catch is TransferLink.OverLimit {
            throw BucketProblem.changed(name: key.description)
        }
    }

    public func remove(_ key: ObjectKey) throws {
        let answer = try run("DELETE", key)
        if answer.status == 404, answer.text(of: "Code") != "NoSuchBucket" { return }
        try require(answer)
    }

    // MARK: Requests

    private static let longestError = 1 << 16

    private func run(
        _ method: String,
        _ key: ObjectKey,
        _ headers: [String] = [],
        body: [UInt8]? = nil,
        answerLimit: Int = longestError
    ) throws -> TransferAnswer {
        var request = TransferRequest(method: method, url: address.url(of: key), body: body, answerLimit: answerLimit)
        let hash = SHA256.hash(data: body ?? []).hexadecimal
        // libcurl 7.88 signs every header of ours, so none may be dropped in transit ("Expect:" would be).
        request.headers = headers + ["x-amz-content-sha256: " + hash]
        let credentials = try credentials()
        if let token = credentials.sessionToken { request.headers.append("x-amz-security-token: " + token) }
        for wait in timeouts.pauses {
            do {
                let answer = try run(request, by: credentials)
                if !answer.isPassing { return answer }
            } catch BucketProblem.unreachable {
                // Repeat.
            }
            pause(wait * Double.random(in: 0.7...1.3))
        }
        return try run(request, by: credentials)
    }

    private func run(_ request: TransferRequest, by credentials: BucketCredentials) throws -> TransferAnswer {
        let link = try idle.withLock { $0.popLast() } ?? TransferLink()
        defer { idle.withLock { $0.append(link) } }
        return try link.run(request, in: address.region, by: credentials, trusting: authorities, timeouts)
    }

    private func require(_ answer: TransferAnswer) throws {
        guard !(200..<300).contains(answer.status) else { return }
        throw BucketProblem(answer)
    }
}

extension TransferAnswer {
    /// Whether the same request may succeed a moment later.
    fileprivate var isPassing: Bool { [429, 500, 502, 503, 504].contains(status) }
}

extension BucketProblem {
    /// The problem for an error code (Amazon S3 API reference, "Error responses"; MinIO's and Ceph's words for a full disk).
    init(_ answer: TransferAnswer) {
        let (code, message) = (answer.text(of: "Code"), answer.text(of: "Message"))
        let detail = code.isEmpty ? "HTTP \(answer.status)" : message.isEmpty ? code : "\(code): \(message)"
        switch code {
        case "NoSuchBucket": self = .noBucket(detail: detail)
        case "SignatureDoesNotMatch", "InvalidAccessKeyId", "ExpiredToken", "InvalidToken",
            "AuthorizationHeaderMalformed":
            self = .signature(detail: detail)
        case "RequestTimeTooSkewed", "RequestExpired": self = .clock(detail: detail)
        case "XMinioStorageFull", "QuotaExceeded", "XMinioAdminBucketQuotaExceeded", "InsufficientStorage":
            self = .noSpace(detail: detail)
        default:
            switch answer.status {
            case 401, 403: self = .notPermitted(detail: detail)
            case 507: self = .noSpace(detail: detail)
            case 429, 500...: self = .unreachable(detail: detail)
            default: self = .refused(status: answer.status, code: code, message: message)
            }
        }
    }
}
