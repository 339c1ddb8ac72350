import ReceiptWording
import Testing

@Suite struct NearestWordTests {
    @Test(arguments: [
        ("imprt", "import"), ("reveiw", "review"), ("lsit", "list"), ("moom", "mom"), ("Foood", "Food"), ("식바", "식비"),
        ("exprot", "export"),
    ])
    func `a mistyped word leads to the one that was meant`(_ typed: String, _ meant: String) {
        #expect(["import", "list", "review", "export", "mom", "Food", "식비", "undo"].nearest(to: typed) == meant)
    }

    @Test(arguments: ["zebra", "x", "", "photos", "대한민국"])
    func `another word leads to none`(_ typed: String) {
        #expect(["import", "list", "review", "export", "mom", "Food", "식비", "undo"].nearest(to: typed) == nil)
    }
}
