/// Words that may be the merchant's name.
struct MerchantCandidate {
    var name: String
    var features: Features<MerchantFeature>
    /// The line it was read from.
    var line: PrintedLine

    /// Log-odds: about three and more for a clear name, below zero for clearly none.
    var score: Double { features.score(by: FittedWeights.merchant) }

    init(name: String, features: Features<MerchantFeature>, line: PrintedLine) {
        (self.name, self.features, self.line) = (name, features, line)
    }

    /// A name found elsewhere than at the head.
    init(name: String, _ source: MerchantFeature, confidence: Double, line: PrintedLine) {
        self.init(name: name, features: Features(), line: line)
        features.note(source)
        features.note(.confidenceElsewhere, confidence - 0.8)
    }
}
