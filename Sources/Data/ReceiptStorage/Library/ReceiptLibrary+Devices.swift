public import Foundation
public import ReceiptDomain
import struct SystemPackage.FilePath

// Answers about unknown devices and offers reveal nothing: both are looked up by hashes of 128 and 256 random
// bits.
extension ReceiptLibrary: DeviceRepository {
    public func devices() throws -> [Device] { try storedDevices().devices.compactMap { $0.device() } }

    public func offer(_ offer: PairingOffer, codeHash: String) throws {
        _ = try ledger(of: offer.user)  // refuses a user that does not exist
        try changeDevices { stored in
            if let maker = offer.maker, !stored.devices.contains(where: { $0.id == maker }) { return }
            stored.offers.append(
                StoredDevices.Offer(
                    code: codeHash,
                    user: offer.user.rawValue,
                    scope: offer.scope.rawValue,
                    until: Timestamp(offer.until).text,
                    maker: offer.maker
                )
            )
        }
    }

    public func offer(codeHash: String) throws -> PairingOffer? {
        let offer = try storedDevices().offers.first { $0.code == codeHash }?.offer()
        return offer.flatMap { $0.until > now() ? $0 : nil }
    }

    public func pair(
        codeHash: String,
        name: String,
        secretHash: String,
        channel: Device.Channel
    ) throws -> Device? {
        // Unauthenticated clients can try codes, so without an offer nothing is locked or written.
        guard try offer(codeHash: codeHash) != nil else { return nil }
        return try changeDevices { stored in
            guard let index = stored.offers.firstIndex(where: { $0.code == codeHash }),
                let offer = stored.offers[index].offer(), offer.until > now()
            else { return nil }
            stored.offers.remove(at: index)
            return add(offer.user, name, offer.scope, nil, secretHash, channel, to: &stored)
        }
    }

    public func add(
        user: UserID,
        name: String,
        scope: Device.Scope,
        until: Date?,
        secretHash: String
    ) throws -> Device {
        _ = try ledger(of: user)
        return try changeDevices { add(user, name, scope, until, secretHash, nil, to: &$0) }
    }

    public func device(secretHash: String) throws -> Device? {
        try storedDevices().devices.first { $0.secret == secretHash }?.device()
    }

    public nonisolated func changeTokenOfDevices() throws -> ChangeToken { try store.changeToken(of: nil) }

    public func noteUse(_ id: String, over channel: Device.Channel) throws -> Device? {
        let today = Timestamp(now())
        let known = try devices().first { $0.id == id }
        guard let known, !known.isUseNoted(at: today.date) else { return known }
        return try changeDevices { stored in
            guard let index = stored.devices.firstIndex(where: { $0.id == id }) else { return nil }
            stored.devices[index].lastUsed = today.text
            stored.devices[index].channel = stored.devices[index].channel ?? channel.rawValue
            return stored.devices[index].device()
        }
    }

    public func removeDevice(_ id: String) throws -> Device? {
        try changeDevices { stored in
            guard let index = stored.devices.firstIndex(where: { $0.id == id }) else { return nil }
            stored.offers.removeAll { $0.maker == id }
            return stored.devices.remove(at: index).device()
        }
    }

    /// Gives all devices and pairing codes of one user to another.
    func giveDevices(of user: UserID, to other: UserID) throws {
        let stored = try storedDevices()
        guard
            stored.devices.contains(where: { $0.user == user.rawValue })
                || stored.offers.contains(where: { $0.user == user.rawValue })
        else { return }
        try changeDevices { stored in
            for index in stored.devices.indices where stored.devices[index].user == user.rawValue {
                stored.devices[index].user = other.rawValue
            }
            for index in stored.offers.indices where stored.offers[index].user == user.rawValue {
                stored.offers[index].user = other.rawValue
            }
        }
    }

    // MARK: The file

    static let devicesName = "devices.json"

    /// Read anew after every change: another process may have removed a device.
    private func storedDevices() throws -> StoredDevices {
        let token = try store.changeToken(of: nil)
        if let knownDevices, knownDevices.token == token { return knownDevices.content }
        let content = try devices(in: store.commonFile(Self.devicesName))
        knownDevices = (token, content)
        return content
    }

    private func devices(in bytes: [UInt8]?) throws -> StoredDevices {
        guard let bytes else { return StoredDevices() }
        let name = "\(root.path)/\(Self.devicesName)"
        return try StoredFile.decode(StoredDevices.self, bytes, named: name)
    }

    private func changeDevices<Result: Sendable>(_ change: (inout StoredDevices) throws -> Result) throws -> Result {
        var stored = StoredDevices()
        var result: Result?
        try store.changeCommonFile(Self.devicesName) { bytes in
            stored = try devices(in: bytes)
            let instant = now()
            stored.offers.removeAll { ($0.offer()?.until ?? instant) <= instant }
            result = try change(&stored)
            return Array(try LedgerFormat.encoder().encode(stored))
        }
        guard let result else { throw LibraryError.vanished(path: "\(root.path)/\(Self.devicesName)") }
        return result
    }

    private func add(
        _ user: UserID,
        _ name: String,
        _ scope: Device.Scope,
        _ until: Date?,
        _ secretHash: String,
        _ channel: Device.Channel?,
        to stored: inout StoredDevices
    ) -> Device {
        let known = Set(stored.devices.map(\.id))
        // Short ids are easy to type; a taken one is drawn again.
        var id = ""
        repeat { id = String(newID().rawValue.suffix(5)).lowercased() } while known.contains(id)
        let entry = StoredDevices.Entry(
            id: id,
            user: user.rawValue,
            name: String(name.prefix(60)),
            scope: scope.rawValue,
            secret: secretHash,
            pairedAt: Timestamp(now()).text,
            channel: channel?.rawValue,
            until: until.map { Timestamp($0).text }
        )
        stored.devices.append(entry)
        return Device(
            id: id,
            user: user,
            name: entry.name,
            scope: scope,
            pairedAt: Timestamp(now()).date,
            channel: channel,
            until: until
        )
    }
}
