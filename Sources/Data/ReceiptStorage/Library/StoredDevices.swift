import Foundation
import ReceiptDomain

/// The library's `devices.json`.
struct StoredDevices: Codable {
    static let version = 1

    var v = version
    var devices: [Entry] = []
    var offers: [Offer] = []

    struct Entry: Codable {
        var id: String
        var user: String
        var name: String
        var scope: String
        /// SHA-256 of the secret, which is random and long: a slow hash would add nothing.
        var secret: String
        var pairedAt: String
        var lastUsed: String?

        func device() -> Device? {
            guard let user = UserID(user), let scope = Device.Scope(rawValue: scope), let paired = Timestamp(pairedAt)
            else { return nil }
            let used = lastUsed.flatMap { Timestamp($0) }?.date
            return Device(id: id, user: user, name: name, scope: scope, pairedAt: paired.date, lastUsed: used)
        }
    }

    struct Offer: Codable {
        var code: String
        var user: String
        var scope: String
        var until: String

        func offer() -> PairingOffer? {
            guard let user = UserID(user), let scope = Device.Scope(rawValue: scope), let until = Timestamp(until)
            else { return nil }
            return PairingOffer(user: user, scope: scope, until: until.date)
        }
    }
}
