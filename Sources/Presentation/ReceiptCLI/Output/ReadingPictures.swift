import Foundation
import ReceiptDomain
import ReceiptReview
import ReceiptTerminal

/// Draws the evidence of a reading on its photo.
enum ReadingPictures {
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

    /// Frames around every word of the first page's first pass, coloured by confidence, and around every field.
    ///
    /// Receipts on a shared picture are framed too.
    static func frames(_ readings: [Reading]) -> [PictureFrame] { readings.flatMap(frames) }

    private static func frames(of reading: Reading) -> [PictureFrame] {
        let words = reading.passes.first { $0.page == 0 }?.lines.flatMap(\.words) ?? []
        let part = reading.part.map { PictureFrame($0.box, .blue, label: "\($0.number)/\($0.count)") }
        let frames = words.map { word in
            let color: PictureFrame.Color =
                word.confidence >= 0.8 ? .green : word.confidence >= 0.5 ? .orange : .red
            return PictureFrame(word.box, color)
        }
        let fields = places(of: reading.draft).filter { $0.page == 0 }.map {
            PictureFrame($0.box, .blue, label: $0.field)
        }
        return [part].compactMap(\.self) + frames + fields
    }

    /// Writes the part of the photo behind each field as `FIELD.png` into a folder.
    static func writeCuts(
        of item: ReviewItem,
        to folder: String,
        _ picture: (Int) async throws -> GrayImage
    ) async throws -> [String] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var pictures: [Int: GrayImage] = [:]
        var paths: [String] = []
        guard let draft = item.draft else { return [] }
        for (field, box, page) in places(of: draft) {
            let room = min(box.width, box.height) / 2
            let image = if let known = pictures[page] { known } else { try await picture(page) }
            pictures[page] = image
            let cut = image.part(box.insetBy(dx: -room, dy: -room))?.turned(by: item.quarterTurns(ofPage: page))
            guard let cut, let file = PNGFile.encode(cut) else {
                continue
            }
            let path = folder + "/" + field + ".png"
            if let known = FileManager.default.contents(atPath: path), known != Data(file) {
                throw LibraryError.alreadyThere(path: path)
            }
            try write(file, to: path)
            paths.append(path)
        }
        return paths
    }

    /// Readable by the owner only, like every file that shows a receipt.
    static func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }
}
