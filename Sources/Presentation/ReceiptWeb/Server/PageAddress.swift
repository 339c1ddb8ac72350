/// The ports and the host names at which the server is reached.
public struct PageAddress: Hashable, Sendable {
    public var port: Int
    /// The port for HTTPS; `nil` for HTTP only.
    public var securePort: Int?
    /// Host names and addresses accepted in a `Host` header, in lower case; the first is shown to people.
    public var hosts: [String]
    /// Whether other machines of the network can connect.
    public var isOpen: Bool
    /// Passes requests on to this server, beside those that come directly.
    public var proxy: ReverseProxy?

    public init(port: Int, hosts: [String], isOpen: Bool, securePort: Int? = nil, proxy: ReverseProxy? = nil) {
        (self.port, self.hosts, self.isOpen, self.securePort) = (port, hosts, isOpen, securePort)
        self.proxy = proxy
    }

    /// The origin as a browser writes it, that of the proxy or HTTPS if available: `http://kitchen.local:8420`.
    public var origin: String {
        if let proxy { return proxy.origin }
        return securePort.map { "https://\(host):\($0)" } ?? plainOrigin
    }

    /// The HTTP origin, from which a device gets the certificate before it can use HTTPS.
    public var plainOrigin: String { "http://\(host):\(port)" }

    private var host: String { hosts.first ?? "127.0.0.1" }

    /// Whether a `Host` header names this server; otherwise a foreign name points to its address (DNS rebinding).
    func isMeant(by host: String?, isSecure: Bool) -> Bool {
        guard let host = host?.lowercased(), let port = isSecure ? securePort : port else { return false }
        let usual = isSecure ? 443 : 80
        return hosts.contains { host == "\($0):\(port)" || port == usual && host == $0 }
    }
}
