public import ReceiptDomain

/// What is said in a terminal about the page and its devices.
public enum WebNotice: Hashable, Sendable {
    case serving(address: String)
    /// For the browser of the same machine, once.
    case openHere(link: String)
    case pairPhones
    case stopped
    case scan(user: UserID)
    case needsServer
    case token(String, address: String)
    case noDevices
    case removed(Device)
}

/// Why the page cannot be served, or a device not be shut out.
public enum WebProblem: Error, Hashable, Sendable, SpokenError {
    case portTaken(Int)
    case cannotListen(String)
    case noSuchDevice(String)

    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .portTaken(let port):
            wording.either(
                "another program has the port \(port); take another one: --port \(port + 1)",
                "\(port)번 포트는 다른 프로그램이 쓰고 있습니다. 다른 포트를 쓰세요: --port \(port + 1)"
            )
        case .cannotListen(let detail):
            wording.either("the page cannot be served: \(detail)", "페이지를 열 수 없습니다: \(detail)")
        case .noSuchDevice(let id):
            wording.either(
                "there is no device \"\(id.escapingControls)\"; 'receiptmind devices' lists them",
                "\"\(id.escapingControls)\" 기기가 없습니다. 'receiptmind devices'로 목록을 볼 수 있습니다"
            )
        }
    }
}

extension Wording {
    public func notice(_ notice: WebNotice) -> String {
        switch notice {
        case .serving(let address): either("The page is at \(address)", "페이지 주소: \(address)")
        case .openHere(let link):
            either(
                "For a browser of this machine, once, within five minutes:\n  \(link)",
                "이 컴퓨터의 브라우저에서, 5분 안에 한 번:\n  \(link)"
            )
        case .pairPhones:
            either("For phones: receiptmind devices pair", "휴대전화를 연결하려면: receiptmind devices pair")
        case .stopped: either("The page is closed.", "페이지를 닫았습니다.")
        case .scan(let user):
            either(
                "Scan this with the phone's camera within five minutes; it will see the records of \(user). It works once.",
                "5분 안에 휴대전화 카메라로 찍으세요. \(user)의 기록을 보게 됩니다. 한 번만 쓸 수 있습니다."
            )
        case .needsServer:
            either(
                "It needs the page to run for the network: receiptmind serve --lan",
                "페이지가 네트워크에 열려 있어야 합니다: receiptmind serve --lan"
            )
        case .token(let token, let address):
            either(
                "This token sends photos and sees nothing. It is shown this once.\n  \(token)\nTry it:\n",
                "이 토큰으로는 사진을 보낼 수만 있습니다. 지금 한 번만 보입니다.\n  \(token)\n써 보기:\n"
            ) + "  curl -H 'Authorization: Bearer \(token)' -H 'Expect:' -T photo.jpg \(address)/photos"
        case .noDevices:
            either(
                "No device may come in yet; pair one: receiptmind devices pair",
                "아직 연결한 기기가 없습니다. 연결하려면: receiptmind devices pair"
            )
        case .removed(let device):
            either(
                "\(device.name.escapingControls) (\(device.id)) cannot come in any more",
                "\(device.name.escapingControls) (\(device.id)) 기기는 이제 들어올 수 없습니다"
            )
        }
    }

    public var lastUsedColumn: String { page(.lastUsed) }
    public var scopeColumn: String { either("May", "권한") }
    public func scope(_ scope: Device.Scope) -> String {
        scope == .full ? either("all", "전부") : page(.uploadOnly)
    }
}
