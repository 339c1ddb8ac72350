import ReceiptDomain

/// The household's usual currency, and the usual order of dates on its receipts.
struct HabitMemory: Sendable {
    private var currencies: TallyTable<SingleKey, Currency>
    private var orders: TallyTable<SingleKey, ReadingContext.DateOrder>

    init(_ history: (any LearnedHistory)?) {
        currencies = TallyTable("currency", history)
        orders = TallyTable("dateOrder", history)
    }

    var notes: [LearnedNote] { currencies.notes + orders.notes }

    /// The fewest records for a habit.
    private static let minimumRecords = 8

    /// Adds a confirmed record; a `count` of -1 removes it.
    mutating func count(_ record: Record, _ count: Int) {
        if let currency = record.amount?.currency, currency != .unknown {
            currencies.add(currency, under: SingleKey(), count)
        }
        if let day = record.date, let order = record.printed.date.flatMap({ PrintedDate.order(of: day, in: $0) }) {
            orders.add(order, under: SingleKey(), count)
        }
    }

    var habits: Habits {
        Habits(
            currency: Self.habit(currencies[SingleKey()]) { $0.code < $1.code },
            dateOrder: Self.habit(orders[SingleKey()]) { $0.rawValue < $1.rawValue }
        )
    }

    /// The value of nine records in ten, so that receipts from a journey do not change how others are read.
    private static func habit<Value>(_ tally: Tally<Value>?, _ precedes: (Value, Value) -> Bool) -> Value? {
        guard let tally, tally.total >= minimumRecords, let top = tally.mostFrequent(precedes),
            top.count * 10 >= tally.total * 9
        else {
            return nil
        }
        return top.value
    }
}

/// The order of day and month in a line that prints a known day.
enum PrintedDate {
    /// `nil` if the line does not have the day in figures, or if day and month are equal.
    static func order(of day: CalendarDay, in line: String) -> ReadingContext.DateOrder? {
        guard day.day != day.month else { return nil }
        let runs = line.utf8.split { !(48...57).contains($0) }.compactMap { Int(Substring($0)) }
        let years = [day.year, day.year % 100]
        for start in runs.indices.dropLast(2) {
            let three = (runs[start], runs[start + 1], runs[start + 2])
            if years.contains(three.2), three.0 == day.day, three.1 == day.month { return .dayFirst }
            if years.contains(three.2), three.0 == day.month, three.1 == day.day { return .monthFirst }
            if years.contains(three.0), three.1 == day.month, three.2 == day.day { return .yearFirst }
        }
        return nil
    }
}
