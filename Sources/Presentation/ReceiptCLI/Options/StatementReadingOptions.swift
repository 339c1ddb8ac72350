import ArgumentParser
import ReceiptDomain
import ReceiptExchange
import ReceiptWording

/// How statements are meant, where they do not say it themselves.
struct StatementReadingOptions: ParsableArguments {
    @Option(help: .exchange(.encoding))
    var encoding: String?

    @Option(help: .exchange(.dateOrder))
    var dateOrder: String?

    @Option(help: .exchange(.decimalSign))
    var decimalSign: String?

    @Flag(inversion: .prefixedNo, help: .exchange(.flip))
    var flip: Bool?

    @Option(help: .exchange(.columns))
    var columns: String?

    func validate() throws { _ = try options() }

    func options() throws -> StatementOptions {
        var options = StatementOptions()
        if let encoding {
            guard let known = TextEncoding(named: encoding) else {
                throw ValidationError(.notAnEncoding(encoding, known: TextEncoding.allCases.map(\.rawValue)))
            }
            options.encoding = known
        }
        if let dateOrder {
            guard let order = Self.orders[dateOrder.lowercased()] else {
                throw ValidationError(.notADateOrder(dateOrder))
            }
            options.dateOrder = order
        }
        if let decimalSign {
            guard let sign = DecimalSign(rawValue: decimalSign.lowercased()) else {
                throw ValidationError(.notADecimalSign(decimalSign))
            }
            options.decimalSign = sign
        }
        options.spentIsPositive = flip
        for part in columns?.split(separator: ",") ?? [] {
            let sides = part.split(separator: "=").map { $0.filter { !$0.isWhitespace } }
            guard sides.count == 2, let role = StatementRole(rawValue: sides[0].lowercased()),
                let number = Int(sides[1]),
                (1...256).contains(number)
            else { throw ValidationError(.notColumns(String(part), known: StatementRole.allCases.map(\.rawValue))) }
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
