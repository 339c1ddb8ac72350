import ReceiptDomain
import Synchronization

import struct Foundation.Date

/// Cache of authenticated devices; any change to any device clears it, so that revoked access ends at once.
final class KnownDevices: Sendable {
    private struct Content {
        var changeToken: ChangeToken?
        /// By the hash of their secret.
        var devices: [String: Device] = [:]
    }

    private let content = Mutex(Content())

    func device(secretHash: String, _ library: any WebDependencies.Library, at now: Date) async throws -> Device? {
        let changeToken = try library.changeTokenOfDevices()
        if let known = content.withLock({ $0.changeToken == changeToken ? $0.devices[secretHash] : nil }) {
            return known
        }
        guard let device = try await library.device(secretHash: secretHash) else { return nil }
        if changeToken.isSettled(at: now) {
            content.withLock { content in
                if content.changeToken != changeToken { content = Content(changeToken: changeToken) }
                content.devices[secretHash] = device
            }
        }
        return device
    }
}
