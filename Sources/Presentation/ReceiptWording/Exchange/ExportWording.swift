public import ReceiptApp

extension ExportProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .exists(let path):
            wording.localized(
                "\(path.escapingControls) is there already; give another name, or --force to replace it",
                "\(path.escapingControls): 이미 있는 파일입니다. 다른 이름을 주거나, 바꾸려면 --force"
            )
        case .notAFile(let path):
            wording.localized(
                "\(path.escapingControls) is no file that could be replaced; give another name, or leave --out away and redirect the output",
                "\(path.escapingControls): 바꿔 쓸 수 있는 파일이 아닙니다. 다른 이름을 주거나, --out 없이 출력을 돌려 쓰세요"
            )
        case .notWritten(let path, let detail):
            wording.localized(
                "\(path.escapingControls) could not be written: \(detail.escapingControls)",
                "\(path.escapingControls): 쓸 수 없습니다. \(detail.escapingControls)"
            )
        case .unknownEnding(let path, let formats):
            wording.localized(
                "which format is \(path.escapingControls) to have? End its name in \(formats.map { "." + $0 }.joined(separator: ", ")), or give --format",
                "\(path.escapingControls)을(를) 어떤 형식으로 쓸까요? 이름 끝을 \(formats.map { "." + $0 }.joined(separator: ", ")) 중 하나로 하거나 --format을 쓰세요"
            )
        case .needsFile:
            wording.localized("a spreadsheet needs a file: --out book.xlsx", "엑셀 파일은 이름이 있어야 합니다: --out 가계부.xlsx")
        case .noRecordsInCalendar:
            wording.localized(
                "a calendar has what comes again and reminders, no records to choose from; leave the filters out",
                "달력에는 정기 기록과 알림만 들어가고 고를 기록이 없습니다. 조건을 빼세요"
            )
        case .nothingToExport:
            wording.localized(
                "there is no library to export; 'receiptmind import' or 'receiptmind add' begins one",
                "내보낼 보관함이 없습니다. 'receiptmind import'나 'receiptmind add'로 시작하세요"
            )
        }
    }
}

/// What came of an export.
public enum ExportNotice: Hashable, Sendable {
    case written(records: Int, path: String)
    /// So many are not in the file: drafts, or without a day or an amount.
    case leftOut(Int)
    /// So many purchases abroad are in no account's sum.
    case unsettled(Int)
    /// Chosen by more than days, so that no balance can follow from them.
    case withoutBalances
    case images(Int, path: String)
}

extension Wording {
    public func notice(_ notice: ExportNotice) -> String {
        switch notice {
        case .written(let records, let path):
            localized(
                "\(records) \(records == 1 ? "record" : "records") written to \(path.escapingControls)",
                "기록 \(records)건을 \(path.escapingControls)에 썼습니다"
            )
        case .leftOut(let count):
            localized(
                "left out: \(count), which are drafts or have no day or amount; 'receiptmind review' goes through drafts",
                "뺀 기록 \(count)건: 초안이거나 날짜나 금액이 없습니다. 초안은 'receiptmind review'로 확정하세요"
            )
        case .unsettled(let count):
            localized(
                "\(count) in another currency than their account's and not settled yet, which this format cannot say, are left out",
                "계좌와 다른 통화이고 청구 금액을 모르는 \(count)건은 이 형식에 담을 수 없어 뺐습니다"
            )
        case .withoutBalances:
            localized(
                "a selection: without opening balances, because balances do not follow from it",
                "골라낸 기록이어서 기초 잔액 없이 썼습니다"
            )
        case .images(let count, let path):
            localized(
                "\(count) \(count == 1 ? "image" : "images") copied to \(path.escapingControls)",
                "사진 \(count)장을 \(path.escapingControls)에 복사했습니다"
            )
        }
    }

    /// What a spreadsheet's column is called, by the name that it has in CSV files.
    public func exportColumn(_ name: String) -> String {
        guard language == .korean else {
            let words = name.unicodeScalars.map {
                $0.properties.isUppercase ? " " + String($0).lowercased() : String($0)
            }
            return words.joined().prefix(1).uppercased() + words.joined().dropFirst()
        }
        return Self.koreanColumns[name] ?? name
    }

    private static var koreanColumns: [String: String] {
        [
            "date": "날짜", "time": "시각", "kind": "종류", "status": "상태", "merchant": "가맹점", "amount": "금액",
            "currency": "통화", "category": "분류 코드", "account": "계좌", "memo": "메모", "categoryName": "분류",
            "accountName": "계좌 이름", "toAccount": "받는 계좌", "toAmount": "받은 금액", "fee": "수수료",
            "settled": "청구 금액", "settledCurrency": "청구 통화", "tax": "세금", "subtotal": "소계", "splits": "나눔",
            "installments": "할부 개월", "tags": "태그", "subject": "대상", "mood": "기분", "card": "카드 끝자리",
            "approval": "승인번호", "refundOf": "환불한 기록", "recurrence": "정기 기록", "bank": "은행 행",
            "images": "사진", "id": "ID", "name": "이름", "opening": "기초 잔액", "balance": "잔액",
        ]
    }

    public var exportedRecords: String { localized("Records", "기록") }
    public var exportedAccounts: String { localized("Accounts", "계좌") }
    public var openingBalance: String { localized("opening balance", "기초 잔액") }
    public var statementBalance: String { localized("balance of the statement", "잔액 확인") }
    /// What names no account.
    public var unknownAccount: String { localized("No account", "계좌 없음") }
}
