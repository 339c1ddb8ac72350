import ReaderClient
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptWording

/// A named file that cannot be stored as an image.
struct UnreadableFile: LocalizedProblem {
    var path: String
    var problem: ReadingError

    func sentence(_ wording: any Wording) -> String { wording.error(problem, file: path) }
}

extension AttachImages {
    init(of library: ReceiptLibrary) { self.init(library: library, facts: Readers.forPictures().facts) }

    /// Checks all files before anything is written.
    ///
    /// - Throws: ``UnreadableFile`` for the first that cannot be stored.
    func check(_ paths: [String]) async throws {
        for path in paths {
            do {
                _ = try await facts(PhotoFile.contents(of: FileLocation(path)))
            } catch let problem as ReadingError {
                throw UnreadableFile(path: path, problem: problem)
            }
        }
    }
}
