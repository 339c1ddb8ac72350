/// Text of the pages for unpaired devices, and of refusals.
public enum DoorText: PageSentence, Hashable {
    case pairThis, nameOfDevice, phone, pair, codeIsOver, codeIsOverHelp, notPaired, notPairedHelp, notFound
    case notFoundHelp, somethingWrong, badRequestHelp, tooSlowHelp, noSpaceHelp, tooManyHelp, foreignHelp, otherUserHelp
    /// The server that keeps the library does not answer, or cannot work at present.
    case libraryAway, libraryAwayHelp
    /// The user as whom the device is paired.
    case pairAs(String)
    /// The header with the user's name, which came from elsewhere than the proxy.
    case untrustedHeader(String)
    /// The name that the proxy gave.
    case unknownUser(String)
    /// The limit in MiB.
    case tooLarge(Int)

    public var english: String {
        switch self {
        case .pairThis: "Pair this device?"
        case .nameOfDevice: "Name of this device"
        case .phone: "Phone"
        case .pair: "Pair"
        case .pairAs(let user): "It will see and change the records of \(user), until you remove it."
        case .codeIsOver: "This code has expired"
        case .codeIsOverHelp: "A code works once, within five minutes. Make a new one: receiptmind devices pair"
        case .notPaired: "This device is not paired"
        case .notPairedHelp:
            "To show a code for this device's camera, run this in a terminal on the machine with the library:"
        case .notFound: "There is nothing here"
        case .notFoundHelp: "What you asked for does not exist, or is not yours."
        case .somethingWrong: "That did not work"
        case .badRequestHelp: "The request could not be understood. Nothing was changed."
        case .tooSlowHelp: "It took too long to arrive and was not accepted."
        case .noSpaceHelp: "The disk is nearly full. Nothing was accepted."
        case .tooManyHelp: "Too much was sent at once. Try again in a minute."
        case .tooLarge(let limit): "It is larger than \(limit) MiB and was not accepted."
        case .libraryAway: "The library cannot be reached"
        case .libraryAwayHelp:
            "Its server does not answer at the moment. Nothing is lost, and photos wait on this device. Try again in a moment."
        case .foreignHelp: "The request came from another page, so nothing was done."
        case .untrustedHeader(let name):
            "The header \(name.escapingControls) is taken from the reverse proxy's addresses only, and for the proxy's name only. Nothing was done."
        case .unknownUser(let name):
            "The reverse proxy let in \(name.escapingControls), who is no user here. The owner of the library can add users."
        case .otherUserHelp: "It was made for another user than this device is paired as. Nothing was entered."
        }
    }

    public var korean: String {
        switch self {
        case .pairThis: "이 기기를 연결할까요?"
        case .nameOfDevice: "이 기기의 이름"
        case .phone: "휴대전화"
        case .pair: "연결"
        case .pairAs(let user): "기기를 삭제할 때까지 \(user) 사용자의 기록을 보고 바꿀 수 있습니다."
        case .codeIsOver: "만료된 코드입니다"
        case .codeIsOverHelp: "코드는 5분 안에 한 번만 쓸 수 있습니다. 새 코드를 만드세요: receiptmind devices pair"
        case .notPaired: "연결되지 않은 기기입니다"
        case .notPairedHelp: "이 기기를 연결할 코드를 보려면 보관함이 있는 컴퓨터의 터미널에서 실행하세요:"
        case .notFound: "페이지가 없습니다"
        case .notFoundHelp: "없는 내용이거나 다른 사람의 것입니다."
        case .somethingWrong: "처리하지 못했습니다"
        case .badRequestHelp: "요청을 이해할 수 없습니다. 바뀐 것은 없습니다."
        case .tooSlowHelp: "전송이 너무 오래 걸려 받지 않았습니다."
        case .noSpaceHelp: "디스크가 거의 찼습니다. 받지 않았습니다."
        case .tooManyHelp: "한꺼번에 너무 많이 보냈습니다. 1분 뒤에 다시 시도하세요."
        case .tooLarge(let limit): "\(limit) MiB를 넘어 받지 않았습니다."
        case .libraryAway: "보관함에 연결할 수 없습니다"
        case .libraryAwayHelp: "지금은 보관함 서버가 응답하지 않습니다. 잃은 것은 없고 사진은 이 기기에 남아 있습니다. 잠시 뒤에 다시 시도하세요."
        case .foreignHelp: "다른 페이지에서 온 요청이어서 처리하지 않았습니다."
        case .untrustedHeader(let name):
            "\(name.escapingControls) 헤더는 리버스 프록시의 주소에서, 프록시의 이름으로 온 요청에서만 받습니다. 처리하지 않았습니다."
        case .unknownUser(let name):
            "리버스 프록시가 들여보낸 \(name.escapingControls) 님은 이곳의 사용자가 아닙니다. 보관함의 주인이 사용자를 추가할 수 있습니다."
        case .otherUserHelp: "이 기기와 연결된 사용자가 아닌 다른 사용자의 것입니다. 입력하지 않았습니다."
        }
    }
}
