import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// Downloads of a period's records for spreadsheets and other programs, as `receiptmind export` writes them.
struct ExportScreen {
    let context: RequestContext

    func show() async throws -> PageResponse {
        let month = try await context.convention().month(with: context.today)
        let names: [(format: PageExportFormat, name: PageText)] = [
            (.xlsx, .asWorkbook), (.csv, .asCSV), (.json, .asJSON),
        ]
        var frame = try await context.frame(.reports, context.text(.export))
        if context.request.query["empty"] != nil {
            frame.notice = tag("p", .class("ink-doubt")) { context.text(.nothingToDownload) }
        }
        return frame.answer {
            tag("form", .action(Link("/export/file")), .class("card", "grid"), .flag("novalidate")) {
                context.field(context.text(.exportFrom), id: "from") {
                    let first = context.typed("from", else: month?.first.description)
                    context.input("from", first, .set("type", "date"), context.helped("from"))
                    tag("p", .class("notes"), .set("id", "from-help")) { context.text(.exportHelp) }
                }
                context.inputField("to", .exportTo, else: month?.last.description, .set("type", "date"))
                context.selectField("format", .fileFormat, names.map { ($0.format.rawValue, context.text($0.name)) })
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.download) } }
            }
        }
    }

    /// The file of the period in the address; an end that it does not name is open.
    func file() async throws -> PageResponse {
        let query = context.request.query
        let convention = try await context.convention()
        var filter = RecordFilter(convention: convention)
        var reader = FormReader(query)
        let first = reader.value("from") { text in
            try filter.require(from: text)
            return try Typed.firstDay(text, convention)
        }
        let last = reader.value("to") { text in
            try filter.require(to: text)
            return try Typed.lastDay(text, convention)
        }
        do {
            try reader.finish()
        } catch {
            return await context.again(Link("/export"), query, error)
        }
        let export = ExportBook(library: context.library, user: context.user)
        let book = try await export(filter, days: .days(from: first, to: last))
        guard !book.records.isEmpty else { return .see(Link("/export").with("empty", "1")) }
        let format = query["format"].flatMap { PageExportFormat(rawValue: $0) } ?? .csv
        let bytes = try await context.dependencies.exportedFile(book, format, context.wording, context.user)
        let name = ["receiptmind", first?.description, last?.description].compactMap(\.self).joined(separator: "-")
        return PageResponse(type: format.type, bytes)
            .with("content-disposition", "attachment; filename=\"\(name).\(format.rawValue)\"")
    }
}

extension PageExportFormat {
    fileprivate var type: StaticString {
        switch self {
        case .csv: "text/csv; charset=utf-8"
        case .xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        case .json: "application/json"
        }
    }
}
