public import Foundation
public import HouseholdBook
public import ReceiptDomain

/// Records measured values of subjects, such as a weight.
public struct HouseholdMeasures: Sendable {
    public enum Problem: Error, Hashable, Sendable {
        /// Neither a number nor a word.
        case nothing(String)
        /// Weights and distances are numbers of at least zero.
        case notANumber(String)
        /// No unit of the quantity that is measured.
        case notAUnit(String, known: [String])
        case notAName(String)
        case unknown(String)
        case notAPrice(String)
        /// No number above zero.
        case nothingToCharge
    }

    private let library: any LedgerTransactions
    private let user: UserID
    private var store: EntityStore<Measure> { EntityStore(library: library, user: user) }

    public init(library: any LedgerTransactions, user: UserID) {
        self.library = library
        self.user = user
    }

    /// The code of a measured quantity: a known measure's own code in whatever language it is named.
    public static func code(_ text: String) throws -> String {
        if let known = KnownMeasure(named: text) { return known.rawValue }
        // A text that begins with a number is rather the value.
        guard text.first?.isNumber != true, text.count <= Category.longestCode, let code = Category(naming: text)?.code
        else { throw Problem.notAName(text) }
        return code
    }

    /// Adds a value; a day may have several.
    public func add(
        _ subject: Subject,
        _ what: String,
        _ typed: String,
        on day: CalendarDay
    ) async throws -> Measure {
        let (measure, _) = try await measure(subject, what, typed, on: day)
        try await store.put(measure, over: nil)
        return measure
    }

    private func measure(
        _ subject: Subject,
        _ what: String,
        _ typed: String,
        on day: CalendarDay
    ) async throws -> (measure: Measure, last: Measure?) {
        let code = try Self.code(what)
        let before = try await all(of: subject.id, code)
        let reading = try Self.reading(typed, of: code, unit: before.last?.unit)
        let id = UUID().uuidString.lowercased()
        let last = before.last { $0.date <= day.description && $0.value != nil }
        return (Measure(id: id, subject: subject.id, what: code, reading, on: day), last)
    }

    /// `unit` is the one of a value before it.
    private static func reading(_ typed: String, of code: String, unit: String?) throws -> MeasureReading {
        let (usual, units) = KnownMeasure(rawValue: code).map { ($0.unit, $0.units) } ?? (nil, [])
        guard let reading = MeasureReading(typed, unit: unit ?? usual) else { throw Problem.nothing(typed) }
        if usual != nil, reading.value?.hasPrefix("-") != false { throw Problem.notANumber(typed) }
        if let named = reading.unit, named != unit, !units.isEmpty, !units.contains(named.lowercased()) {
            throw Problem.notAUnit(named, known: units)
        }
        return reading
    }

    /// Changes a value; an entry that was made of it stays as it is.
    public func change(_ before: Measure, _ what: String, _ typed: String, on day: CalendarDay) async throws -> Measure
    {
        let code = try Self.code(what)
        let reading = try Self.reading(typed, of: code, unit: code == before.what ? before.unit : nil)
        var measure = Measure(id: before.id, subject: before.subject, what: code, reading, on: day)
        measure.record = before.record
        try await store.put(measure, over: before)
        return measure
    }

    /// The entry that a measure becomes.
    public struct Charge: Sendable {
        /// The price of one unit: a plain decimal with any number of decimals.
        public var price: String
        public var currency: Currency
        public var kind = RecordKind.expense
        public var account: String?
        public var category: ReceiptDomain.Category?

        public init(price: String, currency: Currency) { (self.price, self.currency) = (price, currency) }
    }

    /// Adds a value and what it costs, as one step.
    public func add(
        _ subject: Subject,
        _ what: String,
        _ typed: String,
        on day: CalendarDay,
        charging charge: Charge,
        at instant: Date = Date()
    ) async throws -> (measure: Measure, record: Record) {
        let (read, last) = try await measure(subject, what, typed, on: day)
        var measure = read
        let record = try record(of: measure, last, subject, day, charge, at: instant)
        measure.record = record.id.rawValue
        let changes = [LedgerChange(adding: record), LedgerChange(try EntityChange(adding: measure))]
        let result = try await BookGuard(library: library, user: user).write(ChangeSet(changes))
        return (measure, result.records.first ?? record)
    }

    private func record(
        of measure: Measure,
        _ last: Measure?,
        _ subject: Subject,
        _ day: CalendarDay,
        _ charge: Charge,
        at instant: Date
    ) throws -> Record {
        guard charge.currency != .unknown, let price = Self.decimal(charge.price), price > 0 else {
            throw Problem.notAPrice(charge.price)
        }
        guard var count = measure.value.flatMap(Self.decimal) else { throw Problem.nothingToCharge }
        if measure.what == KnownMeasure.odometer.rawValue {
            guard let earlier = last?.value.flatMap(Self.decimal) else { throw Problem.nothingToCharge }
            count -= earlier
        }
        let amount = Self.rounded(count * price, charge.currency)
        guard count > 0, let amount, amount.minorUnits > 0, amount.isPossible else { throw Problem.nothingToCharge }
        var record = Record(
            id: RecordID(at: instant),
            user: user,
            kind: charge.kind,
            status: .confirmed,
            merchant: subject.name,
            date: day,
            amount: amount,
            category: charge.category ?? (charge.kind == .expense ? .transport : nil),
            account: charge.account,
            createdAt: instant
        )
        let unit = measure.unit.map { " " + $0 } ?? ""
        record.subject = subject.id
        record.memo = "\(count)\(unit) × \(charge.price) \(charge.currency)"
        return record
    }

    private static func decimal(_ text: String) -> Decimal? {
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") } && text.count <= 18
        return isPlain ? Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) : nil
    }

    /// Halves are rounded away from zero.
    private static func rounded(_ amount: Decimal, _ currency: Currency) -> Money? {
        var (exact, rounded) = (amount, Decimal())
        NSDecimalRound(&rounded, &exact, currency.fractionDigits, .plain)
        return Money(decimal: "\(rounded)", currency: currency)
    }

    /// The values of a subject, oldest first; of every quantity where `what` is `nil`.
    public func all(of subject: String, _ what: String? = nil) async throws -> [Measure] {
        let code = try what.map(Self.code)
        return try await store.all().enumerated()
            .filter { $0.element.subject == subject && (code == nil || $0.element.what == code) }
            .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    }

    /// All values of the day, of every subject.
    public func all(on day: CalendarDay) async throws -> [Measure] {
        try await store.all().filter { $0.date == day.description }
    }

    /// - Throws: ``Problem/unknown(_:)``
    public func measure(_ id: String) async throws -> Measure {
        guard let measure = try await store.all().first(where: { $0.id == id }) else { throw Problem.unknown(id) }
        return measure
    }

    /// Removes the one measure whose id begins with the text.
    public func remove(_ text: String) async throws -> Measure {
        let found = try await store.all().filter { !text.isEmpty && $0.id.hasPrefix(text.lowercased()) }
        guard let measure = found.first, found.count == 1 else { throw Problem.unknown(text) }
        try await store.remove(measure.id)
        return measure
    }
}
