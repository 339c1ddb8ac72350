/// Text of the start page, from which photos are sent.
extension PageText {
    public static let noDraftsYet = PageText(
        "No photo has been read yet. Take one of a receipt, or choose some from the gallery.",
        "아직 읽은 사진이 없습니다. 영수증을 찍거나 사진첩에서 고르세요."
    )
    public static let onThisDevice = PageText("From this device", "이 기기에서")
    public static let beingRead = PageText("Being read", "읽는 중")
    public static let readingNow = PageText("being read", "읽는 중")
    public static let safeWaiting = PageText("safe; waiting to be read", "안전하게 보관됨, 읽기 대기 중")
    public static let couldNotBeRead = PageText("Could not be read", "읽지 못한 파일")
    public static let typeItIn = PageText("Type it in", "직접 입력")
    public static let camera = PageText("Camera", "카메라")
    public static let gallery = PageText("Gallery", "사진첩")
    public static let send = PageText("Send", "보내기")
    public static let sendPhotos = PageText("Send a photo", "사진 보내기")
    public static let dropHere = PageText(
        "You can also drop or paste files. What cannot be sent yet waits on this device.",
        "파일을 끌어다 놓거나 붙여 넣어도 됩니다. 아직 보내지 못한 사진은 이 기기에 남아 있습니다."
    )
    public static let isDraft = PageText("draft: review it", "초안: 검토하기")
    public static let isRecord = PageText("record", "기록")
    public static let dismiss = PageText("Dismiss", "목록에서 빼기")

    public static func reviewAll(_ count: Int) -> PageText {
        PageText(count == 1 ? "Review it" : "Review all \(count)", "\(count)건 검토하기")
    }

    public static func sentSafely(_ count: Int) -> PageText {
        PageText(count == 1 ? "1 photo is safe" : "\(count) photos are safe", "사진 \(count)장을 안전하게 보관했습니다")
    }
}
