import Foundation
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptOCR

@Suite struct OrientedBoxTests {
    @Test(arguments: [0.0, 0.1, -0.3, 0.7])
    func `the smallest box around a turned rectangle is that rectangle`(angle: Double) throws {
        let turned = OrientedBox(
            centre: .init(x: 100, y: 80),
            direction: .init(x: cos(angle), y: sin(angle)),
            width: 90,
            height: 20
        )
        let corners = [(0.0, 0.0), (90, 0), (0, 20), (90, 20), (45, 10), (45, 0)].map {
            turned.place(along: $0.0, across: $0.1)
        }
        let box = try #require(OrientedBox(around: corners))
        #expect(abs(box.width - 90) < 1e-6 && abs(box.height - 20) < 1e-6)
        #expect(abs(box.centre.x - 100) < 1e-6 && abs(box.centre.y - 80) < 1e-6)
        #expect(abs(box.direction.y - sin(angle)) < 1e-6)
    }

    @Test func `no points have no box, and one has one without size`() {
        #expect(OrientedBox(around: []) == nil)
        #expect(OrientedBox(around: [.init(x: 3, y: 4)])?.width == 0)
    }

    @Test func `a part of a level box has its place in the picture`() {
        let box = OrientedBox(centre: .init(x: 50, y: 20), direction: .init(x: 1, y: 0), width: 60, height: 10)
        #expect(box.bounds(from: 10, to: 30, share: 0.6) == PixelBox(x: 30, y: 17, width: 20, height: 6))
    }

    @Test func `a picture is drawn as large as asked, from black to white`() {
        let image = GrayImage(width: 4, height: 1, pixels: [0, 0, 255, 255])
        let values = image.sampled(OrientedBox(image), columns: 2, rows: 1)
        #expect(values == [-1, 1])
    }
}

@Suite struct NeuralRecognizerTests {
    private static let installed = NeuralInstallation(in: ["/usr/local/lib/receiptmind/pp-ocr"])

    @Test func `an engine of which a file is missing is none`() throws {
        #expect(NeuralInstallation(in: ["/nowhere", "/dev"]) == nil)
    }

    @Test func `damaged files are no engine, and fail no reading`() throws {
        let folder = try TemporaryFolder()
        for name in ["libonnxruntime.so", "detector.onnx", "reader.onnx", "features.onnx"] {
            try folder.write(name, "no library")
        }
        let recognizer = NeuralRecognizer(try #require(NeuralInstallation(in: [folder.path])))
        #expect(!recognizer.isUsable)
        #expect(recognizer.recognize(.seventyOne, RecognitionRequest(model: "pp-ocr")).lines.isEmpty)
    }

    /// Later versions have their makers' telemetry in them, which begins as soon as an environment is made.
    @Test(.enabled(if: installed != nil, "PP-OCR is not installed: Scripts/setup"))
    func `the engine's library reports to nobody`() throws {
        let library = try Data(contentsOf: URL(filePath: try #require(Self.installed).library), options: .alwaysMapped)
        #expect(library.range(of: Data("Microsoft12Applications6Events".utf8)) == nil)
    }

    @Test(.enabled(if: installed != nil, "PP-OCR is not installed: Scripts/setup"))
    func `print is found and read, wherever it stands and however small the picture`() throws {
        let recognizer = NeuralRecognizer(try #require(Self.installed))
        let request = RecognitionRequest(model: "pp-ocr")
        let lines = recognizer.recognize(.seventyOne, request).lines
        #expect(lines.map(\.text).joined().filter(\.isNumber) == "71", "read \(lines.map(\.text))")
        #expect(lines.allSatisfy { $0.box.map { $0.x >= 0 && $0.maxX <= 110 && $0.height < 60 } == true })
        let dot = GrayImage(width: 1, height: 1, pixels: [0])
        #expect(recognizer.recognize(dot, request).lines.isEmpty)
    }

    @Test(.enabled(if: installed != nil, "PP-OCR is not installed: Scripts/setup"))
    func `Hangul and figures are read by layers of our own`() throws {
        let recognizer = NeuralRecognizer(try #require(Self.installed))
        let model = try #require(recognizer.models.independent(of: .korean)?.id)
        for (picture, text) in [(GrayImage.hapgye, "합계"), (.seventyOne, "71")] {
            let lines = recognizer.recognize(picture, RecognitionRequest(model: model)).lines
            #expect(lines.map(\.text).joined() == text)
        }
        #expect(recognizer.models.independent(of: .latin)?.id == "pp-ocr")
        #expect(recognizer.models.independent(of: .japanese)?.id == "pp-ocr")
    }

    @Test(.enabled(if: installed != nil, "PP-OCR is not installed: Scripts/setup"))
    func `reading ends with the work that it may cost`() throws {
        let recognizer = NeuralRecognizer(try #require(Self.installed))
        let request = RecognitionRequest(model: "pp-ocr", maximumWork: .zero)
        let result = recognizer.recognize(.seventyOne, request)
        #expect(result.isCutShort && result.lines.isEmpty)
    }
}

extension GrayImage {
    /// The word for a total, as tills print it.
    fileprivate static let hapgye: GrayImage = {
        let ink = """
            ....#######.....###...................###..###
            ....#######.....###...................###..###
            ................###......##########...###..###
            ###############.###......##########...###..###
            ###############.###.............###...###..###
            ................###.............###...###..###
            .....#####......#######.........#########..###
            ...#########....#######.........#########..###
            ..####...####...###............###....###..###
            ..###.....###...###............###....###..###
            ..###.....###...###...........###.....###..###
            ..####...####...###...........###.#######..###
            ...#########....###..........###..#######..###
            .....#####......###.........###.......###..###
            ...........................###........###..###
            ....###.........###......####.........###..###
            ....###.........###.....####..........###..###
            ....###.........###......##...........###..###
            ....###############...................###..###
            ....###############...................###..###
            ....###.........###...................###..###
            ....###.........###...................###..###
            ....###############...................###..###
            .....##############........................###
            """.split(separator: "\n").map(Array.init)
        let (margin, scale) = (12, 2)
        let (width, height) = (scale * (ink[0].count + 2 * margin), scale * (ink.count + 2 * margin))
        let pixels = (0..<width * height).map { place in
            let (row, column) = (place / width / scale - margin, place % width / scale - margin)
            return ink.indices.contains(row) && ink[row].indices.contains(column) && ink[row][column] == "#" ? 0 : 255
        }
        return GrayImage(width: width, height: height, pixels: pixels.map(UInt8.init))
    }()
}
