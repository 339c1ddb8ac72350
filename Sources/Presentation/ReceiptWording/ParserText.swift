import Foundation

/// Headings of help, and sentences about arguments that cannot be read, which the argument parser has in English.
enum ParserText {
    /// Pattern and replacement, `$1` standing for the pattern's first group; of patterns that fit the first is taken.
    private static let korean: [(pattern: String, replacement: String)] = [
        (#"^OVERVIEW: "#, "개요: "),
        (#"^(?:USAGE|Usage): "#, "사용법: "),
        (#"^ARGUMENTS:$"#, "인자:"),
        (#"^OPTIONS:$"#, "옵션:"),
        (#"^SUBCOMMANDS:$"#, "명령:"),
        (#"^(.+) SUBCOMMANDS:$"#, "$1:"),
        (#"^( +)See '(.+) <subcommand>' for detailed help\.$"#, "$1자세한 도움말: '$2 명령'"),
        (#"^( +)See '(.+)' for more information\.$"#, "$1자세한 도움말: '$2'"),
        (#"^Help:  "#, "도움말:  "),
        (#"^Error: Unknown option '(.+)'\. Did you mean '(.+)'\?$"#, "receiptmind: '$1' 옵션은 없습니다. 혹시 '$2'입니까?"),
        (#"^Error: Unknown option '(.+)'$"#, "receiptmind: '$1' 옵션은 없습니다."),
        (#"^Error: Missing value for '(.+)'$"#, "receiptmind: '$1'에 값이 없습니다."),
        (#"^Error: Missing expected argument '(.+)'$"#, "receiptmind: '$1' 인자가 없습니다."),
        (#"^Error: Missing one of: (.+)$"#, "receiptmind: 다음 중 하나가 있어야 합니다: $1"),
        (#"^Error: Unexpected argument '(.+)'$"#, "receiptmind: '$1' 인자는 쓸 수 없습니다."),
        (#"^Error: (\d+) unexpected arguments: (.+)$"#, "receiptmind: 쓸 수 없는 인자 $1개: $2"),
        (
            #"^Error: The option '(.+)' does not take any value, but '(.*)' was specified\.$"#,
            "receiptmind: '$1' 옵션은 값을 받지 않습니다('$2')."
        ),
        (
            #"^Error: The value '(.*)' is invalid for '(.+)'\. Please provide one of the following:$"#,
            "receiptmind: '$2'에 '$1' 값은 쓸 수 없습니다. 쓸 수 있는 값:"
        ),
        (
            #"^Error: The value '(.*)' is invalid for '(.+)'\. Please provide one of (.+) or (.+)\.$"#,
            "receiptmind: '$2'에 '$1' 값은 쓸 수 없습니다. 쓸 수 있는 값: $3, $4."
        ),
        (
            #"^Error: The value '(.*)' is invalid for '(.+)'\. Please provide one of (.+)\.$"#,
            "receiptmind: '$2'에 '$1' 값은 쓸 수 없습니다. 쓸 수 있는 값: $3."
        ),
        (#"^Error: The value '(.*)' is invalid for '([^']+)'"#, "receiptmind: '$2'에 '$1' 값은 쓸 수 없습니다."),
        (
            #"^Error: Value to be set with (.+) had already been set with (.+)$"#,
            "receiptmind: $1: 앞의 $2에서 이미 정한 값입니다."
        ),
        (#"^Error: "#, "receiptmind: "),
        (#"\(values: (.+); default: (.+)\)$"#, "(값: $1; 기본: $2)"),
        (#"\(values: (.+)\)$"#, "(값: $1)"),
        (#"\(default: (.+)\)$"#, "(기본: $1)"),
        (#"\(default as flag: (.+)\)$"#, "(값이 없으면 $1)"),
        (#"\(default\)"#, "(기본)"),
        (#"Show help information\."#, "도움말을 보여 줍니다."),
        (#"Show subcommand help information\."#, "명령의 도움말을 보여 줍니다."),
        (#"Show the version\."#, "버전을 보여 줍니다."),
    ]

    /// Compiled once: help has a hundred lines, each of which is compared with all of them.
    private static let patterns = korean.compactMap { pattern, replacement in
        (try? NSRegularExpression(pattern: pattern)).map { ($0, replacement) }
    }

    static func korean(_ line: String) -> String {
        let whole = NSRange(line.startIndex..., in: line)
        for (pattern, replacement) in patterns {
            guard let match = pattern.firstMatch(in: line, range: whole), let found = Range(match.range, in: line)
            else { continue }
            let text = pattern.replacementString(for: match, in: line, offset: 0, template: replacement)
            // Our text stands before a heading's end, which may be followed by a default.
            let rest = line[found.upperBound...]
            return line[..<found.lowerBound] + text + (rest.isEmpty ? "" : korean(String(rest)))
        }
        return line
    }
}

extension EnglishWording {
    public func parser(_ line: String) -> String { line }
}

extension KoreanWording {
    public func parser(_ line: String) -> String { ParserText.korean(line) }
}
