import Foundation

/// The target of libFuzzer's bytes, by the name in `FUZZ_TARGET`.
private let targets: [String: @Sendable ([UInt8]) -> Void] = [
    "exif": fuzzExif, "ledger": fuzzLedger, "config": fuzzConfig, "tar": fuzzTar, "parser": fuzzParser,
    "pages": fuzzPages, "formats": fuzzFormats,
]

private let target: @Sendable ([UInt8]) -> Void = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = targets[name] else {
        fatalError("FUZZ_TARGET must be one of \(targets.keys.sorted().joined(separator: ", "))")
    }
    return target
}()

/// libFuzzer's entry point; its own `main` calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}
