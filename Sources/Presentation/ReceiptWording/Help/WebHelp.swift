/// What `serve`, `devices` and their options are for.
public enum WebHelp: CaseIterable, Hashable, Sendable {
    case serve, serveDiscussion, port, lan, host, https, httpsPort, serveUser
    case devices, devicesDiscussion, pair, pairDiscussion, pairUser, upload, deviceName, list, json, remove, deviceID

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String { serveText(wording) ?? devicesText(wording) ?? "" }

    private func serveText(_ wording: any Wording) -> String? {
        switch self {
        case .serve:
            wording.localized("Serve a page for phones and browsers.", "휴대전화와 브라우저를 위한 페이지를 엽니다.")
        case .serveDiscussion:
            wording.localized(
                """
                Photos sent to the page are read and become drafts; drafts are reviewed, records looked up and changed, entries typed in. \
                The page is open to this machine only, unless --lan is given, and only paired devices come in. It calls nobody. \
                Ctrl-C and SIGTERM finish what is under way and stop.
                """,
                """
                페이지로 보낸 사진은 읽혀서 초안이 됩니다. 초안을 검토하고, 기록을 찾고 고치고, 직접 적을 수 있습니다. --lan을 주지 않으면 이 컴퓨터에서만 열리고, \
                연결한 기기만 들어옵니다. 밖으로는 아무 데도 접속하지 않습니다. Ctrl-C와 SIGTERM은 하던 일을 마치고 멈춥니다.
                """
            )
        case .port: wording.localized("The port of the page.", "페이지의 포트.")
        case .lan:
            wording.localized(
                "Let other machines of this network ask, too; without --https not encrypted, for networks at home.",
                "같은 네트워크의 다른 기기도 올 수 있게 합니다. --https가 없으면 암호화되지 않으니 집 네트워크에서만."
            )
        case .host:
            wording.localized(
                "Another name by which this machine is asked for, such as receiptmind.local; best one that nothing else is served under.",
                "이 컴퓨터를 부르는 다른 이름. 예: receiptmind.local. 다른 서비스와 함께 쓰지 않는 이름이 좋습니다."
            )
        case .https:
            wording.localized(
                "Encrypted by a certificate of the household's own, too, which devices install once.",
                "기기마다 한 번 설치하는 우리 집 인증서로 암호화한 페이지도 엽니다."
            )
        case .httpsPort:
            wording.localized("The port of the encrypted page (default: the next one).", "암호화한 페이지의 포트 (기본: 다음 번호).")
        case .serveUser:
            wording.localized("Whose records the browser of this machine sees.", "이 컴퓨터의 브라우저가 볼 기록의 주인.")
        default: nil
        }
    }

    private func devicesText(_ wording: any Wording) -> String? {
        switch self {
        case .devices: wording.localized("Say which devices may come in.", "들어올 수 있는 기기를 정합니다.")
        case .devicesDiscussion:
            wording.localized(
                """
                One device belongs to one user. What is removed cannot come in from that moment on, nor do the codes work that it shows, \
                and what it is sending is not taken.
                """,
                "기기 하나는 사용자 한 명의 것입니다. 없앤 기기는 그 순간부터 들어올 수 없고, 그 화면의 코드도 쓸 수 없으며, 보내던 사진은 받지 않습니다."
            )
        case .pair: wording.localized("Show a code for a phone's camera.", "휴대전화 카메라로 찍을 코드를 보여 줍니다.")
        case .pairDiscussion:
            wording.localized(
                """
                The code works once, within five minutes, while "receiptmind serve --lan" runs. With --upload a token is printed instead, \
                for scripts and share sheets, which can send photos and see nothing.
                """,
                """
                코드는 "receiptmind serve --lan"이 켜져 있는 동안 5분 안에 한 번 쓸 수 있습니다. --upload를 주면 스크립트와 공유 메뉴를 위한 토큰을 출력합니다. \
                토큰으로는 사진을 보낼 수만 있고 볼 수는 없습니다.
                """
            )
        case .pairUser: wording.localized("Whose records the device will see.", "기기가 볼 기록의 주인.")
        case .upload: wording.localized("A token that can only send photos.", "사진을 보내기만 하는 토큰.")
        case .deviceName: wording.localized("What the device is called in lists.", "목록에 보일 기기의 이름.")
        case .list: wording.localized("List the devices.", "기기 목록을 보여 줍니다.")
        case .json: wording.localized("Print one JSON object a line.", "한 줄에 JSON 객체 하나씩 출력합니다.")
        case .remove: wording.localized("Shut a device out.", "기기를 못 들어오게 합니다.")
        case .deviceID: wording.localized("The device's id, as the list has it.", "목록에 있는 기기의 id.")
        default: nil
        }
    }
}
