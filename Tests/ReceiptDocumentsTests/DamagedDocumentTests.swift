import ReceiptDomain
import Testing

@testable import ReceiptDocuments

/// Damaged copies of the sample documents; `Scripts/make-hostile-documents` makes as many as one likes, and bombs.
@Suite struct DamagedDocumentTests {
    /// xorshift64: the same copies every time.
    private struct Chance: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    private struct Decoder: DocumentDecoder, Sendable {
        func open(_ bytes: [UInt8]) throws(ReadingError) -> any ReceiptDocument { try PDFDecoder().open(bytes) }
    }

    @Test(arguments: ["e-receipt.pdf", "scan-2.pdf", "hidden-total.pdf", "order.eml"], 1...6)
    func `a damaged document opens, or says with a code why not`(_ name: String, _ seed: Int) throws {
        var chance = Chance(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
        var bytes = try sample(name)
        for _ in 0..<Int.random(in: 1...60, using: &chance) {
            bytes[Int.random(in: 0..<bytes.count, using: &chance)] = UInt8.random(in: 0...255, using: &chance)
        }
        if Bool.random(using: &chance) { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &chance)) }
        do throws(ReadingError) {
            let document =
                name.hasSuffix("eml") ? try MailDecoder(attachments: Decoder()).open(bytes) : try Decoder().open(bytes)
            for page in 0..<document.pageCount { _ = try document.page(page) }
        } catch {
            #expect(error.isAboutTheFile, "\(error)")
        }
    }
}
