import ReceiptApp
import ReceiptTerminal
import ReceiptWording
import Testing

@Suite struct ProgressTests {
    private static let english = Language.english.wording
    private static let korean = Language.korean.wording

    @Test(arguments: [
        (WorkProgress(done: 0, total: 40, elapsed: .seconds(1)), "0 of 40"),
        (WorkProgress(done: 12, total: 40, elapsed: .seconds(3)), "12 of 40 · 4.0 per second · 0:07 left"),
        (WorkProgress(done: 40, total: 40, failed: 2, elapsed: .seconds(10)), "40 of 40 · 4.0 per second · 2 failed"),
        (WorkProgress(done: 1, total: 9000, elapsed: .seconds(1)), "1 of 9,000 · 1.0 per second · 2:29:59 left"),
        (WorkProgress(done: 1, total: 2, elapsed: .milliseconds(100)), "1 of 2"),
    ])
    func `count, rate and time left are said as soon as they are known`(_ progress: WorkProgress, _ expected: String) {
        #expect(Self.english.progress(progress) == expected)
    }

    @Test func `a bar is drawn where there is room for one`() {
        let progress = WorkProgress(done: 10, total: 40, elapsed: .seconds(5))
        #expect(
            progress.line(width: 79, Self.korean)
                == "[#######-----------------------] 10/40 · 초당 2.0장 · 0:15 남음"
        )
        #expect(progress.line(width: 30, Self.korean) == "10/40 · 초당 2.0장 · 0:15 남음")
        #expect(progress.line(width: 12, Self.korean).columns <= 12)
    }

    @Test func `on a terminal one line is drawn over and over, and taken off at the end`() {
        let written = Written()
        var writer = ProgressWriter(Self.english, terminalWidth: 40) { written.text += $0 }
        writer.show(WorkProgress(done: 1, total: 2, elapsed: .zero))
        writer.show(WorkProgress(done: 1, total: 2, elapsed: .zero))
        writer.note("a.jpg: fine")
        writer.show(WorkProgress(done: 2, total: 2, elapsed: .zero))
        writer.clear()
        let bar = "[###############---------------] 1 of 2"
        let blank = String(repeating: " ", count: 39)
        let full = "[##############################] 2 of 2"
        #expect(written.text == "\r\(bar)\r\(blank)\ra.jpg: fine\n\r\(full)\r\(blank)\r")
    }

    @Test func `a line above the progress is broken at words`() {
        let written = Written()
        var writer = ProgressWriter(Self.english, terminalWidth: 24) { written.text += $0 }
        writer.note("notes.txt is not a picture or document")
        #expect(written.text == "notes.txt is not a\npicture or document\n")
    }

    @Test func `elsewhere a plain line comes at every tenth`() {
        let written = Written()
        var writer = ProgressWriter(Self.english, terminalWidth: nil) { written.text += $0 }
        for done in 0...40 { writer.show(WorkProgress(done: done, total: 40, elapsed: .zero)) }
        writer.clear()
        #expect(written.text.split(separator: "\n").count == 10)
        #expect(!written.text.contains("\r"))
    }
}

private final class Written {
    var text = ""
}
