/// A model offered by a recogniser.
public struct RecognitionModel: Hashable, Sendable, Codable {
    /// The script that a model knows besides digits.
    public enum Script: String, Sendable, Codable, CaseIterable { case latin, korean, japanese }

    /// The task that a model is best at.
    public enum Role: String, Sendable, Codable, CaseIterable {
        /// Whole receipts, on whose print it was trained.
        case page
        /// Amounts rather than names: it writes capitals only.
        case amounts
        /// Any print, with word knowledge; a second opinion beside a receipt model.
        case general
        /// Any print of several scripts, by an engine with mistakes of its own; it is asked where the others leave doubt.
        case independent
    }

    /// The engine's name for the model.
    public var id: String
    public var script: Script
    public var role: Role

    public init(id: String, script: Script, role: Role) {
        (self.id, self.script, self.role) = (id, script, role)
    }
}

extension [RecognitionModel] {
    /// The page model of a script, else its general model.
    public func page(of script: RecognitionModel.Script) -> RecognitionModel? {
        first { $0.script == script && $0.role == .page } ?? general(of: script)
    }

    public func general(of script: RecognitionModel.Script) -> RecognitionModel? {
        first { $0.script == script && $0.role == .general }
    }

    /// The other engine's model for pages of a script: one of its own for Hangul, and one for all other letters.
    public func independent(of script: RecognitionModel.Script) -> RecognitionModel? {
        first { $0.role == .independent && ($0.script == .korean) == (script == .korean) }
    }

    public var amounts: RecognitionModel? { first { $0.role == .amounts } }
}

extension RecognitionModel.Script {
    /// Scripts that a Latin model cannot read, those of the given languages (ISO 639-1) first.
    public static func others(preferred languages: [String]) -> [Self] {
        let preferred = languages.compactMap { ["ko": Self.korean, "ja": .japanese][$0] }
        return preferred + [.korean, .japanese].filter { !preferred.contains($0) }
    }
}
