import NIOCore

/// A reverse proxy before the page, and the addresses from which it passes requests on.
public struct ReverseProxy: Hashable, Sendable {
    /// As browsers have it: `https://receipts.example.org`.
    public let origin: String
    /// As in a `Host` header.
    private let host: String
    /// Anybody else is no proxy, whatever the request says of itself.
    let addresses: Set<String>
    /// The name in lower case of the header in which it says whom it let in; `nil` where devices are paired as without it.
    let userHeader: String?

    /// `nil` unless the origin has a scheme and a host and nothing else.
    public init?(origin: String, addresses: [String], userHeader: String? = nil) {
        let lower = origin.lowercased()
        guard let (scheme, port) = [("https://", ":443"), ("http://", ":80")].first(where: { lower.hasPrefix($0.0) })
        else { return nil }
        // Browsers leave out the port that a scheme has by itself.
        let origin = lower.hasSuffix(port) ? String(lower.dropLast(port.count)) : lower
        host = String(origin.dropFirst(scheme.count))
        guard !host.isEmpty,
            host.utf8.allSatisfy({ $0 > 32 && $0 < 127 && !"/?#@\\".utf8.contains($0) })
        else { return nil }
        (self.origin, self.userHeader) = (origin, userHeader?.lowercased())
        self.addresses = Set(addresses.compactMap(Self.address))
    }

    /// An IP address as the system writes it; `nil` for any other text.
    public static func address(_ text: String) -> String? { (try? SocketAddress(ipAddress: text, port: 0))?.ipAddress }

    /// Whether the text can be a header's name (RFC 9110, 5.1).
    public static func isHeader(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy {
                ($0 | 32) >= 97 && ($0 | 32) <= 122 || (48...57).contains($0) || $0 == 45 || $0 == 95
            }
    }

    private var isSecure: Bool { origin.hasPrefix("https:") }

    /// The request as the proxy's browser sent it, where it comes from the proxy and is for its name; otherwise as it is.
    func unwrapped(_ request: PageRequest) throws(PageProblem) -> PageRequest {
        var request = request
        if let peer = request.peer, addresses.contains(peer), request.headers["host"]?.lowercased() == host {
            (request.isProxied, request.isSecure) = (true, isSecure)
            request.signedIn = userHeader.flatMap { request.headers[$0] }
        } else if let userHeader, request.headers[userHeader] != nil {
            throw .untrustedHeader(userHeader)
        }
        return request
    }
}
