import Foundation
import ReceiptDomain
import struct SystemPackage.FilePath

/// `reading.json`: the recognition passes and their interpretation, stored with the record.
struct StoredReading: VersionedContent, Encodable {
    /// Version 2 has several pages; a reading of one page is written as version 1, so that older programs can read it.
    static let version = 2

    var v: Int
    var draft: StoredDraft
    var passes: [StoredPass]
    var picture: StoredPicture
    /// Missing in readings older than multi-page files.
    var pages: [StoredPage]?
    var versions: [String]
    /// In milliseconds.
    var timings: ReadingTimings
    /// Missing in readings older than stored decisions.
    var decisions: [StoredDecision]?

    init(_ reading: Reading) {
        v = reading.pages.count > 1 ? Self.version : 1
        pages = reading.pages.map(StoredPage.init).nonEmpty
        draft = StoredDraft(reading.draft)
        passes = reading.passes.map(StoredPass.init)
        picture = StoredPicture(reading.picture)
        versions = reading.versions
        timings = reading.timings
        decisions = reading.decisions.map(StoredDecision.init).nonEmpty
    }

    func reading() throws(InvalidValue) -> Reading {
        Reading(
            draft: try draft.draft(),
            passes: try passes.map { (pass) throws(InvalidValue) in try pass.pass() },
            picture: try picture.summary(),
            pages: try pages?.map { (page) throws(InvalidValue) in try page.summary() }
                ?? [PageSummary(kind: .photo, width: picture.width, height: picture.height)],
            versions: versions,
            timings: timings,
            decisions: try (decisions ?? []).map { (decision) throws(InvalidValue) in try decision.decision() }
        )
    }
}

/// A page of the file; boxes are in its pixels.
struct StoredPage: Codable {
    var kind: String
    var width: Int
    var height: Int
    /// The file name of the page's image; omitted for the record's first.
    var image: String?

    init(_ page: PageSummary) {
        (kind, width, height, image) = (page.kind.rawValue, page.width, page.height, page.image)
    }

    func summary() throws(InvalidValue) -> PageSummary {
        let kind = try InvalidValue.required("kind", kind, DocumentPage.Kind.init(rawValue:))
        return PageSummary(kind: kind, width: width, height: height, image: image)
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

    func summary() throws(InvalidValue) -> PictureSummary {
        PictureSummary(
            format: try InvalidValue.required("format", format, ImageFormat.init(rawValue:)),
            width: width,
            height: height,
            takenAt: takenAt,
            warnings: warnings ?? []
        )
    }
}
