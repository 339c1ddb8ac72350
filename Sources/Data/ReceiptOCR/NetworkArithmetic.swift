import CFastLSTM

/// Whose functions compute the layers of Tesseract's networks: ours, which take a third of the time, or its own.
public enum NetworkArithmetic: Hashable, Sendable {
    /// Ours, with the processor's AVX2 instructions and perhaps those for products of bytes.
    case fast(withVNNI: Bool)
    case original(Reason)

    /// Why ours are not used.
    public enum Reason: Hashable, Sendable {
        case otherProcessor
        /// A version that ours were never run with.
        case otherVersion
        /// Built with double precision, or without a function that ours need.
        case otherBuild
        /// A line that was drawn and read both ways came out different.
        case otherResults
    }

    /// Decided before the first engine of the process reads anything.
    public static let inUse: NetworkArithmetic = {
        let model = EmbeddedModel.receipt.bytes
        return switch fast_lstm_prepare(model.baseAddress, model.count) {
        case FAST_LSTM_VNNI: .fast(withVNNI: true)
        case FAST_LSTM_AVX2: .fast(withVNNI: false)
        case FAST_LSTM_OTHER_VERSION: .original(.otherVersion)
        case FAST_LSTM_OTHER_BUILD: .original(.otherBuild)
        case FAST_LSTM_OTHER_RESULTS: .original(.otherResults)
        default: .original(.otherProcessor)
        }
    }()
}
