/// The reason why a program's request is refused before any use case sees it.
public enum APIProblem: Error, Hashable, Sendable, LocalizedProblem {
    case notJSON
    /// An object of the body has two members of one name.
    case repeatedName
    /// The named value is of another type than the description says.
    case notOfType(String)
    /// An entry's own id that is no version 7 UUID, or of another time.
    case notAnID(String)
    /// Another entry has the id.
    case idTaken(String)
    case missing(String)
    case unknownName(String, known: [String])
    case notANumber(String, ClosedRange<Int>)
    case notAChoice(String, of: [String])
    /// New values beside an action that changes no field, such as `discard`.
    case setBeside(action: String)
    /// The record is to be discarded, and is discarded already.
    case alreadyDiscarded
    /// The record is to be restored, and is not discarded.
    case notDiscarded
    /// A position that no list gave.
    case notAPosition(String)
    /// The bytes are of no kind of file that can be read.
    case unreadableFile
    case notAMessage
    /// Not of the form `2026-11-24T12:34:00Z`.
    case notAnInstant(String)
    /// The token lacks the right.
    case notAllowed(String)
    case unknownMediaType
    /// The step to be taken back is not the newest one, whose number it is.
    case notTheNewestStep(Int?)
    /// No such tool, prompt or resource.
    case noSuchTool(String)

    /// A stable name for programs.
    public var code: String {
        switch self {
        case .notJSON: "not-json"
        case .repeatedName: "repeated-name"
        case .notOfType: "wrong-type"
        case .notAnID: "not-an-id"
        case .idTaken: "id-taken"
        case .missing: "missing"
        case .unknownName: "unknown-name"
        case .notANumber: "not-a-number"
        case .notAChoice: "not-a-choice"
        case .setBeside: "set-beside-action"
        case .alreadyDiscarded: "already-discarded"
        case .notDiscarded: "not-discarded"
        case .notAPosition: "not-a-position"
        case .unreadableFile: "unreadable-file"
        case .notAMessage: "not-a-message"
        case .notAnInstant: "not-an-instant"
        case .notAllowed: "not-allowed"
        case .unknownMediaType: "unknown-media-type"
        case .notTheNewestStep: "stale"
        case .noSuchTool: "no-such-tool"
        }
    }

