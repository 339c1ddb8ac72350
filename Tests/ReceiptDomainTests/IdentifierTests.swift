import ReceiptDomain
import Testing

@Suite struct IdentifierTests {
    @Test func `identifiers made later sort later`() {
        var generator = SystemRandomNumberGenerator()
        let ids = (0..<50).map { RecordID(milliseconds: 1_790_000_000_000 + UInt64($0), using: &generator) }
        #expect(ids == ids.sorted())
    }

    @Test func `an identifier is a UUID of version 7`() {
        var generator = SystemRandomNumberGenerator()
        let id = RecordID(milliseconds: 0x0123_4567_89AB, using: &generator)
        #expect(id.rawValue.hasPrefix("01234567-89ab-7"))
        let variant = id.rawValue.split(separator: "-")[3].first
        #expect(variant.map { "89ab".contains($0) } == true)
        #expect(RecordID(id.rawValue) == id)
    }

    @Test(arguments: [
        "", "0123", "01234567-89ab-7abc-8def-0123456789a", "01234567-89ab-7abc-8def-0123456789ag", "../../x",
    ])
    func `what is not a UUID is no record`(text: String) { #expect(RecordID(text) == nil) }

    @Test(arguments: ["me", "mina", "user-2", "a_b", "0x", String(repeating: "a", count: 32)])
    func `a user is a slug`(name: String) { #expect(UserID(name)?.rawValue == name) }

    @Test(arguments: [
        "", ".", "..", "a/b", "-a", "_a", "A", "민아", "a b", "a\n", "a\0", String(repeating: "a", count: 33),
    ])
    func `what could be a path or hide in one is no user`(name: String) { #expect(UserID(name) == nil) }
}
