/// Help of the commands for other programs' files.
public enum ExchangeHelp: CaseIterable, Hashable, Sendable {
    case export, exportDiscussion, format, out, images, noMark, force
    case bank, importStatement, importDiscussion, files, account, encoding, dateOrder, decimalSign, year, flip, columns,
        accept,
        again,
        saveFormat, passwordFile, dryRun, json
    case bankReview, bankReviewDiscussion
    case formats, formatsDiscussion, formatsList, formatShown, formatsJson, formatsEdit, formatNamed, formatAccount
    case formatsExport, formatsNamed, formatsImport, formatsFile, formatsRemove

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        exportText(wording) ?? formatText(wording) ?? importText(wording)
    }

    private func exportText(_ wording: any Wording) -> String? {
        switch self {
        case .export:
            wording.localized("Write records to a file for other programs.", "기록을 다른 프로그램이 읽을 수 있는 파일로 내보냅니다.")
        case .exportDiscussion:
            wording.localized(
                """
                receiptmind export november.xlsx --from 2026-11-01 --to 2026-11-30
                receiptmind export book.journal

                csv, xlsx and json have all records that pass the filters. hledger, beancount, ofx and qif have \
                the confirmed records that move money; filtered by date only, they start with opening balances. \
                ics has recurring entries and reminders.
                """,
                """
                receiptmind export 11월.xlsx --from 2026-11-01 --to 2026-11-30
                receiptmind export book.journal

                csv, xlsx, json에는 조건에 맞는 기록이 모두 들어갑니다. hledger, beancount, ofx, qif에는 돈을 움직이는 \
                확정된 기록이 들어가고, 날짜로만 고르면 기초 잔액부터 시작합니다. ics에는 정기 기록과 알림이 들어갑니다.
                """
            )
        case .format:
            wording.localized(
                "csv, xlsx, json, hledger, beancount, ofx, qif or ics (default: the one that the file's ending names).",
                "csv, xlsx, json, hledger, beancount, ofx, qif, ics (기본: 파일 이름의 확장자)."
            )
        case .out:
            wording.localized("The file to write (default: -, standard output).", "저장할 파일 (기본: -, 표준 출력).")
        case .images:
            wording.localized(
                "Also copy the photos into this folder, one folder for each record.",
                "사진도 이 폴더에 복사합니다. 기록마다 폴더를 하나씩 만듭니다."
            )
        case .noMark:
            wording.localized(
                "Leave out the mark (BOM) by which Excel recognises a CSV in UTF-8.",
                "엑셀이 UTF-8을 알아보도록 CSV 앞에 붙이는 표시(BOM)를 뺍니다."
            )
        case .force: wording.localized("Replace an existing file.", "이미 있는 파일을 덮어씁니다.")
        default: nil
        }
    }

    private func formatText(_ wording: any Wording) -> String? {
        switch self {
        case .bankReview:
            wording.localized("Review drafts from statements, shop by shop.", "명세에서 온 초안을 상호별로 검토합니다.")
        case .bankReviewDiscussion:
            wording.localized(
                """
                Drafts that are known from statements alone are shown by shop, with the category that a rule, earlier records or \
                the shop's name suggest. One Enter confirms all that have one; the others are asked about, shop by shop. \
                Drafts with a photo and possible duplicates stay for 'receiptmind review'.
                """,
                """
                명세로만 알려진 초안을 상호별로 보여 줍니다. 분류는 규칙, 앞선 기록, 상호에서 짐작합니다. Enter 한 번으로 분류가 있는 것을 모두 \
                확정하고, 나머지는 상호마다 한 번씩 묻습니다. 사진이 있는 초안과 중복일 수 있는 초안은 'receiptmind review'에서 검토합니다.
                """
            )
        case .formats:
            wording.localized("Show and change how banks' files are read.", "은행 파일을 읽는 양식을 보고 바꿉니다.")
        case .formatsDiscussion:
            wording.localized(
                """
                What 'bank import' has asked about a bank's files is kept as a format, and so are its options with \
                --save-format. Later files with the same columns are read by it. Options of an import count for more. \
                To be asked again, remove the format.
                """,
                """
                'bank import'가 은행 파일에 대해 물어본 답은 양식으로 저장됩니다. --save-format을 붙이면 옵션도 저장됩니다. 다음부터 같은 열을 \
                가진 파일은 그 양식으로 읽습니다. 가져올 때 쓴 옵션이 양식보다 먼저입니다. 다시 묻게 하려면 양식을 삭제하세요.
                """
            )
        case .formatsList: wording.localized("List the formats, or show one.", "양식을 모두, 또는 하나를 봅니다.")
        case .formatShown: wording.localized("One format (default: all).", "양식 하나 (기본: 모두).")
        case .formatsJson: wording.localized("Print one JSON object a line.", "한 줄에 JSON 하나씩 출력합니다.")
        case .formatsEdit: wording.localized("Change how files of a format are read.", "양식의 읽는 방법을 바꿉니다.")
        case .formatNamed: wording.localized("The format, such as kb-1.", "양식. 예: kb-1")
        case .formatAccount:
            wording.localized("The account whose files it is for, or any.", "이 양식을 쓸 계좌, 또는 모두(any).")
        case .formatsExport:
            wording.localized("Write formats to a file for another library.", "양식을 다른 보관함에서 쓸 파일로 저장합니다.")
        case .formatsNamed: wording.localized("The formats (default: all).", "저장할 양식 (기본: 모두).")
        case .formatsImport: wording.localized("Add formats from such a file.", "그렇게 저장한 파일의 양식을 추가합니다.")
        case .formatsFile: wording.localized("The file of formats.", "양식 파일.")
        case .formatsRemove: wording.localized("Remove a format.", "양식을 삭제합니다.")
        default: nil
        }
    }

    private func importText(_ wording: any Wording) -> String {
        switch self {
        case .bank:
            wording.localized("Compare the ledger with statements of banks and cards.", "장부를 은행과 카드의 명세와 대조합니다.")
        case .importStatement:
            wording.localized(
                "Import statements: CSV, Excel, OFX, QIF, MT940 or CAMT.",
                "CSV, 엑셀, OFX, QIF, MT940, CAMT 명세를 가져옵니다."
            )
        case .importDiscussion:
            wording.localized(
                """
                receiptmind bank import --dry-run kb.csv --account kb

                A row that matches a record is noted on it, and nothing else of the record changes; in doubt you \
                are asked. All others become drafts for 'receiptmind review'; two rows of your own accounts with opposite \
                amounts become one transfer. Importing again changes nothing. Each file is one step for 'receiptmind undo'.

                It reads CSV and Excel files whose columns have names, or whose rows tell them apart; OFX, QFX, QIF, MT940, \
                MT942 and CAMT; also 뱅크샐러드, 편한가계부, 토스, Alipay, PayPal, Revolut and others, CSV of hledger and \
                beancount, and ReceiptMind's own export. What a file leaves open is an error that names the option for it. \
                If the file does not name its account, use --account.
                """,
                """
                receiptmind bank import --dry-run kb.csv --account kb

                장부에 있는 거래는 그 기록에 명세의 행을 적어 두기만 하고 다른 것은 바꾸지 않습니다. 확실하지 않으면 묻습니다. 나머지는 \
                초안이 되므로 'receiptmind review'에서 확정하세요. 내 두 계좌 사이에 오간 행은 이체 하나가 됩니다. 다시 \
                가져와도 달라지는 것이 없습니다. 파일 하나는 'receiptmind undo' 한 번으로 되돌립니다.

                CSV와 엑셀은 열 이름을 보고 읽고, 이름이 없으면 내용을 보고 읽습니다. OFX, QFX, QIF, MT940, MT942, CAMT와 \
                뱅크샐러드, 편한가계부, 토스, 알리페이, PayPal, Revolut 등의 파일, hledger와 beancount의 CSV, ReceiptMind에서 내보낸 파일도 \
                읽습니다. 파일만 보고 알 수 없는 것은 추측하지 않고, 어떤 옵션으로 정하는지 알려 줍니다. 파일에 계좌가 없으면 \
                --account로 지정하세요.
                """
            )
        case .files: wording.localized("Statements, as downloaded.", "내려받은 명세 파일.")
        case .account: wording.localized("The account of the statement.", "명세의 계좌.")
        case .encoding:
            wording.localized(
                "The encoding of the files, such as cp949, cp1252 or shift-jis (default: found out).",
                "파일의 인코딩. 예: cp949, cp1252, shift-jis (기본: 자동)."
            )
        case .dateOrder:
            wording.localized(
                "How days such as 03/04/2026 are meant: day-first, month-first or year-first (default: found out).",
                "03/04/2026 같은 날짜를 읽는 순서: day-first, month-first, year-first (기본: 자동)."
            )
        case .decimalSign:
            wording.localized(
                "What stands before decimals where numbers such as 1.230 do not tell: point or comma (default: found out).",
                "1.230처럼 알 수 없는 수에서 소수점으로 쓴 것: point(점), comma(쉼표) (기본: 자동)."
            )
        case .year:
            wording.localized(
                "The year of the newest row, where days have none (default: found out).",
                "날짜에 연도가 없을 때 가장 새로운 행의 연도 (기본: 자동)."
            )
        case .flip:
            wording.localized(
                "Positive amounts were spent, or were received (default: found out).",
                "양수를 쓴 돈으로, 또는 받은 돈으로 읽습니다 (기본: 자동)."
            )
        case .columns:
            wording.localized(
                """
                Which column has what, counted from 1: date=1,amount=3,text=4, also out, in, balance, memo, time, type, currency; \
                or text=4 alone.
                """,
                "몇째 열에 무엇이 있는지: date=1,amount=3,text=4. out, in, balance, memo, time, type, currency도 됩니다. text=4만 써도 됩니다."
            )
        case .passwordFile:
            wording.localized(
                "A file whose first line is the workbook's password (default: asked at a terminal; never stored).",
                "첫 줄에 엑셀 파일의 암호가 있는 파일 (기본: 터미널에서 물음, 저장하지 않음)."
            )
        case .saveFormat:
            wording.localized(
                "Keep these options for all files with the same columns.",
                "같은 열을 가진 파일에도 쓰도록 이 옵션들을 양식으로 저장합니다."
            )
        case .accept:
            wording.localized(
                "Accept likely matches without asking; rows of another amount stay open.",
                "같아 보이는 거래는 묻지 않고 같은 것으로 처리합니다. 금액이 다른 거래는 남겨 둡니다."
            )
        case .again:
            wording.localized(
                "Also import rows that were discarded or undone since.",
                "가져온 뒤 버렸거나 되돌린 행도 다시 가져옵니다."
            )
        case .dryRun: wording.localized("Show what would happen, and write nothing.", "결과만 보여 주고 아무것도 쓰지 않습니다.")
        default:
            wording.localized(
                "Print one JSON object a row; nothing is asked.",
                "행마다 JSON 객체를 한 줄씩 출력하고, 묻지 않습니다."
            )
        }
    }
}
