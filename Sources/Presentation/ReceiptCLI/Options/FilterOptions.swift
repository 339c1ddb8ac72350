import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// The record filter shared by commands that handle many records.
struct FilterOptions: ParsableArguments {
    @Option(
        """
        Only records with this status: draft, confirmed or discarded (default: all but discarded).
        """,
        "이 상태인 기록만: draft, confirmed, discarded (기본: 버린 것을 뺀 모두)."
    )
    var status: RecordStatus?

    @Option("Only receipts from this day on: 2026-11-18, yesterday, 11/18.", "이날부터의 영수증만: 2026-11-18, 어제, 11/18.")
    var from: String?

    @Option("Only receipts until this day.", "이날까지의 영수증만.")
    var to: String?

    @Option(help: .hidden)
    var since: String?

    @Option(help: .hidden)
    var until: String?

    @OptionGroup var periods: PeriodOptions

    var first: String? { from ?? since }
    var last: String? { to ?? until }

    @Option("Only merchants whose name contains this.", "상호에 이 말이 든 기록만.")
    var merchant: String?

    @Option(
        "Only this category, by code or name; - for records without a category.",
        "이 분류만. 코드나 이름으로 쓰고, 분류가 없는 기록은 -."
    )
    var category: String?

    @Option(
        """
        Only records that meet this condition: FIELD=VALUE; or != < <= > >= to compare, ~ for a part \
        of a text, FIELD= for an empty field. Repeatable.
        """,
        "이 조건에 맞는 기록만: 항목=값. != < <= > >=로 비교하고, ~는 글자의 일부를 찾습니다. = 뒤를 비우면 빈 항목을 찾습니다. 여러 번 쓸 수 있습니다.",
        name: .customLong("where")
    )
    var conditions: [String] = []

    func validate() throws {
        try periods.require(noneBeside: from, since)
        try periods.require(noneBeside: to, until)
    }

    func filter(_ convention: InputConvention) throws(InputProblem) -> RecordFilter {
        var filter = RecordFilter(convention: convention)
        if let status { filter.require(.status([status])) }
        if let first { try filter.require(from: first) }
        if let last { try filter.require(to: last, after: first) }
        if let period = periods.period { try filter.require(within: period) }
        if let merchant { filter.require(merchant: merchant) }
        if let category { try filter.require(category: category) }
        for condition in conditions { try filter.require(condition) }
        return filter
    }
}
