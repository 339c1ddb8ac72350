import ArgumentParser
import ReceiptWording

/// Other words for a period, which people try: those of other commands and of other programs.
///
/// All values are collected, so that two different ones are refused instead of the last one winning.
struct PeriodOptions: ParsableArguments {
    @Option(name: .customLong("year"), help: .hidden)
    var years: [String] = []

    @Option(name: .customLong("month"), help: .hidden)
    var months: [String] = []

    @Option(name: [.customLong("date"), .customLong("day"), .customLong("on")], help: .hidden)
    var days: [String] = []

    @Option(name: .customLong("period"), help: .hidden)
    var others: [String] = []

    var period: String? { all.first }

    /// A month and a year are one period.
    private var all: [String] {
        let ofYear = months.count == 1 && years.count == 1 ? [months[0] + " " + years[0]] : months + years
        return ofYear + days.map(Typed.ofMonth) + others
    }

    func validate() throws {
        // `11` alone is a month.
        for year in years.compactMap({ Int($0) }) where !(1000...9999).contains(year) {
            throw ValidationError.notAYear(year)
        }
        try require(noneBeside: nil)
    }

    /// Requires that the period, or one of its ends, is said in one way.
    func require(noneBeside others: String?...) throws {
        guard all.count + others.compactMap(\.self).count <= 1 else { throw ValidationError.periodTwice }
    }
}
