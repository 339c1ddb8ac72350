import ReceiptDomain

/// What somebody asks of the page, whatever carried it.
public struct PageRequest: Sendable {
    public enum Method: String, Sendable {
        case get = "GET"
        case head = "HEAD"
        case post = "POST"
        case put = "PUT"

        /// Whether it changes nothing.
        var isSafe: Bool { self == .get || self == .head }
    }

    /// A body as it comes.
    public typealias Body = any AsyncSequence<[UInt8], any Error> & Sendable

    public var method: Method
    /// As it was sent: the path and what follows on it.
    public var target: String
    /// Parts of the path, decoded; none is empty, `.` or `..`.
    public var path: [String]
    public var query: FormFields
    /// By names in small letters.
    public var headers: [String: String]
    public var body: Body
    /// Nobody could read it on its way.
    public var isSecure: Bool
    /// Called once it is known that a paired device asks, before anything else is done for it.
    public var whenKnown: @Sendable () -> Void = {}

    /// `nil` for a target that is no path on this server.
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

    /// `Authorization: Bearer …`, by which scripts come.
    var bearer: String? {
        guard let text = headers["authorization"], text.lowercased().hasPrefix("bearer ") else { return nil }
        return String(text.dropFirst("bearer ".count))
    }

    var contentLength: Int? { headers["content-length"].flatMap { UInt($0) }.map { Int(clamping: $0) } }

    /// Whether bytes follow on its head.
    var hasBody: Bool { contentLength ?? 0 > 0 || headers["transfer-encoding"] != nil }

    var channel: Device.Channel { isSecure ? .encrypted : .plain }

    /// A form's fields; forms of ours are far smaller than the limit.
    func form(limit: Int = 64 << 10) async throws -> FormFields {
        guard contentLength ?? 0 <= limit else { throw PageProblem.tooLarge(limit: limit) }
        var bytes: [UInt8] = []
        for try await piece in body {
            bytes += piece
            guard bytes.count <= limit else { throw PageProblem.tooLarge(limit: limit) }
        }
        return FormFields(urlEncoded: String(decoding: bytes, as: UTF8.self))
    }
}

/// A body without anything.
public struct EmptyBody: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> [UInt8]? { nil }
    }

    public init() {}
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
