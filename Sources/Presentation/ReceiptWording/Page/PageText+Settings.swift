/// Text of the settings page: appearance, devices, money and dates.
extension PageText {
    public static let settings = PageText("Settings and devices", "설정과 기기")
    public static let settingsHelp = PageText("Language, colours, paired devices", "언어, 색, 연결된 기기")
    public static let appearance = PageText("Appearance", "화면 표시")
    public static let language = PageText("Language", "언어")
    public static let asTheBrowser = PageText("Same as the browser", "브라우저를 따름")
    public static let colours = PageText("Colours", "색")
    public static let asTheSystem = PageText("Same as the system", "시스템을 따름")
    public static let light = PageText("Light", "밝게")
    public static let dark = PageText("Dark", "어둡게")
    public static let shortcuts = PageText(
        "Answer by keyboard: Enter confirms, s skips…",
        "키보드로 답하기 (Enter 확정, s 건너뛰기…)"
    )
    public static let devices = PageText("Devices", "기기")
    public static let youAre = PageText("User:", "사용자:")
    public static let thisDevice = PageText("this one", "이 기기")
    public static let uploadOnly = PageText("sends photos only", "사진 보내기 전용")
    public static let pairedOn = PageText("since", "등록")
    public static let lastUsed = PageText("last used", "마지막 사용")
    public static let pairAnother = PageText("Pair another device", "다른 기기 연결")
    public static let otherPrograms = PageText("Other apps", "다른 앱과 연결")
    public static let sendFrom = PageText("Send photos from another app", "다른 앱에서 사진 보내기")
    public static let sendFromHelp = PageText(
        "Shortcuts on the phone, a scanner, a script. It can send photos and see nothing.",
        "휴대전화의 단축어, 스캐너, 스크립트에서 씁니다. 사진을 보낼 수만 있고 아무것도 볼 수 없습니다."
    )
    public static let makeToken = PageText("Make a token", "토큰 만들기")
    public static let makeAddress = PageText("Make an address", "주소 만들기")
    public static let calendarAbout = PageText(
        "What you have to pay and to do, in your calendar app.",
        "낼 돈과 할 일을 달력 앱에서 봅니다."
    )
    public static let remove = PageText("Remove", "삭제")
    public static let moneyAndDates = PageText("Money and dates", "통화와 날짜")
    public static let currency = PageText("Currency", "통화")
    public static let dateOrder = PageText("Date order", "날짜 순서")
    public static let dayFirst = PageText("24.11.2026, day first", "24.11.2026 (일이 먼저)")
    public static let monthFirst = PageText("11/24/2026, month first", "11/24/2026 (월이 먼저)")
    public static let yearFirst = PageText("2026-11-24, year first", "2026-11-24 (연도가 먼저)")
    public static let notSet = PageText("Not set", "정하지 않음")
    public static let removeThis = PageText("Remove this device?", "기기를 삭제할까요?")
    public static let removeThisHelp = PageText(
        "You are using it now. The page will not open on it any more until it is paired again from a terminal or another device.",
        "지금 쓰고 있는 기기입니다. 삭제하면 터미널이나 다른 기기에서 다시 연결할 때까지 이 페이지를 열 수 없습니다."
    )
    public static let removeOtherHelp = PageText(
        "The page will not open on it any more until it is paired again.",
        "다시 연결할 때까지 그 기기에서 페이지를 열 수 없습니다."
    )
    public static let scanThis = PageText(
        "Scan this with the camera of the other device, within five minutes. It works once.",
        "다른 기기의 카메라로 5분 안에 찍으세요. 한 번만 쓸 수 있습니다."
    )
    public static let tokenHelp = PageText(
        "Whoever has this token can send photos for you, but see nothing. It is shown only this once.",
        "이 토큰으로는 사진을 보낼 수만 있고 아무것도 볼 수 없습니다. 지금 한 번만 보여 줍니다."
    )
    public static let newCalendar = PageText("Subscribe to the calendar", "달력 구독")
    public static let calendarTokenHelp = PageText(
        "Enter this address in your calendar program. Whoever has it sees what you have to pay and to do, and can change nothing. It "
            + "is shown only this once.",
        "달력 앱에 이 주소를 넣으세요. 주소를 아는 사람은 낼 돈과 할 일을 볼 수 있고, 바꿀 수는 없습니다. 지금 한 번만 보여 줍니다."
    )
}
