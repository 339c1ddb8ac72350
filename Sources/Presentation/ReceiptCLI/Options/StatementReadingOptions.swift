import ArgumentParser
import HouseholdBook
import ReceiptDomain
import ReceiptWording

/// How statements are meant, where they do not say it themselves.
struct StatementReadingOptions: ParsableArguments {
    @Option(
        "The encoding of the files, such as cp949, cp1252 or shift-jis (default: found out).",
        "파일의 인코딩. 예: cp949, cp1252, shift-jis (기본: 자동)."
    )
    var encoding: String?

    @Option(
        "How days such as 03/04/2026 are meant: day-first, month-first or year-first (default: found out).",
        "03/04/2026 같은 날짜를 읽는 순서: day-first, month-first, year-first (기본: 자동)."
    )
    var dateOrder: String?

    @Option(
        "What stands before decimals where numbers such as 1.230 do not tell: point or comma (default: found out).",
        "1.230처럼 알 수 없는 수에서 소수점으로 쓴 것: point(점), comma(쉼표) (기본: 자동)."
    )
    var decimalSign: String?

    @Flag(
        "Positive amounts were spent, or were received (default: found out).",
        "양수를 쓴 돈으로, 또는 받은 돈으로 읽습니다 (기본: 자동).",
        inversion: .prefixedNo
    )
    var flip: Bool?

    @Option(
        """
        Which column has what, counted from 1: date=1,amount=3,text=4, also out, in, balance, memo, time, type, currency; \
        or text=4 alone.
        """,
        "몇째 열에 무엇이 있는지: date=1,amount=3,text=4. out, in, balance, memo, time, type, currency도 됩니다. text=4만 써도 됩니다."
    )
    var columns: String?

    func validate() throws { _ = try options() }

    func options() throws -> StatementOptions {
        var options = StatementOptions()
        if let encoding {
            guard let known = TextEncoding(named: encoding) else {
                throw ValidationError(
                    "\(encoding.escapingControls) is no encoding that is known; --encoding takes one of \(TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")).",
                    "\(encoding.escapingControls): 모르는 인코딩입니다. --encoding에는 \(TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")) 중 하나를 씁니다."
                )
            }
            options.encoding = known
        }
        if let dateOrder {
            guard let order = Self.orders[dateOrder.lowercased()] else {
                throw ValidationError(
                    "\(dateOrder.escapingControls) is no order of dates; --date-order takes day-first, month-first or year-first.",
                    "\(dateOrder.escapingControls): 날짜 순서가 아닙니다. --date-order에는 day-first, month-first, year-first 중 하나를 씁니다."
                )
            }
            options.dateOrder = order
        }
        if let decimalSign {
            guard let sign = DecimalSign(rawValue: decimalSign.lowercased()) else {
                throw ValidationError(
                    "\(decimalSign.escapingControls) is no sign; --decimal-sign takes point or comma.",
                    "\(decimalSign.escapingControls): 모르는 말입니다. --decimal-sign에는 point나 comma를 씁니다."
                )
            }
            options.decimalSign = sign
        }
        options.spentIsPositive = flip
        for part in columns?.split(separator: ",") ?? [] {
            let sides = part.split(separator: "=").map { $0.filter { !$0.isWhitespace } }
            guard sides.count == 2, let role = StatementRole(rawValue: sides[0].lowercased()),
                let number = Int(sides[1]),
                (1...256).contains(number)
            else {
                throw ValidationError(
                    "\(String(part).escapingControls) names no column; write --columns date=1,amount=3,text=4, with any of \(StatementRole.allCases.map(\.rawValue).joined(separator: ", ")).",
                    "\(String(part).escapingControls): 열을 알 수 없습니다. --columns date=1,amount=3,text=4처럼 쓰고, 이름은 \(StatementRole.allCases.map(\.rawValue).joined(separator: ", ")) 중에서 고르세요."
                )
            }
            options.columns[role] = number
        }
        return options
    }

    private static let orders: [String: ReadingContext.DateOrder] = {
        var orders: [String: ReadingContext.DateOrder] = ["dmy": .dayFirst, "mdy": .monthFirst, "ymd": .yearFirst]
        for order in ReadingContext.DateOrder.allCases { orders[order.name] = order }
        return orders
    }()
}
