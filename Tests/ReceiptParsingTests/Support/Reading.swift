import ReceiptDomain
import ReceiptTestSupport

@testable import ReceiptParsing

/// The interpretation of a typed receipt.
func interpret(
    _ texts: String...,
    today: String = "2026-11-21",
    fileDate: String? = nil,
    home: String? = nil,
    order: ReadingContext.DateOrder? = nil
) -> Interpretation {
    let context = ReadingContext(
        today: day(today),
        fileDate: fileDate.map(day),
        homeCurrency: home.flatMap { Currency(code: $0) },
        dateOrder: order
    )
    return RuleInterpreter().interpret(texts.map { TextLayout.pass($0) }, context)
}

func draft(_ text: String, home: String? = nil) -> Draft { interpret(text, home: home).draft }

func day(_ iso: String) -> CalendarDay {
    guard let day = CalendarDay(iso: iso) else { preconditionFailure("not a day: \(iso)") }
    return day
}

/// The amounts of a line as plain decimals, those that are money.
func amounts(_ line: String) -> [String] {
    TextLayout.pass(line).lines.flatMap { line in
        (PrintedLine(words: line.words, pass: 0)?.amounts ?? []).filter { $0.use == .money }.map {
            TotalJudgement.decimal($0.hundredths, $0.decimals == 0)
        }
    }
}

/// Interpreting no pass at all.
enum RuleInterpreterAccess {
    static func empty() -> Interpretation { RuleInterpreter().interpret([], ReadingContext(today: day("2026-11-21"))) }
}
