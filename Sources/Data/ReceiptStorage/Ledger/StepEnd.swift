/// The end of the step that begins with the given line.
///
/// A step of several lines counts as a whole or not at all. Its lines are written at once and each states their number, so a
/// reader sees when some are missing at the end of the file: the writer died, or is still writing.
enum StepEnd {
    /// All lines of the step are present, or it is from a program without step counts.
    case here
    /// The step continues after these lines.
    case further
    /// The step is the file's last and incomplete.
    case torn

    /// `lines` are the rest of the lines read, to the end of the file if `isFinal`; `sequence` is the previous line's number.
    init(
        _ lines: ArraySlice<ArraySlice<UInt8>>,
        _ decoded: ArraySlice<DecodedLine>,
        isFinal: Bool,
        after sequence: Int
    ) {
        self = .here
        switch decoded.first?.content {
        case .success(let put):
            guard put.parts > 1, put.step == put.sequence, put.sequence > sequence else { return }
            if !isFinal {
                if decoded.count < put.parts { self = .further }
                return
            }
        case .failure:
            // A power cut can save later lines of a step before earlier ones, which then read as zeros.
            guard isFinal, lines.first?.contains(0) == true else { return }
        case nil: return
        }
        if Self.isTorn(lines, decoded, after: sequence) { self = .torn }
    }

    /// Whether the lines up to the end of the file belong to one incomplete step.
    private static func isTorn(
        _ lines: ArraySlice<ArraySlice<UInt8>>,
        _ decoded: ArraySlice<DecodedLine>,
        after sequence: Int
    ) -> Bool {
        var step: Int?
        var parts = 1
        var holds = 0
        for (bytes, line) in zip(lines, decoded) {
            guard case .success(let put) = line.content else {
                guard bytes.contains(0) else { return false }
                continue
            }
            // A different step follows: its writer accepted the incomplete lines.
            guard put.parts > 1, put.step > sequence, put.step == step ?? put.step,
                step == nil || put.parts == parts
            else { return false }
            (step, parts) = (put.step, put.parts)
            holds += 1
        }
        return step != nil && holds < parts
    }
}
