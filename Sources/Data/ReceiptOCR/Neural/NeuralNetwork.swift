import COnnxRuntime
import Glibc
import ReceiptDomain

/// A network of ONNX Runtime, which is opened with the first one.
struct NeuralNetwork: ~Copyable {
    private let network: OpaquePointer

    /// - Parameters:
    ///   - library: The path of ONNX Runtime's library.
    ///   - path: The network's file.
    /// - Throws: ``ReadingError/engineFailed(detail:)`` if one of them is missing or damaged.
    init(library: String, path: String) throws(ReadingError) {
        network = try Self.open(library, path, UnsafeRawBufferPointer(start: nil, count: 0))
    }

    /// Opens a network in memory, of which it makes a copy.
    init(library: String, bytes: UnsafeRawBufferPointer) throws(ReadingError) {
        network = try Self.open(library, nil, bytes)
    }

    private static func open(
        _ library: String,
        _ path: String?,
        _ bytes: UnsafeRawBufferPointer
    ) throws(ReadingError) -> OpaquePointer {
        var problem = noProblem
        guard let network = onnx_open(library, path, bytes.baseAddress, bytes.count, &problem, problem.count) else {
            throw .engineFailed(detail: text(problem))
        }
        return network
    }

    deinit { onnx_close(network) }

    /// Computes the output for floats in four dimensions, and hands it to `body`.
    mutating func compute<Result>(
        _ values: [Float],
        sizes: [Int],
        _ body: (_ values: UnsafeBufferPointer<Float>, _ sizes: [Int]) -> Result
    ) throws(ReadingError) -> Result {
        precondition(sizes.count == 4 && sizes.reduce(1, *) == values.count, "the values must fill the sizes")
        var problem = Self.noProblem
        var output = onnx_output()
        guard onnx_compute(network, values, sizes.map(Int64.init), &output, &problem, problem.count) == 0 else {
            throw .engineFailed(detail: Self.text(problem))
        }
        let all = withUnsafeBytes(of: output.sizes) { Array($0.bindMemory(to: Int64.self)) }
        let found = all.prefix(output.dimensions).map(Int.init)
        return body(UnsafeBufferPointer(start: output.values, count: found.reduce(1, *)), found)
    }

    /// A text stored with the network.
    func text(_ key: String) -> String? {
        guard let text = onnx_text(network, key) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    private static let noProblem = [CChar](repeating: 0, count: 300)

    private static func text(_ problem: [CChar]) -> String {
        String(decoding: problem.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
