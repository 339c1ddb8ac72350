/// What the page needs to come encrypted: the household's own authority, and what this machine shows.
public struct SecurePage: Sendable {
    /// What a server shows, both in PEM.
    public struct Identity: Hashable, Sendable {
        public var certificates: String
        public var privateKey: String

        public init(certificates: String, privateKey: String) {
            (self.certificates, self.privateKey) = (certificates, privateKey)
        }
    }

    /// The authority's certificate in DER, which devices are told to trust.
    public var authority: [UInt8]
    /// By which a person can tell that it came unchanged.
    public var fingerprint: String
    /// As it is now: it is renewed before it ends.
    public var identity: @Sendable () throws -> Identity

    public init(authority: [UInt8], fingerprint: String, identity: @escaping @Sendable () throws -> Identity) {
        (self.authority, self.fingerprint, self.identity) = (authority, fingerprint, identity)
    }
}
