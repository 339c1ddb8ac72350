import Foundation
import ReceiptApp
public import ReceiptDomain

/// Messages of the terminal about the web server and its devices.
public enum WebNotice: Hashable, Sendable {
    case serving(address: String)
    /// A one-time link for the browser of the same machine.
    case openHere(link: String)
    /// The address of the page with the household's certificate, and the certificate's fingerprint.
    case certificate(page: String, fingerprint: String)
    /// Host names that the authority may not certify, because they were added after it was made.
    case uncertified([String], folder: String)
    case pairPhones(isSecure: Bool)
    case stopped
    case scan(user: UserID)
    case needsServer(isSecure: Bool)
    /// A token, its rights, and the last day on which it is accepted.
    case token(String, Device.Scope, until: CalendarDay?, address: String)
    case noDevices
    case removed(Device)
}

/// The reason why the server cannot start, or why a device cannot be removed.
public enum WebProblem: Error, Hashable, Sendable, LocalizedProblem {
    case portTaken(Int, secure: Int?)
    case certificateUnusable(folder: String, detail: String)
    /// The system keeps one of the ports for root.
    case portsForbidden([Int])
    case cannotListen(String)
    case noSuchDevice(String)
    /// The last day of a token is over already.
    case lastDayIsPast(CalendarDay)

    /// Those below 1024 (ip(7)).
    private static func low(_ ports: [Int]) -> String {
        ports.filter { $0 < 1024 }.map(String.init).joined(separator: ", ")
    }

    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .portTaken(let port, let secure?):
            wording.localized(
                "another program uses the port \(port) or \(secure); choose others: --port \(port + 10)",
                "\(port)번이나 \(secure)번 포트는 다른 프로그램이 쓰고 있습니다. 다른 포트를 쓰세요: --port \(port + 10)"
            )
        case .certificateUnusable(let folder, let detail):
            wording.localized(
                "the household's certificate in \(folder.escapingControls) cannot be used: \(detail)",
                "\(folder.escapingControls)의 우리 집 인증서를 쓸 수 없습니다: \(detail)"
            )
        case .portTaken(let port, nil):
            wording.localized(
                "another program uses the port \(port); choose another one: --port \(port + 1)",
                "\(port)번 포트는 다른 프로그램이 쓰고 있습니다. 다른 포트를 쓰세요: --port \(port + 1)"
            )
        case .portsForbidden(let ports):
            wording.localized(
                "the system keeps port \(Self.low(ports)) for root; take one from 1024 on: --port 8321",
                "\(Self.low(ports))번 포트는 관리자(root)만 쓸 수 있습니다. 1024번 이상의 포트를 쓰세요: --port 8321"
            )
        case .cannotListen(let detail):
            wording.localized("the page cannot be served: \(detail)", "페이지를 열 수 없습니다: \(detail)")
        case .noSuchDevice(let id):
            wording.localized(
                "there is no device \"\(id.escapingControls)\"; 'receiptmind devices' lists them",
                "\"\(id.escapingControls)\" 기기가 없습니다. 'receiptmind devices'로 확인하세요"
            )
        case .lastDayIsPast(let day):
            wording.localized(
                "\(day) is over already, so the token would never be accepted; give a later last day with --until",
                "\(day)은(는) 이미 지나서 토큰을 한 번도 쓸 수 없습니다. --until에 오늘이나 그 뒤의 날짜를 쓰세요"
            )
        }
    }
}

