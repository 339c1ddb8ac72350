import Foundation
import ReceiptDomain

/// The library's `devices.json`.
struct StoredDevices: VersionedContent, Encodable {
    static let version = 1

    var v = version
    var devices: [Entry] = []
    var offers: [Offer] = []

    struct Entry: Codable {
        var id: String
        var user: String
        var name: String
        var scope: String
        /// SHA-256 of the secret, which is long and random, so that a slow hash would add nothing.
        var secret: String
        var pairedAt: String
        /// Missing in files of earlier versions.
        var channel: String?
        var lastUsed: String?
        var until: String?

        func device() -> Device? {
            guard let user = UserID(user), let scope = Device.Scope(rawValue: scope), let paired = Timestamp(pairedAt)
            else { return nil }
            return Device(
                id: id,
                user: user,
                name: name,
                scope: scope,
                pairedAt: paired.date,
                channel: channel.flatMap { Device.Channel(rawValue: $0) },
                lastUsed: lastUsed.flatMap { Timestamp($0) }?.date,
                // An end that cannot be understood has come.
                until: until.map { Timestamp($0)?.date ?? .distantPast }
            )
        }
    }

    struct Offer: Codable {
        var code: String
        var user: String
        var scope: String
        var until: String
        /// The id of the device that made the offer.
        var maker: String?

        func offer() -> PairingOffer? {
            guard let user = UserID(user), let scope = Device.Scope(rawValue: scope), let until = Timestamp(until)
            else { return nil }
            return PairingOffer(user: user, scope: scope, until: until.date, maker: maker)
        }
    }
}
