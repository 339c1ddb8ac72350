import ReceiptDomain

/// The currency in which a household spends, and the order in which its receipts print dates.
struct HabitMemory: Sendable {
    private var currencies: TallyTable<WholeHousehold, Currency>
    private var orders: TallyTable<WholeHousehold, ReadingContext.DateOrder>

    init(_ history: EarlierNotes?) {
        currencies = TallyTable("currency", history)
        orders = TallyTable("dateOrder", history)
    }

    var notes: [LearnedNote] { currencies.notes + orders.notes }

    /// With fewer records there is no habit yet.
    private static let minimumRecords = 8

    /// Adds a confirmed record, or takes it away again where `count` is -1.
    mutating func count(_ record: Record, _ count: Int) {
        if let currency = record.amount?.currency, currency != .unknown {
            currencies.add(currency, under: WholeHousehold(), count)
        }
        if let day = record.date, let order = record.printed.date.flatMap({ PrintedDate.order(of: day, in: $0) }) {
            orders.add(order, under: WholeHousehold(), count)
        }
    }

    var habits: Habits {
        Habits(
            currency: Self.habit(currencies[WholeHousehold()]) { $0.code < $1.code },
            dateOrder: Self.habit(orders[WholeHousehold()]) { $0.rawValue < $1.rawValue }
        )
    }

    /// What holds for nine records in ten, so that a traveller's receipts do not change how others are read.
    private static func habit<Value>(_ tally: Tally<Value>?, _ precedes: (Value, Value) -> Bool) -> Value? {
        guard let tally, tally.total >= minimumRecords, let top = tally.mostFrequent(precedes),
            top.count * 10 >= tally.total * 9
        else {
            return nil
        }
        return top.value
    }
}

/// The order in which a line prints a known day.
enum PrintedDate {
    /// `nil` where the line does not show the day in figures, or day and month are the same.
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
