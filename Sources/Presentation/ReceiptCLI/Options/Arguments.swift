public import ArgumentParser
public import ReceiptDomain
import ReceiptReview
import ReceiptWording

// Parsing of domain values in command line arguments.

extension UserID: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension RecordStatus: ExpressibleByArgument {
    public init?(argument: String) { self.init(named: argument) }
}

extension ImageRole: ExpressibleByArgument {}

extension ReviewOrder: ExpressibleByArgument {}

/// A minimum confidence: `0.95`, `95%` or `95`.
struct Certainty: ExpressibleByArgument, CustomStringConvertible {
    var probability: Double

    var description: String { "\(Int((probability * 100).rounded()))%" }

    init(probability: Double) { self.probability = probability }

    init?(argument: String) {
        let number = argument.hasSuffix("%") ? String(argument.dropLast()) : argument
        guard let value = Double(number), value.isFinite else { return nil }
        let probability = argument.hasSuffix("%") || value > 1 ? value / 100 : value
        // A confidence below one half would be meaningless.
        guard (0.5...1).contains(probability) else { return nil }
        self.probability = probability
    }
}
