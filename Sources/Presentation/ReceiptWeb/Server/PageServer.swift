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
    private let pairings: Attempts
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

    public init(household: Household, address: PageAddress, fallback: Language) {
        self.init(household: household, address: address, fallback: fallback, pairings: Attempts(most: 10))
    }

    init(household: Household, address: PageAddress, fallback: Language, pairings: Attempts) {
        (self.household, self.address, self.fallback, self.pairings) = (household, address, fallback, pairings)
        memories = LedgerMemories(library: household.library)
        queue = DraftQueue(library: household.library)
    }

    public func answer(_ request: PageRequest) async -> PageAnswer {
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
        if request.method.isSafe, request.path.count == 1, let asset = Assets.answer(request.path[0], request) {
            return asset
        }
        if !request.method.isSafe, request.bearer == nil { try requireOwnOrigin(request) }
        if request.path == ["pair"] { return try await pair(request, door) }
        if request.method.isSafe, request.path.first == "certificate" { return try certificate(request, door) }
        guard let device = try await device(request) else { throw PageProblem.notPaired }
        guard device.scope == .full || request.path.first == "photos" && request.method != .post else {
            throw PageProblem.notFound
        }
        if !device.isUseNoted(at: household.now()) {
            try? await household.library.noteUse(device.id)  // that it was used is no reason to refuse it
        }
        guard request.isForKeptPage else { return try await route(visit(request, device, door)) }
        return try await keptPage(request, device, door)
    }

    /// The page as it was drawn last, if nothing is different since.
    private func keptPage(_ request: PageRequest, _ device: Device, _ door: DoorScreen) async throws -> PageAnswer {
        let key = DrawnPages.Key(target: request.target, language: door.wording.language, theme: door.theme)
        let now = household.now()
        let state = DrawnPages.State(
            pulse: try household.library.pulse(of: device.user),
            today: try days.day(at: now)
        )
        if let page = drawn.page(key, of: device.user, in: state) { return page.again(for: request) }
        let answer = try await route(visit(request, device, door))
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
            today: try days.day(at: household.now()),
            accounts: accounts,
            subjects: subjects
        )
    }

    // MARK: Pairing

    private func pair(_ request: PageRequest, _ door: DoorScreen) async throws -> PageAnswer {
        guard await pairings.take() else { throw PageProblem.tooMany }
        guard request.method == .post else {
            guard let code = request.query["code"],
                let offer = try await household.library.offer(codeHash: Secret.hash(code))
            else { return door.noOffer() }
            return door.question(offer, code: code, isReadable: address.isOpen && !request.isSecure)
        }
        let form = try await request.form()
        let secret = Secret.device()
        let name = form["name"] ?? door.wording.page(.phone)
        guard let code = form["code"],
            try await household.library.pair(codeHash: Secret.hash(code), name: name, secretHash: secret.hash) != nil
        else { return door.noOffer() }
        let rights =
            "; Path=/; HttpOnly; SameSite=Lax; Max-Age=\(Self.cookieAge)" + (request.isSecure ? "; Secure" : "")
        return PageAnswer.see(Link("/")).with("set-cookie", "\(Self.cookieName(request))=\(secret.text)" + rights)
    }

    /// The authority's certificate, and what it means to install it; for everybody, because nothing of it is secret.
    private func certificate(_ request: PageRequest, _ door: DoorScreen) throws(PageProblem) -> PageAnswer {
        guard let secure = household.secure else { throw .notFound }
        switch request.path.count {
        case 1: return door.certificate(secure, address)
        case 2 where request.path[1] == "receiptmind.crt":
            return PageAnswer(type: "application/x-x509-ca-cert", secure.authority)
        default: throw .notFound
        }
    }

    // MARK: Screens

    private func route(_ visit: Visit) async throws -> PageAnswer {
        let path = visit.request.path
        switch (visit.request.method, path.first ?? "") {
        case (.put, "photos") where path.count <= 2:
            guard await uploads.take(visit.device.id) else { throw PageProblem.tooMany }
            do {
                let answer = try await PhotoUploads(visit: visit).put()
                await uploads.giveBack(visit.device.id)
                return answer
            } catch {
                await uploads.giveBack(visit.device.id)
                throw error
            }
        case (.get, _), (.head, _): return try await look(visit, path)
        case (.post, _): return try await act(visit, path)
        case (.put, _): throw PageProblem.methodNotAllowed
        }
    }

    private func look(_ visit: Visit, _ path: [String]) async throws -> PageAnswer {
        switch (path.first ?? "", path.count) {
        case ("", 0): return try await InboxScreen(visit: visit).show()
        case ("events", 1): return events(visit)
        case ("photos", 2): return try await PhotoUploads(visit: visit).state(path[1])
        case ("review", 1): return try await ReviewScreen(visit: visit).begin()
        case ("review", 2) where path[1] == "question": return try await ReviewScreen(visit: visit).question()
        case ("review", 2) where path[1] == "pictures": return try await ReviewScreen(visit: visit).otherPictures()
        case ("review", 2): return try await ReviewScreen(visit: visit).show(path[1])
        case ("records", 1): return try await RecordsScreen(visit: visit).show()
        case ("records", 2): return try await RecordScreen(visit: visit).show(path[1])
        case ("records", 4) where path[2] == "pages":
            return try await RecordScreen(visit: visit).page(path[1], number: path[3])
        case ("records", 4) where path[2] == "images":
            return try await RecordScreen(visit: visit).image(path[1], number: path[3])
        case ("add", 1): return try await AddScreen(visit: visit).show()
        case ("reports", 1): return try await ReportsScreen(visit: visit).show()
        case ("more", 1): return try await BookScreens(visit: visit).more()
        case ("accounts", 1): return try await BookScreens(visit: visit).accounts()
        case ("accounts", 2): return try await BookScreens(visit: visit).account(path[1])
        case ("coming", 1): return try await BookScreens(visit: visit).coming()
        case ("subjects", 1): return try await BookScreens(visit: visit).subjects()
        case ("subjects", 2): return try await BookScreens(visit: visit).subject(path[1])
        case ("steps", 1): return try await BookScreens(visit: visit).steps()
        case ("settings", 1): return try await SettingsScreen(visit: visit).show()
        default: throw PageProblem.notFound
        }
    }

    private func act(_ visit: Visit, _ path: [String]) async throws -> PageAnswer {
        switch (path.first ?? "", path.count) {
        case ("photos", 1): return try await PhotoUploads(visit: visit).post()
        case ("failed", 1): return try await InboxScreen(visit: visit).retry()
        case ("review", 2) where path[1] == "question": return try await ReviewScreen(visit: visit).answerQuestion()
        case ("review", 2) where path[1] == "pictures":
            return try await ReviewScreen(visit: visit).answerAboutOtherPictures()
        case ("review", 2): return try await ReviewScreen(visit: visit).answer(path[1])
        case ("records", 2): return try await RecordScreen(visit: visit).answer(path[1])
        case ("add", 1): return try await AddScreen(visit: visit).answer()
        case ("coming", 1): return try await BookScreens(visit: visit).answerComing()
        case ("undo", 1): return try await BookScreens(visit: visit).undo()
        case ("settings", 1): return try await SettingsScreen(visit: visit).save()
        case ("settings", 2) where path[1] == "devices": return try await SettingsScreen(visit: visit).devices()
        default: throw PageProblem.notFound
        }
    }

    private func events(_ visit: Visit) -> PageAnswer {
        var answer = PageAnswer(type: "text/event-stream")
        answer.content = .stream(EventFeed(library: visit.library, user: visit.user).stream())
        return answer
    }

    // MARK: Refusals

    private func refusal(_ problem: PageProblem, _ door: DoorScreen) -> PageAnswer {
        switch problem {
        case .notFound: door.problem(.notFound, .notFoundHelp, status: 404)
        case .badRequest: door.problem(.somethingWrong, .badRequestHelp, status: 400)
        case .methodNotAllowed: door.problem(.notFound, .notFoundHelp, status: 405)
        case .tooLarge(let limit):
            // What still comes is not read: it could be endless.
            door.trouble(door.wording.page(.tooLarge(limit >> 20)), status: 413).with("connection", "close")
        case .noSpace: door.problem(.somethingWrong, .noSpaceHelp, status: 507).with("connection", "close")
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
