public import ReceiptApp

extension ExportProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .exists(let path):
            wording.localized(
                "\(path.escapingControls) already exists; give another name, or replace it with --force",
                "\(path.escapingControls): 이미 있는 파일입니다. 다른 이름을 쓰세요. 덮어쓰려면 --force"
            )
        case .notAFile(let path):
            wording.localized(
                "\(path.escapingControls) is not a file that can be replaced; give another name, or leave it out and redirect the output",
                "\(path.escapingControls): 덮어쓸 수 있는 파일이 아닙니다. 다른 이름을 쓰거나, 이름 없이 출력을 리디렉션하세요"
            )
        case .notWritten(let path, let detail):
            wording.localized(
                "\(path.escapingControls) could not be written: \(detail.escapingControls); check that its folder is there, and that you may write into it",
                "\(path.escapingControls): 쓸 수 없습니다. \(detail.escapingControls). 폴더가 있는지, 쓸 권한이 있는지 확인하세요"
            )
        case .unknownEnding(let path, let formats):
            wording.localized(
                "which format should the file \(path.escapingControls) have? End its name in \(formats.map { "." + $0 }.joined(separator: ", ")), or give --format; a period is given with --from and --to",
                "\(path.escapingControls) 파일을 어떤 형식으로 쓸까요? 이름 끝을 \(formats.map { "." + $0 }.joined(separator: ", ")) 중 하나로 하거나 --format을 쓰세요. 기간은 --from과 --to로 정합니다"
            )
        case .needsFile:
            wording.localized("a spreadsheet needs a file: export book.xlsx", "엑셀 형식은 파일로만 저장합니다: export 가계부.xlsx")
        case .noRecordsInCalendar:
            wording.localized(
                "a calendar has recurring entries and reminders, and no records to filter; leave the filters out",
                "캘린더에는 정기 기록과 알림만 들어가므로 조건을 쓸 수 없습니다. 조건을 빼세요"
            )
        case .nothingToExport:
            wording.localized(
                "there is no library to export; start one with 'receiptmind import' or 'receiptmind add'",
                "내보낼 보관함이 없습니다. 'receiptmind import'나 'receiptmind add'로 시작하세요"
            )
        }
    }
}

public enum ExportNotice: Hashable, Sendable {
    case written(records: Int, path: String)
    /// The number of omitted records: drafts, and records without a day or an amount.
    case leftOut(Int)
    /// The number of purchases in a foreign currency whose amount in the account's currency is not known yet.
    case unsettled(Int)
    /// The names of recurring entries that the format cannot express.
    case recurringLeftOut([String])
    /// The filter has conditions beside days, so that the file has no balances.
    case withoutBalances
    case images(Int, path: String)
}

extension Wording {
    public func notice(_ notice: ExportNotice) -> String {
        switch notice {
        case .written(let records, let path):
            localized(
                "\(records) \(records == 1 ? "record" : "records") written to \(path.escapingControls)",
                "기록 \(records)건을 \(path.escapingControls)에 저장했습니다"
            )
        case .leftOut(let count):
            localized(
                "\(count) left out: drafts, or without date or amount; confirm drafts with 'receiptmind review'",
                "제외한 기록 \(count)건: 초안이거나 날짜 또는 금액이 없습니다. 초안은 'receiptmind review'로 확정하세요"
            )
        case .unsettled(let count):
            localized(
                "\(count) left out: not in their account's currency and not settled yet, which this format cannot express",
                "제외한 기록 \(count)건: 통화가 계좌와 다르고 청구 금액을 몰라 이 형식으로 저장할 수 없습니다"
            )
        case .recurringLeftOut(let names):
            localized(
                "recurring entries left out, which this format cannot express: \(names.joined(separator: ", "))",
                "이 형식으로 저장할 수 없어 제외한 정기 기록: \(names.joined(separator: ", "))"
            ).escapingControls
        case .withoutBalances:
            localized(
                "opening balances are left out, because a selection of records does not add up to balances",
                "일부 기록만 골랐으므로 기초 잔액을 넣지 않았습니다"
            )
        case .images(let count, let path):
            localized(
                "\(count) \(count == 1 ? "image" : "images") copied to \(path.escapingControls)",
                "사진 \(count)장을 \(path.escapingControls)에 복사했습니다"
            )
        }
    }

    /// The heading of a spreadsheet's column, by its name in CSV files.
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
            "date": "날짜", "time": "시간", "kind": "종류", "status": "상태", "merchant": "상호", "amount": "금액",
            "currency": "통화", "category": "분류 코드", "account": "계좌", "memo": "메모", "categoryName": "분류",
            "accountName": "계좌 이름", "toAccount": "받는 계좌", "toAmount": "받은 금액", "toCurrency": "받은 통화", "fee": "수수료",
            "settled": "청구 금액", "settledCurrency": "청구 통화", "tax": "세금", "subtotal": "소계", "splits": "나눔",
            "installments": "할부 개월", "tags": "태그", "subject": "대상", "mood": "기분", "card": "카드 끝자리",
            "approval": "승인번호", "refundOf": "환불한 기록", "recurrence": "정기 기록", "bank": "명세 행",
            "images": "사진", "id": "ID", "extra": "그 밖의 항목", "name": "이름", "opening": "기초 잔액", "balance": "잔액",
        ]
    }

    public var exportedRecords: String { localized("Records", "기록") }
    public var exportedAccounts: String { localized("Accounts", "계좌") }
    public var openingBalance: String { localized("opening balance", "기초 잔액") }
    public var statementBalance: String { localized("balance of the statement", "잔액 확인") }
    public var currencyExchange: String { localized("currency exchange", "환전") }
    /// The name in place of a missing account.
    public var unknownAccount: String { localized("No account", "계좌 없음") }
}
