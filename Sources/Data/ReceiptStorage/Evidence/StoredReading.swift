import Foundation
import ReceiptDomain
import struct SystemPackage.FilePath

/// `reading.json`: what was seen on the image, kept with the record.
struct StoredReading: Codable {
    static let version = 1

    var v = version
    var draft: StoredDraft
    var passes: [StoredPass]
    var picture: StoredPicture
    var versions: [String]
    /// Milliseconds.
    var timings: Timings
    /// Missing in what was read before decisions were kept.
    var decisions: [StoredDecision]?

    struct Timings: Codable {
        var decode: Int
        var prepare: Int
        var recognize: Int
        var understand: Int
    }

    init(_ reading: Reading) {
        draft = StoredDraft(reading.draft)
        passes = reading.passes.map(StoredPass.init)
        picture = StoredPicture(reading.picture)
        versions = reading.versions
        timings = Timings(
            decode: reading.timings.decode,
            prepare: reading.timings.prepare,
            recognize: reading.timings.recognize,
            understand: reading.timings.understand
        )
        decisions = reading.decisions.map(StoredDecision.init).nonEmpty
    }

    static func reading(at path: FilePath) throws(LibraryError) -> Reading {
        let stored = try StoredFile.decode(Self.self, at: path, version: version)
        return try StoredFile.naming(path) { () throws(InvalidField) in try stored.reading() }
    }

    private func reading() throws(InvalidField) -> Reading {
        Reading(
            draft: try draft.draft(),
            passes: try passes.map { (pass) throws(InvalidField) in try pass.pass() },
            picture: try picture.summary(),
            versions: versions,
            timings: ReadingTimings(
                decode: timings.decode,
                prepare: timings.prepare,
                recognize: timings.recognize,
                understand: timings.understand
            ),
            decisions: try (decisions ?? []).map { (decision) throws(InvalidField) in try decision.decision() }
        )
    }
}

struct StoredPicture: Codable {
    var format: String
    var width: Int
    var height: Int
    var takenAt: String?
    var warnings: [String]?

    init(_ picture: PictureSummary) {
        format = picture.format.rawValue
        width = picture.width
        height = picture.height
        takenAt = picture.takenAt
        warnings = picture.warnings.nonEmpty
    }

    func summary() throws(InvalidField) -> PictureSummary {
        PictureSummary(
            format: try required("format", format, ImageFormat.init(rawValue:)),
            width: width,
            height: height,
            takenAt: takenAt,
            warnings: warnings ?? []
        )
    }
}

/// A box as `[x, y, width, height]`.
struct StoredBox: Codable {
    var box: PixelBox

    init(_ box: PixelBox) { self.box = box }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let numbers = try container.decode([Int].self)
        guard numbers.count == 4 else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "a box has four numbers")
        }
        box = PixelBox(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode([box.x, box.y, box.width, box.height])
    }
}
