/// The implementation that computes the recogniser's network layers.
public enum NetworkArithmetic: String, CaseIterable, Hashable, Sendable, Codable {
    /// Our own, which takes a third of the time, with the processor's byte products (VNNI) or without.
    case vnni, avx2
    /// The engine's own, for the reason named.
    ///
    /// The processor lacks AVX2, the engine's version was never tested, its build does not fit, or both read a test line
    /// differently.
    case otherProcessor, otherVersion, otherBuild, otherResults

    public var isFast: Bool { self == .vnni || self == .avx2 }
}
