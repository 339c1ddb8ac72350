/// Text of the start page, from which photos are sent.
public enum InboxText: PageSentence, Hashable {
    case noDraftsYet, onThisDevice, beingRead, readingNow, safeWaiting, couldNotBeRead, typeItIn,
        waitForReview
    case camera, gallery, send, dropHere, isDraft, isRecord, dismiss
    case reviewAll(Int)
    case sentSafely(Int)

    public var english: String {
        switch self {
        case .noDraftsYet:
            "No photo has been read yet. Take one of a receipt, or choose some from the gallery."
        case .onThisDevice: "From this device"
        case .beingRead: "Being read"
        case .readingNow: "being read"
        case .safeWaiting: "safe; waiting to be read"
        case .couldNotBeRead: "Could not be read"
        case .typeItIn: "Type it in"
        case .waitForReview: "Waiting for review"
        case .camera: "Camera"
        case .gallery: "Gallery"
        case .send: "Send"
        case .dropHere:
            "You can also drop or paste files. What cannot be sent yet waits on this device."
        case .isDraft: "draft: review it"
        case .isRecord: "record"
        case .dismiss: "Dismiss"
        case .reviewAll(let count): count == 1 ? "Review it" : "Review all \(count)"
        case .sentSafely(let count): count == 1 ? "1 photo is safe" : "\(count) photos are safe"
        }
    }

    public var korean: String {
        switch self {
        case .noDraftsYet: "아직 읽은 사진이 없습니다. 영수증을 찍거나 사진첩에서 고르세요."
        case .onThisDevice: "이 기기에서"
        case .beingRead: "읽는 중"
        case .readingNow: "읽는 중"
        case .safeWaiting: "안전하게 보관됨, 읽기 대기 중"
        case .couldNotBeRead: "읽지 못한 파일"
        case .typeItIn: "직접 입력"
        case .waitForReview: "검토 대기"
        case .camera: "카메라"
        case .gallery: "사진첩"
        case .send: "보내기"
        case .dropHere: "파일을 끌어다 놓거나 붙여 넣어도 됩니다. 아직 보내지 못한 사진은 이 기기에 남아 있습니다."
        case .isDraft: "초안: 검토하기"
        case .isRecord: "기록"
        case .dismiss: "목록에서 빼기"
        case .reviewAll(let count): "\(count)건 검토하기"
        case .sentSafely(let count): "사진 \(count)장을 안전하게 보관했습니다"
        }
    }
}
