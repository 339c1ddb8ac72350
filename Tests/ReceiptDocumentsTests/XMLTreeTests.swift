import ReceiptDomain
import Testing

@testable import ReceiptDocuments

@Suite struct XMLTreeTests {
    private func read(_ text: String) throws -> PlainElement { try XMLTree.read(Array(text.utf8)) }

    @Test func `names lose their prefixes, and text the space around it`() throws {
        let root = try read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <a:Invoice xmlns:a="urn:a" xmlns:b="urn:b"><!-- no element -->
              <b:ID scheme="x">
                R&#45;17 &amp; more
              </b:ID>
              <b:Line><b:Name><![CDATA[Tea <green>]]></b:Name></b:Line>
              <b:Line><b:Name>합계</b:Name></b:Line>
            </a:Invoice>
            """
        )
        #expect(root.name == "Invoice")
        #expect(root.text("ID") == "R-17 & more")
        #expect(root.first("ID")?.attributes == ["scheme": "x"])
        #expect(root.all("Line", "Name").map(\.text) == ["Tea <green>", "합계"])
        #expect(root.text("Line", "Price") == nil)
    }

    @Test func `text in other encodings is read in its characters`() throws {
        let latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>Stra".utf8) + [0xDF] + Array("e</a>".utf8)
        #expect(try XMLTree.read(latin).text == "Straße")
        let wide = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a>합계</a>".utf16.flatMap {
            [UInt8($0 & 255), UInt8($0 >> 8)]
        }
        #expect(try XMLTree.read([0xFF, 0xFE] + wide).text == "합계")
    }

    @Test func `a document type is refused, whatever it declares`() {
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
            <a>&c;&f;</a>
            """
        #expect(throws: ReadingError.damaged(detail: "the XML has a document type, which is not opened")) {
            try read(bomb)
        }
    }

    @Test(arguments: [
        "<a>", "<a></b>", "<a>&undeclared;</a>", "<?xml version=\"1.0\"?>", "<a/><b>", "<a/>b<",
        "<a b=\"1\" b=\"2\"/>",
    ])
    func `what is not well-formed is refused`(_ text: String) {
        #expect(throws: ReadingError.damaged(detail: "the XML is not well-formed")) { try read(text) }
    }

    @Test func `parts of a document are put into one element`() throws {
        let root = try read("<?xml version=\"1.0\"?>\n<a>1</a> <b>2</b>\n")
        #expect((root.name, root.text("a"), root.text("b")) == ("_", "1", "2"))
    }

    @Test func `depth and number of elements are limited`() throws {
        func nested(_ count: Int) -> String {
            String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
        }
        _ = try read(nested(64))
        let tooMuch = ReadingError.overLimit(detail: "too many elements in the XML, or too deep in one another")
        #expect(throws: tooMuch) { try read(nested(65)) }
        #expect(throws: tooMuch) { try read("<a>" + String(repeating: "<b/>", count: 100_000) + "</a>") }
        #expect(throws: tooMuch) { try read("<a>" + String(repeating: "<b c='1'/>", count: 50_000) + "</a>") }
    }

    @Test(arguments: [
        ("<?xml version='1.0'?><a/>", true), ("\u{FEFF} <Invoice/>", true), ("<!-- made by --><a/>", true),
        ("<_a/>", true), ("<!DOCTYPE html><html>", false), ("<html><body>", false), ("<3 you", false),
        ("Total 8.60", false), ("", false),
    ])
    func `XML is told by how it begins`(_ text: String, _ isXML: Bool) {
        #expect(XMLTree.isXML(Array(text.utf8)) == isXML)
    }
}
