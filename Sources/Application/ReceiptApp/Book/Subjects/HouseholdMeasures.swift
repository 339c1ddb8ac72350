import Foundation
public import HouseholdBook
public import ReceiptDomain

/// Records measured values of subjects, such as a weight.
public struct HouseholdMeasures: Sendable {
    public enum Problem: Error, Hashable, Sendable {
        /// Neither a number nor a word.
        case nothing(String)
        case notAName(String)
        case unknown(String)
    }

    private let library: any RecordJournal
    private let user: UserID
    private var store: EntityStore<Measure> { EntityStore(library: library, user: user) }

    public init(library: any RecordJournal, user: UserID) {
        self.library = library
        self.user = user
    }

    /// The code of a measured quantity: a known measure's own code in whatever language it is named.
    public static func code(_ text: String) throws -> String {
        if let known = KnownMeasure(named: text) { return known.rawValue }
        guard let code = Category(naming: text)?.code else { throw Problem.notAName(text) }
        return code
    }

    /// Adds a value; a day may have several.
    public func add(
        _ subject: Subject,
        _ what: String,
        _ typed: String,
        on day: CalendarDay
    ) async throws -> Measure {
        let code = try Self.code(what)
        let usual = try await all(of: subject.id, code).last?.unit ?? KnownMeasure(rawValue: code)?.unit
        guard let reading = MeasureReading(typed, unit: usual) else { throw Problem.nothing(typed) }
        let id = UUID().uuidString.lowercased()
        let measure = Measure(id: id, subject: subject.id, what: code, reading, on: day)
        try await store.put(measure)
        return measure
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

    /// Removes the one measure whose id begins with the text.
    public func remove(_ text: String) async throws -> Measure {
        let found = try await store.all().filter { !text.isEmpty && $0.id.hasPrefix(text.lowercased()) }
        guard let measure = found.first, found.count == 1 else { throw Problem.unknown(text) }
        try await store.remove(measure.id)
        return measure
    }
}
