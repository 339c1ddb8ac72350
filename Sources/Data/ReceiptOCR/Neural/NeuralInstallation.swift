import Glibc

/// ONNX Runtime's library and PP-OCR's networks, where they are installed.
public struct NeuralInstallation: Sendable {
    let library: String
    let detector: String
    let reader: String
    /// The lower layers of the reader, for our own layers that read Hangul.
    let features: String

    /// `nil` where none of the folders, the first choice first, has all files.
    public init?(in folders: [String]) {
        for folder in folders {
            let paths = ["libonnxruntime.so", "detector.onnx", "reader.onnx", "features.onnx"].map { "\(folder)/\($0)" }
            guard paths.allSatisfy({ access($0, R_OK) == 0 }) else { continue }
            (library, detector, reader, features) = (paths[0], paths[1], paths[2], paths[3])
            return
        }
        return nil
    }
}
