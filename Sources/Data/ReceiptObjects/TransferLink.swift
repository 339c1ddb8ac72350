import CTransfer
import Foundation
import Glibc
import ReceiptDomain

/// An unsigned request to the storage.
struct TransferRequest {
    var method: String
    var url: String
    /// Each as `Name: value`.
    var headers: [String] = []
    var body: [UInt8]?
    /// The most bytes of the answer.
    var answerLimit: Int
}

struct TransferAnswer {
    var status: Int
    var bytes: [UInt8]

    /// The text between `<name>` and `</name>` in S3's XML of an error.
    func text(of name: String) -> String {
        let text = String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
        guard let start = text.range(of: "<\(name)>"), let end = text[start.upperBound...].range(of: "</\(name)>")
        else {
            return ""
        }
        return String(text[start.upperBound..<end.lowerBound])
    }
}

/// The time limits of requests, and the pauses before they are repeated.
public struct BucketTimeouts: Sendable {
    public var connecting: Duration
    /// For a request, plus ``megabyte`` for each megabyte that is transferred.
    public var request: Duration
    public var megabyte: Duration
    /// The pause before each repetition.
    public var pauses: [Duration]

    public init(
        connecting: Duration = .seconds(5),
        request: Duration = .seconds(10),
        megabyte: Duration = .seconds(4),
        pauses: [Duration] = [.milliseconds(200), .milliseconds(800), .seconds(3)]
    ) {
        (self.connecting, self.request, self.megabyte, self.pauses) = (connecting, request, megabyte, pauses)
    }
}

/// A libcurl connection, which is reused for later requests.
///
/// It is `@unchecked Sendable` because one thread at a time uses it, after taking it out of its bucket's pool.
final class TransferLink: @unchecked Sendable {
    private let link: OpaquePointer

    init() throws {
        guard let link = transfer_open() else { throw BucketProblem.unreachable(detail: "no memory") }
        self.link = link
    }

    deinit { transfer_close(link) }

    /// - Throws: ``BucketProblem`` for anything but an answer.
    func run(
        _ request: TransferRequest,
        in region: String,
        by credentials: BucketCredentials,
        trusting authorities: String?,
        _ timeouts: BucketTimeouts
    ) throws -> TransferAnswer {
        let texts = [
            request.method, request.url, "aws:amz:\(region):s3", credentials.keyID, credentials.secret,
        ]
        let strings = (texts + request.headers).map { strdup($0) }
        let authority = authorities.map { strdup($0) } ?? nil
        defer { for string in strings + [authority] { free(string) } }
        let headers = strings.dropFirst(texts.count).map { UnsafePointer($0) } + [nil]
        let carried = max(request.body?.count ?? 0, request.answerLimit)
        let whole = timeouts.request + timeouts.megabyte * (Double(carried) / 1_000_000)
        return try headers.withUnsafeBufferPointer { headers in
            try (request.body ?? []).withUnsafeBufferPointer { body in
                var wanted = transfer_request()
                wanted.method = UnsafePointer(strings[0])
                wanted.url = UnsafePointer(strings[1])
                wanted.scope = UnsafePointer(strings[2])
                wanted.key_id = UnsafePointer(strings[3])
                wanted.secret = UnsafePointer(strings[4])
                wanted.authorities = UnsafePointer(authority)
                wanted.headers = headers.baseAddress
                // An empty body is not the same as no body.
                wanted.body = request.body == nil ? nil : body.baseAddress ?? UnsafePointer(bitPattern: 1)
                wanted.body_count = body.count
                wanted.connect_milliseconds = timeouts.connecting.milliseconds
                wanted.whole_milliseconds = whole.milliseconds
                wanted.answer_limit = request.answerLimit
                return try run(&wanted)
            }
        }
    }

    private func run(_ request: inout transfer_request) throws -> TransferAnswer {
        var answer = transfer_answer()
        let status = transfer_run(link, &request, &answer)
        let detail = answer.detail.map { String(cString: $0) } ?? ""
        switch status {
        case TRANSFER_ANSWERED:
            let bytes = Array(UnsafeBufferPointer(start: answer.bytes, count: answer.count))
            return TransferAnswer(status: Int(answer.code), bytes: bytes)
        case TRANSFER_CERTIFICATE: throw BucketProblem.certificate(detail: detail)
        case TRANSFER_OVER_LIMIT: throw OverLimit()
        default: throw BucketProblem.unreachable(detail: detail)
        }
    }

    /// The answer exceeds its limit.
    struct OverLimit: Error {}
}

extension Duration {
    fileprivate var milliseconds: Int32 { Int32(clamping: Int(self / .milliseconds(1))) }
}
