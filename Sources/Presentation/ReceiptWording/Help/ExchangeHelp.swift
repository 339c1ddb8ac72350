/// What the commands for other programs' files are for, and their options.
public enum ExchangeHelp: CaseIterable, Hashable, Sendable {
    case export, exportDiscussion, format, out, images, noMark, force
    case bank, importStatement, importDiscussion, files, account, accept, again, dryRun, json

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        exportText(wording) ?? importText(wording)
    }

    private func exportText(_ wording: any Wording) -> String? {
        switch self {
        case .export: wording.localized("Write records for another program.", "다른 프로그램이 읽는 파일로 씁니다.")
        case .exportDiscussion:
            wording.localized(
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
            wording.localized(
                "csv, xlsx, json, hledger, beancount, ofx, qif or ics; the ending of --out says it, too.",
                "csv, xlsx, json, hledger, beancount, ofx, qif, ics. --out의 확장자로도 정해집니다."
            )
        case .out:
            wording.localized("The file to write; - or nothing for standard output.", "쓸 파일. -나 없으면 표준 출력.")
        case .images:
            wording.localized(
                "Also copy the photos into this folder, one folder a record.",
                "사진도 이 폴더에 기록마다 폴더 하나씩 복사합니다."
            )
        case .noMark:
            wording.localized(
                "Leave out the mark at the beginning of a CSV by which Excel knows UTF-8.",
                "엑셀이 UTF-8을 알아보는 CSV 첫머리 표시를 뺍니다."
            )
        case .force: wording.localized("Replace a file that is there.", "이미 있는 파일을 바꿉니다.")
        default: nil
        }
    }

    private func importText(_ wording: any Wording) -> String {
        switch self {
        case .bank: wording.localized("Compare the book with what banks and cards say.", "은행과 카드의 말을 장부와 맞춥니다.")
        case .importStatement:
            wording.localized("Take in statements: CSV or Excel files.", "명세를 넣습니다: CSV나 엑셀 파일.")
        case .importDiscussion:
            wording.localized(
                """
                receiptmind bank import --dry-run kb.csv --account kb

                Rows that the book has are noted on their records, and nothing of these is changed; where it is in doubt you \
                are asked. All others become drafts for 'receiptmind review', and rows of two own accounts with opposite \
                amounts one transfer. Importing again changes nothing. Each file is one step for 'receiptmind undo'.

                Read are statements with columns for day, text and amount of any bank or card, 뱅크샐러드, 편한가계부, 토스, \
                CSV of hledger and beancount, and our own export. Where the file does not name its account, --account does.
                """,
                """
                receiptmind bank import --dry-run kb.csv --account kb

                장부에 있는 거래는 그 기록에 은행 행만 적고 아무것도 바꾸지 않습니다. 확실하지 않으면 묻습니다. 나머지는 \
                초안이 되어 'receiptmind review'에서 확정하고, 내 두 계좌의 금액이 반대인 행은 이체 하나가 됩니다. 다시 \
                넣어도 달라지는 것이 없습니다. 파일 하나가 'receiptmind undo' 한 번입니다.

                날짜, 내용, 금액 열이 있는 은행과 카드의 명세, 뱅크샐러드, 편한가계부, 토스, hledger와 beancount의 CSV, \
                ReceiptMind에서 내보낸 파일을 읽습니다. 파일에 계좌가 없으면 --account로 알려 줍니다.
                """
            )
        case .files: wording.localized("Statements, as they were downloaded.", "내려받은 그대로의 명세.")
        case .account: wording.localized("The account that the statement is of.", "명세의 계좌.")
        case .accept:
            wording.localized("Take likely matches without asking.", "아마 같은 거래를 묻지 않고 같다고 봅니다.")
        case .again:
            wording.localized(
                "Also take in rows that were discarded or undone since.",
                "그 뒤에 버렸거나 되돌린 행도 다시 넣습니다."
            )
        case .dryRun: wording.localized("Show what would happen, and write nothing.", "어떻게 될지 보기만 합니다.")
        default:
            wording.localized(
                "Print one JSON object a row; nothing is asked.",
                "행마다 JSON 하나씩 출력하고 묻지 않습니다."
            )
        }
    }
}
