/// Text of the screens on which a statement of a bank or card is imported.
extension PageText {
    public static let statement = PageText("Bank or card statement", "은행·카드 명세")
    public static let statementsHelp = PageText("Take in a file from your bank", "은행에서 받은 파일 가져오기")
    public static let importStatement = PageText("Import a statement", "명세 가져오기")
    public static let statementFile = PageText("File", "파일")
    public static let statementFileHelp = PageText(
        "As your bank gives it: Excel, CSV, OFX, QIF, MT940 or CAMT. What the book has already is found again.",
        "은행이 준 그대로: 엑셀, CSV, OFX, QIF, MT940, CAMT. 장부에 이미 있는 거래는 다시 넣지 않습니다."
    )
    public static let asTheFileSays = PageText("as the file says", "파일에 적힌 대로")
    public static let next = PageText("Next", "다음")
    public static let whichAccount = PageText("Whose statement is it?", "어느 계좌의 명세입니까?")
    public static let needsAnAccount = PageText(
        "Add the account that it is of; the import then goes on.",
        "이 명세의 계좌를 추가하세요. 그다음 이어서 가져옵니다."
    )
    public static let workbookPassword = PageText("Password of the file", "파일 암호")
    public static let workbookPasswordHelp = PageText(
        "Often a birthday or a part of the account's number. It is not kept.",
        "흔히 생년월일이나 계좌번호의 일부입니다. 저장하지 않습니다."
    )
    public static let open = PageText("Open", "열기")
    public static let thisOne = PageText("This is right", "이것이 맞음")
    public static let whatColumnsHave = PageText("What is in each column?", "열마다 무엇이 있습니까?")
    public static let nothingOfThese = PageText("something else", "쓰지 않음")
    public static let whichEncoding = PageText("In which encoding is it?", "어떤 인코딩입니까?")
    public static let otherFile = PageText("Choose another file", "다른 파일 고르기")
    public static let importIt = PageText("Import", "가져오기")
    public static let readItOtherwise = PageText("Read wrong?", "잘못 읽었습니까?")
    public static let amountSign = PageText("Amounts without a minus", "마이너스가 없는 금액")
    public static let asFound = PageText("as it was found", "찾은 대로")
    public static let wasSpent = PageText("were spent", "쓴 돈")
    public static let wasReceived = PageText("were received", "받은 돈")
    public static let chooseColumns = PageText("Choose the columns", "열 직접 고르기")
    public static let readAgain = PageText("Read again", "다시 읽기")
    public static let firstRows = PageText("As it would be entered", "이렇게 들어갑니다")
    public static let isItTheSame = PageText("The same, or another?", "같은 거래입니까?")
    public static let sameOne = PageText("The same", "같은 거래")
    public static let anotherOne = PageText("Another one", "다른 거래")
    public static let askLater = PageText("Later", "나중에")
    public static let oneTransfer = PageText("One transfer between your accounts", "내 계좌 사이의 이체")
    public static let takeInAgain = PageText(
        "Also take in what was discarded or undone",
        "버렸거나 되돌린 거래도 다시 가져오기"
    )
    public static let importedIt = PageText("Imported.", "가져왔습니다.")
    public static let nothingNew = PageText("Everything in it is in the book already.", "모두 장부에 이미 있는 거래입니다.")
    public static let noRowsYet = PageText("It has no rows to import yet.", "아직 가져올 거래가 없습니다.")
    public static let reviewThem = PageText("Review the drafts", "초안 검토")
    public static let anotherStatement = PageText("Another statement", "다른 명세 가져오기")
    public static let statementGone = PageText(
        "The file is no longer here: it is kept for half an hour. Choose it again.",
        "파일이 더는 없습니다. 30분만 보관하므로 다시 고르세요."
    )
    public static let chooseAFile = PageText("Choose a file.", "파일을 고르세요.")
    public static let wholeBook = PageText(
        "This is a whole book of ReceiptMind, no statement. It is taken in on the machine that has the records.",
        "명세가 아니라 ReceiptMind에서 내보낸 장부입니다. 기록이 있는 컴퓨터에서 가져오세요."
    )
    public static let stillAsked = PageText(
        "Open questions are asked again when you import the file again.",
        "남긴 질문은 같은 파일을 다시 가져오면 또 묻습니다."
    )
    public static let otherAtTheBank = PageText(
        "In another month or with another amount at the bank; change what was mistyped:",
        "은행과 달이나 금액이 다릅니다. 잘못 적은 것이면 고치세요."
    )
    public static let cancelledOnes = PageText("Cancelled, and still in the book:", "취소되었는데 장부에 남아 있습니다.")
    public static let formatKept = PageText(
        "Files like this one will not be asked about again.",
        "같은 형식의 파일은 다음부터 묻지 않습니다."
    )
    public static let newDrafts = PageText("New drafts", "새 초안")
    public static let newRows = PageText("New", "새 거래")
    public static let inTheBook = PageText("In the book already", "장부에 이미 있음")
    public static let importedBefore = PageText("Imported before", "전에 가져옴")
    public static let ownTransfers = PageText("Between own accounts", "내 계좌 사이 이체")
    public static let toAskAbout = PageText("To answer", "답할 것")
    public static let leftForLater = PageText("Left for later", "나중에")

    public static func statementsWait(_ count: Int) -> PageText {
        PageText(count == 1 ? "1 file to import" : "\(count) files to import", "가져올 파일 \(count)개")
    }

    public static func rows(_ count: Int) -> PageText {
        PageText(count == 1 ? "1 row" : "\(count) rows", "\(count)건")
    }

    public static func column(_ number: Int) -> PageText { PageText("Column \(number)", "\(number)번째 열") }

    public static func beginAccount(_ day: String, _ balance: String) -> PageText {
        PageText("Begin the account on \(day) with \(balance)", "계좌 시작일 바꾸기: \(day), 잔액 \(balance)")
    }
}
