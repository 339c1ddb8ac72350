/// Where the step ends that begins with a line.
///
/// A step of several lines counts as a whole or not at all. Its lines are written in one go and each of them says how many there
/// are, so that a reader knows when some are missing at the end of the file: then the writer died, or is still writing.
enum StepEnd {
    /// The lines can be taken in: all of the step are there, or it is of a program that knew nothing of this.
    case here
    /// The step goes on behind these lines.
    case further
    /// It is the last of the file, and some of it is missing.
    case torn

    /// `lines` are the rest of what was read of the file, up to its end where `isFinal` says so; `sequence` is the number of
    /// the line before.
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

    /// The lines up to the end of the file are of one step, and some of it is missing or was never saved.
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
            // Another step behind it: whoever wrote that took the lines for what they are.
            guard put.parts > 1, put.step > sequence, put.step == step ?? put.step,
                step == nil || put.parts == parts
            else { return false }
            (step, parts) = (put.step, put.parts)
            holds += 1
        }
        return step != nil && holds < parts
    }
}
