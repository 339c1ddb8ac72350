/// Where the page is to be found.
public struct PageAddress: Hashable, Sendable {
    public var port: Int
    /// Where it comes encrypted; `nil` where it does not.
    public var securePort: Int?
    /// Names and numbers by which it may be asked for, in small letters; the first is shown to people.
    public var hosts: [String]
    /// Other machines of the network can ask.
    public var isOpen: Bool

    public init(port: Int, hosts: [String], isOpen: Bool, securePort: Int? = nil) {
        (self.port, self.hosts, self.isOpen, self.securePort) = (port, hosts, isOpen, securePort)
    }

    /// As a browser writes it, encrypted where that is offered: `http://kitchen.local:8420`.
    public var origin: String {
        securePort.map { "https://\(host):\($0)" } ?? plainOrigin
    }

    /// Where a device finds what it needs before it can come encrypted.
    public var plainOrigin: String { "http://\(host):\(port)" }

    private var host: String { hosts.first ?? "127.0.0.1" }

    /// Whether a `Host` header means this server: otherwise another site's name was pointed at it (DNS rebinding).
    func isMeant(by host: String?, isSecure: Bool) -> Bool {
        guard let host = host?.lowercased(), let port = isSecure ? securePort : port else { return false }
        let usual = isSecure ? 443 : 80
        return hosts.contains { host == "\($0):\(port)" || port == usual && host == $0 }
    }
}
