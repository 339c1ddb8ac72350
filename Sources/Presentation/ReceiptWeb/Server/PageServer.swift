import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
public import ReceiptWording

/// Answers requests: who may ask, in which language, and which screen it is that they ask for.
public struct PageServer: Sendable {
    private let household: Household
    private let address: PageAddress
    /// For whom no language is known, as a script.
    private let fallback: Language
    private let memories: LedgerMemories
    private let desk = ReviewDesk()
    private let queue: DraftQueue
    private let clock: @Sendable () -> ContinuousClock.Instant
    private let uploads = Slots(most: 4)
    private let devices = KnownDevices()
    let drawn = DrawnPages()
    private let days = DayKeeper()
    /// Nobody notices a twentieth of a second, in which a page that is asked for often is answered a hundred times.
    private let looks = LookSeries(length: .milliseconds(50))

    /// 400 days, the longest that browsers keep a cookie for (RFC 6265bis).
    static let cookieAge = 400 * 86_400

    /// Over TLS one that this very host alone can set, and that is never sent in the clear (RFC 6265bis, `__Host-`).
    private static func cookieName(_ request: PageRequest) -> String {
        request.isSecure ? "__Host-receiptmind" : "receiptmind"
    }

    /// A form is typed, and small.
    static let formTime = Duration.seconds(30)
    /// 64 MiB over a line of one megabit a second.
    static let photoTime = Duration.seconds(600)

    public init(household: Household, address: PageAddress, fallback: Language) {
        self.init(household: household, address: address, fallback: fallback) { .now }
    }

    init(
        household: Household,
        address: PageAddress,
        fallback: Language,
        clock: @escaping @Sendable () -> ContinuousClock.Instant
    ) {
        (self.household, self.address, self.fallback, self.clock) = (household, address, fallback, clock)
        memories = LedgerMemories(library: household.library)
        queue = DraftQueue(library: household.library)
    }

    public func answer(_ request: PageRequest) async -> PageAnswer {
        var request = request
        let time = request.path.first == "photos" ? Self.photoTime : Self.formTime
        let body = ArrivingBody(request.body, within: time, now: clock)
        request.body = body
        let answer = await answer(reading: request)
        // The rest of the body is not read: it could be endless.
        return request.hasBody && !body.hasEnded ? answer.with("connection", "close") : answer
    }

    private func answer(reading request: PageRequest) async -> PageAnswer {
        let door = DoorScreen(
            wording: wording(request),
            theme: Theme(rawValue: request.cookie("theme") ?? "") ?? .system
        )
        do {
            return try await LibraryLook.during(looks) { try await checked(request, door) }.guarded
        } catch let problem as PageProblem {
            return refusal(problem, door).guarded
        } catch let problem as any SpokenError {
            return door.trouble(problem.sentence(door.wording), status: 422).guarded
        } catch let problem as LibraryError {
            return refusal(problem, door).guarded
        } catch let problem as any PassingProblem where problem.isPassing {
            return away(door).guarded
        } catch {
            return door.trouble(door.wording.unexpected("\(error)"), status: 500).guarded
        }
    }

    /// As the person chose, else as their browser asks.
    private func wording(_ request: PageRequest) -> any Wording {
        if let chosen = request.cookie("lang").flatMap({ Language(tag: $0) }) { return chosen.wording }
        let asked = request.headers["accept-language"]?.split(separator: ",") ?? []
        return (asked.lazy.compactMap { Language(tag: $0.drop { $0 == " " }.prefix { $0 != ";" }) }.first ?? fallback)
            .wording
    }

    private func checked(_ request: PageRequest, _ door: DoorScreen) async throws -> PageAnswer {
        guard address.isMeant(by: request.headers["host"], isSecure: request.isSecure) else {
            return .text("This is not the server that was asked for.\n", status: 421)
        }
        let route = Self.routes.lazy.compactMap { route in route.parameters(of: request).map { (route, $0) } }.first
        if !request.method.isSafe, request.bearer == nil { try requireOwnOrigin(request) }
        if case .anybody(let answer)? = route?.0.answerer { return try await answer(self, request, door) }
        guard let device = try await usedDevice(request) else { throw PageProblem.notPaired }
        request.whenKnown()
        guard let (route, parameters) = route, device.scope == .full || route.isForUploads,
            case .device(let answer) = route.answerer
        else { throw request.method == .put ? PageProblem.methodNotAllowed : .notFound }
        func draw() async throws -> PageAnswer { try await answer(visit(request, device, door), parameters) }
        return route.isKept ? try await keptPage(request, device, door, draw) : try await draw()
    }

    /// The page as it was drawn last, if nothing is different since.
    private func keptPage(
        _ request: PageRequest,
        _ device: Device,
        _ door: DoorScreen,
        _ draw: () async throws -> PageAnswer
    ) async throws -> PageAnswer {
        let key = DrawnPages.Key(target: request.target, language: door.wording.language, theme: door.theme)
        let now = household.now()
        let state = DrawnPages.State(
            pulse: try household.library.pulse(of: device.user),
            today: try days.day(at: now)
        )
        if let page = drawn.page(key, of: device.user, in: state) { return page.again(for: request) }
        let answer = try await draw()
        guard answer.status == 200, !answer.isPassing else { return answer }
        let page = answer.kept()
        if state.pulse.isSettled(at: now) { drawn.keep(page, key, of: device.user, in: state) }
        return page.again(for: request)
    }

