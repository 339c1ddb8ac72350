/// Text of the settings page: appearance, devices, money and dates.
public enum SettingsText: PageSentence, Hashable {
    case settings, settingsHelp, appearance, language, asTheBrowser, colours, asTheSystem, light,
        dark, shortcuts
    case devices, youAre, thisDevice, uploadOnly, pairedOn, lastUsed, pairAnother, newUploadToken,
        remove
    case scanThis, tokenHelp, newCalendar, calendarTokenHelp
    case removeThis, removeThisHelp, removeOtherHelp
    case moneyAndDates, currency, dateOrder, dayFirst, monthFirst, yearFirst, notSet

    public var english: String {
        switch self {
        case .settings: "Settings and devices"
        case .settingsHelp: "Language, colours, paired devices"
        case .appearance: "Appearance"
        case .language: "Language"
        case .asTheBrowser: "Same as the browser"
        case .colours: "Colours"
        case .asTheSystem: "Same as the system"
        case .light: "Light"
        case .dark: "Dark"
        case .shortcuts: "Answer by keyboard: Enter confirms, s skips…"
        case .devices: "Devices"
        case .youAre: "These come in as"
        case .thisDevice: "this one"
        case .uploadOnly: "sends photos only"
        case .pairedOn: "since"
        case .lastUsed: "last used"
        case .pairAnother: "Pair another device"
        case .newUploadToken: "Token for scripts"
        case .remove: "Remove"
        case .moneyAndDates: "Money and dates"
        case .currency: "Currency"
        case .dateOrder: "Date order"
        case .dayFirst: "24.11.2026, day first"
        case .monthFirst: "11/24/2026, month first"
        case .yearFirst: "2026-11-24, year first"
        case .notSet: "Not set"
        case .removeThis: "Remove this device?"
        case .removeThisHelp:
            "You are using it now. The page will not open on it any more until it is paired again from a terminal or another device."
        case .removeOtherHelp: "The page will not open on it any more until it is paired again."
        case .scanThis:
            "Scan this with the camera of the other device, within five minutes. It works once."
        case .tokenHelp:
            "Whoever has this token can send photos for you, but see nothing. It is shown only this once."
        case .newCalendar: "Calendar to subscribe to"
        case .calendarTokenHelp:
            "Enter this address in your calendar program. Whoever has it sees what you have to pay and to do, and can change nothing. It "
                + "is shown only this once."
        }
    }

    public var korean: String {
        switch self {
        case .settings: "설정과 기기"
        case .settingsHelp: "언어, 색, 연결된 기기"
        case .appearance: "화면 표시"
        case .language: "언어"
        case .asTheBrowser: "브라우저를 따름"
        case .colours: "색"
        case .asTheSystem: "시스템을 따름"
        case .light: "밝게"
        case .dark: "어둡게"
        case .shortcuts: "키보드로 답하기 (Enter 확정, s 건너뛰기…)"
        case .devices: "기기"
        case .youAre: "사용자:"
        case .thisDevice: "이 기기"
        case .uploadOnly: "사진 보내기 전용"
        case .pairedOn: "등록"
        case .lastUsed: "마지막 사용"
        case .pairAnother: "다른 기기 연결"
        case .newUploadToken: "스크립트용 토큰"
        case .remove: "삭제"
        case .moneyAndDates: "통화와 날짜"
        case .currency: "통화"
        case .dateOrder: "날짜 순서"
        case .dayFirst: "24.11.2026 (일이 먼저)"
        case .monthFirst: "11/24/2026 (월이 먼저)"
        case .yearFirst: "2026-11-24 (연도가 먼저)"
        case .notSet: "정하지 않음"
        case .removeThis: "기기를 삭제할까요?"
        case .removeThisHelp: "지금 쓰고 있는 기기입니다. 삭제하면 터미널이나 다른 기기에서 다시 연결할 때까지 이 페이지를 열 수 없습니다."
        case .removeOtherHelp: "다시 연결할 때까지 그 기기에서 페이지를 열 수 없습니다."
        case .scanThis: "다른 기기의 카메라로 5분 안에 찍으세요. 한 번만 쓸 수 있습니다."
        case .tokenHelp: "이 토큰으로는 사진을 보낼 수만 있고 아무것도 볼 수 없습니다. 지금 한 번만 보여 줍니다."
        case .newCalendar: "구독할 달력"
        case .calendarTokenHelp:
            "달력 앱에 이 주소를 넣으세요. 주소를 아는 사람은 낼 돈과 할 일을 볼 수 있고, 바꿀 수는 없습니다. 지금 한 번만 보여 줍니다."
        }
    }
}
