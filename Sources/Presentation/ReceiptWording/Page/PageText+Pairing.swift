/// Text of the pages for unpaired devices, and of refusals.
extension PageText {
    public static let pairThis = PageText("Pair this device?", "이 기기를 연결할까요?")
    public static let nameOfDevice = PageText("Name of this device", "이 기기의 이름")
    public static let phone = PageText("Phone", "휴대전화")
    public static let pair = PageText("Pair", "연결")
    public static let codeIsOver = PageText("This code has expired", "만료된 코드입니다")
    public static let codeIsOverHelp = PageText(
        "A code works once, within five minutes. Make a new one under Settings on a paired device, or in a terminal:",
        "코드는 5분 안에 한 번만 쓸 수 있습니다. 연결된 기기의 설정이나 터미널에서 새 코드를 만드세요:"
    )
    public static let notPaired = PageText("This device is not paired", "연결되지 않은 기기입니다")
    public static let notPairedHelp = PageText(
        "Choose “Pair another device” under Settings on a paired device, and scan the code with this one. For the first device, run this in a "
            + "terminal on the machine with the library:",
        "이미 연결된 기기의 설정에서 ‘다른 기기 연결’을 누르고 그 코드를 이 기기로 찍으세요. 첫 기기라면 보관함이 있는 컴퓨터의 터미널에서 실행하세요:"
    )
    public static let notFound = PageText("There is nothing here", "페이지가 없습니다")
    public static let notFoundHelp = PageText(
        "What you asked for does not exist, or is not yours.",
        "없는 내용이거나 다른 사람의 것입니다."
    )
    public static let somethingWrong = PageText("That did not work", "처리하지 못했습니다")
    public static let badRequestHelp = PageText(
        "The request could not be understood. Nothing was changed.",
        "요청을 이해할 수 없습니다. 바뀐 것은 없습니다."
    )
    public static let tooSlowHelp = PageText(
        "It took too long to arrive and was not accepted.",
        "전송이 너무 오래 걸려 받지 않았습니다."
    )
    public static let noSpaceHelp = PageText(
        "The disk is nearly full. Nothing was accepted.",
        "디스크가 거의 찼습니다. 받지 않았습니다."
    )
    public static let tooManyHelp = PageText(
        "Too much was sent at once. Try again in a minute.",
        "한꺼번에 너무 많이 보냈습니다. 1분 뒤에 다시 시도하세요."
    )
    /// The server that keeps the library does not answer, or cannot work at present.
    public static let libraryAway = PageText("The library cannot be reached", "보관함에 연결할 수 없습니다")
    public static let libraryAwayHelp = PageText(
        "Its server does not answer at the moment. Nothing is lost, and photos wait on this device. Try again in a moment.",
        "지금은 보관함 서버가 응답하지 않습니다. 잃은 것은 없고 사진은 이 기기에 남아 있습니다. 잠시 뒤에 다시 시도하세요."
    )
    public static let foreignHelp = PageText(
        "The request came from another page, so nothing was done.",
        "다른 페이지에서 온 요청이어서 처리하지 않았습니다."
    )
    public static let otherUserHelp = PageText(
        "It was made for another user than this device is paired as. Nothing was entered.",
        "이 기기와 연결된 사용자가 아닌 다른 사용자의 것입니다. 입력하지 않았습니다."
    )

    /// The device will be paired as this user.
    public static func pairAs(_ user: String) -> PageText {
        PageText(
            "It will see and change the records of \(user), until you remove it.",
            "기기를 삭제할 때까지 \(user) 사용자의 기록을 보고 바꿀 수 있습니다."
        )
    }

    /// The limit is in bytes.
    public static func tooLarge(_ limit: Int) -> PageText {
        let size = limit < 1 << 20 ? "\(limit >> 10) KiB" : "\(limit >> 20) MiB"
        return PageText("It is larger than \(size) and was not accepted.", "\(size)를 넘어 받지 않았습니다.")
    }

    /// The header with the user's name came from elsewhere than the proxy.
    public static func untrustedHeader(_ name: String) -> PageText {
        PageText(
            "The header \(name.escapingControls) is taken from the reverse proxy's addresses only, and for the proxy's name only. Nothing was done.",
            "\(name.escapingControls) 헤더는 리버스 프록시의 주소에서, 프록시의 이름으로 온 요청에서만 받습니다. 처리하지 않았습니다."
        )
    }

    /// The proxy gave a name that no user has.
    public static func unknownUser(_ name: String) -> PageText {
        PageText(
            "The reverse proxy let in \(name.escapingControls), who is no user here. The owner of the library can add users.",
            "리버스 프록시가 들여보낸 \(name.escapingControls) 님은 이곳의 사용자가 아닙니다. 보관함의 주인이 사용자를 추가할 수 있습니다."
        )
    }
}
