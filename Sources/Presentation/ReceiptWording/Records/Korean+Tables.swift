import ReceiptApp
import ReceiptDomain
import ReceiptReview

extension KoreanWording {
    func header(_ column: TableColumn) -> String {
        switch column {
        case .id: "ID"
        case .date: "날짜"
        case .merchant: "상호"
        case .amount: "금액"
        case .category: "분류"
        case .confidence: "확실도"
        case .status: "상태"
        case .user: "사용자"
        case .memo: "메모"
        case .file: "파일"
        case .reason: "이유"
        case .drafts: "초안"
        case .confirmed: "확정"
        case .folder: "폴더"
        case .readAs: "다르게 읽은 이름"
        case .field: "항목"
        case .right: "맞음"
        case .receipts: "영수증"
        case .lineItems: "품목 금액"
        case .wanted: "정답"
        case .read: "읽은 값"
        }
    }

    func notTruth(file: String, line: Int) -> String {
        "\(file.escapingControls)의 \(line)번째 줄이 영수증의 정답이 아닙니다. 형식은 receiptmind bench --help에 있습니다"
    }

    var nothingToMeasure: String { "측정할 것이 없습니다. 사진이 있는 확정된 기록이 없거나, 정답 파일에 적힌 사진이 없습니다" }

    func proved(_ count: Int, right: Int) -> String {
        count == 0 ? "검산된 합계가 없습니다." : "검산된 합계 \(count)건 중 \(right)건이 맞습니다."
    }

    func category(_ category: Category) -> String { catalog.koreanName(of: category).escapingControls }

    func kind(_ kind: RecordKind) -> String {
        switch kind {
        case .expense: "지출"
        case .income: "수입"
        case .transfer: "이체"
        case .note: "일기"
        case .adjust: "잔액 조정"
        }
    }

    func status(_ status: RecordStatus) -> String {
        switch status {
        case .draft: "초안"
        case .confirmed: "확정"
        case .discarded: "버림"
        }
    }

    func draft(like duplicate: PossibleDuplicate) -> String {
        let id = duplicate.record.id.short
        return duplicate.certainty == .likely ? "초안, \(id) 중복인 듯" : "초안, \(id) 중복?"
    }

    func confidence(_ level: ConfidenceLevel) -> String {
        switch level {
        case .missing: "없음"
        case .doubtful: "불확실"
        case .likely: "아마도"
        case .certain: "확실"
        case .proved: "검산됨"
        case .given: "직접 입력"
        }
    }

    func day(_ day: CalendarDay) -> String { day.formatted(in: .korean) }

    func listFooter(_ summary: RecordSummary) -> String {
        let records = "기록 \(Quantities.count(summary.count))건"
        guard !summary.totals.isEmpty else { return records }
        return records + ", 확정된 지출 " + summary.totals.map(\.formatted).joined(separator: ", ")
            + (summary.planned.isEmpty ? "" : ", 예정된 지출 " + summary.planned.map(\.formatted).joined(separator: ", "))
    }

    func notAllShown(_ shown: Int, of count: Int) -> String {
        "총 \(Quantities.count(count))건 중 \(Quantities.count(shown))건입니다. 모두 보려면 --all"
    }

    var noRecords: String { "아직 기록이 없습니다. 'receiptmind import 경로'로 사진을 가져오세요" }
    var noDrafts: String { "검토할 초안이 없습니다" }
}
