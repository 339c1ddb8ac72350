/// What somebody reads who is not let in, or asks for what is not there.
public enum DoorText: PageSentence, Hashable {
    case pairThis, nameOfDevice, phone, pair, codeIsOver, codeIsOverHelp, notPaired, notPairedHelp, notFound
    case notFoundHelp, somethingWrong, badRequestHelp, tooSlowHelp, noSpaceHelp, tooManyHelp, foreignHelp
    /// The server that keeps the library does not answer, or cannot do its work at present.
    case libraryAway, libraryAwayHelp
    /// Who the device comes in as.
    case pairAs(String)
    /// In MiB.
    case tooLarge(Int)

    public var english: String {
        switch self {
        case .pairThis: "Pair this device?"
        case .nameOfDevice: "Name of this device"
        case .phone: "Phone"
        case .pair: "Pair"
        case .pairAs(let user): "It will see and change the records of \(user), until you remove it."
        case .codeIsOver: "This code is over"
        case .codeIsOverHelp: "A code works once, and for five minutes. Make another: receiptmind devices pair"
        case .notPaired: "This device is not paired"
        case .notPairedHelp:
            "On the machine with the library, in a terminal, this shows a code for this device's camera:"
        case .notFound: "There is nothing here"
        case .notFoundHelp: "What you asked for is not there, or is not yours."
        case .somethingWrong: "That did not work"
        case .badRequestHelp: "What was sent could not be understood. Nothing was changed."
        case .tooSlowHelp: "It took too long to arrive, and was not taken."
        case .noSpaceHelp: "The disk is nearly full. Nothing was taken."
        case .tooManyHelp: "That was too much at once. Try again in a minute."
        case .tooLarge(let limit): "That is more than \(limit) MiB, and was not taken."
        case .libraryAway: "The library cannot be reached"
        case .libraryAwayHelp:
            "Its server does not answer just now. Nothing is lost, and photos wait on this device. Try again in a moment."
        case .foreignHelp: "The request came from another page, so nothing was done."
        }
    }

    public var korean: String {
        switch self {
        case .pairThis: "이 기기를 연결할까요?"
        case .nameOfDevice: "이 기기의 이름"
        case .phone: "휴대전화"
        case .pair: "연결"
        case .pairAs(let user): "없앨 때까지 \(user)의 기록을 보고 바꿀 수 있습니다."
        case .codeIsOver: "이 코드는 끝났습니다"
        case .codeIsOverHelp: "코드는 5분 동안 한 번만 쓸 수 있습니다. 새로 만드세요: receiptmind devices pair"
        case .notPaired: "연결되지 않은 기기입니다"
        case .notPairedHelp: "보관함이 있는 컴퓨터의 터미널에서 다음을 실행하면 이 기기의 카메라로 찍을 코드가 나옵니다:"
        case .notFound: "여기에는 아무것도 없습니다"
        case .notFoundHelp: "찾으시는 것이 없거나 다른 사람의 것입니다."
        case .somethingWrong: "되지 않았습니다"
        case .badRequestHelp: "보낸 것을 이해할 수 없습니다. 바뀐 것은 없습니다."
        case .tooSlowHelp: "도착하는 데 너무 오래 걸려 받지 않았습니다."
        case .noSpaceHelp: "디스크가 거의 찼습니다. 받지 않았습니다."
        case .tooManyHelp: "한꺼번에 너무 많습니다. 1분 뒤에 다시 해 보세요."
        case .tooLarge(let limit): "\(limit) MiB를 넘어 받지 않았습니다."
        case .libraryAway: "보관함에 연결할 수 없습니다"
        case .libraryAwayHelp: "지금은 보관함 서버가 응답하지 않습니다. 잃은 것은 없고 사진은 이 기기에서 기다립니다. 잠시 뒤에 다시 해 보세요."
        case .foreignHelp: "다른 페이지에서 온 요청이라 아무것도 하지 않았습니다."
        }
    }
}
