/// The implementation that computes the recogniser's network layers.
public enum NetworkArithmetic: String, CaseIterable, Hashable, Sendable, Codable {
    /// Our own, which takes a third of the time, with the processor's byte products (VNNI) or without.
    case vnni, avx2
    /// The engine's own, for the reason named.
    ///
    /// The processor lacks AVX2, the engine's version was never tested, its build does not fit, both read a test line
    /// differently, or the program was built without ours.
    case otherProcessor, otherVersion, otherBuild, otherResults, leftOut

    public var isFast: Bool { self == .vnni || self == .avx2 }
}
