import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
public import ReceiptWording

/// Answers requests: authenticates the device, chooses the language, and calls the route's handler.
public struct PageServer: Sendable {
    let dependencies: WebDependencies
    private let address: PageAddress
    /// The language of clients that name none, such as scripts.
    private let fallback: Language
    private let memories: LedgerMemories
    private let pendingQuestions = PendingQuestions()
    private let queue: DraftQueue
    private let forms = UnsavedForms()
    private let statements = KeptStatements()
    private let clock: @Sendable () -> ContinuousClock.Instant
    private let uploads = Slots(most: 4)
    private let devices = KnownDevices()
    let drawn = PageCache()
    /// Shares one snapshot for 50 milliseconds: nobody notices that, and a busy page is answered a hundred times from it.
    private let looks = SnapshotCache(length: .milliseconds(50))

    /// 400 days, the longest that browsers keep a cookie (RFC 6265bis).
    static let cookieAge = 400 * 86_400

    /// Over TLS a name that only this host can set, and that is never sent unencrypted (RFC 6265bis, `__Host-`).
    private static func cookieName(_ request: PageRequest) -> String {
        request.isSecure ? "__Host-receiptmind" : "receiptmind"
    }

    /// The deadline for a form's body, which is small.
    static let formTime = Duration.seconds(30)
    /// The deadline for a photo's body: 64 MiB at one megabit a second.
    static let photoTime = Duration.seconds(600)

    public init(dependencies: WebDependencies, address: PageAddress, fallback: Language) {
        self.init(dependencies: dependencies, address: address, fallback: fallback) { .now }
    }

    init(
        dependencies: WebDependencies,
        address: PageAddress,
        fallback: Language,
        clock: @escaping @Sendable () -> ContinuousClock.Instant
    ) {
        (self.dependencies, self.address, self.fallback, self.clock) = (dependencies, address, fallback, clock)
        memories = LedgerMemories(library: dependencies.library)
        queue = DraftQueue(library: dependencies.library)
    }

    /// Whether files are sent to the address, which are larger than forms.
    private static func takesFiles(_ path: [String]) -> Bool {
        path.contains("photos") || path == ["share"] || path == ["statements"]
    }

    public func answer(_ request: PageRequest) async -> PageResponse {
        var request = request
        let time = Self.takesFiles(request.path) ? Self.photoTime : Self.formTime
        let body = ArrivingBody(request.body, within: time, now: clock)
        request.body = body
        let answer = await answer(reading: request)
        // The rest of the body is not read, as it could be endless.
        return request.hasBody && !body.hasEnded ? answer.with("connection", "close") : answer
    }

    private func answer(reading request: PageRequest) async -> PageResponse {
        let pairing = PairingScreen(
            wording: wording(request),
            theme: Theme(rawValue: request.cookie("theme") ?? "") ?? .system
        )
        do {
            let asked = try address.proxy?.unwrapped(request) ?? request
            return try await ReadSnapshot.during(looks) { try await checked(asked, pairing) }.guarded
        } catch  where request.isForPrograms {
            let answer = ProblemAnswer(error, pairing.wording).answer
            return (answer.status == 405 ? answer.with("allow", Self.methods(at: request.path)) : answer).guarded
        } catch let problem as PageProblem {
            return refusal(problem, pairing).guarded
        } catch let problem as any LocalizedProblem {
            return pairing.trouble(problem.sentence(pairing.wording), status: 422).guarded
        } catch let problem as LibraryError {
            return refusal(problem, pairing).guarded
        } catch let problem as any TransientError where problem.isPassing {
            return away(pairing).guarded
        } catch {
            return pairing.trouble(pairing.wording.unexpected("\(error)"), status: 500).guarded
        }
    }

    /// The language from the cookie, otherwise from the browser's headers.
    private func wording(_ request: PageRequest) -> any Wording {
        if let chosen = request.cookie("lang").flatMap({ Language(tag: $0) }) { return chosen.wording }
        return (Language(accepted: request.headers["accept-language"] ?? "") ?? fallback).wording
    }

