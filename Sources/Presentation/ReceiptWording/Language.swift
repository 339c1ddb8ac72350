/// A language of the user interface.
public enum Language: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case korean = "ko"

    /// Parses a language tag or a locale such as `ko`, `ko-KR`, `ko_KR.UTF-8`; `nil` for an unsupported language.
    public init?(tag: some StringProtocol) {
        let code = tag.lowercased().prefix { $0 != "-" && $0 != "_" && $0 != "." && $0 != "@" }
        self.init(rawValue: String(code))
    }

    /// The language of the first set variable among `LC_ALL`, `LC_MESSAGES` and `LANG`, in the order of POSIX.
    ///
    /// English if none is set or if its language is not supported.
    public init(environment: [String: String]) {
        let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        self = asked.flatMap { Language(tag: $0) } ?? .english
    }

    /// The wording with the built-in categories only.
    public var wording: any Wording { wording(BookNames()) }

    /// The wording with the household's names for its categories, accounts and subjects.
    public func wording(_ names: BookNames) -> any Wording {
        switch self {
        case .english: EnglishWording(names: names)
        case .korean: KoreanWording(names: names)
        }
    }
}
