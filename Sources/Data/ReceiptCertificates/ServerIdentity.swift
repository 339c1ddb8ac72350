public import struct Foundation.Date

/// A server's certificate and key, by which a browser verifies its name.
public struct ServerIdentity: Hashable, Sendable {
    /// The chain of the server's and the authority's certificates, in PEM.
    public var certificates: String
    /// In PEM.
    public var privateKey: String
    public var notAfter: Date
    /// Names that the authority may not certify, because they were added after it was made.
    public var uncertified: [String]
}
