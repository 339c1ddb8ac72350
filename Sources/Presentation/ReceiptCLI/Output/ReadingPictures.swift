import Foundation
import ReceiptDomain
import ReceiptImaging
import ReceiptTerminal

/// Shows on the photo what was read.
enum ReadingPictures {
    /// The fields that have a place on the photo.
    static func places(of draft: Draft) -> [(field: String, box: PixelBox, page: Int)] {
        let evidence: [(String, Evidence?)] = [
            ("merchant", draft.merchant?.evidence), ("date", draft.date?.evidence), ("time", draft.time?.evidence),
            ("total", draft.total?.evidence), ("subtotal", draft.subtotal?.evidence), ("tax", draft.tax?.evidence),
        ]
        return evidence.compactMap { field, evidence in
            guard let evidence, let box = evidence.box else { return nil }
            return (field, box, evidence.page)
        }
    }

    /// The first page with a frame around every word of its first reading, coloured by its confidence, and around every field.
    ///
    /// Of a picture of several receipts, each has a frame around it as well.
    static func overlay(_ image: GrayImage, _ readings: [Reading]) -> [UInt8]? {
        PictureOverlay.png(of: image, frames: readings.flatMap(frames))
    }

    private static func frames(of reading: Reading) -> [PictureOverlay.Frame] {
        let words = reading.passes.first { $0.page == 0 }?.lines.flatMap(\.words) ?? []
        let part = reading.part.map { PictureOverlay.Frame($0.box, .blue, label: "\($0.number)/\($0.count)") }
        let frames = words.map { word in
            let color: PictureOverlay.Frame.Color =
                word.confidence >= 0.8 ? .green : word.confidence >= 0.5 ? .orange : .red
            return PictureOverlay.Frame(word.box, color)
        }
        let fields = places(of: reading.draft).filter { $0.page == 0 }.map {
            PictureOverlay.Frame($0.box, .blue, label: $0.field)
        }
        return [part].compactMap(\.self) + frames + fields
    }

    /// The part of the photo behind each field, with a little around it, as files in a folder: `FIELD.png`.
    static func writeCuts(_ draft: Draft, to folder: String, of picture: (Int) throws -> GrayImage) throws -> [String] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var pictures: [Int: GrayImage] = [:]
        return try places(of: draft).compactMap { field, box, page in
            let room = box.height / 2
            let image = try pictures[page] ?? picture(page)
            pictures[page] = image
            guard let cut = image.part(box.insetBy(dx: -room, dy: -room)), let file = PNGEncoder.encode(cut) else {
                return nil
            }
            let path = folder + "/" + field + ".png"
            try write(file, to: path)
            return path
        }
    }

    /// For the owner's eyes only, like everything else that shows a receipt.
    static func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }
}
