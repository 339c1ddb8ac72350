#if TesseractShortcuts
import CFastLSTM
#endif
public import ReceiptDomain

extension NetworkArithmetic {
    /// Chosen before the first engine of the process reads anything.
    public static let inUse: NetworkArithmetic = {
        #if TesseractShortcuts
        let model = EmbeddedModel.receipt.bytes
        return switch fast_lstm_prepare(model.baseAddress, model.count) {
        case FAST_LSTM_VNNI: .vnni
        case FAST_LSTM_AVX2: .avx2
        case FAST_LSTM_OTHER_VERSION: .otherVersion
        case FAST_LSTM_OTHER_BUILD: .otherBuild
        case FAST_LSTM_OTHER_RESULTS: .otherResults
        default: .otherProcessor
        }
        #else
        return .leftOut
        #endif
    }()
}
