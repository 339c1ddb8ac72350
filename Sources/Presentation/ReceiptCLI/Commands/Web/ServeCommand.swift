import ArgumentParser
import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptWeb
import ReceiptWording

struct ServeCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "serve",
        "Serve a page for phones and browsers.",
        "휴대전화와 브라우저를 위한 페이지를 엽니다.",
        discussion: .localized(
            """
            Send photos to the page and they become drafts; review drafts there, find and change records, and enter new ones. \
            The page is open to this machine only, unless --lan is given, and only to paired devices. It connects to nothing else. \
            Ctrl-C and SIGTERM finish what is in hand and stop.
            """,
            """
            페이지로 보낸 사진은 초안이 됩니다. 초안을 검토하고, 기록을 찾아 고치고, 새 기록을 입력할 수 있습니다. --lan을 주지 않으면 이 컴퓨터에서만 열리고, \
            연결한 기기만 쓸 수 있습니다. 외부로는 어디에도 접속하지 않습니다. Ctrl-C나 SIGTERM을 받으면 하던 일을 마치고 멈춥니다.
            """
        )
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions
    @OptionGroup var web: WebOptions

    @Flag(
        "Open the page to other devices on this network; not encrypted without --https, so only for home networks.",
        "같은 네트워크의 다른 기기에도 페이지를 엽니다. --https가 없으면 암호화하지 않으므로 집 네트워크에서만 쓰세요."
    )
    var lan = false

    @OptionGroup var whose: UserOption

    @Flag(help: .queue)
    var queue = false

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if web.proxy != nil, web.proxyFrom.isEmpty {
            throw ValidationError(
                "Say from which address the reverse proxy connects: --proxy-from 127.0.0.1.",
                "리버스 프록시가 어느 주소에서 접속하는지 쓰세요: --proxy-from 127.0.0.1."
            )
        }
    }

    func run(_ session: Session) async throws {
        let library = try await place.open(session)
        try await whose.require(in: library)
        try await library.addOwner(whose.user, profile: session.home.profile)
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
            let link = try? await Pairing.link(for: whose.user, at: "http://127.0.0.1:\(web.port)", library)
        {
            session.message(session.wording.notice(WebNotice.openHere(link: link)))
        }
        if lan { session.message(session.wording.notice(WebNotice.pairPhones(isSecure: web.https))) }
    }
}

/// The page's ports and address.
struct WebOptions: ParsableArguments {
    @Option(
        "The port of the page (default: 8420, or that of the running page).",
        "페이지의 포트 (기본: 8420, 페이지가 열려 있으면 그 포트).",
        name: .customLong("port")
    )
    var askedPort: Int?

    @Option(
        "Another name of this machine, such as receiptmind.local; best one that no other service uses.",
        "이 컴퓨터의 다른 이름. 예: receiptmind.local. 다른 서비스가 쓰지 않는 이름이 좋습니다."
    )
    var host: [String] = []

    @Flag(
        "Also open an encrypted page, with the household's own certificate, which each device installs once.",
        "우리 집 인증서로 암호화한 페이지도 엽니다. 인증서는 기기마다 한 번 설치합니다."
    )
    var https = false

    @Option("The port of the encrypted page (default: --port plus 1).", "암호화한 페이지의 포트 (기본: --port 다음 번호).")
    var httpsPort: Int?

    @Option(
        "The address of a reverse proxy before the page, as browsers have it: https://receipts.example.org.",
        "페이지 앞에 있는 리버스 프록시의 주소. 브라우저에 보이는 대로: https://receipts.example.org."
    )
    var proxy: String?

    @Option(
        "An IP address from which the proxy connects; may be repeated. Whoever can connect from there is believed.",
        "프록시가 접속하는 IP 주소. 여러 번 쓸 수 있습니다. 그 주소에서 접속하는 프로그램은 모두 믿습니다."
    )
    var proxyFrom: [String] = []

    @Option(
        "The header in which the proxy names the user whom it let in, such as Remote-User; then nobody pairs there.",
        "프록시가 들여보낸 사용자의 이름을 담는 헤더. 예: Remote-User. 그러면 기기를 연결하지 않고 씁니다."
    )
    var proxyUserHeader: String?

    var port: Int { askedPort ?? 8420 }

    /// The port after ``port`` by default.
    var securePort: Int { httpsPort ?? (port < 65_535 ? port + 1 : port - 1) }

    func validate() throws {
        guard (1...65_535).contains(port), (1...65_535).contains(securePort), port != securePort else {
            throw ValidationError("--port takes a number from 1 to 65535.", "--port에는 1부터 65535까지의 수를 씁니다.")
        }
        if let proxy {
            guard reverseProxy != nil else {
                throw ValidationError(
                    "\(proxy.escapingControls) is no address of a proxy; --proxy takes one such as https://receipts.example.org, without a path.",
                    "\(proxy.escapingControls): 프록시의 주소가 아닙니다. --proxy에는 https://receipts.example.org처럼 경로 없이 씁니다."
                )
            }
        } else if !proxyFrom.isEmpty || proxyUserHeader != nil {
            throw ValidationError(
                "--proxy-from and --proxy-user-header go with --proxy.",
                "--proxy-from과 --proxy-user-header는 --proxy와 함께 씁니다."
            )
        }
        if let wrong = proxyFrom.first(where: { ReverseProxy.address($0) == nil }) {
            throw ValidationError(
                "\(wrong.escapingControls) is no IP address; --proxy-from takes one such as 127.0.0.1.",
                "\(wrong.escapingControls): IP 주소가 아닙니다. --proxy-from에는 127.0.0.1처럼 씁니다."
            )
        }
        if let proxyUserHeader, !ReverseProxy.isHeader(proxyUserHeader) {
            throw ValidationError(
                "\(proxyUserHeader.escapingControls) is no name of a header; --proxy-user-header takes one such as Remote-User.",
                "\(proxyUserHeader.escapingControls): 헤더의 이름이 아닙니다. --proxy-user-header에는 Remote-User처럼 씁니다."
            )
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
