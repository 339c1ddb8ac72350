import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptTestSupport
import Testing

import struct Foundation.Date

/// Measures that become entries.
@Suite struct MileageTests {
    private let ledger = MemoryLedger()
    private var measures: HouseholdMeasures { HouseholdMeasures(library: ledger, user: .me) }
    private let car = Subject(id: "golf", name: "Golf", .car)
    private let day = Fixture.day("2026-11-05")

    private func charge(_ price: String, _ currency: Currency) -> HouseholdMeasures.Charge {
        HouseholdMeasures.Charge(price: price, currency: currency)
    }

    @Test(arguments: [
        ("42km", "0.30", "12.60"), ("42,5 km", "0.725", "30.81"), ("1", "0.005", "0.01"),
    ])
    func `kilometres become an entry, exact to the cent`(
        _ typed: String,
        _ price: String,
        _ amount: String
    ) async throws {
        let (measure, record) = try await measures.add(car, "trip", typed, on: day, charging: charge(price, .eur))
        #expect(record.amount?.decimal == amount && record.category == .transport && record.subject == "golf")
        #expect(measure.record == record.id.rawValue && record.kind == .expense && record.status == .confirmed)
        #expect(try await measures.all(of: "golf").count == 1)
    }

    @Test func `an odometer counts from its last value`() async throws {
        await #expect(throws: HouseholdMeasures.Problem.nothingToCharge) {
            try await measures.add(car, "odometer", "48,200km", on: day, charging: charge("150", .krw))
        }
        #expect(try await measures.all(of: "golf").isEmpty)
        _ = try await measures.add(car, "odometer", "47,900km", on: day)
        let (_, record) = try await measures.add(car, "odometer", "48,200km", on: day, charging: charge("150", .krw))
        #expect(record.amount == Fixture.won(45_000) && record.memo == "300 km × 150 KRW")
    }

    @Test(
        arguments: [
            ("trip", "soft", .notANumber("soft")), ("trip", "-5", .notANumber("-5")), ("trip", "0", .nothingToCharge),
            ("stool", "soft", .nothingToCharge),
        ] as [(String, String, HouseholdMeasures.Problem)]
    )
    func `words and nothing cost nothing`(what: String, typed: String, problem: HouseholdMeasures.Problem) async {
        await #expect(throws: problem) {
            try await measures.add(car, what, typed, on: day, charging: charge("1", .eur))
        }
    }

    @Test(arguments: ["", "0", "1,5", "x"])
    func `a price is a plain decimal`(_ price: String) async {
        await #expect(throws: HouseholdMeasures.Problem.notAPrice(price)) {
            try await measures.add(car, "trip", "5", on: day, charging: charge(price, .eur))
        }
    }
}
