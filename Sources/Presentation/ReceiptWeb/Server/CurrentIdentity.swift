import NIOCore
import NIOSSL
import Synchronization

/// The TLS certificate in use, reloaded at most once an hour, because a server runs longer than a certificate is valid.
final class CurrentIdentity: Sendable {
    private struct Shown: Sendable {
        var chain: [NIOSSLCertificateSource]
        var key: NIOSSLPrivateKeySource
        var since = ContinuousClock.now

        init(_ identity: SecurePage.Identity) throws {
            chain = try NIOSSLCertificate.fromPEMBytes(Array(identity.certificates.utf8)).map { .certificate($0) }
            key = .privateKey(try NIOSSLPrivateKey(bytes: Array(identity.privateKey.utf8), format: .pem))
        }
    }

    private let page: SecurePage
    private let shown: Mutex<Shown>

    init(_ page: SecurePage) throws {
        self.page = page
        shown = Mutex(try Shown(page.identity()))
    }

    private var current: Shown {
        shown.withLock { shown in
            guard shown.since.duration(to: .now) > .seconds(3600) else { return shown }
            // If no new one can be had, the old certificate stays in use until the next attempt in an hour.
            if let renewed = try? Shown(page.identity()) { shown = renewed }
            shown.since = .now
            return shown
        }
    }

    var configuration: TLSConfiguration {
        let first = current
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: first.chain,
            privateKey: first.key
        )
        configuration.minimumTLSVersion = .tlsv12
        // Browsers that vanish send no close_notify, and the end of the program would wait for it.
        configuration.shutdownTimeout = .seconds(1)
        configuration.sslContextCallback = { _, promise in
            let current = self.current
            var override = NIOSSLContextConfigurationOverride()
            (override.certificateChain, override.privateKey) = (current.chain, current.key)
            promise.succeed(override)
        }
        return configuration
    }
}