    /// A form of another site must not act for the person who looks at it.
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

    /// The device, if it comes as it always does; it is noted that it came.
    private func usedDevice(_ request: PageRequest) async throws -> Device? {
        guard var device = try await device(request) else { return nil }
        if !device.isUseNoted(at: household.now()) {
            // That it cannot be noted is no reason to refuse it.
            device = (try? await household.library.noteUse(device.id, over: request.channel)) ?? device
        }
        return device.channel ?? request.channel == request.channel ? device : nil
    }

    private func device(_ request: PageRequest) async throws -> Device? {
        guard let secret = request.bearer ?? request.cookie(Self.cookieName(request)), secret.utf8.count == 64 else {
            return nil
        }
        return try await devices.device(secretHash: Secret.hash(secret), household.library, at: household.now())
    }

    private func visit(_ request: PageRequest, _ device: Device, _ door: DoorScreen) async throws -> Visit {
        let catalog = try await household.library.categoryCatalog(of: device.user)
        let accounts = try await household.library.accountBook(of: device.user)
        let subjects = try await household.library.subjectDirectory(of: device.user)
        return Visit(
            household: household,
            address: address,
            request: request,
            device: device,
            wording: door.wording.language.wording(catalog, BookNames(accounts: accounts, subjects: subjects)),
            memories: memories,
            desk: desk,
            queue: queue,
            uploads: uploads,
            isStillPaired: {
                LibraryLook.end()  // a library elsewhere would be seen as it was when the request came
                return try await self.device(request)?.id == device.id
            },
            today: try days.day(at: household.now()),
            accounts: accounts,
            subjects: subjects
        )
    }

    // MARK: Pairing

    /// Asks whether to pair; looking spends nothing.
    ///
    /// Tries are not counted: codes have 128 bits, and whoever could use up a count would keep others from pairing.
    func offer(_ request: PageRequest, _ door: DoorScreen) async throws -> PageAnswer {
        guard let code = request.query["code"],
            let offer = try await household.library.offer(codeHash: Secret.hash(code))
        else { return door.noOffer() }
        return door.question(offer, code: code, isReadable: address.isOpen && !request.isSecure)
    }

    func pair(_ request: PageRequest, _ door: DoorScreen) async throws -> PageAnswer {
        let form = try await request.form()
        let secret = Secret.device()
        let name = form["name"] ?? door.wording.page(.phone)
        guard let code = form["code"],
            try await household.library.pair(
                codeHash: Secret.hash(code),
                name: name,
                secretHash: secret.hash,
                channel: request.channel
            ) != nil
        else { return door.noOffer() }
        let rights =
            "; Path=/; HttpOnly; SameSite=Lax; Max-Age=\(Self.cookieAge)" + (request.isSecure ? "; Secure" : "")
        return PageAnswer.see(Link("/")).with("set-cookie", "\(Self.cookieName(request))=\(secret.text)" + rights)
    }

    /// The authority's certificate, and what it means to install it; for everybody, because nothing of it is secret.
    func certificate(_ door: DoorScreen) throws(PageProblem) -> PageAnswer {
        guard let secure = household.secure else { throw .notFound }
        return door.certificate(secure, address)
    }

    func certificateFile(_ name: String) throws(PageProblem) -> PageAnswer {
        guard let secure = household.secure, name == "receiptmind.crt" else { throw .notFound }
        return PageAnswer(type: "application/x-x509-ca-cert", secure.authority)
    }

    // MARK: Refusals

    private func refusal(_ problem: PageProblem, _ door: DoorScreen) -> PageAnswer {
        switch problem {
        case .notFound: door.problem(.notFound, .notFoundHelp, status: 404)
        case .badRequest: door.problem(.somethingWrong, .badRequestHelp, status: 400)
        case .methodNotAllowed: door.problem(.notFound, .notFoundHelp, status: 405)
        case .tooLarge(let limit): door.trouble(door.wording.page(.tooLarge(limit >> 20)), status: 413)
        case .tooSlow: door.problem(.somethingWrong, .tooSlowHelp, status: 408)
        case .noSpace: door.problem(.somethingWrong, .noSpaceHelp, status: 507)
        case .tooMany: door.problem(.somethingWrong, .tooManyHelp, status: 429).with("retry-after", "60")
        case .notPaired: door.notPaired()
        case .foreign: door.problem(.somethingWrong, .foreignHelp, status: 403)
        }
    }

    /// The library is elsewhere, and cannot be used just now: whoever looks after it is told why by the commands.
    private func away(_ door: DoorScreen) -> PageAnswer {
        door.problem(.libraryAway, .libraryAwayHelp, status: 503).with("retry-after", "5")
    }

    private func refusal(_ problem: LibraryError, _ door: DoorScreen) -> PageAnswer {
        switch problem {
        case .noSuchRecord, .noSuchUser, .noSuchImage, .ambiguousRecord, .vanished: refusal(.notFound, door)
        case .tooLarge(_, _, let limit): refusal(.tooLarge(limit: limit), door)
        case .noSpace: refusal(.noSpace, door)
        case .database(let problem) where problem.isPassing: away(door)
        case .stale, .staleEntity: door.trouble(door.wording.error(problem), status: 409)
        default: door.trouble(door.wording.error(problem), status: 500)
        }
    }
}
