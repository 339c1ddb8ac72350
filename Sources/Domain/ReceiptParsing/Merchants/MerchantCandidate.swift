/// Words that may be the shop's name.
struct MerchantCandidate {
    var name: String
    /// Some three and more for what is plainly a name, below zero for what is plainly none.
    var score: Double
    /// Where it was read.
    var line: PrintedLine
}
