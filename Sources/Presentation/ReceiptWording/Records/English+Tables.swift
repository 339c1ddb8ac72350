import ReceiptApp
import ReceiptDomain
import ReceiptReview

extension EnglishWording {
    func notTruth(file: String, line: Int) -> String {
        "line \(line) of \(file.escapingControls) does not state a receipt; the format is in receiptmind bench --help"
    }

    var nothingToMeasure: String {
        "nothing to measure: no confirmed record with a photo, or no photo named in the truth"
    }

    func proved(_ count: Int, right: Int) -> String {
        count == 0 ? "No total was proved." : "\(right) of \(count) proved totals are right."
    }

    func category(_ category: Category) -> String { catalog.englishName(of: category).escapingControls }

    func draft(like duplicate: PossibleDuplicate) -> String {
        let id = duplicate.record.id.short
        return duplicate.certainty == .likely ? "draft, like \(id)" : "draft, maybe \(id)"
    }

    func listFooter(_ summary: RecordSummary) -> String {
        let records = summary.count == 1 ? "1 record" : "\(Quantities.count(summary.count)) records"
        guard !summary.totals.isEmpty else { return records }
        return records + "; confirmed spending " + summary.totals.map(\.formatted).joined(separator: ", ")
            + (summary.planned.isEmpty ? "" : "; planned " + summary.planned.map(\.formatted).joined(separator: ", "))
    }

    func notAllShown(_ shown: Int, of count: Int) -> String {
        "showing \(Quantities.count(shown)) of \(Quantities.count(count)); --all shows all"
    }

    var noRecords: String { "no records yet: import some photos with 'receiptmind import PATH'" }
}
