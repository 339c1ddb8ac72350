import ArgumentParser
import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptWeb
import ReceiptWording

/// Serves the household's page: `receiptmind serve`.
struct ServeCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: .web(.serve),
        discussion: .web(.serveDiscussion)
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions
    @OptionGroup var web: WebOptions

    @Flag(help: .web(.lan))
    var lan = false

    @Option(help: .web(.serveUser))
    var user: UserID = .me

    @Flag(help: .work(.queue))
    var queue = false

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if web.proxy != nil, web.proxyFrom.isEmpty { throw ValidationError(.proxyWithoutAddress) }
    }

    func run(_ session: Session) async throws {
        let library = try await place.open(session)
        try await library.addOwner(user, profile: session.home.profile)
        try await library.removeUnfinishedUploads()
        session.tellConfinement()
        let address = web.address(isOpen: lan)
        let secure = try web.https ? SecurePage(names: address.hosts, session: session) : nil
        var household = try WebDependencies(library: library, session: session, reading: reading, secure: secure)
        if queue { household.readsElsewhere(try place.sharedQueue(session), library, session) }
        let server = PageServer(dependencies: household, address: address, fallback: session.wording.language)
        let arrivals = Task { await household.arrivals.run() }
        let days = Task { await session.catchUpDaily(library) }
        let root = place.root(environment: session.environment)
        let hooks = HookDelivery.start(library: library, root: root, session: session)
        defer {
            days.cancel()
            hooks.cancel()
        }
        for user in try await library.users() { await session.catchUp(library, user.id) }
        do {
            let host = lan ? "0.0.0.0" : "127.0.0.1"
            let encrypted = secure.map { (port: web.securePort, page: $0) }
            let securePort = secure == nil ? nil : web.securePort
            let served = ServedPorts(
                port: web.port,
                securePort: securePort,
                proxy: address.proxy?.origin,
                isOpen: address.isOpen
            )
            let note = ServedPorts.place(of: root, session.environment)
            served.note(at: note)
            defer { ServedPorts.forget(at: note) }
            try await WebService(server: server, host: host, port: web.port, secure: encrypted).run { _ in
                await greet(session, library, address, secure)
            }
        } catch let error as any Error & CustomStringConvertible {
            arrivals.cancel()
            let (secure, detail) = (web.https ? web.securePort : nil, "\(error)")
            if detail.contains("errno: \(EADDRINUSE)") { throw WebProblem.portTaken(web.port, secure: secure) }
            if detail.contains("errno: \(EACCES)") {
                throw WebProblem.portsForbidden([web.port, secure].compactMap(\.self))
            }
            throw WebProblem.cannotListen(detail)
        }
        arrivals.cancel()
        await arrivals.value
        session.message(session.wording.notice(WebNotice.stopped))
    }

    private func greet(
        _ session: Session,
        _ library: ReceiptLibrary,
        _ address: PageAddress,
        _ secure: SecurePage?
    ) async {
        session.message(session.wording.notice(WebNotice.serving(address: address.origin)))
        if let secure {
            let page = address.plainOrigin + "/certificate"
            session.message(
                session.wording.notice(WebNotice.certificate(page: page, fingerprint: secure.fingerprint))
            )
        }
        // The pairing code is not printed into a log, only on a terminal.
        if session.messageWidth != nil,
            let link = try? await Pairing.link(for: user, at: "http://127.0.0.1:\(web.port)", library)
        {
            session.message(session.wording.notice(WebNotice.openHere(link: link)))
        }
        if lan { session.message(session.wording.notice(WebNotice.pairPhones(isSecure: web.https))) }
    }
}

/// The page's ports and address.
struct WebOptions: ParsableArguments {
    @Option(name: .customLong("port"), help: .web(.port))
    var askedPort: Int?

    @Option(help: .web(.host))
    var host: [String] = []

    @Flag(help: .web(.https))
    var https = false

    @Option(help: .web(.httpsPort))
    var httpsPort: Int?

    @Option(help: .web(.proxy))
    var proxy: String?

    @Option(help: .web(.proxyFrom))
    var proxyFrom: [String] = []

    @Option(help: .web(.proxyUserHeader))
    var proxyUserHeader: String?

    var port: Int { askedPort ?? 8420 }

    /// The port after ``port`` by default.
    var securePort: Int { httpsPort ?? (port < 65_535 ? port + 1 : port - 1) }

    func validate() throws {
        guard (1...65_535).contains(port), (1...65_535).contains(securePort), port != securePort else {
            throw ValidationError(.portOutOfRange)
        }
        if let proxy {
            guard reverseProxy != nil else { throw ValidationError(.notAnOrigin(proxy)) }
        } else if !proxyFrom.isEmpty || proxyUserHeader != nil {
            throw ValidationError(.proxyMissing)
        }
        if let wrong = proxyFrom.first(where: { ReverseProxy.address($0) == nil }) {
            throw ValidationError(.notAnIPAddress(wrong))
        }
        if let proxyUserHeader, !ReverseProxy.isHeader(proxyUserHeader) {
            throw ValidationError(.notAHeader(proxyUserHeader))
        }
    }

    private var reverseProxy: ReverseProxy? {
        proxy.flatMap { ReverseProxy(origin: $0, addresses: proxyFrom, userHeader: proxyUserHeader) }
    }

    func address(isOpen: Bool) -> PageAddress {
        let own = ["127.0.0.1", "localhost"]
        let others = isOpen ? MachineNames.all : []
        return PageAddress(
            port: port,
            hosts: host.map { $0.lowercased() } + others + own,
            isOpen: isOpen,
            securePort: https ? securePort : nil,
            proxy: reverseProxy
        )
    }
}
