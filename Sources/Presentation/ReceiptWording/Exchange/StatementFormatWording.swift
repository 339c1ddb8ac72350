public import HouseholdBook
public import ReceiptApp
import ReceiptDomain

extension StatementFormats.Problem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .unknown(let id, let known) where known.isEmpty:
            wording.localized(
                "there is no format \(id.escapingControls): none is kept yet; 'bank import' keeps one when it has asked",
                "\(id.escapingControls) 양식이 없습니다. 저장된 양식이 아직 없습니다. 'bank import'가 물어본 답을 양식으로 저장합니다"
            )
        case .unknown(let id, let known):
            wording.localized(
                "there is no format \(id.escapingControls); there are: \(known.joined(separator: ", "))",
                "\(id.escapingControls) 양식이 없습니다. 있는 양식: \(known.joined(separator: ", "))"
            )
        case .notFormats(let path):
            wording.localized(
                "\(path.escapingControls): not a file that 'receiptmind bank formats export' wrote, or of a newer program",
                "\(path.escapingControls): 'receiptmind bank formats export'로 저장한 파일이 아니거나, 더 새 프로그램의 파일입니다"
            )
        }
    }
}

public enum StatementFormatNotice: Hashable, Sendable {
    case noFormats
    /// A file is read as it says.
    case used(StatementFormat)
    /// Answers were kept.
    case kept(StatementFormat)
    case changed(StatementFormat)
    case removed(String)
    case exported(Int, path: String)
    case taken([StatementFormat])
}

extension Wording {
    public func notice(_ notice: StatementFormatNotice) -> String {
        switch notice {
        case .noFormats:
            localized(
                "no formats yet; 'receiptmind bank import' keeps what it has asked about a bank's files",
                "아직 양식이 없습니다. 'receiptmind bank import'가 은행 파일에 대해 물어본 답을 양식으로 저장합니다"
            )
        case .used(let format):
            localized(
                "read by the format \(format.id): \(description(of: format))",
                "양식 \(format.id)(으)로 읽었습니다: \(description(of: format))"
            )
        case .kept(let format):
            localized(
                "kept as the format \(format.id), for all files with these columns; 'receiptmind bank formats' shows it",
                "같은 열을 가진 파일에 쓰도록 양식 \(format.id)(으)로 저장했습니다. 'receiptmind bank formats'로 봅니다"
            )
        case .changed(let format):
            "\(format.id): \(description(of: format))"
        case .removed(let id):
            localized(
                "format \(id) removed; 'receiptmind undo' undoes it",
                "양식 \(id)을(를) 삭제했습니다. 되돌리려면 'receiptmind undo'"
            )
        case .exported(let count, let path):
            localized(
                "\(count) \(count == 1 ? "format" : "formats") written to \(path.escapingControls)",
                "양식 \(count)개를 \(path.escapingControls)에 저장했습니다"
            )
        case .taken(let formats):
            localized(
                "formats added: \(formats.map(\.id).joined(separator: ", "))",
                "추가한 양식: \(formats.map(\.id).joined(separator: ", "))"
            )
        }
    }

    public func description(of format: StatementFormat) -> String {
        var parts: [String] = []
        if let order = format.dateOrder.flatMap(ReadingContext.DateOrder.init(rawValue:)) {
            parts.append(localized("days are written \(choice(order))", "날짜는 \(choice(order))"))
        }
        if let spent = format.spentIsPositive {
            parts.append(
                spent
                    ? localized("amounts without a minus were spent", "마이너스가 없는 금액은 쓴 돈")
                    : localized("amounts without a minus were received", "마이너스가 없는 금액은 받은 돈")
            )
        }
        if let sign = format.decimalSign { parts.append(choice(decimalComma: sign == "comma")) }
        if let columns = format.columns, !columns.isEmpty {
            let named = columns.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { "\($0.key)=\($0.value)" }
            parts.append(localized("columns ", "열 ") + named.joined(separator: ","))
        }
        if let encoding = format.encoding { parts.append(localized("encoding \(encoding)", "인코딩 \(encoding)")) }
        return parts.isEmpty ? localized("as the file says", "파일에 적힌 대로") : parts.joined(separator: "; ")
    }

    public var formatColumns: (name: String, account: String, reading: String, files: String) {
        (
            localized("Format", "양식"), localized("Account", "계좌"), localized("Read as", "읽는 방법"),
            localized("Files with the columns", "파일의 열")
        )
    }

    public var anyAccount: String { localized("any", "모두") }
}