    private func checked(_ request: PageRequest, _ pairing: PairingScreen) async throws -> PageResponse {
        guard request.isProxied || address.isMeant(by: request.headers["host"], isSecure: request.isSecure) else {
            return .text("This is not the server that was asked for.\n", status: 421)
        }
        let route = Self.routes.lazy.compactMap { route in route.parameters(of: request).map { (route, $0) } }.first
        // A program without a key of any kind is told that it needs one.
        let hasKey =
            request.cookie(Self.cookieName(request)) != nil || request.signedIn != nil || !request.isForPrograms
        if !request.method.isSafe, request.bearer == nil, hasKey { try requireOwnOrigin(request) }
        if case .anybody(let answer)? = route?.0.answerer { return try await answer(self, request, pairing) }
        guard let device = try await usedDevice(request) else { throw PageProblem.notPaired }
        request.whenKnown()
        if let maker = request.headers["x-receiptmind-user"], maker != device.user.rawValue {
            throw PageProblem.otherUser
        }
        guard let (route, parameters) = route, case .device(let answer) = route.answerer else {
            let isKnown = request.isForPrograms && Self.routes.contains { $0.parameters(in: request.path) != nil }
            throw request.method == .put || isKnown ? PageProblem.methodNotAllowed : .notFound
        }
        guard device.scope == .full || route.rights.contains(where: device.scope.allows) else {
            if request.isForPrograms, let right = route.rights.first { throw APIProblem.notAllowed(right.rawValue) }
            throw request.method == .put ? PageProblem.methodNotAllowed : .notFound
        }
        func draw() async throws -> PageResponse { try await answer(context(request, device, pairing), parameters) }
        // A kept form belongs to its device.
        let isKept = route.isKept && request.query.raw("form") == nil
        return isKept ? try await keptPage(request, device, pairing, draw) : try await draw()
    }

    /// The methods of the routes to a path, as `Allow` names them.
    private static func methods(at path: [String]) -> String {
        routes.filter { $0.parameters(in: path) != nil }.map(\.method.rawValue).joined(separator: ", ")
    }

    /// The page from the cache if the data has not changed, otherwise a new one.
    private func keptPage(
        _ request: PageRequest,
        _ device: Device,
        _ pairing: PairingScreen,
        _ draw: () async throws -> PageResponse
    ) async throws -> PageResponse {
        let key = PageCache.Key(target: request.target, language: pairing.wording.language, theme: pairing.theme)
        let now = dependencies.now()
        let state = PageCache.State(
            changeToken: try dependencies.library.changeToken(of: device.user),
            today: try today(request, at: now)
        )
        if let page = drawn.page(key, of: device.user, in: state) { return page.notModified(for: request) }
        let answer = try await draw()
        guard answer.status == 200, answer.isCacheable else { return answer }
        let page = answer.withETag()
        if state.changeToken.isSettled(at: now) { drawn.keep(page, key, of: device.user, in: state) }
        return page.notModified(for: request)
    }

    /// The day where the browser is, whose script tells how many minutes its clock is before UTC.
    ///
    /// On a machine with the time of another country an entry of this morning would lie in the future.
    private func today(_ request: PageRequest, at now: Date) throws -> CalendarDay {
        guard let minutes = request.cookie("zone").flatMap({ Int($0) }), (-14 * 60...14 * 60).contains(minutes) else {
            return try .today(at: now)
        }
        let seconds = minutes * 60 - TimeZone.current.secondsFromGMT(for: now)
        return try .today(at: now.addingTimeInterval(TimeInterval(seconds)))
    }

    /// Rejects requests that a page of another site sent in the user's name (CSRF).
    private func requireOwnOrigin(_ request: PageRequest) throws(PageProblem) {
        if let origin = request.headers["origin"] {
            let scheme = request.isSecure ? "https://" : "http://"
            guard let host = request.headers["host"], origin.lowercased() == scheme + host.lowercased() else {
                throw .foreign
            }
        } else {
            guard request.headers["sec-fetch-site"] == "same-origin" else { throw .foreign }
        }
    }

    /// The authenticated device, if it uses the channel (HTTP or HTTPS) that it is bound to; notes the time of use.
    func usedDevice(_ request: PageRequest) async throws -> Device? {
        guard var device = try await device(request) else { return nil }
        if !device.isUseNoted(at: dependencies.now()) {
            // An error while noting the use is no reason to refuse the device.
            device = (try? await dependencies.library.noteUse(device.id, over: request.channel)) ?? device
        }
        return device.channel ?? request.channel == request.channel ? device : nil
    }

    private func device(_ request: PageRequest) async throws -> Device? {
        if let name = request.signedIn, request.calendarSecret == nil, request.bearer == nil {
            return try await signedIn(name, request)
        }
        let secret = request.calendarSecret ?? request.bearer ?? request.cookie(Self.cookieName(request))
        guard let secret, secret.utf8.count == 64 else { return nil }
        let now = dependencies.now()
        let device = try await devices.device(secretHash: Secret.hash(secret), dependencies.library, at: now)
        guard let device, !device.isOver(at: now) else { return nil }
        // Addresses get about: no other secret counts in one.
        return request.calendarSecret == nil || device.scope == .calendar ? device : nil
    }

    /// A browser of the user whom the proxy let in, which needs no key.
    private func signedIn(_ name: String, _ request: PageRequest) async throws -> Device {
        guard let user = UserID(name), try await dependencies.library.user(user) != nil else {
            throw PageProblem.unknownUser(name)
        }
        let now = dependencies.now()
        return Device(
            id: "proxy-" + user.rawValue,
            user: user,
            name: user.rawValue,
            scope: .full,
            pairedAt: now,
            channel: request.channel,
            lastUsed: now
        )
    }

