import ArgumentParser
import ReceiptApp
import ReceiptDomain
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
        let devices = try await place.existing(session)?.devices() ?? []
        guard !json else {
            for device in devices { try StandardStreams.output(JSONLine.encode(DeviceForm(device))) }
            return
        }
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

    @Option(help: .web(.deviceName))
    var name: String?

    func run(_ session: Session) async throws {
        let library = try await place.open(session)
        try await library.addOwner(user, profile: session.home.profile)
        let root = place.root(environment: session.environment)
        let served = ServedPorts.noted(at: ServedPorts.place(of: root, session.environment))
        let web = self.web.orServed(served)
        let address = web.address(isOpen: true)
        guard !upload else {
            let token = try await Pairing.uploadToken(
                for: user,
                named: name ?? session.wording.page(.uploadOnly),
                library
            )
            return try StandardStreams.output(session.wording.notice(WebNotice.token(token, address: address.origin)))
        }
        let link = try await Pairing.link(for: user, at: address.origin, library)
        if let code = QRCode(link) {
            for line in code.lines { try StandardStreams.output(session.outputStyling.isColored ? line.onBlack : line) }
        }
        try StandardStreams.output(link)
        session.message(session.wording.notice(WebNotice.scan(user: user)))
        session.message(session.wording.notice(WebNotice.needsServer(isSecure: web.https)))
    }
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
        guard let removed = try await place.existing(session)?.removeDevice(id) else {
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

    init(_ device: Device) {
        (id, user, name, scope) = (device.id, device.user.rawValue, device.name, device.scope.rawValue)
    }
}
