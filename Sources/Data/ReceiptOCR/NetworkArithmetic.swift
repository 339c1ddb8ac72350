import CFastLSTM

/// Which functions compute the layers of Tesseract's networks: ours, which take a third of the time, or its own.
public enum NetworkArithmetic: Hashable, Sendable {
    /// Ours, with AVX2 instructions and, where the processor has them, VNNI (products of bytes).
    case fast(withVNNI: Bool)
    case original(Reason)

    /// Why ours are not used.
    public enum Reason: Hashable, Sendable {
        case otherProcessor
        /// A version of Tesseract that ours were never tested with.
        case otherVersion
        /// Built with double precision, or without a function that ours need.
        case otherBuild
        /// A test line was read differently by the two.
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
