public import ArgumentParser
public import ReceiptDomain
import ReceiptReview
import ReceiptWording

// Parsing of domain values in command line arguments.

extension RecordStatus: ExpressibleByArgument {
    public init?(argument: String) { self.init(named: argument) }
}

extension ImageRole: ExpressibleByArgument {}

extension ReviewOrder: ExpressibleByArgument {}

/// A minimum confidence: `0.95`, `95%` or `95`.
struct Certainty: ExpressibleByArgument, CustomStringConvertible {
    /// `nil` for a text that is none: the parser would take the default for it.
    var probability: Double?
    private var text = ""

    var description: String { probability.map { "\(Int(($0 * 100).rounded()))%" } ?? text }

    init(probability: Double) { self.probability = probability }

    init?(argument: String) {
        text = argument
        let number = argument.hasSuffix("%") ? String(argument.dropLast()) : argument
        guard let value = Double(number), value.isFinite else { return }
        let probability = argument.hasSuffix("%") || value > 1 ? value / 100 : value
        // A confidence below one half would be meaningless.
        if (0.5...1).contains(probability) { self.probability = probability }
    }
}
