/// Text of the pages for reviewing drafts.
extension PageText {
    public static let lookAtEach = PageText("Look at each", "하나씩 보기")
    public static let allChecked = PageText("All checked.", "모두 확인했습니다.")
    public static let thisOnly = PageText("This one only", "이번만")
    public static let fromNowOn = PageText("From now on", "앞으로 계속")
    public static let changedElsewhere = PageText("It was changed meanwhile", "그사이 바뀌었습니다")
    public static let changedElsewhereHelp = PageText(
        "Somebody changed this record after you opened it, so your changes were not saved. Below are your version and the current one.",
        "기록을 연 뒤 다른 곳에서 바뀌어, 수정한 내용을 저장하지 않았습니다. 수정한 내용과 현재 내용은 아래와 같습니다."
    )
    public static let answeredElsewhere = PageText(
        "Somebody answered this draft meanwhile. It is now:",
        "그사이 다른 곳에서 이 초안을 처리했습니다. 현재 상태:"
    )
    public static let fieldName = PageText("Field", "항목")
    public static let asYouHadIt = PageText("Your version", "수정한 내용")
    public static let asItIs = PageText("Current version", "현재 내용")
    public static let seeItAsItIs = PageText("Show the current version", "현재 내용 보기")
    public static let nextDraft = PageText("Next draft", "다음 초안")
    public static let split = PageText("Divide", "나누기")
    public static let takeIt = PageText("Take it as the payment", "이것으로 처리")
    public static let takeBack = PageText("Take that back", "취소")
    public static let orElse = PageText("or", "또는")
    public static let moreFields = PageText("More fields", "다른 항목")
    public static let onPhoto = PageText("on the photo", "사진에서 보기")
    public static let cutOf = PageText("Part of the photo:", "사진의 부분:")
    public static let photoOf = PageText("Photo of", "사진:")
    public static let original = PageText("Original file", "원본 파일")
    public static let enlarge = PageText("Enlarge", "크게 보기")
    public static let sure = PageText("Sure", "확실함")
    public static let lookAgain = PageText("Look at them again", "다시 보기")
    public static let photoFirst = PageText(
        "The photo has not been on the screen yet. It is shown now; then confirm.",
        "사진을 아직 보지 않았습니다. 지금 보여 드리니 확인한 뒤 확정하세요."
    )
    public static let unreadMessage = PageText(
        "The form of this message is not known. Enter the amount, the day, and the shop as the message writes it; once two of one "
            + "form are confirmed, the next are read.",
        "모르는 형식의 문자입니다. 금액과 날짜를 넣고, 상호는 문자에 적힌 그대로 넣으세요. 같은 형식의 문자를 두 번 확정하면 그다음부터 읽습니다."
    )
    public static let joinedIt = PageText("They are one draft now.", "초안 하나로 합쳤습니다.")
    public static let keptApart = PageText("They stay apart, and you are not asked again.", "따로 둡니다. 다시 묻지 않습니다.")
    public static let staleDivision = PageText(
        "one of its receipts was corrected, confirmed or discarded since, so they stay apart; undo that under Recent changes first",
        "나눈 영수증 가운데 이미 고쳤거나 확정했거나 버린 것이 있어 그대로 두었습니다. 먼저 '최근 변경'에서 되돌리세요"
    )
    public static let notDivided = PageText("Take the division back", "나누지 않기")
    public static let betweenOwn = PageText("Money between your own accounts?", "내 계좌 사이에 옮긴 돈입니까?")
    public static let makeTransfer = PageText("Make it a transfer", "이체로 바꾸기")
    public static let applyMine = PageText("Save what is marked", "표시한 것만 저장")
    public static let applyMineHelp = PageText("Mark what is to be as in your version.", "수정한 내용대로 둘 항목에 표시하세요.")
    public static let reviewMine = PageText("Go on with what is marked", "표시한 것으로 계속 검토")

    /// The outline is the record's title and amount.
    public static func confirmed(_ outline: String) -> PageText {
        PageText("Confirmed: \(outline)", "확정했습니다: \(outline)")
    }

    public static func discarded(_ outline: String) -> PageText {
        PageText("Discarded: \(outline)", "버렸습니다: \(outline)")
    }

    /// A draft that is known from the statement of this account alone.
    public static func fromStatement(of account: String) -> PageText {
        PageText("From a statement of \(account); there is no photo.", "\(account)의 명세에서 왔습니다. 사진은 없습니다.")
    }

    public static let fromStatements = PageText("Drafts from statements", "명세에서 온 초안")
    public static let fromStatementsHelp = PageText(
        "Choose a category for each shop; what is left at “Later” stays a draft.",
        "가게마다 분류를 고르세요. ‘나중에’로 둔 것은 초안으로 남습니다."
    )
    /// Drafts with an answer that were not confirmed.
    public static func statementDraftsLeft(_ count: Int) -> PageText {
        PageText(
            (count == 1 ? "1 draft was" : "\(count) drafts were") + " left: changed elsewhere or refused.",
            "초안 \(count)건은 다른 곳에서 바뀌었거나 장부에 맞지 않아 확정하지 않았습니다."
        )
    }

    /// Shops that the page does not show.
    public static func moreShops(_ count: Int) -> PageText {
        PageText(count == 1 ? "1 more shop" : "\(count) more shops", "가게 \(count)곳 더 보기")
    }

    public static let allFromStatements = PageText("All from statements at once", "명세의 초안 한꺼번에 보기")

    public static func confirmedAll(_ drafts: Int) -> PageText {
        PageText(drafts == 1 ? "Confirmed: 1 draft" : "Confirmed: \(drafts) drafts", "초안 \(drafts)건을 확정했습니다.")
    }

    public static func discardAll(_ count: Int) -> PageText {
        PageText("Discard all \(count)", "\(count)장 모두 버리기")
    }

    public static func dividedPhoto(_ receipts: Int) -> PageText {
        PageText("This photo was divided into \(receipts) receipts.", "이 사진을 영수증 \(receipts)장으로 나누었습니다.")
    }

    public static func draftsLeft(_ count: Int) -> PageText {
        PageText(count == 1 ? "1 draft left" : "\(count) drafts left", "남은 초안 \(count)건")
    }

    public static func earlierToo(_ count: Int) -> PageText {
        PageText(count == 1 ? "Also the earlier one" : "Also these \(count)", "이전 \(count)건도")
    }
}
