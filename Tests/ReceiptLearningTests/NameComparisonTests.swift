import ReceiptLearning
import Testing

@Suite struct NameComparisonTests {
    @Test(
        arguments: [
            ("GREEN LEAF TRADING SDN BHD", "Green Leaf Trading", true), ("스타벅스 강남점", "스타벅스강남점", true),
            ("Copper Kettle Cafe", "Copper Kettle", true), ("Wallmart", "Walmart", true), ("이마트", "이마트24", false),
            ("", "Walmart", false), ("Copper Books", "Copper Foods", false),
        ]
    )
    func `names are right apart from case, legal form, branch, and a letter or two`(
        read: String,
        name: String,
        isRight: Bool
    ) {
        #expect(NameComparison.isRight(read, for: name) == isRight)
    }
}
