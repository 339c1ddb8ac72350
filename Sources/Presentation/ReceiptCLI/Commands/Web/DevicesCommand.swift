import ArgumentParser
import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWeb
import ReceiptWording

struct DevicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "devices",
        "Choose which devices may use the page.",
        "페이지를 쓸 수 있는 기기를 관리합니다.",
        discussion: .localized(
            """
            Each device belongs to one user. A removed device is shut out at once: the codes it shows no longer work, \
            and what it is sending is refused.
            """,
            "기기마다 사용자가 한 명입니다. 삭제한 기기는 바로 페이지를 쓸 수 없고, 그 화면의 코드도 쓸 수 없으며, 보내던 사진도 받지 않습니다."
        ),
        subcommands: [ListDevicesCommand.self, PairDeviceCommand.self, RemoveDeviceCommand.self],
        defaultSubcommand: ListDevicesCommand.self
    )
}

struct ListDevicesCommand: SessionCommand {
    static let configuration = CommandConfiguration("list", "List the devices.", "기기 목록을 보여 줍니다.")

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Flag(help: .jsonObjects)
    var json = false

    func run(_ session: Session) async throws {
        let devices = try await place.openExisting(session)?.devices() ?? []
        guard !json else { return try StandardStreams.json(each: devices.map(JSONForm.device)) }
        guard !devices.isEmpty else { return session.message(session.wording.notice(WebNotice.noDevices)) }
        try session.show(.devices(devices, session.wording))
    }
}

struct PairDeviceCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "pair",
        "Pair a phone: show a code for its camera.",
        "휴대전화를 연결할 코드를 보여 줍니다.",
        discussion: .localized(
            """
            The code works once, within five minutes, while "receiptmind serve --lan" runs. With --token (or --upload, \
            which is --token send) a token is printed instead, for programs: it has the rights that are named, and no others. \
            send takes photos and messages and sees nothing, read sees records, accounts and reports, review answers drafts, \
            write enters and changes records. calendar, alone, prints an address to subscribe to; metrics sees the counts of \
            the whole library.
            """,
            """
            코드는 "receiptmind serve --lan"이 켜져 있는 동안 5분 안에 한 번 쓸 수 있습니다. --token을 주면(--upload는 --token send) \
            프로그램을 위한 토큰을 출력합니다. 토큰에는 이름을 댄 권한만 있습니다. send는 사진과 문자를 보내기만 하고, read는 기록, 계좌, 보고서를 보고, \
            review는 초안에 답하고, write는 기록을 입력하고 고칩니다. calendar는 따로 쓰며 구독할 달력의 주소를 출력하고, metrics는 보관함 전체의 건수를 봅니다.
            """
        )
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions
    @OptionGroup var web: WebOptions

    @OptionGroup var whose: UserOption

    @Flag("Print a token that can only send photos.", "사진을 보낼 수만 있는 토큰을 출력합니다.")
    var upload = false

    @Option(
        "Print a token for programs with these rights: send, read, review, write, metrics, several with commas; or calendar.",
        "프로그램을 위한 토큰을 출력합니다. 권한: send, read, review, write, metrics. 여럿은 쉼표로. 또는 calendar."
    )
    var token: TokenRights?

    @Option("The last day on which the token is accepted.", "토큰을 받는 마지막 날.")
    var until: String?

    @Option("The device's name in lists.", "목록에 보일 기기의 이름.")
    var name: String?

    func validate() throws {
        guard until == nil || upload || token != nil else {
            throw ValidationError("--until goes with --token.", "--until은 --token과 함께 씁니다.")
        }
        if let rights = token?.rights, rights.contains(.calendar), rights.count > 1 {
            throw ValidationError(
                "A token for a calendar stands in an address and has no other right: --token calendar.",
                "달력 토큰은 주소에 들어가므로 다른 권한을 줄 수 없습니다: --token calendar."
            )
        }
    }

    func run(_ session: Session) async throws {
        let library = try await place.open(session)
        try await whose.require(in: library)
        try await library.addOwner(whose.user, profile: session.home.profile)
        let root = place.root(environment: session.environment)
        let served = ServedPorts.noted(at: ServedPorts.place(of: root, session.environment))
        let web = self.web.orServed(served)
        if let rights = token?.rights ?? (upload ? [.send] : nil) {
            // A program may run on this machine; a phone never does.
            let address = web.address(isOpen: served?.isOpen ?? true)
            return try await makeToken(rights, at: address, library, session)
        }
        let link = try await Pairing.link(for: whose.user, at: web.address(isOpen: true).origin, library)
        if let code = QRCode(link) {
            for line in code.lines { try StandardStreams.output(session.outputStyling.isColored ? line.onBlack : line) }
        }
        try StandardStreams.output(link)
        session.message(session.wording.notice(WebNotice.scan(user: whose.user)))
        if served?.reachesPhones(encrypted: web.https) != true {
            session.message(session.wording.notice(WebNotice.needsServer(isSecure: web.https)))
        }
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
            for: whose.user,
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
    static let configuration = CommandConfiguration("remove", "Remove a device.", "기기를 삭제합니다.")

    @Argument("The device's id, as the list shows it.", "목록에 나오는 기기 ID.")
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

extension JSONForm {
    /// A device for `devices --json`, without its secret.
    fileprivate static func device(_ device: Device) -> JSONForm {
        [
            "id": device.id, "user": device.user.rawValue, "name": device.name, "scope": device.scope.rawValue,
            "rights": device.scope.granted.map(\.rawValue), "pairedAt": device.pairedAt.formatted(.iso8601),
            "lastUsed": device.lastUsed?.formatted(.iso8601), "until": device.until?.formatted(.iso8601),
        ]
    }
}
