import ReceiptTerminal
import Testing

@Suite struct KeyDecoderTests {
    private func keys(_ bytes: [UInt8]) -> [Key] {
        var decoder = KeyDecoder()
        var keys = bytes.compactMap { decoder.feed($0) }
        if let last = decoder.flush() { keys.append(last) }
        return keys
    }

    @Test(arguments: [
        ("a", [Key.character("a")]), ("가나", [.character("가"), .character("나")]), ("\r", [.enter]), ("\n", [.enter]),
        ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\t", [.tab]), ("\u{3}", [.control("c")]),
        ("\u{1B}", [.escape]),
        ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}[3~", [.delete]), ("\u{1B}[1;5C", [.right]),
        ("\u{1B}[H\u{1B}[F", [.home, .end]), ("\u{1B}[5~", [.pageUp]), ("🍚", [.character("🍚")]),
        ("\u{1B}\u{1B}", [.escape]), ("\u{1B}x", [.character("x")]),
        ("\u{1B}[200~q\u{1B}[A\r가\u{1B}[201~x", [.pasted("q\u{1B}[A\r가"), .character("x")]),
        ("\u{1B}[200~ab\u{3}c", [.control("c"), .character("c")]),
        ("a\u{1B}[Db", [.character("a"), .left, .character("b")]), ("", []), ("\u{0}", []),
        ("\u{1B}[?62;4;22cq", [.reply(.attributes([62, 4, 22])), .character("q")]),
        ("\u{1B}[6;18;9t", [.reply(.cellSize(CellSize(width: 9, height: 18)))]), ("\u{1B}[8;24;80t", []),
        ("\u{1B}_Gi=31;OK\u{1B}\\x", [.reply(.kittyGraphics), .character("x")]),
        ("\u{1B}_Gi=31;ENOTSUPPORTED\u{1B}\\x", [.character("x")]),
        ("\u{1B}]11;rgb:ff/ff/ff\u{7}x", [.reply(.background(isLight: true)), .character("x")]),
        ("\u{1B}]11;rgb:0000/2b2b/3636\u{1B}\\", [.reply(.background(isLight: false))]),
        ("\u{1B}]11;rgb:ffff/f\u{7}x", [.character("x")]), ("\u{1B}P>|term 1\u{1B}\\x", [.character("x")]),
    ])
    func `bytes of a terminal become keys`(_ text: String, _ expected: [Key]) {
        #expect(keys(Array(text.utf8)) == expected)
    }

    @Test func `broken UTF-8 loses only itself`() {
        #expect(keys([0xEA, 0xB0, 0x61]) == [.character("a")])
        #expect(keys([0xFF, 0x62]) == [.character("b")])
        #expect(keys([0xEA, 0x1B, 0x5B, 0x41]) == [.up])
    }

    @Test func `a lone escape waits for what may follow`() {
        var decoder = KeyDecoder()
        #expect(decoder.feed(0x1B) == nil)
        #expect(decoder.isWaiting)
        #expect(decoder.flush() == .escape)
        #expect(!decoder.isWaiting)
    }

    @Test func `an answer that comes in pieces is not taken for keys`() {
        var decoder = KeyDecoder()
        let keys = "\u{1B}[?62;4c".utf8.flatMap { byte -> [Key] in
            let fed = decoder.feed(byte)
            // A pause after the bracket: the escape key could be meant only before it.
            let flushed = byte == UInt8(ascii: ";") ? decoder.flush() : nil
            return [fed, flushed].compactMap(\.self)
        }
        #expect(keys == [.reply(.attributes([62, 4]))])
    }

    @Test func `an answer that never ends is given up`() {
        var decoder = KeyDecoder()
        for byte in "\u{1B}[?62".utf8 { _ = decoder.feed(byte) }
        for _ in 0..<30 { _ = decoder.flush() }
        #expect(decoder.feed(UInt8(ascii: "a")) == .character("a"))
    }

    @Test func `an endless sequence does not swallow all that follows`() {
        let bytes = Array("\u{1B}[".utf8) + Array(repeating: UInt8(ascii: "1"), count: 40) + Array("a".utf8)
        #expect(keys(bytes).last == .character("a"))
    }
}

@Suite struct LineEditorTests {
    private func edited(_ start: String, _ keys: Key...) -> LineEditor {
        var editor = LineEditor(start)
        for key in keys { _ = editor.handle(key) }
        return editor
    }

    @Test func `text is edited around the cursor`() {
        #expect(edited("김밥천국", .left, .left, .character("의")).text == "김밥의천국")
        #expect(edited("abc", .home, .delete).text == "bc")
        #expect(edited("abc", .backspace, .backspace).text == "a")
        #expect(edited("abc", .home, .backspace).text == "abc")
        #expect(edited("one two", .control("w")).text == "one ")
        #expect(edited("one two", .left, .left, .left, .control("u")).text == "two")
        #expect(edited("one two", .control("a"), .control("k")).text == "")
    }

    @Test func `pasted text becomes one line`() {
        #expect(edited("a", .pasted("b\r\nc\nd")).text == "ab c d")
    }

    @Test func `a combining mark joins the character before it`() {
        let editor = edited("e", .character("\u{301}"), .character("x"))
        #expect(editor.text == "e\u{301}x")
        #expect(editor.cursor == 2)
        #expect(
            edited("", .character("\u{1112}"), .character("\u{1161}"), .character("\u{11AB}"), .backspace).text == ""
        )
    }

    @Test func `the window follows the cursor and counts columns`() {
        #expect(edited("이마트").window(columns: 20) == ("이마트", 6))
        #expect(edited("이마트 성수점").window(columns: 7) == ("성수점", 6))
        #expect(edited("이마트 성수점", .home).window(columns: 7) == ("이마트", 0))
        #expect(edited("이마트 성수점", .left, .left, .left).window(columns: 8).cursorColumn == 7)
    }

    @Test func `keys that mean nothing are refused`() {
        var editor = LineEditor("a")
        let taken = [Key.up, .enter, .tab].map { editor.handle($0) }
        #expect(taken == [false, false, false])
        #expect(editor == LineEditor("a"))
    }
}
