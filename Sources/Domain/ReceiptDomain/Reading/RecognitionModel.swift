/// A model that a recogniser can read with, as the recogniser publishes it.
public struct RecognitionModel: Hashable, Sendable {
    /// The letters that a model knows beside figures.
    public enum Script: String, Sendable, CaseIterable { case latin, korean, japanese }

    /// What a model is good at.
    public enum Role: String, Sendable, Codable, CaseIterable {
        /// Reads whole receipts: trained on their print.
        case page
        /// Reads amounts better than names: it writes capitals only.
        case amounts
        /// Reads any print and knows words; a second opinion beside a model for receipts.
        case general
    }

    /// The engine's own name for it.
    public var id: String
    public var script: Script
    public var role: Role

    public init(id: String, script: Script, role: Role) {
        self.id = id
        self.script = script
        self.role = role
    }
}

extension [RecognitionModel] {
    /// The model to read pages of a script with: one for receipts, else a general one.
    public func page(of script: RecognitionModel.Script) -> RecognitionModel? {
        first { $0.script == script && $0.role == .page } ?? general(of: script)
    }

    public func general(of script: RecognitionModel.Script) -> RecognitionModel? {
        first { $0.script == script && $0.role == .general }
    }

    public var amounts: RecognitionModel? { first { $0.role == .amounts } }
}

extension RecognitionModel.Script {
    /// Scripts that a Latin model cannot read, those of the household's languages (ISO 639-1) first.
    public static func others(preferred languages: [String]) -> [Self] {
        let preferred = languages.compactMap { ["ko": Self.korean, "ja": .japanese][$0] }
        return preferred + [.korean, .japanese].filter { !preferred.contains($0) }
    }
}
