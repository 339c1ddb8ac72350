import HouseholdBook
import Testing

@Suite struct SubjectTests {
    @Test(
        arguments: [
            ("4.2kg", "4.2", "kg"), ("4,2 kg", "4.2", "kg"), ("48,200km", "48200", "km"),
            ("1,234,567.5 원", "1234567.5", "원"),
            ("12", "12", nil), ("-3 °C", "-3", "°C"), ("0.355L", "0.355", "L"),
        ] as [(String, String, String?)]
    )
    func `numbers are read with their unit`(_ text: String, _ value: String, _ unit: String?) throws {
        let reading = try #require(MeasureReading(text))
        #expect(reading.value == value && reading.unit == unit && reading.text == nil)
    }

    @Test(arguments: ["무른 변", "soft", "v2 변", "1.2.3", "1,2,3 kg", "3 times after 2 meals"])
    func `anything else is words`(_ text: String) throws {
        let reading = try #require(MeasureReading(text))
        #expect(reading.value == nil && reading.text == text)
    }

    @Test func `nothing is no reading, and a number has the unit that goes without saying`() {
        #expect(MeasureReading("  ") == nil)
        #expect(MeasureReading("4.2", unit: "kg")?.unit == "kg")
        #expect(KnownMeasure(named: "몸무게") == .weight && KnownMeasure(named: "Weight") == .weight)
        #expect(KnownMeasure(named: "mood") == nil)
    }

    @Test func `a subject is found by id, name and the beginning of one name`() throws {
        var second = Subject(id: "하준", name: "하준", .person)
        let cat = Subject(id: "나비", name: "나비공주", .pet)
        let directory = SubjectDirectory([cat, second])
        #expect(directory.find("@나비")?.id == "나비" && directory.find("나비공")?.id == "나비")
        #expect(directory.find("하")?.id == "하준" && directory.find("호") == nil && directory.find("") == nil)
        #expect(directory.stored("@나비공주") == "나비" && directory.stored("@아무개") == "아무개")
        second.hidden = true
        #expect(SubjectDirectory([cat, second]).find("하") == nil)
        #expect(SubjectDirectory.id(for: "Little Rex") == "little-rex" && SubjectDirectory.id(for: "!") == nil)
    }
}