    private func context(
        _ request: PageRequest,
        _ device: Device,
        _ pairing: PairingScreen
    ) async throws -> RequestContext {
        let names = try await dependencies.library.bookNames(of: device.user)
        var kept: UnsavedForms.Form?
        if request.method.isSafe, let number = request.query["form"] { kept = await forms.form(number, for: device) }
        return RequestContext(
            dependencies: dependencies,
            address: address,
            request: request,
            device: device,
            wording: pairing.wording.language.wording(names),
            memories: memories,
            pendingQuestions: pendingQuestions,
            queue: queue,
            uploads: uploads,
            forms: forms,
            statements: statements,
            kept: kept,
            isStillPaired: {
                ReadSnapshot.end()  // a library elsewhere would be seen as it was when the request came
                return try await self.device(request)?.id == device.id
            },
            today: try today(request, at: dependencies.now())
        )
    }

    // MARK: Pairing

    /// The question whether to pair; showing it does not use up the code.
    ///
    /// Attempts are not limited: codes have 128 bits, and a limit would let strangers lock out a new device.
    func offer(_ request: PageRequest, _ pairing: PairingScreen) async throws -> PageResponse {
        guard let code = request.query["code"],
            let offer = try await dependencies.library.offer(codeHash: Secret.hash(code))
        else { return pairing.noOffer() }
        return pairing.question(offer, code: code, isReadable: address.isOpen && !request.isSecure)
    }

    func pair(_ request: PageRequest, _ pairing: PairingScreen) async throws -> PageResponse {
        let form = try await request.form()
        let secret = Secret.device()
        let name = form["name"] ?? pairing.wording.page(.phone)
        guard let code = form["code"],
            try await dependencies.library.pair(
                codeHash: Secret.hash(code),
                name: name,
                secretHash: secret.hash,
                channel: request.channel
            ) != nil
        else { return pairing.noOffer() }
        let rights =
            "; Path=/; HttpOnly; SameSite=Lax; Max-Age=\(Self.cookieAge)" + (request.isSecure ? "; Secure" : "")
        return PageResponse.see(Link("/")).with("set-cookie", "\(Self.cookieName(request))=\(secret.text)" + rights)
    }

    /// The page of the authority's certificate with instructions, open to everyone, as none of it is secret.
    func certificate(_ pairing: PairingScreen) throws(PageProblem) -> PageResponse {
        guard let secure = dependencies.secure else { throw .notFound }
        return pairing.certificate(secure, address)
    }

    func certificateFile(_ name: String) throws(PageProblem) -> PageResponse {
        guard let secure = dependencies.secure, name == "receiptmind.crt" else { throw .notFound }
        return PageResponse(type: "application/x-x509-ca-cert", secure.authority)
    }

    /// Whether requests can be answered: the library is there, and can be read.
    func health() async throws -> PageResponse {
        _ = try await dependencies.library.users()
        return try .json(["status": "ok"])
    }

    // MARK: Refusals

    private func refusal(_ problem: PageProblem, _ pairing: PairingScreen) -> PageResponse {
        let (status, _, text) = problem.answer
        return switch problem {
        case .notFound, .methodNotAllowed: pairing.problem(.notFound, .notFoundHelp, status: status)
        case .notPaired: pairing.notPaired()
        case .unreadable: pairing.trouble(APIProblem.unreadableFile.sentence(pairing.wording), status: status)
        case .tooMany: pairing.trouble(pairing.wording.page(text), status: status).with("retry-after", "60")
        default: pairing.trouble(pairing.wording.page(text), status: status)
        }
    }

    /// The remote library is unavailable; the commands in the terminal tell the administrator why.
    private func away(_ pairing: PairingScreen) -> PageResponse {
        pairing.problem(.libraryAway, .libraryAwayHelp, status: 503).with("retry-after", "5")
    }

    private func refusal(_ problem: LibraryError, _ pairing: PairingScreen) -> PageResponse {
        if let problem = PageProblem(problem) { return refusal(problem, pairing) }
        return switch problem {
        case .database(let problem) where problem.isPassing: away(pairing)
        case .stale, .staleEntity: pairing.trouble(pairing.wording.error(problem), status: 409)
        default: pairing.trouble(pairing.wording.error(problem), status: 500)
        }
    }
}

extension Language {
    /// The first of the languages with the highest quality in a header Accept-Language (RFC 9110, section 12.5.4).
    fileprivate init?(accepted header: String) {
        var best: (language: Language, quality: Double)?
        for part in header.split(separator: ",") {
            let pieces = part.split(separator: ";").map { $0.filter { $0 != " " } }
            guard let tag = pieces.first, let language = Language(tag: tag) else { continue }
            let stated = pieces.dropFirst().first { $0.lowercased().hasPrefix("q=") }
            let quality = stated.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            if quality > best?.quality ?? 0 { best = (language, quality) }
        }
        guard let best else { return nil }
        self = best.language
    }
}
