/// Help for `serve`, `devices` and their options.
public enum WebHelp: CaseIterable, Hashable, Sendable {
    case serve, serveDiscussion, port, lan, host, https, httpsPort, proxy, proxyFrom, proxyUserHeader, serveUser
    case devices, devicesDiscussion, pair, pairDiscussion, pairUser, upload, token, tokenUntil, deviceName, list, json,
        remove, deviceID
    case mcp, mcpDiscussion, mcpWrite

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String { serveText(wording) ?? devicesText(wording) ?? "" }

    private func serveText(_ wording: any Wording) -> String? {
        switch self {
        case .serve:
            wording.localized("Serve a page for phones and browsers.", "휴대전화와 브라우저를 위한 페이지를 엽니다.")
        case .serveDiscussion:
            wording.localized(
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
        case .port:
            wording.localized(
                "The port of the page (default: 8420, or that of the running page).",
                "페이지의 포트 (기본: 8420, 페이지가 열려 있으면 그 포트)."
            )
        case .lan:
            wording.localized(
                "Open the page to other devices on this network; not encrypted without --https, so only for home networks.",
                "같은 네트워크의 다른 기기에도 페이지를 엽니다. --https가 없으면 암호화하지 않으므로 집 네트워크에서만 쓰세요."
            )
        case .host:
            wording.localized(
                "Another name of this machine, such as receiptmind.local; best one that no other service uses.",
                "이 컴퓨터의 다른 이름. 예: receiptmind.local. 다른 서비스가 쓰지 않는 이름이 좋습니다."
            )
        case .https:
            wording.localized(
                "Also open an encrypted page, with the household's own certificate, which each device installs once.",
                "우리 집 인증서로 암호화한 페이지도 엽니다. 인증서는 기기마다 한 번 설치합니다."
            )
        case .httpsPort:
            wording.localized(
                "The port of the encrypted page (default: --port plus 1).",
                "암호화한 페이지의 포트 (기본: --port 다음 번호)."
            )
        case .proxy:
            wording.localized(
                "The address of a reverse proxy before the page, as browsers have it: https://receipts.example.org.",
                "페이지 앞에 있는 리버스 프록시의 주소. 브라우저에 보이는 대로: https://receipts.example.org."
            )
        case .proxyFrom:
            wording.localized(
                "An IP address from which the proxy connects; may be repeated. Whoever can connect from there is believed.",
                "프록시가 접속하는 IP 주소. 여러 번 쓸 수 있습니다. 그 주소에서 접속하는 프로그램은 모두 믿습니다."
            )
        case .proxyUserHeader:
            wording.localized(
                "The header in which the proxy names the user whom it let in, such as Remote-User; then nobody pairs there.",
                "프록시가 들여보낸 사용자의 이름을 담는 헤더. 예: Remote-User. 그러면 기기를 연결하지 않고 씁니다."
            )
        case .serveUser:
            wording.localized("The user whose records this machine's browser sees.", "이 컴퓨터의 브라우저에 보일 기록의 사용자.")
        default: nil
        }
    }

    private func devicesText(_ wording: any Wording) -> String? {
        switch self {
        case .devices: wording.localized("Choose which devices may use the page.", "페이지를 쓸 수 있는 기기를 관리합니다.")
        case .devicesDiscussion:
            wording.localized(
                """
                Each device belongs to one user. A removed device is shut out at once: the codes it shows no longer work, \
                and what it is sending is refused.
                """,
                "기기마다 사용자가 한 명입니다. 삭제한 기기는 바로 페이지를 쓸 수 없고, 그 화면의 코드도 쓸 수 없으며, 보내던 사진도 받지 않습니다."
            )
        case .pair: wording.localized("Pair a phone: show a code for its camera.", "휴대전화를 연결할 코드를 보여 줍니다.")
        case .pairDiscussion:
            wording.localized(
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
        case .pairUser: wording.localized("The user whose records the device sees.", "기기에 보일 기록의 사용자.")
        case .upload: wording.localized("Print a token that can only send photos.", "사진을 보낼 수만 있는 토큰을 출력합니다.")
        case .token:
            wording.localized(
                "Print a token for programs with these rights: send, read, review, write, metrics, several with commas; or calendar.",
                "프로그램을 위한 토큰을 출력합니다. 권한: send, read, review, write, metrics. 여럿은 쉼표로. 또는 calendar."
            )
        case .tokenUntil:
            wording.localized("The last day on which the token is accepted.", "토큰을 받는 마지막 날.")
        case .deviceName: wording.localized("The device's name in lists.", "목록에 보일 기기의 이름.")
        case .mcp:
            wording.localized(
                "Let a language model's program on this machine read the household's book (MCP).",
                "이 컴퓨터의 언어 모델 프로그램이 가계부를 읽게 합니다(MCP)."
            )
        case .mcpDiscussion:
            wording.localized(
                """
                Speaks the Model Context Protocol on standard input and output, for a client that starts it: search, records, drafts \
                with their photos, reports, accounts. It opens no connection; what the client does with the answers is the client's \
                matter. Without --write nothing can be changed.
                """,
                """
                이 명령을 실행하는 클라이언트와 표준 입출력으로 Model Context Protocol을 주고받습니다. 검색, 기록, 사진이 있는 초안, 보고서, 계좌를 볼 수 있습니다. \
                연결을 여는 일은 없고, 답을 어떻게 쓰는지는 클라이언트에 달려 있습니다. --write가 없으면 아무것도 바꿀 수 없습니다.
                """
            )
        case .mcpWrite:
            wording.localized(
                "Also let it answer drafts and enter and change records; each step can be undone.",
                "초안에 답하고 기록을 입력하고 고치는 것도 허용합니다. 모두 되돌릴 수 있습니다."
            )
        case .list: wording.localized("List the devices.", "기기 목록을 보여 줍니다.")
        case .json: wording.localized("Print one JSON object a line.", "JSON 객체를 한 줄씩 출력합니다.")
        case .remove: wording.localized("Remove a device.", "기기를 삭제합니다.")
        case .deviceID: wording.localized("The device's id, as the list shows it.", "목록에 나오는 기기 ID.")
        default: nil
        }
    }
}
