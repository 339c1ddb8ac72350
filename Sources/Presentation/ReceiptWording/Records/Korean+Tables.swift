import ReceiptApp
import ReceiptDomain
import ReceiptReview

extension KoreanWording {
    func notTruth(file: String, line: Int) -> String {
        "\(file.escapingControls)의 \(line)번째 줄이 영수증의 정답이 아닙니다. 형식은 receiptmind bench --help에 있습니다"
    }

    var nothingToMeasure: String { "측정할 것이 없습니다. 사진이 있는 확정된 기록이 없거나, 정답 파일에 적힌 사진이 없습니다" }

    func proved(_ count: Int, right: Int) -> String {
        count == 0 ? "검산된 합계가 없습니다." : "검산된 합계 \(count)건 중 \(right)건이 맞습니다."
    }

    func category(_ category: Category) -> String { catalog.koreanName(of: category).escapingControls }

    func draft(like duplicate: PossibleDuplicate) -> String {
        let id = duplicate.record.id.short
        return duplicate.certainty == .likely ? "초안, \(id) 중복인 듯" : "초안, \(id) 중복?"
    }

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
}
