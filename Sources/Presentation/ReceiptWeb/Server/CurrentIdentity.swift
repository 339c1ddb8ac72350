import NIOCore
import NIOSSL
import Synchronization

/// What connections are shown, asked for anew once an hour: a server runs for longer than a certificate lasts.
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
            // What cannot be renewed now is shown as it is, and tried again in an hour.
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
        // Browsers that are gone do not say goodbye, and the end of the program waits for it.
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
