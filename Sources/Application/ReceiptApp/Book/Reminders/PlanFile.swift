import Foundation
public import HouseholdBook
import ReceiptDomain

/// A plan of care as a person writes it into a file, for an animal of any species.
public struct PlanFile: Codable, Hashable, Sendable {
    public enum Problem: Error, Hashable, Sendable {
        case notJSON(String)
        case empty
        case noName(Int)
        /// Two entries have one name.
        case twice(String)
        case notWeeks(String)
        case notAPeriod(String, String)
        /// An entry says neither ages nor how often.
        case never(String)
    }

    public struct Entry: Codable, Hashable, Sendable {
        public var name: String
        /// Ages in weeks.
        public var weeks: [Int]?
        /// `3 months`, `1y`.
        public var every: String?
        public var optional: Bool?
    }

    /// Who says so: a vet, a book.
    public var source: String?
    public var plan: [Entry]

    /// A plan as a file to begin with.
    public init(_ plan: VaccinationPlan, name: (VaccinationPlan.Vaccination) -> String) {
        source = plan.source
        self.plan = plan.vaccinations.map { one in
            Entry(
                name: name(one),
                weeks: one.weeks.isEmpty ? nil : one.weeks,
                every: one.every.map { "\($0.count) \($0.unit.rawValue)\($0.count == 1 ? "" : "s")" },
                optional: one.isOptional ? true : nil
            )
        }
    }

    public init(_ bytes: [UInt8]) throws(Problem) {
        do { self = try JSONDecoder().decode(PlanFile.self, from: Data(bytes)) } catch {
            throw .notJSON(Self.described(error))
        }
    }

    private static func described(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): key.stringValue
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            context.codingPath.map { $0.intValue.map { "\($0 + 1)" } ?? $0.stringValue }.joined(separator: ".")
        default: "JSON"
        }
    }

    public func read() throws(Problem) -> VaccinationPlan {
        guard !plan.isEmpty else { throw .empty }
        var read: [VaccinationPlan.Vaccination] = []
        for (index, entry) in plan.enumerated() {
            guard let code = Category(naming: entry.name)?.code else { throw .noName(index + 1) }
            guard !read.contains(where: { $0.code == code }) else { throw .twice(entry.name) }
            let weeks = entry.weeks ?? []
            guard weeks.allSatisfy({ (0...5000).contains($0) }), weeks == weeks.sorted() else {
                throw .notWeeks(entry.name)
            }
            var period: Period?
            if let every = entry.every {
                guard let found = Period(every) else { throw .notAPeriod(entry.name, every) }
                period = found
            }
            guard period != nil || !weeks.isEmpty else { throw .never(entry.name) }
            read.append(
                .init(code, entry.name, entry.name, weeks: weeks, every: period, isOptional: entry.optional ?? false)
            )
        }
        return VaccinationPlan(read, source: source)
    }
}
