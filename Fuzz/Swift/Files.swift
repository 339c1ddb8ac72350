import Foundation
import ReceiptDomain
@testable import ReceiptImaging
@testable import ReceiptStorage

/// The first byte chooses the format of the rest.
@Sendable func fuzzExif(_ bytes: [UInt8]) {
    let formats: [ImageFormat] = [.jpeg, .png, .webp, .tiff]
    guard let choice = bytes.first else { return }
    let file = Array(bytes.dropFirst())
    guard let block = ExifBlock.find(in: file, format: formats[Int(choice) % formats.count]) else { return }
    let exif = ExifMetadata(block: block)
    precondition(exif.takenAt.map { $0.utf8.count == 19 } ?? true, "a time that is none")
}

/// WebP, TIFF, GIF and BMP, which Leptonica reads.
@Sendable func fuzzFormats(_ bytes: [UInt8]) {
    var limits = ImageLimits()
    // Small enough that most runs are about the formats and not about memory. JPEG and PNG have targets of their own, and
    // HEIC is decoded in another process.
    limits.otherPixels = 1 << 16
    limits.side = 4096
    guard let format = ImageFormat(signatureOf: bytes), [.webp, .tiff, .gif, .bmp].contains(format),
        let picture = try? CodecImageDecoder(limits: limits).decode(bytes)
    else { return }
    precondition(picture.image.width <= limits.side && picture.image.height <= limits.side, "a picture over the limit")
    precondition(picture.image.pixels.count <= limits.otherPixels, "more pixels than the limit")
}

/// Lines of a ledger, whole or not: what is understood is written as it was understood.
@Sendable func fuzzLedger(_ bytes: [UInt8]) {
    // More of them only take longer.
    let lines = bytes.split(separator: LedgerFormat.newline, maxSplits: 32, omittingEmptySubsequences: false)
    var index = LedgerIndex()
    var length = 0
    for (line, decoded) in zip(lines, LedgerDecoder.decode(lines)) {
        length += line.count + 1
        index.add(decoded, of: .me)
        if case .failure = decoded.content { _ = LedgerLineParts.separate(line) }
        guard case .success(let put) = decoded.content, let record = put.record else { continue }
        let written = try? LedgerFormat.encoder().encode(StoredRecord(record))
        let again = written.flatMap { try? JSONDecoder().decode(StoredRecord.self, from: $0) }
        precondition((try? again?.record(revision: put.sequence)) == record, "a record changes when it is written")
    }
    precondition(index.end == length && index.lineCount == lines.count, "lines are lost")
}

/// The small files that a person may edit, and those beside a record.
@Sendable func fuzzConfig(_ bytes: [UInt8]) {
    let data = Data(bytes)
    let decoder = JSONDecoder()
    if let stored = try? decoder.decode(StoredProfile.self, from: data), let profile = try? stored.profile() {
        precondition((try? StoredProfile(profile).profile()) == profile, "a profile changes when it is written")
    }
    if let stored = try? decoder.decode(StoredRules.self, from: data), let book = try? stored.book() {
        precondition((try? StoredRules(book).book()) == book, "a rule changes when it is written")
    }
    _ = try? decoder.decode(Reading.self, from: data)
    _ = try? decoder.decode(FailureReason.self, from: data)
}

/// A header of a backup.
@Sendable func fuzzTar(_ bytes: [UInt8]) {
    var block = Array(bytes.prefix(TarHeader.blockSize))
    block += [UInt8](repeating: 0, count: TarHeader.blockSize - block.count)
    guard let header = try? TarHeader(block) else { return }
    precondition(header.size >= 0, "a size below nothing")
    _ = try? header.blocks()
}
