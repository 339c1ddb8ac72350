import ReceiptApp
import ReceiptDomain
import ReceiptReview

extension EnglishWording {
    func header(_ column: TableColumn) -> String {
        switch column {
        case .id: "ID"
        case .date: "Date"
        case .merchant: "Merchant"
        case .amount: "Amount"
        case .category: "Category"
        case .confidence: "Sure?"
        case .status: "Status"
        case .user: "User"
        case .memo: "Memo"
        case .file: "File"
        case .reason: "Reason"
        case .drafts: "Drafts"
        case .confirmed: "Confirmed"
        case .folder: "Folder"
        case .readAs: "Also read as"
        case .field: "Field"
        case .right: "Right"
        case .receipts: "Receipts"
        case .lineItems: "Line amounts"
        case .wanted: "Is"
        case .read: "Was read as"
        }
    }

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

    func kind(_ kind: RecordKind) -> String {
        switch kind {
        case .expense: "expense"
        case .income: "income"
        case .transfer: "transfer"
        case .note: "note"
        case .adjust: "adjustment"
        }
    }

    func status(_ status: RecordStatus) -> String {
        switch status {
        case .draft: "draft"
        case .confirmed: "confirmed"
        case .discarded: "discarded"
        }
    }

    func draft(like duplicate: PossibleDuplicate) -> String {
        let id = duplicate.record.id.short
        return duplicate.certainty == .likely ? "draft, like \(id)" : "draft, maybe \(id)"
    }

    func confidence(_ level: ConfidenceLevel) -> String {
        switch level {
        case .missing: "missing"
        case .doubtful: "doubtful"
        case .likely: "likely"
        case .certain: "sure"
        case .proved: "proved"
        case .given: "yours"
        }
    }

    func day(_ day: CalendarDay) -> String { day.formatted(in: .english) }

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
    var noDrafts: String { "no drafts are waiting for review" }
}
