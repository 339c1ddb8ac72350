import ReceiptDomain
import ReceiptIntake

extension ScanTarget {
    /// The photos in a folder and its subfolders.
    static func inFolder(_ folder: FileLocation) -> [ScanTarget] {
        PhotoFinder([folder]).map { found in
            switch found {
            case .photo(let file), .mail(let file), .leftOut(let file): .file(file)
            case .problem(let place, let problem): .problem(place, .inaccessible(detail: problem.detail))
            }
        }
    }
}

extension LibraryError {
    /// A short reason without the path.
    fileprivate var detail: String {
        switch self {
        case .vanished: "no such file"
        case .notPermitted: "permission denied"
        case .unsafeFile(_, let kind): "not a regular file: \(kind)"
        case .system(_, let detail): detail
        default: "\(self)"
        }
    }
}
