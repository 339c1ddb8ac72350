import ArgumentParser
import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWeb
import ReceiptWording

/// Manages the devices with access to the page: `receiptmind devices`.
struct DevicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: .web(.devices),
        discussion: .web(.devicesDiscussion),
        subcommands: [ListDevicesCommand.self, PairDeviceCommand.self, RemoveDeviceCommand.self],
        defaultSubcommand: ListDevicesCommand.self
    )
}

struct ListDevicesCommand: SessionCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: .web(.list))

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Flag(help: .web(.json))
    var json = false

    func run(_ session: Session) async throws {
        let devices = try await place.openExisting(session)?.devices() ?? []
        guard !json else { return try StandardStreams.json(each: devices.map(DeviceForm.init)) }
        guard !devices.isEmpty else { return session.message(session.wording.notice(WebNotice.noDevices)) }
        try session.show(.devices(devices, session.wording))
    }
}

struct PairDeviceCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "pair",
        abstract: .web(.pair),
        discussion: .web(.pairDiscussion)
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions
    @OptionGroup var web: WebOptions

    @Option(help: .web(.pairUser))
    var user: UserID = .me

    @Flag(help: .web(.upload))
    var upload = false

    @Option(help: .web(.token))
    var token: TokenRights?

    @Option(help: .web(.tokenUntil))
    var until: String?

    @Option(help: .web(.deviceName))
    var name: String?

    func validate() throws {
        guard until == nil || upload || token != nil else { throw ValidationError(.untilWithoutToken) }
        if let rights = token?.rights, rights.contains(.calendar), rights.count > 1 {
            throw ValidationError(.calendarAlone)
        }
    }

    func run(_ session: Session) async throws {
        let library = try await place.open(session)
        try await library.addOwner(user, profile: session.home.profile)
        let root = place.root(environment: session.environment)
        let served = ServedPorts.noted(at: ServedPorts.place(of: root, session.environment))
        let web = self.web.orServed(served)
        if let rights = token?.rights ?? (upload ? [.send] : nil) {
            // A program may run on this machine; a phone never does.
            let address = web.address(isOpen: served?.isOpen ?? true)
            return try await makeToken(rights, at: address, library, session)
        }
        let link = try await Pairing.link(for: user, at: web.address(isOpen: true).origin, library)
        if let code = QRCode(link) {
            for line in code.lines { try StandardStreams.output(session.outputStyling.isColored ? line.onBlack : line) }
        }
        try StandardStreams.output(link)
        session.message(session.wording.notice(WebNotice.scan(user: user)))
        session.message(session.wording.notice(WebNotice.needsServer(isSecure: web.https)))
    }
}

extension PairDeviceCommand {
    private func makeToken(
        _ rights: Set<Device.Right>,
        at address: PageAddress,
        _ library: ReceiptLibrary,
        _ session: Session
    ) async throws {
        let scope = Device.Scope(rights)
        let last = try lastDay(session)
        let token = try await Pairing.token(
            for: user,
            named: name ?? session.wording.scope(scope),
            rights,
            until: last.flatMap(end(of:)),
            library
        )
        let notice = WebNotice.token(token, scope, until: last, address: address.origin)
        try session.output(session.wording.notice(notice))
    }

    /// The last day on which the token is accepted.
    private func lastDay(_ session: Session) throws -> CalendarDay? {
        guard let until else { return nil }
        let convention = InputConvention(today: try .today(), profile: session.home.profile, catalog: .builtIn)
        let day = try convention.comingLastDay(until)
        guard day >= convention.today else { throw WebProblem.lastDayIsPast(day) }
        return day
    }

    private func end(of day: CalendarDay) -> Date? {
        guard let next = day.adding(days: 1) else { return nil }
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (next.year, next.month, next.day)
        return Calendar(identifier: .gregorian).date(from: parts)
    }
}

/// Rights as `--token` takes them: `read`, or several as in `read,review`.
struct TokenRights: ExpressibleByArgument {
    let rights: Set<Device.Right>

    init?(argument: String) {
        let names = argument.split(separator: ",")
        let rights = names.compactMap { Device.Right(rawValue: String($0)) }
        guard !names.isEmpty, rights.count == names.count else { return nil }
        self.rights = Set(rights)
    }

    static var allValueStrings: [String] { Device.Right.allCases.map(\.rawValue) }
}

extension String {
    /// White on black in any theme: cameras expect dark squares on light.
    fileprivate var onBlack: String { "\u{1B}[97;40m\(self)\u{1B}[0m" }
}

struct RemoveDeviceCommand: SessionCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: .web(.remove))

    @Argument(help: .web(.deviceID))
    var id: String

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    func run(_ session: Session) async throws {
        guard let removed = try await place.openExisting(session)?.removeDevice(id) else {
            throw WebProblem.noSuchDevice(id)
        }
        session.message(session.wording.notice(WebNotice.removed(removed)))
    }
}

/// A device for `devices --json`, without its secret.
struct DeviceForm: Encodable {
    var id: String
    var user: String
    var name: String
    var scope: String
    var rights: [String]
    var pairedAt: String
    var lastUsed: String?
    var until: String?

    init(_ device: Device) {
        (id, user, name, scope) = (device.id, device.user.rawValue, device.name, device.scope.rawValue)
        rights = device.scope.granted.map(\.rawValue)
        pairedAt = device.pairedAt.formatted(.iso8601)
        (lastUsed, until) = (device.lastUsed?.formatted(.iso8601), device.until?.formatted(.iso8601))
    }
}
