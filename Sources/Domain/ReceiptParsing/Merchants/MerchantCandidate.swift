/// Words that may be the shop's name.
struct MerchantCandidate {
    var name: String
    var features: Features<MerchantFeature>
    /// Where it was read.
    var line: PrintedLine

    /// Log-odds: some three and more for what is plainly a name, below zero for what is plainly none.
    var score: Double { features.score(by: FittedWeights.merchant) }

    init(name: String, features: Features<MerchantFeature>, line: PrintedLine) {
        self.name = name
        self.features = features
        self.line = line
    }

    /// A name that stands elsewhere than at the head.
    init(name: String, _ source: MerchantFeature, confidence: Double, line: PrintedLine) {
        self.init(name: name, features: Features(), line: line)
        features.note(source)
        features.note(.confidenceElsewhere, confidence - 0.8)
    }
}
