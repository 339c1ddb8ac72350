import ReceiptIntake
import Testing

@Suite struct FormatEndTests {
    private func end(of bytes: [UInt8]) -> FormatEnd {
        FormatEnd(
            FileEnds(
                head: Array(bytes.prefix(FormatEnd.length)),
                tail: Array(bytes.suffix(FormatEnd.length)),
                size: bytes.count
            )
        )
    }

    @Test(arguments: [[UInt8].jpeg, .png, .webp, .jpeg + [0, 0, 0], .webp + [0]])
    func `a whole file has its end`(bytes: [UInt8]) {
        #expect(end(of: bytes) == .present)
    }

    @Test(arguments: [[UInt8].jpeg, .png, .webp])
    func `a file cut anywhere behind its beginning has not`(bytes: [UInt8]) {
        for length in 9..<bytes.count {
            let isWhole = bytes == .jpeg && length == bytes.count
            #expect(isWhole || end(of: Array(bytes.prefix(length))) == .missing)
        }
        #expect(end(of: .cutJPEG) == .missing)
    }

    @Test func `the end of an embedded preview is not the end of the file`() {
        #expect(end(of: .jpeg + [UInt8](repeating: 7, count: 2 * FormatEnd.length)) == .missing)
    }

    @Test(arguments: [Array("II*".utf8) + [0], Array("hello".utf8), [0xFF]])
    func `other formats do not tell`(bytes: [UInt8]) {
        #expect(end(of: bytes) == .unknowable)
    }

    @Test(arguments: [("%PDF-1.4", false), ("\n%PDF-1.4 1 0 obj", false), ("%PDF-1.4 startxref 9\n%%EOF\n", true)])
    func `a PDF ends with its mark`(text: String, isWhole: Bool) {
        #expect(end(of: Array(text.utf8)) == (isWhole ? .present : .missing))
    }

    @Test func `an empty file is not complete`() {
        #expect(end(of: []) == .missing)
    }
}
