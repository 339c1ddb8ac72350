import CTransfer
import Foundation
import Glibc
import ReceiptDomain

/// A request to the storage, without what signs it.
struct TransferRequest {
    var method: String
    var url: String
    /// Each is `Name: value`.
    var headers: [String] = []
    var body: [UInt8]?
    /// The answer may have so many bytes.
    var answerLimit: Int
}

struct TransferAnswer {
    var status: Int
    var bytes: [UInt8]

    /// What stands between `<name>` and `</name>`, in S3's description of an error.
    func text(of name: String) -> String {
        let text = String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
        guard let start = text.range(of: "<\(name)>"), let end = text[start.upperBound...].range(of: "</\(name)>")
        else {
            return ""
        }
        return String(text[start.upperBound..<end.lowerBound])
    }
}

/// How long is waited.
public struct BucketTimeouts: Sendable {
    public var connecting: Duration
    /// For a request, and so long more for each megabyte that is carried.
    public var request: Duration
    public var megabyte: Duration
    /// Before each repetition of what a server could not do, or did not answer.
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

/// A connection of libcurl, which is kept for the next request.
// One thread at a time: whoever uses it has taken it out of the pool of its bucket.
final class TransferLink: @unchecked Sendable {
    private let link: OpaquePointer

    init() throws {
        guard let link = transfer_open() else { throw BucketProblem.unreachable(detail: "no memory") }
        self.link = link
    }

    deinit { transfer_close(link) }

    /// - Throws: ``BucketProblem``, for anything but an answer.
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
                // A body of no bytes is one all the same.
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

    /// The answer is longer than it may be.
    struct OverLimit: Error {}
}

extension Duration {
    fileprivate var milliseconds: Int32 { Int32(clamping: Int(self / .milliseconds(1))) }
}
