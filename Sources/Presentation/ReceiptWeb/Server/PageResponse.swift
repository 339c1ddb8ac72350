import ReceiptMarkup
import ReceiptWording

/// A response, independent of the HTTP library.
public struct PageResponse: Sendable {
    public enum Content: Sendable {
        case bytes([UInt8])
        /// Pieces that are sent as they are produced, until the client disconnects.
        case stream(AsyncStream<String>)
    }

    public var status: Int
    public var headers: [(name: String, value: String)] = []
    public var content: Content
    /// Whether ``PageCache`` may keep the page: not where it depends on the moment or on the device.
    var isCacheable = true

    init(status: Int = 200, type: StaticString, _ bytes: [UInt8] = []) {
        self.status = status
        headers = [("content-type", type.description)]
        content = .bytes(bytes)
    }

    static func text(_ text: String, status: Int = 200) -> PageResponse {
        PageResponse(status: status, type: "text/plain; charset=utf-8", Array(text.utf8))
    }

    static func json(_ value: some Encodable, status: Int = 200) throws -> PageResponse {
        PageResponse(status: status, type: "application/json", Array((try JSONLine.encode(value) + "\n").utf8))
    }

    static func html(_ text: String, status: Int = 200) -> PageResponse {
        var answer = PageResponse(status: status, type: "text/html; charset=utf-8", Array(text.utf8))
        answer.headers.append(("cache-control", "no-store"))
        return answer
    }

    /// A redirect (303) to an address on this server, which is then requested with GET.
    static func see(_ link: Link) -> PageResponse {
        var answer = PageResponse(status: 303, type: "text/plain; charset=utf-8")
        answer.headers.append(("location", link.text))
        return answer
    }

    func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

    func with(_ name: StaticString, _ value: String) -> PageResponse {
        var answer = self
        answer.headers.append((name.description, value))
        return answer
    }

    /// Lets browsers cache the page privately; they revalidate it each time with its ETag.
    func withETag() -> PageResponse {
        guard case .bytes(let body) = content else { return self }
        var answer = self
        answer.headers.removeAll { $0.name == "cache-control" }
        answer.headers += [
            ("cache-control", "private, no-cache"), ("etag", "\"" + Secret.hash(body).prefix(32) + "\""),
        ]
        return answer
    }

    /// Becomes 304 without a body if the request's `If-None-Match` has the page's ETag.
    func notModified(for request: PageRequest) -> PageResponse {
        guard let tag = request.headers["if-none-match"],
            headers.contains(where: { $0.name == "etag" && $0.value == tag })
        else { return self }
        var answer = self
        (answer.status, answer.content) = (304, .bytes([]))
        return answer
    }

    /// Adds headers so that a browser runs only our script, loads nothing from other sites, and sends them no referrer.
    ///
    /// `Referrer-Policy` is not `no-referrer`: that would make the Origin of our own forms `null`.
    var guarded: PageResponse {
        var answer = self
        answer.headers += Self.guards
        if !answer.headers.contains(where: { $0.name == "cache-control" }) {
            answer.headers.append(("cache-control", "private, no-store"))
        }
        return answer
    }

    private static let guards: [(name: String, value: String)] = [
        (
            "content-security-policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
                + "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        ),
        ("x-content-type-options", "nosniff"), ("referrer-policy", "same-origin"),
        ("permissions-policy", "geolocation=(), microphone=(), payment=()"),
    ]
}
