import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptStorage

/// Copies records' images byte for byte, into one folder for each record.
struct ExportedImages {
    let library: ReceiptLibrary
    let folder: String
    let replaces: Bool

    /// Returns the paths of each record's copies.
    func copy(_ records: [Record]) async throws -> (paths: [RecordID: [String]], count: Int) {
        var paths: [RecordID: [String]] = [:]
        var count = 0
        for record in records where !record.images.isEmpty {
            let place = folder + "/" + record.id.rawValue
            do {
                try FileManager.default.createDirectory(
                    atPath: place,
                    withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700]
                )
            } catch {
                throw ExportProblem.notWritten(path: place, detail: error.localizedDescription)
            }
            for image in record.images {
                let path = place + "/" + image.file
                let bytes = try PhotoFile.contents(of: try await library.imageLocation(image, of: record))
                // A file from an earlier export with the same bytes is kept.
                let known = FileManager.default.contents(atPath: path)
                if known != Data(bytes) { try OutputFile(path: path, replaces: replaces).write(Data(bytes)) }
                paths[record.id, default: []].append(path)
                count += 1
            }
        }
        return (paths, count)
    }
}
