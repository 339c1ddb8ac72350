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

    /// The status of a draft that may be a duplicate.
    public func draft(like duplicate: PossibleDuplicate) -> String {
        let id = duplicate.record.id.short
        return duplicate.certainty == .likely
            ? localized("draft, like \(id)", "초안, \(id) 중복인 듯") : localized("draft, maybe \(id)", "초안, \(id) 중복?")
    }

    public func category(_ category: Category) -> String {
        switch language {
        case .english: catalog.englishName(of: category).escapingControls
        case .korean: catalog.koreanName(of: category).escapingControls
        }
    }

    /// With its year, if it is another than `year`.
    public func day(_ day: CalendarDay, besides year: Int? = nil) -> String {
        day.formatted(in: language, besides: year)
    }
    public var noDrafts: String { localized("no drafts are waiting for review", "검토할 초안이 없습니다") }

    public var noRecords: String {
        localized(
            "no records yet: import some photos with 'receiptmind import PATH'",
            "아직 기록이 없습니다. 'receiptmind import 경로'로 사진을 가져오세요"
        )
    }

    /// The footer of a list: the number of records, and their total in each currency.
    public func listFooter(_ summary: RecordSummary) -> String {
        let count = Quantities.count(summary.count)
        let records = localized(summary.count == 1 ? "1 record" : "\(count) records", "기록 \(count)건")
        guard !summary.totals.isEmpty else { return records }
        func sums(_ sums: [Money]) -> String { sums.map(\.formatted).joined(separator: ", ") }
        return records + localized("; confirmed spending ", ", 확정된 지출 ") + sums(summary.totals)
            + (summary.planned.isEmpty ? "" : localized("; planned ", ", 예정된 지출 ") + sums(summary.planned))
    }

    /// The footer of a list that was cut.
    public func notAllShown(_ shown: Int, of count: Int) -> String {
        let (shown, count) = (Quantities.count(shown), Quantities.count(count))
        return localized("showing \(shown) of \(count); --all shows all", "총 \(count)건 중 \(shown)건입니다. 모두 보려면 --all")
    }

    /// `bench` found no photo with a ground truth.
    public var nothingToMeasure: String {
        localized(
            "nothing to measure: no confirmed record with a photo, or no photo named in the truth",
            "측정할 것이 없습니다. 사진이 있는 확정된 기록이 없거나, 정답 파일에 적힌 사진이 없습니다"
        )
    }

    /// The number of totals proved by arithmetic, and how many of these are right.
    public func proved(_ count: Int, right: Int) -> String {
        count == 0
            ? localized("No total was proved.", "검산된 합계가 없습니다.")
            : localized("\(right) of \(count) proved totals are right.", "검산된 합계 \(count)건 중 \(right)건이 맞습니다.")
    }
}
