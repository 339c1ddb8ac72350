import ReceiptDomain
import ReceiptMarkup
import Testing

@Suite struct MarkupTests {
    @Test func `data means itself, between tags and in attributes`() {
        let shop = #"<script>alert("1")</script> & 'Sons'"#
        let page = tag("p", .text(.title, shop)) { shop }
        #expect(
            page.text == #"<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Sons&#39;">"#
                + #"&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Sons&#39;</p>"#
        )
    }

    @Test func `controls are blanks, and line ends stay`() {
        #expect(Markup(data: "a\u{0}\u{1B}b\nc").text == "a  b\nc")
    }

    @Test func `letters of any script pass as they are`() {
        #expect(Markup(data: "스타벅스 카페 ☕").text == "스타벅스 카페 ☕")
    }

    @Test func `a builder takes conditions, loops and what is not there`() {
        let missing: String? = nil
        let list = tag("ul", .class("a", "b"), .flag("hidden", if: false)) {
            for name in ["x", "<"] { tag("li") { name } }
            if missing == nil { void("hr") }
            missing
        }
        #expect(list.text == #"<ul class="a b"><li>x</li><li>&lt;</li><hr></ul>"#)
    }

    @Test(arguments: 1...3)
    func `a picture is turned as the boxes on it are`(quarters: Int) throws {
        let text = tag("g", .turned(by: quarters, width: 300, height: 200)) {}.text
        let numbers = text.split { !$0.isNumber && $0 != "-" }.compactMap { Int($0) }
        let m = try #require(numbers.count == 6 ? numbers : nil)
        func turned(_ x: Int, _ y: Int) -> (x: Int, y: Int) { (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]) }
        let (from, to) = (turned(10, 20), turned(110, 60))
        let box = PixelBox(
            x: min(from.x, to.x),
            y: min(from.y, to.y),
            width: abs(to.x - from.x),
            height: abs(to.y - from.y)
        )
        let drawn = PixelBox(x: 10, y: 20, width: 100, height: 40)
        #expect(box == drawn.turned(by: quarters, width: 300, height: 200))
    }

    @Test(arguments: [
        ("..", "/r/.."), ("a/b?c=d#e", "/r/a%2Fb%3Fc%3Dd%23e"), ("식비", "/r/%EC%8B%9D%EB%B9%84"),
    ])
    func `a part of an address stays one part`(segment: String, address: String) {
        #expect(Link("/r", segment).text == address)
    }

    @Test func `a query's values cannot add others`() {
        let link = Link("/records").with("q", "a&b=c").with("none", nil).with("after", "1 2").at("top")
        #expect(link.text == "/records?q=a%26b%3Dc&after=1%202#top")
    }

    @Test(arguments: [(1.0, "1"), (-0.25, "-0.3"), (12.34, "12.3"), (Double.nan, "0")])
    func `numbers in drawings have at most one decimal`(value: Double, text: String) {
        #expect(tag("g", .number("x", value)).text == "<g x=\"\(text)\"></g>")
    }
}
