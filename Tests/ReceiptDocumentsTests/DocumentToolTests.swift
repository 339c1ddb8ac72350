import Glibc
import ReceiptDomain
import ReceiptFiles
import Testing

@testable import ReceiptDocuments

@Suite struct DocumentToolTests {
    private let cat = DocumentTool(path: "/usr/bin/cat", package: "coreutils")
    private let perl = DocumentTool(path: "/usr/bin/perl", package: "perl-base")

    private func output(
        of tool: DocumentTool,
        _ arguments: [String],
        on text: String = "ink"
    ) throws -> DocumentTool.Output {
        try tool.run(arguments, on: SealedFile(Array(text.utf8)), within: ToolTime())
    }

    @Test func `A program reads the document from its standard input`() throws {
        #expect(try output(of: cat, [], on: "28,900 won").bytes == Array("28,900 won".utf8))
    }

    @Test func `The same document can be read again`() throws {
        let file = try SealedFile([1, 2, 3])
        for _ in 1...2 { #expect(try cat.run([], on: file, within: ToolTime()).bytes == [1, 2, 3]) }
    }

    @Test func `A program sees no file and no variable of ours`() throws {
        setenv("RECEIPTMIND_SECRET", "1", 1)
        let script = "print join ',', (sort keys %ENV), grep { open(F, '<&=', $_) } 0..63"
        let output = try output(of: perl, ["-e", script])
        #expect(String(decoding: output.bytes, as: UTF8.self) == "LC_ALL,PATH,0,1,2")
    }

    @Test func `A flood of output ends the program`() {
        #expect(throws: ReadingError.overLimit(detail: "yes makes more than 200 MB of it")) {
            _ = try output(of: DocumentTool(path: "/usr/bin/yes", package: "coreutils"), [])
        }
    }

    @Test func `A program that never ends is ended when the document's time is over`() {
        let sleep = DocumentTool(path: "/usr/bin/sleep", package: "coreutils")
        let time = ToolTime(milliseconds: 2000)
        #expect(throws: ReadingError.overLimit(detail: "sleep takes more than its time")) {
            _ = try sleep.run(["100"], on: SealedFile([]), within: time)
        }
        #expect(throws: ReadingError.overLimit(detail: "the document takes too long to open")) {
            _ = try sleep.run(["100"], on: SealedFile([]), within: time)
        }
    }

    @Test func `Memory has a limit`() throws {
        #expect(try output(of: perl, ["-e", "$x = 'a' x 3_000_000_000; print 1"]).exitStatus != 0)
    }

    @Test func `A program that is not installed is named with its package`() {
        #expect(throws: ReadingError.toolMissing(program: "pdftonothing", package: "poppler-utils")) {
            _ = try output(of: DocumentTool(path: "/usr/bin/pdftonothing", package: "poppler-utils"), [])
        }
    }
}
