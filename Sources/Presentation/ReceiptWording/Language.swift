public import ReceiptDomain

/// A language that ReceiptMind speaks.
public enum Language: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case korean = "ko"

    /// Reads `ko`, `ko-KR`, `ko_KR.UTF-8`; `nil` for any other language.
    public init?(tag: some StringProtocol) {
        let code = tag.lowercased().prefix { $0 != "-" && $0 != "_" && $0 != "." && $0 != "@" }
        self.init(rawValue: String(code))
    }

    /// What the locale variables ask for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides, as in POSIX.
    ///
    /// English where none is set or its language is not spoken here.
    public init(environment: [String: String]) {
        let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        self = asked.flatMap { Language(tag: $0) } ?? .english
    }

    /// All text for people in this language, where only built-in categories are known.
    public var wording: any Wording { wording(.builtIn) }

    /// All text for people in this language, with what the household calls its categories, accounts and subjects.
    public func wording(_ catalog: CategoryCatalog, _ names: BookNames = BookNames()) -> any Wording {
        switch self {
        case .english: EnglishWording(catalog: catalog, names: names)
        case .korean: KoreanWording(catalog: catalog, names: names)
        }
    }
}
