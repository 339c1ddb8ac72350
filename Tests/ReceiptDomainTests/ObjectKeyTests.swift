import ReceiptDomain
import Testing

struct ObjectKeyTests {
    private static let library = "0f8fad5b-d9cb-469f-a165-70867728950e"
    private static let hash = String(repeating: "0a", count: 32)

    @Test(arguments: [0, 1, 0xFFFF, .max] as [UInt64])
    func `a key is read as it was made`(_ number: UInt64) throws {
        let key = ObjectKey(library: Self.library, account: 17, hash: Self.hash, number: number)
        #expect(key.description == "\(Self.library)/17/\(Self.hash)-\(String(number, radix: 16))")
        #expect(ObjectKey(key.description) == key)
    }

    @Test(arguments: [
        "", "../../otherbucket/payroll.xlsx", "\(library)/trial", "\(library)/1/../2/\(hash)-1",
        "\(library)/1/\(hash)-1/../../x",
        "\(library)/1/\(hash)", "\(library)/1/\(hash)-", "\(library)/1/\(hash)-1\n", "\(library)/01/\(hash)-1",
        "\(library)/-1/\(hash)-1", "\(library)/9223372036854775808/\(hash)-1", "\(library)/１/\(hash)-1",
        "\(library)/1/\(hash)-G",
        "\(library)/1/\(hash.uppercased())-1", "\(library.uppercased())/1/\(hash)-1", "/\(library)/1/\(hash)-1",
        "\(library)/1/\(hash)-12345678901234567", "\(library)/1/\(hash)-1?versionId=2", "\(library)/1/%2e%2e/\(hash)-1",
    ])
    func `anything else is no key`(_ text: String) { #expect(ObjectKey(text) == nil) }
}
