import Foundation
import Glibc

/// What of the program itself is in memory.
enum ProgramMemory {
    /// Lets go of the pages of code that starting up has touched, most of which a waiting server never needs again.
    ///
    /// They are read again from the files where one is needed after all. Only code is let go: it is never written, so that
    /// nothing can be lost, while other parts of a program hold what the loader has put there.
    static func giveBackWhatOnlyTheStartNeeded() {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return }
        for line in maps.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard parts.count == 6, parts[1] == "r-xp", parts[5].drop(while: { $0 == " " }).hasPrefix("/") else {
                continue
            }
            let ends = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard ends.count == 2, let start = UnsafeMutableRawPointer(bitPattern: ends[0]) else { continue }
            // Where it is refused, the pages stay, which is no harm.
            _ = madvise(start, Int(ends[1] - ends[0]), MADV_DONTNEED)
        }
    }
}