extension Wording {
    public func notice(_ notice: WebNotice) -> String {
        switch notice {
        case .serving(let address): localized("The page is at \(address)", "페이지 주소: \(address)")
        case .openHere(let link):
            localized(
                "To open it in this machine's browser (once, within five minutes):\n  \(link)",
                "이 컴퓨터의 브라우저에서 열기(5분 안에 한 번):\n  \(link)"
            )
        case .certificate(let page, let fingerprint): whereToInstall(page, fingerprint)
        case .uncertified(let names, let folder): whatDoesNotCount(names, folder)
        case .pairPhones(let isSecure):
            localized("For phones: receiptmind devices pair", "휴대전화를 연결하려면: receiptmind devices pair")
                + (isSecure ? " --https" : "")
        case .stopped: localized("The page has stopped.", "페이지를 끝냈습니다.")
        case .scan(let user):
            localized(
                "Scan this with the phone's camera within five minutes; it will see the records of \(user). It works once.",
                "5분 안에 휴대전화 카메라로 찍으세요. \(user) 사용자의 기록을 보게 됩니다. 코드는 한 번만 쓸 수 있습니다."
            )
        case .needsServer(let isSecure):
            localized(
                "The page must be open to the network: receiptmind serve --lan",
                "페이지가 네트워크에 열려 있어야 합니다: receiptmind serve --lan"
            ) + (isSecure ? " --https" : "")
        case .token(let token, let scope, let end, let address): self.token(token, scope, end, address)
        case .noDevices:
            localized(
                "No device is paired yet; pair one: receiptmind devices pair",
                "아직 연결한 기기가 없습니다. 연결하려면: receiptmind devices pair"
            )
        case .removed(let device):
            localized(
                "\(device.name.escapingControls) (\(device.id)) can no longer use the page",
                "\(device.name.escapingControls) (\(device.id)) 기기는 이제 페이지를 쓸 수 없습니다"
            )
        }
    }

    private func token(_ token: String, _ scope: Device.Scope, _ end: CalendarDay?, _ address: String) -> String {
        let end = end.map { localized("It ends after \($0). ", "\($0)까지 쓸 수 있습니다. ") } ?? ""
        if scope == .calendar {
            return localized(
                "Subscribe to this address in a calendar program. Whoever has it sees what is to be paid and done. \(end)It is shown "
                    + "only this once.\n",
                "달력 앱에서 이 주소를 구독하세요. 주소를 아는 사람은 낼 돈과 할 일을 볼 수 있습니다. \(end)지금 한 번만 보여 줍니다.\n"
            ) + "  \(address)/calendar/\(token).ics"
        }
        guard scope == .upload else {
            return localized(
                "This token may: \(self.scope(scope)). \(end)It is shown only this once.\n  \(token)\nTry it:\n",
                "이 토큰의 권한: \(self.scope(scope)). \(end)지금 한 번만 보여 줍니다.\n  \(token)\n써 보기:\n"
            ) + "  curl -H 'Authorization: Bearer \(token)' \(address)/api/v1/me"
        }
        return localized(
            "This token can send photos and see nothing. \(end)It is shown only this once.\n  \(token)\nTry it:\n",
            "이 토큰으로는 사진을 보낼 수만 있습니다. \(end)지금 한 번만 보여 줍니다.\n  \(token)\n써 보기:\n"
        ) + "  curl -H 'Authorization: Bearer \(token)' -H 'Expect:' -T photo.jpg \(address)/photos"
    }

    private func whereToInstall(_ page: String, _ fingerprint: String) -> String {
        localized(
            "Install the household's certificate on devices from \(page); it is the right one if that page shows:\n  \(fingerprint)",
            "기기에 우리 집 인증서를 설치하는 곳: \(page). 그 페이지에 다음과 같이 나와야 합니다:\n  \(fingerprint)"
        )
    }

    private func whatDoesNotCount(_ names: [String], _ folder: String) -> String {
        localized(
            "The household's certificate is older than these names and not valid for them: "
                + "\(names.joined(separator: ", ")). To make a new one, remove \(folder); all devices then have to install it",
            "우리 집 인증서는 다음 이름이 생기기 전에 만들어져 이 이름에는 쓸 수 없습니다: \(names.joined(separator: ", ")). "
                + "새로 만들려면 \(folder) 폴더를 지우고 모든 기기에 다시 설치하세요"
        )
    }

    public var lastUsedColumn: String { page(.lastUsed) }
    public var lastDayColumn: String { localized("Until", "마지막 날") }
    public var scopeColumn: String { localized("Access", "권한") }
    public func scope(_ scope: Device.Scope) -> String {
        if scope == .full { return localized("all", "전부") }
        return scope == .upload ? page(.uploadOnly) : scope.granted.map(right).joined(separator: ", ")
    }

    private func right(_ right: Device.Right) -> String {
        switch right {
        case .send: localized("send", "보내기")
        case .read: localized("read", "읽기")
        case .review: localized("review", "검토")
        case .write: localized("write", "쓰기")
        case .calendar: localized("calendar", "달력")
        case .metrics: localized("metrics", "상태 수치")
        }
    }
}

extension Device {
    /// The last day on which it has access, where that ends by itself.
    public var lastDay: CalendarDay? { until.flatMap { try? .local(of: $0.addingTimeInterval(-1)) } }
}
