import ReceiptReview
import ReceiptWording
import Testing

@testable import ReceiptTerminal

@Suite struct TextWidthTests {
    @Test(arguments: [
        ("abc", 3), ("", 0), ("이마트", 6), ("ｶﾅ", 2), ("ＡＢ", 4), ("漢字", 4), ("カナ", 4), ("e\u{301}", 1), ("🍚", 2),
        ("☂", 1), ("☂\u{FE0F}", 2), ("👨‍👩‍👧", 2), ("🇰🇷", 2), ("₩23,400", 7), ("\u{1112}\u{1161}\u{11AB}", 2), ("…", 1),
        ("\u{200B}", 0), ("✓", 1), ("㉠", 2), ("한글 and 漢", 11), ("─", 1), ("\u{AD}", 0),
    ])
    func `text takes the columns that terminals give it`(_ text: String, _ columns: Int) {
        #expect(text.columns == columns)
    }

    @Test(arguments: [
        ("이마트 성수점", 20, "이마트 성수점"), ("이마트 성수점", 8, "이마트 …"), ("이마트", 6, "이마트"), ("이마트", 5, "이마…"),
        ("이마트", 4, "이…"), ("이마트", 1, "…"), ("이마트", 0, ""), ("ab", 1, "…"),
    ])
    func `text is cut by columns, never within a character`(_ text: String, _ limit: Int, _ expected: String) {
        #expect(text.truncated(toColumns: limit) == expected)
        #expect(text.truncated(toColumns: limit).columns <= limit)
    }

    @Test func `padding counts columns`() {
        #expect("식비".padded(toColumns: 6) == "식비  ")
        #expect("식비".padded(toColumns: 6, .right) == "  식비")
        #expect("식비".padded(toColumns: 2) == "식비")
    }

    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]), ("이마트 성수점", 8, ["이마트", "성수점"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("", 10, []),
    ])
    func `lines break at spaces and within a word only where they must`(_ text: String, _ width: Int, _ lines: [String])
    {
        #expect(text.wrapped(toColumns: width) == lines)
    }

    @Test(arguments: [
        ("a message that is longer than the terminal", 24, "a message that is longer\nthan the terminal"),
        ("short  as it is", 24, "short  as it is"), ("  aaaa bbbb cccc dddd eeee", 20, "  aaaa bbbb cccc\n  dddd eeee"),
        ("see /a/path/that/is/longer/than/it now", 20, "see\n/a/path/that/is/longer/than/it\nnow"),
        ("a question of many words [answer]: ", 20, "a question of many\nwords [answer]: "),
        ("one two three four five six\n  seven", 20, "one two three four\nfive six\n  seven"),
        ("\u{1B}[1mone two three four five six", 20, "\u{1B}[1mone two three four five six"),
    ])
    func `messages break at spaces and keep paths whole`(_ text: String, _ width: Int, _ shown: String) {
        #expect(text.folded(toColumns: width) == shown)
        #expect(text.folded(toColumns: nil) == text)
    }

    @Test(arguments: [
        ("plain 이마트 🍚", "plain 이마트 🍚"), ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("a\nb\tc\r", "a\\nb\\tc\\r"),
        ("\u{9B}2J", "\\u{9B}2J"), ("gpj.\u{202E}exe", "gpj.\\u{202E}exe"),
        ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
        ("\u{7F}", "\\u{7F}"), ("a\r\nb", "a\\r\\nb"), ("👨‍👩‍👧", "👨‍👩‍👧"),
    ])
    func `what could steer the terminal is shown as an escape`(_ text: String, _ shown: String) {
        #expect(text.escapingControls == shown)
    }

    @Test func `a styled line is cut across its pieces`() {
        let line = StyledLine([.init("이마트", .strong), .init(" 성수점"), .init(" 뒤")])
        #expect(line.truncated(toColumns: 10).text == "이마트 성…")
        #expect(line.truncated(toColumns: 7).text == "이마트…")
        #expect(line.truncated(toColumns: 16) == line)
    }

    @Test func `colours are written only where they are wanted`() {
        let line = StyledLine([.init("✓", .good), .init(" sure")])
        #expect(line.rendered(.plain) == "✓ sure")
        #expect(line.rendered(Styling(isColored: true)) == "\u{1B}[32m✓\u{1B}[0m sure")
    }

    @Test(arguments: [
        (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
        (true, ["TERM": "dumb"], false),
    ])
    func `colours need a terminal and no objection`(
        _ isTerminal: Bool,
        _ environment: [String: String],
        _ expected: Bool
    ) {
        #expect(Styling(isTerminal: isTerminal, environment: environment).isColored == expected)
    }

    @Test(arguments: [
        ("치 즈 웨 이브", "치즈웨이브"), ("가 맹 점 명: 가 족 약국 들", "가맹점 명: 가족약국들"), ("이 상품 교환 불가", "이 상품 교환 불가"),
        ("합 계   43,500 원", "합계 43,500 원"), ("LANDFALL  RESTAURANT", "LANDFALL RESTAURANT"), ("", ""),
    ])
    func `spaces between the syllables of a Korean word are left out`(_ read: String, _ shown: String) {
        #expect(read.joiningSyllables == shown)
    }
}
