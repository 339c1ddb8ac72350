import ReceiptDomain
import ReceiptIntake

extension LibraryError {
    /// Maps an intake problem to the library error that has a wording.
    init(_ problem: IntakeProblem) {
        switch problem {
        case .missing(let location): self = .vanished(path: location.path)
        case .notPermitted(let location): self = .notPermitted(path: location.path)
        case .notAFile(let location, let kind): self = .unsafeFile(path: location.path, kind: kind)
        case .tooDeep(let location): self = .system(path: location.path, detail: "folders lie too deep in one another")
        case .system(let location, let detail): self = .system(path: location.path, detail: detail)
        }
    }
}
