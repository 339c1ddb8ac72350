public import struct Foundation.Date

/// What a server shows, so that a browser knows it is the one that was asked for.
public struct ServerIdentity: Hashable, Sendable {
    /// The server's own and the authority's, in PEM.
    public var certificates: String
    /// In PEM.
    public var privateKey: String
    public var notAfter: Date
    /// Names that the authority may not certify, because they came up after it was made.
    public var uncertified: [String]
}
