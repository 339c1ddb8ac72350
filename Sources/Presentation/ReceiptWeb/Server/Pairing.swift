public import ReceiptDomain

import struct Foundation.Date

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

    /// A secret that permits uploading photos and nothing else.
    public static func uploadToken(
        for user: UserID,
        named name: String,
        _ devices: any DeviceRepository
    ) async throws -> String {
        let secret = Secret.device()
        _ = try await devices.add(user: user, name: name, scope: .upload, secretHash: secret.hash)
        return secret.text
    }
}
