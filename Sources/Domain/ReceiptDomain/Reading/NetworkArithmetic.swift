/// Which functions compute the layers of a recogniser's networks.
public enum NetworkArithmetic: String, CaseIterable, Hashable, Sendable, Codable {
    /// Ours, which take a third of the time, with the processor's products of bytes (VNNI) or without.
    case vnni, avx2
    /// The engine's own: the processor has no AVX2; ours were never tried with this version; they do not fit the way it was built;
    /// or the two read a test line differently.
    case otherProcessor, otherVersion, otherBuild, otherResults

    public var isFast: Bool { self == .vnni || self == .avx2 }
}
