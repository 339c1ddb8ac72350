public import struct Foundation.Date

/// A paired phone, browser or script with access to a user's records.
public struct Device: Hashable, Sendable {
    /// A right that a token gives a program.
    public enum Right: String, CaseIterable, Sendable {
        /// Send photos and messages, and see nothing of what becomes of them.
        case send
        /// See records, accounts, reports and pictures.
        case read
        /// See drafts and answer them.
        case review
        /// Enter and change records.
        case write
        /// See what is to be paid and done, as a calendar.
        case calendar
        /// See the counts of the whole library and of the program, as a monitor does.
        case metrics
    }

    /// Everything its user may do, as a browser, or some of the rights, as a program.
    public struct Scope: Hashable, RawRepresentable, Sendable {
        /// `nil` for everything.
        private let rights: Set<Right>?

        /// Everything its user may do.
        public static let full = Scope(rights: nil)
        /// Upload of photos only, without reading anything.
        public static let upload = Scope([.send])
        /// The calendar only: its secret stands in an address, as programs for calendars send nothing else.
        public static let calendar = Scope([.calendar])

        private init(rights: Set<Right>?) { self.rights = rights }

        public init(_ rights: Set<Right>) { self.init(rights: rights) }

        /// `full`, `upload` or the names of rights: `read review`.
        public init?(rawValue: String) {
            switch rawValue {
            case "full": self = .full
            case "upload": self = .upload
            default:
                let names = rawValue.split(separator: " ")
                let rights = names.compactMap { Right(rawValue: String($0)) }
                guard !names.isEmpty, rights.count == names.count else { return nil }
                self.init(Set(rights))
            }
        }

        /// As earlier versions wrote it, where they knew the scope.
        public var rawValue: String {
            if rights == nil { return "full" }
            // Not `self == .upload`, which compares raw values.
            return rights == [.send] ? "upload" : granted.map(\.rawValue).joined(separator: " ")
        }

        public func allows(_ right: Right) -> Bool { rights?.contains(right) ?? true }

        public var granted: [Right] { Right.allCases.filter(allows) }
    }

    /// The transport of its requests: a key once sent unencrypted is not accepted on the encrypted page, nor the other way round.
    public enum Channel: String, Sendable {
        case plain, encrypted
    }

    /// Short, for people: `k3f9`.
    public var id: String
    public var user: UserID
    public var name: String
    public var scope: Scope
    public var pairedAt: Date
    /// `nil` until its first request, where pairing did not tell.
    public var channel: Channel?
    /// Accurate to a day: writing it at every request would wear out a memory card.
    public var lastUsed: Date?
    /// When its access ends by itself.
    public var until: Date?

    public func isOver(at now: Date) -> Bool { until.map { $0 <= now } ?? false }

    /// Whether a use at this moment need not be written.
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
        lastUsed: Date? = nil,
        until: Date? = nil
    ) {
        (self.id, self.user, self.name, self.scope) = (id, user, name, scope)
        (self.pairedAt, self.channel, self.lastUsed, self.until) = (pairedAt, channel, lastUsed, until)
    }
}

/// A short-lived permission to pair one device.
public struct PairingOffer: Hashable, Sendable {
    public var user: UserID
    public var scope: Device.Scope
    public var until: Date
    /// The id of the device that shows the code; `nil` for a terminal.
    public var maker: String?

    public init(user: UserID, scope: Device.Scope, until: Date, maker: String? = nil) {
        (self.user, self.scope, self.until, self.maker) = (user, scope, until, maker)
    }
}

/// Stores paired devices and pairing offers.
///
/// Secrets are stored as hashes only.
public protocol DeviceRepository: Sendable {
    func devices() async throws -> [Device]

    /// Stores an offer under its code's hash, unless its maker was removed; drops expired offers.
    func offer(_ offer: PairingOffer, codeHash: String) async throws

    /// The offer, if it is still valid; reading it does not use it up.
    func offer(codeHash: String) async throws -> PairingOffer?

    /// Uses up the offer and stores the device under its secret's hash; `nil` where the offer is no longer valid.
    func pair(codeHash: String, name: String, secretHash: String, channel: Device.Channel) async throws -> Device?

    /// Adds a device without an offer, for callers with access to the library's files.
    func add(
        user: UserID,
        name: String,
        scope: Device.Scope,
        until: Date?,
        secretHash: String
    ) async throws -> Device

    func device(secretHash: String) async throws -> Device?

    /// A token that changes when a device is added, removed or used; computed without waiting for other work.
    func changeTokenOfDevices() throws -> ChangeToken

    /// Records a use today, and the channel where unknown; `nil` where the device does not exist.
    func noteUse(_ id: String, over channel: Device.Channel) async throws -> Device?

    /// Removes the device and its offers; `nil` where it does not exist.
    func removeDevice(_ id: String) async throws -> Device?
}

extension DeviceRepository {
    /// Adds a device without an end.
    public func add(user: UserID, name: String, scope: Device.Scope, secretHash: String) async throws -> Device {
        try await add(user: user, name: name, scope: scope, until: nil, secretHash: secretHash)
    }
}
