public import ReceiptDomain

public import struct Foundation.Date

/// Pairing of devices from the command line.
public enum Pairing {
    /// An address that pairs one device, once, within five minutes.
    public static func link(
        for user: UserID,
        at origin: String,
        _ devices: any DeviceRepository
    ) async throws -> String {
        let code = Secret.pairing()
        let until = Date().addingTimeInterval(SettingsScreen.pairingTime)
        try await devices.offer(PairingOffer(user: user, scope: .full, until: until), codeHash: code.hash)
        return origin + "/pair?code=" + code.text
    }

    /// A secret for programs, which has these rights and nothing else, until its end if it has one.
    public static func token(
        for user: UserID,
        named name: String,
        _ rights: Set<Device.Right>,
        until: Date? = nil,
        _ devices: any DeviceRepository
    ) async throws -> String {
        let secret = Secret.device()
        let scope = Device.Scope(rights)
        _ = try await devices.add(user: user, name: name, scope: scope, until: until, secretHash: secret.hash)
        return secret.text
    }
}
