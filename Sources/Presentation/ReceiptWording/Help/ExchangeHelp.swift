/// What the commands for other programs' files are for, and their options.
public enum ExchangeHelp: CaseIterable, Hashable, Sendable {
    case export, exportDiscussion, format, out, images, noMark, force

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        switch self {
        case .export: wording.either("Write records for another program.", "다른 프로그램이 읽는 파일로 씁니다.")
        case .exportDiscussion:
            wording.either(
                """
                receiptmind export --format xlsx --from 2026-11-01 --to 2026-11-30 --out november.xlsx
                receiptmind export --format hledger --out book.journal

                csv, xlsx and json have all records that the filters choose. hledger, beancount, ofx and qif have \
                what moves money: confirmed records, with opening balances where nothing but days is chosen. \
                ics has what comes again and reminders.
                """,
                """
                receiptmind export --format xlsx --from 2026-11-01 --to 2026-11-30 --out 11월.xlsx
                receiptmind export --format hledger --out book.journal

                csv, xlsx, json에는 조건에 맞는 기록이 모두 들어갑니다. hledger, beancount, ofx, qif에는 돈을 움직이는 \
                확정된 기록이 들어가고, 날짜로만 골랐으면 기초 잔액도 들어갑니다. ics에는 정기 기록과 알림이 들어갑니다.
                """
            )
        case .format:
            wording.either(
                "csv, xlsx, json, hledger, beancount, ofx, qif or ics; the ending of --out says it, too.",
                "csv, xlsx, json, hledger, beancount, ofx, qif, ics. --out의 확장자로도 정해집니다."
            )
        case .out:
            wording.either("The file to write; - or nothing for standard output.", "쓸 파일. -나 없으면 표준 출력.")
        case .images:
            wording.either(
                "Also copy the photos into this folder, one folder a record.",
                "사진도 이 폴더에 기록마다 폴더 하나씩 복사합니다."
            )
        case .noMark:
            wording.either(
                "Leave out the mark at the beginning of a CSV by which Excel knows UTF-8.",
                "엑셀이 UTF-8을 알아보는 CSV 첫머리 표시를 뺍니다."
            )
        case .force: wording.either("Replace a file that is there.", "이미 있는 파일을 바꿉니다.")
        }
    }
}
