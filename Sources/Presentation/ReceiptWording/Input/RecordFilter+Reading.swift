import Foundation
public import ReceiptApp
import ReceiptDomain
public import ReceiptReview

// Conditions as a person types them.
extension RecordFilter {
    /// From this day on, or from the first day of a month or year.
    public mutating func require(from day: String) throws(InputProblem) {
        require(RecordCondition(.field(.date), .minimum, .day(try convention.span(day).first)))
    }

    /// Until this day, or the last day of a month or year, which is in.
    public mutating func require(to day: String) throws(InputProblem) {
        require(RecordCondition(.field(.date), .maximum, .day(try convention.span(day).last)))
    }

    /// A part of the name, in capitals or small letters.
    public mutating func require(merchant: String) {
        require(RecordCondition(.field(.merchant), .contains, .text(merchant.trimmingSpaces.lowercased())))
    }

    /// Of this category; `-` for records without one.
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

    /// A condition, if it begins with a field's name, in which `:` is as good as `=`; else a part of what is searched.
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

/// `month=2026-10`: from the month's first day to its last.
private struct MonthCondition {
    let first: CalendarDay
    let last: CalendarDay

    /// `nil` where it is another condition.
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
