public import ReceiptDomain
public import ReceiptReview

extension Wording {
    public func header(_ column: TableColumn) -> String {
        switch column {
        case .id: "ID"
        case .date: localized("Date", "날짜")
        case .merchant: localized("Merchant", "상호")
        case .amount: localized("Amount", "금액")
        case .category: localized("Category", "분류")
        case .confidence: localized("Sure?", "확실도")
        case .status: localized("Status", "상태")
        case .user: localized("User", "사용자")
        case .memo: localized("Memo", "메모")
        case .file: localized("File", "파일")
        case .reason: localized("Reason", "이유")
        case .drafts: localized("Drafts", "초안")
        case .confirmed: localized("Confirmed", "확정")
        case .folder: localized("Folder", "폴더")
        case .readAs: localized("Also read as", "다르게 읽은 이름")
        case .field: localized("Field", "항목")
        case .right: localized("Right", "맞음")
        case .receipts: localized("Receipts", "영수증")
        case .lineItems: localized("Line amounts", "품목 금액")
        case .wanted: localized("Is", "정답")
        case .read: localized("Was read as", "읽은 값")
        }
    }

    public func kind(_ kind: RecordKind) -> String {
        switch kind {
        case .expense: localized("expense", "지출")
        case .income: localized("income", "수입")
        case .transfer: localized("transfer", "이체")
        case .note: localized("note", "일기")
        case .adjust: localized("adjustment", "잔액 조정")
        }
    }

    public func status(_ status: RecordStatus) -> String {
        switch status {
        case .draft: localized("draft", "초안")
        case .confirmed: localized("confirmed", "확정")
        case .discarded: localized("discarded", "버림")
        }
    }

    public func confidence(_ level: ConfidenceLevel) -> String {
        switch level {
        case .missing: localized("missing", "없음")
        case .doubtful: localized("doubtful", "불확실")
        case .likely: localized("likely", "아마도")
        case .certain: localized("sure", "확실")
        case .proved: localized("proved", "검산됨")
        case .given: localized("yours", "직접 입력")
        }
    }

    public func day(_ day: CalendarDay) -> String { day.formatted(in: language) }
    public var noDrafts: String { localized("no drafts are waiting for review", "검토할 초안이 없습니다") }
}
