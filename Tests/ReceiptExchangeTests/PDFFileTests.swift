import Foundation
import ReceiptTestSupport
import Testing

@testable import ReceiptExchange

/// PDFs, looked at by other programs.
@Suite struct PDFFileTests {
    private let folder = try? TemporaryFolder()

    /// One grey pixel.
    private static let jpeg = Array(
        Data(
            base64Encoded: """
                /9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQ\
                Ew8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==
                """
        ) ?? Data()
    )

    private static let korean = "/usr/share/fonts/truetype/nanum/NanumGothic.ttf"

    private func run(_ program: String, _ arguments: [String]) throws -> ChildProcess.Outcome {
        try ChildProcess.run("/usr/bin/" + program, arguments)
    }

    private func sample(_ font: String?) throws -> [UInt8] {
        let file = try PDFFile(title: "청구", font: font)
        file.add([.init("보험금 청구 자료: 서울정형외과", x: 40, y: 60, size: 16), .init("12,300", x: 500, y: 90)])
        let (isTaken, isRefused) = (
            file.add(jpeg: Self.jpeg, caption: "1 · 2026-11-17"), !file.add(jpeg: [1, 2, 3], caption: "no picture")
        )
        #expect(isTaken && isRefused)
        return try file.bytes()
    }

    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/qpdf")),
        arguments: [true, false]
    )
    func `a file is whole`(_ isEmbedded: Bool) throws {
        let path = try #require(folder).path("x.pdf")
        try Data(sample(isEmbedded ? Self.korean : nil)).write(to: URL(filePath: path))
        let checked = try run("qpdf", ["--check", path])
        #expect(checked.status == 0, "\(checked.output)")
        #expect(try run("qpdf", ["--show-npages", path]).output.hasPrefix("2"))
    }

    @Test(
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")
                && FileManager.default.fileExists(atPath: Self.korean)
        )
    )
    func `letters are embedded, and can be searched`() throws {
        let bytes = try sample(Self.korean)
        #expect(bytes.count < 600_000)
        let path = try #require(folder).path("x.pdf")
        try Data(bytes).write(to: URL(filePath: path))
        #expect(try run("pdftotext", [path, "-"]).output.contains("보험금 청구 자료: 서울정형외과"))
        #expect(try run("pdffonts", [path]).output.contains("yes yes yes"))
    }

    @Test func `a text that is too long is cut`() throws {
        let file = try PDFFile(title: "", font: nil)
        #expect(file.width(of: "가나ab", size: 10) == 30)
        #expect(file.cut("가나다라마", to: 35, size: 10) == "가나…" && file.cut("가나", to: 35, size: 10) == "가나")
    }

    @Test(arguments: ["", "a text, and no font", "/nonexistent"])
    func `a file that is no font is not used`(_ content: String) throws {
        let font = content.hasPrefix("/") ? content : try #require(folder).path("text.ttf")
        if font != content { try Data(content.utf8).write(to: URL(filePath: font)) }
        #expect(try sample(font) == sample(nil))
    }
}
