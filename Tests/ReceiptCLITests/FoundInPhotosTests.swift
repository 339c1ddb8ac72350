@testable import ReceiptCLI
import ReceiptDomain
import Testing

@Suite struct FoundInPhotosTests {
    private static func line(_ text: String, y: Int, page: Int) -> (RecognizedLine, Int) {
        let words = text.split(separator: " ").enumerated().map { index, word in
            let box = PixelBox(x: 100 * index, y: y, width: 80, height: 20)
            return RecognizedWord(text: String(word), confidence: 1, box: box)
        }
        return (RecognizedLine(words: words), page)
    }

    private static let reading = Reading(
        draft: Draft(),
        passes: [line("스타벅스 성수점", y: 10, page: 0), line("승인번호 0077 CARD", y: 40, page: 1)].map { line, page in
            RecognitionPass(model: "kor", page: page, rendering: "flat 24", lines: [line])
        },
        picture: PictureSummary(format: .jpeg, width: 400, height: 400),
        versions: [],
        timings: ReadingTimings()
    )

    @Test func `the place of a word is the line that has it, on its page`() throws {
        let place = try #require(FoundInPhotos.place(of: ["없는말", "card"], in: Self.reading))
        #expect(place.page == 1)
        #expect(place.box == PixelBox(x: 0, y: 40, width: 280, height: 20))
        #expect(FoundInPhotos.place(of: ["벅스 성"], in: Self.reading)?.box.y == 10)
    }

    @Test func `what was not read has no place`() {
        #expect(FoundInPhotos.place(of: ["영수증"], in: Self.reading) == nil)
    }
}
