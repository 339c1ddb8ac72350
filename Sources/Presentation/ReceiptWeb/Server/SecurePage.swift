/// The certificates for HTTPS: the household's own authority and this machine's identity.
public struct SecurePage: Sendable {
    /// A certificate chain and its private key, both in PEM.
    public struct Identity: Hashable, Sendable {
        public var certificates: String
        public var privateKey: String

        public init(certificates: String, privateKey: String) {
            (self.certificates, self.privateKey) = (certificates, privateKey)
        }
    }

    /// The authority's certificate in DER, which devices install.
    public var authority: [UInt8]
    /// The authority's fingerprint, by which a person checks that the certificate arrived unchanged.
    public var fingerprint: String
    /// The current identity; it is renewed before it expires.
    public var identity: @Sendable () throws -> Identity

    public init(authority: [UInt8], fingerprint: String, identity: @escaping @Sendable () throws -> Identity) {
        (self.authority, self.fingerprint, self.identity) = (authority, fingerprint, identity)
    }
}
