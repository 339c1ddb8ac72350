import ReceiptDomain
public import ReceiptReview

/// A use case's error that comes from the user's request and has its own message with advice.
///
/// Use cases only state facts; the conformances with their sentences stand in this target, near the other sentences.
public protocol LocalizedProblem: Error {
    func sentence(_ wording: any Wording) -> String
}

extension InputProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String { wording.problem(self) }
}

extension Wording {
    /// Any error as a sentence; one that has none of its own is to be reported to the developers.
    public func sentence(of error: any Error) -> String {
        switch error {
        case let problem as any LocalizedProblem: problem.sentence(self)
        case let problem as LibraryError: self.error(problem)
        case let problem as DatabaseProblem: self.error(LibraryError.database(problem))
        case let problem as BucketProblem: self.error(LibraryError.bucket(problem))
        default: unexpected("\(error)")
        }
    }

    /// Writing to standard output failed, for example on a full disk.
    public func outputNotWritten(_ detail: String) -> String {
        localized("the output cannot be written: \(detail)", "출력을 쓸 수 없습니다: \(detail)")
    }

    /// Chooses the sentence of the language; for short sentences that are written side by side.
    public func localized(_ english: @autoclosure () -> String, _ korean: @autoclosure () -> String) -> String {
        switch language {
        case .english: english()
        case .korean: korean().withKoreanParticles
        }
    }

    /// The advice that ends a sentence about damage.
    public var seeVerify: String { localized("; run 'receiptmind verify'", ". 'receiptmind verify'를 실행하세요") }

    /// An unexpected error, with the system's own description.
    public func unexpected(_ description: String) -> String {
        localized(
            "something unexpected happened (\(description.escapingControls)); please report it",
            "예상하지 못한 문제가 생겼습니다(\(description.escapingControls)). 개발자에게 알리세요"
        )
    }
}
