import ReceiptDomain

/// A request, independent of the HTTP library.
public struct PageRequest: Sendable {
    public enum Method: String, Sendable {
        case get = "GET"
        case head = "HEAD"
        case post = "POST"
        case put = "PUT"
        // No route has them, but a refusal can be read.
        case patch = "PATCH"
        case delete = "DELETE"
        case options = "OPTIONS"
        case trace = "TRACE"

        /// Whether the method changes nothing.
        var isSafe: Bool { self == .get || self == .head }
    }

    /// A body as a stream of pieces.
    public typealias Body = any AsyncSequence<[UInt8], any Error> & Sendable

    public var method: Method
    /// The request target as it was sent: path and query.
    public var target: String
    /// The path's components, percent-decoded; none is empty, `.` or `..`.
    public var path: [String]
    public var query: FormFields
    /// By name in lower case.
    public var headers: [String: String]
    public var body: Body
    /// Whether the request came over TLS, here or at a proxy.
    public var isSecure: Bool
    /// The IP address from which the connection comes.
    public var peer: String?
    /// Whether a known proxy passed it on.
    var isProxied = false
    /// Whom that proxy let in.
    var signedIn: String?
    /// Called as soon as the request is authenticated as a paired device's, before it is processed.
    public var whenKnown: @Sendable () -> Void = {}

    /// `nil` if the target is not a path on this server.
    public init?(method: Method, target: String, headers: [String: String], body: Body, isSecure: Bool = false) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard target.hasPrefix("/"), let first = parts.first else { return nil }
        var path: [String] = []
        for part in first.split(separator: "/") {
            guard let decoded = FormFields.decoded(part, plusIsSpace: false), decoded != ".", decoded != "..",
                !decoded.contains("/"), !decoded.contains("\u{0}")
            else { return nil }
            path.append(decoded)
        }
        (self.method, self.target, self.path, self.headers, self.body) = (method, target, path, headers, body)
        self.isSecure = isSecure
        query = FormFields(urlEncoded: parts.count > 1 ? String(parts[1]) : "")
    }

    func cookie(_ name: String) -> String? {
        headers["cookie"]?.split(separator: ";").lazy.compactMap { pair -> String? in
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { return nil }
            return String(parts[1])
        }.first
    }

    /// The token of `Authorization: Bearer …`, which scripts send.
    var bearer: String? {
        guard let text = headers["authorization"], text.lowercased().hasPrefix("bearer ") else { return nil }
        return String(text.dropFirst("bearer ".count))
    }

    /// Whether the answer is for a script.
    var wantsJSON: Bool { headers["accept"] == "application/json" }

    var contentLength: Int? { headers["content-length"].flatMap { UInt($0) }.map { Int(clamping: $0) } }

    /// Whether the headers announce a body.
    var hasBody: Bool { contentLength ?? 0 > 0 || headers["transfer-encoding"] != nil }

    var channel: Device.Channel { isSecure ? .encrypted : .plain }

    /// The fields of a form.
    func form() async throws -> FormFields {
        FormFields(urlEncoded: String(decoding: try await bytes(), as: UTF8.self))
    }

    /// The whole body; throws ``PageProblem/tooLarge(limit:)`` for more than `limit` bytes.
    func bytes(limit: Int = 64 << 10) async throws -> [UInt8] {
        guard contentLength ?? 0 <= limit else { throw PageProblem.tooLarge(limit: limit) }
        var bytes: [UInt8] = []
        for try await piece in body {
            bytes += piece
            guard bytes.count <= limit else { throw PageProblem.tooLarge(limit: limit) }
        }
        return bytes
    }
}
