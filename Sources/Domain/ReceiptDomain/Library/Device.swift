public import struct Foundation.Date

/// A phone, a browser or a script that may ask for a user's records.
public struct Device: Hashable, Sendable {
    public enum Scope: String, Sendable {
        /// All that its user may see and do.
        case full
        /// Photos may be sent, and nothing be seen.
        case upload
    }

    /// Short, for people: `k3f9`.
    public var id: String
    public var user: UserID
    public var name: String
    public var scope: Scope
    public var pairedAt: Date
    /// To the day; writing it at every request would wear out a card.
    public var lastUsed: Date?

    /// Whether a use at this moment is one that needs no note any more.
    public func isUseNoted(at now: Date) -> Bool { lastUsed.map { now.timeIntervalSince($0) <= 86_400 } ?? false }

    public init(id: String, user: UserID, name: String, scope: Scope, pairedAt: Date, lastUsed: Date? = nil) {
        (self.id, self.user, self.name, self.scope) = (id, user, name, scope)
        (self.pairedAt, self.lastUsed) = (pairedAt, lastUsed)
    }
}

/// A leave to pair one device, once, for a short while.
public struct PairingOffer: Hashable, Sendable {
    public var user: UserID
    public var scope: Device.Scope
    public var until: Date

    public init(user: UserID, scope: Device.Scope, until: Date) {
        (self.user, self.scope, self.until) = (user, scope, until)
    }
}

/// Who may come over a connection.
///
/// Secrets are kept as hashes only.
public protocol DeviceRepository: Sendable {
    func devices() async throws -> [Device]

    /// Keeps an offer under the hash of its code; offers that are over go.
    func offer(_ offer: PairingOffer, codeHash: String) async throws

    /// The offer, if it is still to be had; looking at it does not spend it.
    func offer(codeHash: String) async throws -> PairingOffer?

    /// Spends the offer and keeps the device under the hash of its secret; `nil` where there is no such offer any more.
    func pair(codeHash: String, name: String, secretHash: String) async throws -> Device?

    /// Keeps a device without an offer: whoever can do that reads the library's files anyway.
    func add(user: UserID, name: String, scope: Device.Scope, secretHash: String) async throws -> Device

    func device(secretHash: String) async throws -> Device?

    /// Differs whenever a device has come or gone, or been noted as used. Said at once, whatever else the library is doing.
    func pulseOfDevices() throws -> LibraryPulse

    /// Notes that it was used today.
    func noteUse(_ id: String) async throws

    /// `nil` where there is no such device.
    func removeDevice(_ id: String) async throws -> Device?
}
