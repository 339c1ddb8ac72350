import Foundation
public import ReceiptApp
import ReceiptDomain
public import ReceiptReview

// Parsing of typed conditions.
extension RecordFilter {
    /// The first day to include, given as a day or as a month or year.
    public mutating func require(from day: String) throws(InputProblem) {
        require(RecordCondition(.field(.date), .minimum, .day(try convention.span(day).first)))
    }

    /// The last day to include, given as a day or as a month or year.
    public mutating func require(to day: String) throws(InputProblem) {
        require(RecordCondition(.field(.date), .maximum, .day(try convention.span(day).last)))
    }

    /// Part of the merchant's name, ignoring case.
    public mutating func require(merchant: String) {
        require(RecordCondition(.field(.merchant), .contains, .text(merchant.trimmingSpaces.lowercased())))
    }

    /// The category; `-` for records without one.
    public mutating func require(category: String) throws(InputProblem) {
        let value: RecordCondition.Value =
            category == "-" ? .missing : .category(try CategorySearch.any(category, in: convention.catalog))
        require(RecordCondition(.field(.category), .is, value))
    }

    public mutating func require(_ condition: String) throws(InputProblem) {
        if let month = MonthCondition(condition) {
            require(RecordCondition(.field(.date), .minimum, .day(month.first)))
            require(RecordCondition(.field(.date), .maximum, .day(month.last)))
            return
        }
        require(try RecordCondition(condition, convention: convention))
    }

    /// A condition if the text begins with a field's name, with `:` for `=` permitted; otherwise a word to search for.
    public mutating func require(searched text: String) throws(InputProblem) {
        let signs = RecordCondition.Comparison.allCases.map(\.rawValue) + [":"]
        let first = signs.compactMap { text.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
        guard let first, RecordCondition.isName(text[..<first.lowerBound].trimmingSpaces) else {
            return require(word: text.trimmingSpaces)
        }
        let isColon = text[first] == ":"
        try require(isColon ? text.replacingCharacters(in: first, with: "=") : text)
    }
}

/// The condition `month=2026-10`: from the month's first day to its last.
private struct MonthCondition {
    let first: CalendarDay
    let last: CalendarDay

    /// `nil` for any other condition.
    init?(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1).map(\.trimmingSpaces)
        guard parts.count == 2, RecordCondition.monthNames.contains(parts[0].lowercased()),
            let first = CalendarDay(iso: parts[1] + "-01"),
            let last = CalendarDay(
                year: first.year,
                month: first.month,
                day: CalendarDay.days(inMonth: first.month, of: first.year)
            )
        else { return nil }
        (self.first, self.last) = (first, last)
    }
}
