/// How the page looks, and who may come in.
public enum SettingsText: PageSentence, Hashable {
    case settings, settingsHelp, appearance, language, asTheBrowser, colours, asTheSystem, light, dark, shortcuts
    case devices, youAre, thisDevice, uploadOnly, pairedOn, lastUsed, pairAnother, newUploadToken, remove
    case connection, plainConnection, localConnection, onlyThisMachine, scanThis, tokenHelp

    public var english: String {
        switch self {
        case .settings: "Settings and devices"
        case .settingsHelp: "Language, colours, who may come in"
        case .appearance: "Appearance"
        case .language: "Language"
        case .asTheBrowser: "As the browser asks"
        case .colours: "Colours"
        case .asTheSystem: "As the system has it"
        case .light: "Light"
        case .dark: "Dark"
        case .shortcuts: "Keys answer as in the terminal"
        case .devices: "Devices"
        case .youAre: "These come in as"
        case .thisDevice: "this one"
        case .uploadOnly: "sends photos only"
        case .pairedOn: "since"
        case .lastUsed: "last used"
        case .pairAnother: "Pair another device"
        case .newUploadToken: "Token for scripts"
        case .remove: "Remove"
        case .connection: "Connection"
        case .plainConnection:
            "This page comes over plain HTTP: whoever listens on this network can read along and copy this device's key. Use it at home only; where you do not trust the network, come in by a VPN or an SSH tunnel."
        case .localConnection:
            "This page is for this machine only; nothing of it goes over a network. For phones: receiptmind serve --lan"
        case .onlyThisMachine:
            "The page is open to this machine only, so a phone cannot reach this address. Start it with --lan for that."
        case .scanThis: "Scan this with the camera of the other device, within five minutes. It works once."
        case .tokenHelp: "Whoever has this token can send photos for you, and see nothing. It is shown this once."
        }
    }

    public var korean: String {
        switch self {
        case .settings: "설정과 기기"
        case .settingsHelp: "언어, 색, 누가 들어올 수 있는지"
        case .appearance: "보이는 모양"
        case .language: "언어"
        case .asTheBrowser: "브라우저를 따름"
        case .colours: "색"
        case .asTheSystem: "시스템을 따름"
        case .light: "밝게"
        case .dark: "어둡게"
        case .shortcuts: "키로 답하기 (터미널과 같음)"
        case .devices: "기기"
        case .youAre: "사용자:"
        case .thisDevice: "이 기기"
        case .uploadOnly: "사진 보내기 전용"
        case .pairedOn: "등록"
        case .lastUsed: "마지막 사용"
        case .pairAnother: "다른 기기 연결"
        case .newUploadToken: "스크립트용 토큰"
        case .remove: "없애기"
        case .connection: "연결"
        case .plainConnection:
            "이 페이지는 암호화되지 않은 HTTP로 옵니다. 이 네트워크를 엿듣는 사람은 함께 읽고 이 기기의 열쇠를 베낄 수 있습니다. 집에서만 쓰고, 믿을 수 없는 네트워크에서는 VPN이나 SSH 터널로 들어오세요."
        case .localConnection: "이 페이지는 이 컴퓨터에서만 열립니다. 네트워크로 나가지 않습니다. 휴대전화에서 쓰려면: receiptmind serve --lan"
        case .onlyThisMachine: "페이지가 이 컴퓨터에만 열려 있어 휴대전화로는 올 수 없습니다. --lan으로 시작하세요."
        case .scanThis: "다른 기기의 카메라로 5분 안에 찍으세요. 한 번만 쓸 수 있습니다."
        case .tokenHelp: "이 토큰으로는 사진을 보낼 수만 있고 아무것도 볼 수 없습니다. 지금 한 번만 보입니다."
        }
    }
}
