import ReceiptReview

/// A command of the person while reviewing a draft.
enum ReviewCommand: Hashable, Sendable {
    case confirm
    /// Takes an alternative, counted from 1.
    case pick(Int)
    case edit(field: String?)
    case category(query: String?)
    /// Divides the amount; `parts` is the text typed after the command.
    case split(parts: String?)
    case items, join, fulfil, skip, discard, openImage, undo, help, quit, back

    /// Parses a key or a line such as `e date`; an empty line confirms, an unknown one is `nil`.
    init?(_ answer: String) {
        let words = answer.trimmingSpaces.split(maxSplits: 1) { $0.isWhitespace }
        guard let first = words.first else {
            self = .confirm
            return
        }
        let argument = words.dropFirst().first.map(\.trimmingSpaces)
        if let number = Int(first), number > 0, argument == nil {
            self = .pick(number)
            return
        }
        switch Self.latinKey(of: first.lowercased()) {
        case "e": self = .edit(field: argument)
        case "m" where argument == nil: self = .edit(field: ReviewField.merchant.name)
        case "t" where argument == nil: self = .edit(field: ReviewField.date.name)
        case "a" where argument == nil: self = .edit(field: ReviewField.amount.name)
        case "c": self = .category(query: argument)
        case "p": self = .split(parts: argument)
        case "i" where argument == nil: self = .items
        case "j" where argument == nil: self = .join
        case "f" where argument == nil: self = .fulfil
        case "s" where argument == nil: self = .skip
        case "d" where argument == nil: self = .discard
        case "o" where argument == nil: self = .openImage
        case "u" where argument == nil: self = .undo
        case "?", "h": self = .help
        case "q" where argument == nil: self = .quit
        case "<" where argument == nil: self = .back
        default: return nil
        }
    }

    /// The Latin letter on the same key: with the keyboard set to Hangul, `e` arrives as `ㄷ`.
    static func latinKey(of text: String) -> String {
        switch text {
        case "ㄷ", "ㄸ": "e"
        case "ㅊ": "c"
        case "ㅔ", "ㅖ": "p"
        case "ㅡ": "m"
        case "ㅅ", "ㅆ": "t"
        case "ㅁ": "a"
        case "ㄹ": "f"
        case "ㄴ": "s"
        case "ㅇ": "d"
        case "ㅐ", "ㅒ": "o"
        case "ㅑ": "i"
        case "ㅓ": "j"
        case "ㅕ": "u"
        case "ㅗ": "h"
        case "ㅂ", "ㅃ": "q"
        default: text
        }
    }
}
