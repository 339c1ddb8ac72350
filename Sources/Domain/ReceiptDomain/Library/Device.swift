public import struct Foundation.Date

/// A phone, a browser or a script that may ask for a user's records.
public struct Device: Hashable, Sendable {
    public enum Scope: String, Sendable {
        /// All that its user may see and do.
        case full
        /// Photos may be sent, and nothing be seen.
        case upload
    }

    /// How its requests come: a key that was ever sent in the clear does not open the encrypted page, nor the other way round.
    public enum Channel: String, Sendable {
        case plain, encrypted
    }

    /// Short, for people: `k3f9`.
    public var id: String
    public var user: UserID
    public var name: String
    public var scope: Scope
    public var pairedAt: Date
    /// `nil` until it comes for the first time, where that was not known when it was let in.
    public var channel: Channel?
    /// To the day; writing it at every request would wear out a card.
    public var lastUsed: Date?

    /// Whether a use at this moment is one that needs no note any more.
    public func isUseNoted(at now: Date) -> Bool {
        channel != nil && lastUsed.map { now.timeIntervalSince($0) <= 86_400 } ?? false
    }

    public init(
        id: String,
        user: UserID,
        name: String,
        scope: Scope,
        pairedAt: Date,
        channel: Channel? = nil,
        lastUsed: Date? = nil
    ) {
        (self.id, self.user, self.name, self.scope) = (id, user, name, scope)
        (self.pairedAt, self.channel, self.lastUsed) = (pairedAt, channel, lastUsed)
    }
}

/// A leave to pair one device, once, for a short while.
public struct PairingOffer: Hashable, Sendable {
    public var user: UserID
    public var scope: Device.Scope
    public var until: Date
    /// The device on whose screen the code stands; `nil` for a terminal.
    public var maker: String?

    public init(user: UserID, scope: Device.Scope, until: Date, maker: String? = nil) {
        (self.user, self.scope, self.until, self.maker) = (user, scope, until, maker)
    }
}

/// Who may come over a connection.
///
/// Secrets are kept as hashes only.
public protocol DeviceRepository: Sendable {
    func devices() async throws -> [Device]

    /// Keeps an offer under the hash of its code, unless the device that makes it is gone; offers that are over go.
    func offer(_ offer: PairingOffer, codeHash: String) async throws

    /// The offer, if it is still to be had; looking at it does not spend it.
    func offer(codeHash: String) async throws -> PairingOffer?

    /// Spends the offer and keeps the device under the hash of its secret; `nil` where there is no such offer any more.
    func pair(codeHash: String, name: String, secretHash: String, channel: Device.Channel) async throws -> Device?

    /// Keeps a device without an offer: whoever can do that reads the library's files anyway.
    func add(user: UserID, name: String, scope: Device.Scope, secretHash: String) async throws -> Device

    func device(secretHash: String) async throws -> Device?

    /// Differs whenever a device has come or gone, or been noted as used. Said at once, whatever else the library is doing.
    func changeTokenOfDevices() throws -> ChangeToken

    /// Notes that it was used today, and by which channel where that was not known; `nil` where there is no such device.
    func noteUse(_ id: String, over channel: Device.Channel) async throws -> Device?

    /// Removes it with the offers that it made; `nil` where there is no such device.
    func removeDevice(_ id: String) async throws -> Device?
}
