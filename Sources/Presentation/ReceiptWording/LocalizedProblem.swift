/// An error of a use case that says itself what is wrong and what to do: the person asked for something that cannot be.
///
/// Conformances and their sentences stand here, near the other sentences; use cases only state facts.
public protocol LocalizedProblem: Error {
    func sentence(_ wording: any Wording) -> String
}

extension Wording {
    /// Standard output is a file on a full disk, or a device that takes nothing.
    public func outputNotWritten(_ detail: String) -> String {
        localized("the output cannot be written: \(detail)", "출력을 쓸 수 없습니다: \(detail)")
    }

    /// The same in the language of the person, for sentences of which both are short.
    public func localized(_ english: @autoclosure () -> String, _ korean: @autoclosure () -> String) -> String {
        switch language {
        case .english: english()
        case .korean: korean()
        }
    }
}
