import ReceiptDomain
import ReceiptIntake

extension ScanTarget {
    /// The photos in a folder and its subfolders.
    static func inFolder(_ folder: FileLocation) -> [ScanTarget] {
        PhotoFinder([folder]).map { found in
            switch found {
            case .photo(let file), .mail(let file), .leftOut(let file): .file(file)
            case .problem(let problem): .problem(problem.location, .inaccessible(detail: problem.detail))
            }
        }
    }
}

extension IntakeProblem {
    /// A short reason without the path.
    fileprivate var detail: String {
        switch self {
        case .missing: "no such file"
        case .notPermitted: "permission denied"
        case .notAFile(_, let kind): "not a regular file: \(kind)"
        case .tooDeep: "folders lie too deep in one another"
        case .system(_, let detail): detail
        }
    }
}
