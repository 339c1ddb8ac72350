/// Text of the pages of claims.
extension PageText {
    public static let claims = PageText("Claims", "청구")
    public static let claimsHelp = PageText(
        "Insurance, warranties and returns: money that you can still get back",
        "실손·펫보험, 보증 수리, 반품: 아직 돌려받을 수 있는 돈"
    )
    public static let noClaims = PageText(
        "No claims yet. Purchases that an insurance may pay for are offered here; to claim anything else, open its record.",
        "아직 청구가 없습니다. 보험에 청구할 만한 지출은 여기에 나오고, 다른 청구는 그 기록을 열어 만드세요."
    )
    public static let mayBeClaimed = PageText("An insurance may pay for", "보험에 청구할 만한 지출")
    public static let finished = PageText("Done", "끝난 청구")
    public static let newClaim = PageText("New claim", "새 청구")
    public static let makeClaim = PageText("Make the claim", "청구 만들기")
    public static let forWhatClaim = PageText("Kind of claim", "청구 종류")
    public static let payer = PageText("Who is asked (insurance, shop)", "청구할 곳 (보험사, 가게)")
    public static let lastDay = PageText("Last day to ask", "청구 마감일")
    public static let lastDayHelp = PageText(
        "Empty for an insurance in Korea: three years from the oldest purchase.",
        "비워 두면 국내 보험은 가장 오래된 지출부터 3년입니다."
    )
    public static let asPDF = PageText("PDF of the list and the pictures", "목록과 사진을 PDF로 받기")
    public static let notePaid = PageText("Money came", "돈을 받았습니다")
    public static let paidAmount = PageText("Amount that came", "받은 금액")
    public static let noteSent = PageText("Sent today", "오늘 청구했습니다")
    public static let noteRefused = PageText("Refused", "거절되었습니다")
    public static let addToClaim = PageText("Add", "넣기")
    public static let claimOfThis = PageText("Make a claim (insurance, warranty, return)", "청구 만들기 (보험·보증·반품)")
    public static let intoAccount = PageText("Into account", "받은 계좌")
}
