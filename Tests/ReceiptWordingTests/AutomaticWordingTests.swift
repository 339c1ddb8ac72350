import ReceiptReview
import ReceiptWording
import Testing

@Suite struct AutomaticWordingTests {
    @Test(arguments: Language.allCases)
    func `every reason to leave a draft has a sentence of its own`(_ language: Language) {
        let obstacles: [AutomaticReview.Obstacle] = [
            .missing(.merchant), .notProved, .unsure(.category), .possibleDuplicate,
        ]
        #expect(Set(obstacles.map { language.wording.obstacle($0, count: 2) }).count == obstacles.count)
        let summaries = [true, false].map { language.wording.automaticSummary(confirmed: 1, left: 3, isDryRun: $0) }
        #expect(Set(summaries).count == 2)
    }
}
