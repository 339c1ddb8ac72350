import ArgumentParser

/// Help that more than one command gives.
extension ArgumentHelp {
    static let subject = ArgumentHelp.localized(
        "The subject: its name, the beginning of it, or its id.",
        "대상의 이름, 이름의 앞부분, 또는 ID."
    )
    static let plainCharacters = ArgumentHelp.localized("Draw with plain characters only.", "기본 글자로만 그립니다.")
    static let day = ArgumentHelp.localized("The day (default: today).", "날짜 (기본: 오늘).")
    static let reminder = ArgumentHelp.localized(
        "The reminder: its id, or a part of what is to be done.",
        "알림의 ID나 할 일의 일부."
    )
    static let jsonLines = ArgumentHelp.localized("Print one JSON object a line.", "한 줄에 JSON 하나씩 출력합니다.")
    static let receivingAccount = ArgumentHelp.localized("For a transfer: the account it goes to.", "이체: 받는 계좌.")
    static let memo = ArgumentHelp.localized("A memo.", "메모.")
    static let mood = ArgumentHelp.localized(
        "How it felt: happy, sad, angry, tired, calm, anxious, neutral.",
        "기분: 행복, 슬픔, 화남, 피곤, 평온, 불안, 무감정."
    )
    static let jsonObjects = ArgumentHelp.localized("Print one JSON object a line.", "JSON 객체를 한 줄씩 출력합니다.")
    static let account = ArgumentHelp.localized(
        "The account: its id, its name, a part of either, or the last digits of a card.",
        "계좌: ID, 이름, 그 일부, 또는 카드 끝 번호."
    )
    static let newUserName = ArgumentHelp.localized(
        "The name: lower-case letters, digits, - and _, at most 32.",
        "이름. 영문 소문자, 숫자, -, _로 32자까지."
    )
    static let asOfDay = ArgumentHelp.localized("As of this day (default: today).", "이날을 기준으로 (기본: 오늘).")
    static let jsonOfPhotos = ArgumentHelp.localized(
        "Print one JSON object a line for each photo.",
        "사진마다 JSON 객체를 한 줄씩 출력합니다."
    )
    static let jsonOfFiles = ArgumentHelp.localized(
        "Print one JSON object a line for each file.",
        "파일마다 JSON 객체를 한 줄씩 출력합니다."
    )
    static let record = ArgumentHelp.localized(
        "The record: its id, or the beginning or end of it.",
        "기록: ID, 또는 ID의 앞이나 뒤 일부."
    )
    static let jsonOfChangedRecord = ArgumentHelp.localized("Print the changed record as JSON.", "바뀐 기록을 JSON으로 출력합니다.")
    static let currencyCode = ArgumentHelp.localized("Its code, three to eight letters: BTC.", "코드. 로마자 3~8자: BTC")
    static let openingBalance = ArgumentHelp.localized("The opening balance.", "기초 잔액.")
    static let openingDay = ArgumentHelp.localized("The day of the opening balance.", "기초 잔액의 날짜.")
    static let adoptedName = ArgumentHelp.localized(
        "Another name for it in files: take over the records that name their account so. Repeatable.",
        "파일에서 이 계좌를 부르는 다른 이름. 계좌를 이렇게 적은 기록도 옮깁니다. 여러 번 쓸 수 있습니다."
    )
    static let dryRun = ArgumentHelp.localized(
        "Show what would change, and change nothing.",
        "바뀔 내용만 보여 주고 아무것도 바꾸지 않습니다."
    )
    static let jsonOfRecords = ArgumentHelp.localized(
        "Print one JSON object a line for each record.",
        "기록마다 JSON 객체를 한 줄씩 출력합니다."
    )
    static let yearly = ArgumentHelp.localized("For a year instead of a month.", "월간이 아니라 연간 예산으로.")
    static let recurringEntry = ArgumentHelp.localized("The recurring entry: its name or its id.", "정기 기록의 이름이나 ID.")
    static let previewCount = ArgumentHelp.localized("How many to show, from 1 to 1000.", "보일 개수. 1부터 1000까지.")
    static let claim = ArgumentHelp.localized("The claim, such as c1.", "청구. 예: c1.")
    static let replacing = ArgumentHelp.localized("Replace an existing file.", "이미 있는 파일을 덮어씁니다.")
    static let tableLimit = ArgumentHelp.localized(
        "How many records to show (default: 100 in a table).",
        "보일 기록 수 (기본: 표는 100)."
    )
    static let wholeTable = ArgumentHelp.localized("Show all records in the table.", "모든 기록을 표로 보여 줍니다.")
    static let queue = ArgumentHelp.localized(
        "Add photos to the queue for 'work' to read, on any machine.",
        "대기열에 넣고, 읽는 일은 다른 컴퓨터의 'work'에 맡깁니다."
    )
    static let outputFile = ArgumentHelp.localized(
        "The file to write (default: -, standard output).",
        "저장할 파일 (기본: -, 표준 출력)."
    )
    static let bankFormat = ArgumentHelp.localized("The format, such as kb-1.", "양식. 예: kb-1")
    static let category = ArgumentHelp.localized("The category, by its code or its name.", "분류의 코드나 이름.")
}
