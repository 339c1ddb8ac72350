import HouseholdBook
import ReceiptTestSupport
import Testing

@Suite struct MeasureUnitTests {
    @Test(
        arguments: [
            ("4.2", "kg", "g", 4200), ("10", "lb", "kg", 4.5359237), ("160", "oz", "lb", 10), ("12", "in", "cm", 30.48),
            ("1", "mi", "km", 1.609344), ("98.6", "°F", "℃", 37), ("37", "C", "f", 98.6), ("250", "mL", "l", 0.25),
            ("3", "boxes", "boxes", 3), ("5", nil, nil, 5),
        ] as [(String, String?, String?, Double)]
    )
    func `a value is converted to another unit of its quantity`(
        _ value: String,
        _ unit: String?,
        _ other: String?,
        _ wanted: Double
    ) throws {
        let reading = try #require(MeasureReading(value + (unit.map { " " + $0 } ?? "")))
        let measure = Measure(id: "1", subject: "milo", what: "x", reading, on: Fixture.day("2026-11-05"))
        let number = try #require(measure.number(in: other))
        #expect(abs(number - wanted) < 1e-9)
    }

    @Test(arguments: [("kg", "cm"), ("kg", nil), (nil, "kg"), ("kg", "boxes")] as [(String?, String?)])
    func `what is of another quantity, or of none that is known, is not converted`(
        _ unit: String?,
        _ other: String?
    ) throws {
        let reading = try #require(MeasureReading("4" + (unit.map { " " + $0 } ?? "")))
        #expect(
            Measure(id: "1", subject: "milo", what: "x", reading, on: Fixture.day("2026-11-05")).number(in: other)
                == nil
        )
    }
}
