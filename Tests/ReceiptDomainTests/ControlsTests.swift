import ReceiptDomain
import Testing

struct ControlsTests {
    @Test(arguments: [
        ("ACME\u{1B}]0;x\u{7}", "ACME]0;x"), ("a\u{9B}31mb\u{85}", "a31mb"), ("a\u{7F}\u{0}b", "ab"),
        ("gpj.\u{202E}exe\u{2066}\u{2069}", "gpj.exe"),
        ("first\r\nsecond\rthird\n\tfourth", "first\nsecond\nthird\n\tfourth"),
        ("이마트 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👨‍👩‍👧 e\u{301}", "이마트 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👨‍👩‍👧 e\u{301}"), ("", ""),
    ])
    func `a text loses what steers a display, and keeps its breaks`(_ text: String, _ clean: String) {
        #expect(Array(text.withoutControls.unicodeScalars) == Array(clean.unicodeScalars))
    }
}
