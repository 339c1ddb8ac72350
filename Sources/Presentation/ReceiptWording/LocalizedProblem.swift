/// An error of a use case that says itself what is wrong and what to do: the person asked for something that cannot be.
///
/// Conformances and their sentences stand here, near the other sentences; use cases only state facts.
public protocol LocalizedProblem: Error {
    func sentence(_ wording: any Wording) -> String
}

extension Wording {
    /// The same in the language of the person, for sentences of which both are short.
    public func localized(_ english: @autoclosure () -> String, _ korean: @autoclosure () -> String) -> String {
        switch language {
        case .english: english()
        case .korean: korean()
        }
    }
}