    /// The parameter or member that is meant.
    public var name: String? {
        switch self {
        case .notOfType(let name), .notAnID(let name), .missing(let name), .unknownName(let name, _),
            .notANumber(let name, _),
            .notAChoice(let name, _):
            name
        case .idTaken: "id"
        case .notTheNewestStep: "step"
        case .setBeside: "set"
        case .alreadyDiscarded, .notDiscarded: "action"
        default: nil
        }
    }

    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .notJSON: wording.localized("the body is no JSON object", "본문이 JSON 객체가 아닙니다")
        case .repeatedName:
            wording.localized(
                "an object of the body names one member twice, so it is not clear which value is meant",
                "본문의 한 객체에 같은 이름이 두 번 있어 어느 값인지 알 수 없습니다"
            )
        case .notOfType(let name):
            wording.localized(
                "\"\(name.escapingControls)\" is of another type than the description says; texts and amounts stand in quotes: \"12.50\"",
                "\"\(name.escapingControls)\"의 형식이 설명서와 다릅니다. 글과 금액은 따옴표 안에 쓰세요: \"12.50\""
            )
        case .notAnID(let name):
            wording.localized(
                "\"\(name.escapingControls)\" has to be a version 7 UUID of a time between 2020 and tomorrow, or left out",
                "\"\(name.escapingControls)\" 값은 2020년부터 내일까지의 시각으로 만든 UUID(버전 7)여야 합니다. 없어도 됩니다"
            )
        case .idTaken(let id):
            wording.localized(
                "another entry has the id \(id.escapingControls); make a new id for each entry",
                "다른 기록이 \(id.escapingControls) ID를 쓰고 있습니다. 기록마다 새 ID를 만드세요"
            )
        case .missing(let name):
            wording.localized(
                "\"\(name.escapingControls)\" is missing",
                "\"\(name.escapingControls)\" 값이 없습니다"
            )
        case .unknownName(let name, let known):
            wording.localized(
                "\"\(name.escapingControls)\" is not known here"
                    + (known.isEmpty ? "" : "; these are: \(known.joined(separator: ", "))"),
                "\"\(name.escapingControls)\": 알 수 없는 이름입니다"
                    + (known.isEmpty ? "" : ". 쓸 수 있는 이름: \(known.joined(separator: ", "))")
            )
        case .notANumber(let name, let range):
            wording.localized(
                "\"\(name.escapingControls)\" has to be a number from \(range.lowerBound) to \(range.upperBound)",
                "\"\(name.escapingControls)\" 값은 \(range.lowerBound)에서 \(range.upperBound)까지의 수여야 합니다"
            )
        case .notAChoice(let name, let choices):
            wording.localized(
                "\"\(name.escapingControls)\" has to be one of: \(choices.joined(separator: ", "))",
                "\"\(name.escapingControls)\" 값은 다음 중 하나여야 합니다: \(choices.joined(separator: ", "))"
            )
        case .setBeside(let action):
            wording.localized(
                "\"set\" changes nothing beside the action \(action.escapingControls); leave it out, or send it alone with edit",
                "\(action.escapingControls) 동작에는 \"set\"을 함께 쓸 수 없습니다. 빼거나 edit으로 따로 보내세요"
            )
        case .alreadyDiscarded:
            wording.localized(
                "the record is discarded already; restore brings it back",
                "이미 버린 기록입니다. 되살리려면 restore를 쓰세요"
            )
        case .notDiscarded:
            wording.localized(
                "the record is not discarded, so there is nothing to restore",
                "버린 기록이 아니므로 되살릴 수 없습니다"
            )
        case .notAPosition(let text):
            wording.localized(
                "\"\(text.escapingControls)\" is no position; use \"next\" of the list before",
                "\"\(text.escapingControls)\": 목록의 위치가 아닙니다. 앞 목록의 \"next\"를 쓰세요"
            )
        case .unreadableFile:
            wording.localized(
                "the bytes are no photo, PDF, mail, e-invoice, ZIP or message of a bank, so they were not accepted",
                "사진, PDF, 메일, 전자세금계산서, ZIP, 은행 문자가 아니어서 받지 않았습니다"
            )
        case .notAMessage:
            wording.localized(
                "the text is no message of a card or a bank: an amount of money was not found; 'receiptmind add' enters other texts",
                "카드나 은행의 문자가 아닙니다. 금액을 찾지 못했습니다. 다른 내용은 'receiptmind add'로 입력하세요"
            )
        case .notAnInstant(let text):
            wording.localized(
                "\"\(text.escapingControls)\" is no time; for example 2026-11-24T12:34:00Z",
                "\"\(text.escapingControls)\": 시각이 아닙니다. 예: 2026-11-24T12:34:00Z"
            )
        case .notAllowed(let right):
            wording.localized(
                "this token lacks the right \"\(right)\"; make one with it: receiptmind devices pair --token \(right)",
                "이 토큰에는 \"\(right)\" 권한이 없습니다. 권한이 있는 토큰을 만드세요: receiptmind devices pair --token \(right)"
            )
        case .unknownMediaType:
            wording.localized(
                "the body has to be JSON (application/json) or a form",
                "본문은 JSON(application/json)이나 폼이어야 합니다"
            )
        case .notTheNewestStep(let newest?):
            wording.localized(
                "the newest step is \(newest) by now; nothing was taken back",
                "가장 최근 단계는 이제 \(newest)입니다. 아무것도 되돌리지 않았습니다"
            )
        case .notTheNewestStep(nil):
            wording.localized("there is no step to take back", "되돌릴 단계가 없습니다")
        case .noSuchTool(let name):
            wording.localized(
                "there is no tool \"\(name.escapingControls)\"",
                "\"\(name.escapingControls)\" 도구가 없습니다"
            )
        }
    }
}

// Refusals for programs.
extension Wording {
    public var noToken: String {
        localized(
            "the token is missing, was removed, has ended, or came over the other channel (http or https) than before; "
                + "make one: receiptmind devices pair --token read",
            "토큰이 없거나, 삭제되었거나, 기한이 지났거나, 전과 다른 채널(http 또는 https)로 왔습니다. 새 토큰을 만드세요: receiptmind devices pair --token read"
        )
    }

    public var otherMethod: String {
        localized(
            "this address takes another method; /api/v1/openapi.json says which",
            "이 주소는 다른 메서드를 받습니다. /api/v1/openapi.json에서 확인하세요"
        )
    }

    public var changedMeanwhile: String {
        localized(
            "the record was changed meanwhile; \"record\" is how it is now, and nothing was written",
            "그사이 기록이 바뀌었습니다. \"record\"는 지금의 기록이고, 아무것도 쓰지 않았습니다"
        )
    }

    public func tooLong(kilobytes: Int) -> String {
        localized("the body is longer than \(kilobytes) KiB", "본문이 \(kilobytes) KiB를 넘습니다")
    }

    /// The heading of a refusal.
    public func title(ofStatus status: Int) -> String {
        switch status {
        case 401: localized("Not permitted without a token", "토큰이 필요합니다")
        case 403: localized("Not permitted", "권한이 없습니다")
        case 404: localized("Not found", "찾을 수 없습니다")
        case 409: localized("Not as it is now", "지금 상태와 맞지 않습니다")
        case 415: localized("Unknown kind of file", "알 수 없는 형식입니다")
        case 422: localized("Not possible", "할 수 없습니다")
        case 503: localized("Not reachable", "연결할 수 없습니다")
        case 500...: localized("Error of the program", "프로그램 오류")
        default: localized("Not understood", "이해할 수 없는 요청입니다")
        }
    }
}
