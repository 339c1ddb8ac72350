public import ReceiptFiles

/// Decides when a file that is being written is complete, and returns each version once.
///
/// It uses neither disk nor clock, but gets observations with their times. Files are identified by inode, so that even a million
/// of them take little memory.
public struct SettlingFiles<Instant: InstantProtocol>: Sendable where Instant.Duration == Duration {
    /// The times for which a file must be unchanged before it counts as complete.
    public struct Timeouts: Hashable, Sendable {
        /// With its format's end mark.
        public var complete: Duration
        /// In a format without an end mark.
        public var unknowable: Duration
        /// Without its format's end mark; it is then handed over as it is, to be read or refused.
        public var incomplete: Duration

        public init(
            complete: Duration = .seconds(1),
            unknowable: Duration = .seconds(5),
            incomplete: Duration = .seconds(60)
        ) {
            (self.complete, self.unknowable, self.incomplete) = (complete, unknowable, incomplete)
        }

        func after(_ end: FormatEnd) -> Duration {
            switch end {
            case .present: complete
            case .missing: incomplete
            case .unknowable: unknowable
            }
        }
    }

    private struct Sighting {
        var version: FileVersion
        /// The time at which this version was first seen; `nil` once it was handed over.
        var since: Instant?
        var scan: Int
        /// A hash of where it lies.
        var place: Int
    }

    private let timeouts: Timeouts
    private var sightings: [FileIdentity: Sighting] = [:]
    private var scan = 0
    /// The earliest time at which one of this scan's files can be complete.
    public private(set) var nextDue: Instant?

    public init(timeouts: Timeouts = Timeouts()) {
        self.timeouts = timeouts
    }

    /// Must be called before the files of a scan are noted, each once.
    public mutating func beginScan() {
        scan += 1
        nextDue = nil
    }

    /// Forgets the files that were not noted since ``beginScan()``.
    public mutating func endScan() {
        let scan = scan
        if sightings.contains(where: { $1.scan != scan }) { sightings = sightings.filter { $1.scan == scan } }
    }

    /// Notes a file; returns whether it is to be handed over now.
    ///
    /// A file that was handed over and lies elsewhere since, as after its folder was renamed, could not be read where it was: it is
    /// handed over again. `place` is a hash of where it lies; `end` is called only if the answer depends on it.
    public mutating func take(
        _ version: FileVersion,
        in place: Int = 0,
        at now: Instant,
        end: () -> FormatEnd
    ) -> Bool {
        let new = Sighting(version: version, since: now, scan: scan, place: place)
        var sighting = sightings[version.identity] ?? new
        // A second name of one file, a hard link, is noted in the same scan.
        let isMoved = sighting.scan != scan && sighting.place != place
        if sighting.version != version || sighting.since == nil && isMoved { sighting = new }
        if sighting.scan != scan { sighting.place = place }
        sighting.scan = scan
        defer { sightings[version.identity] = sighting }
        guard let since = sighting.since else { return false }
        var due = since.advanced(by: timeouts.complete)
        if due <= now { due = since.advanced(by: timeouts.after(end())) }
        guard due <= now else {
            nextDue = min(nextDue ?? due, due)
            return false
        }
        sighting.since = nil
        return true
    }

    /// Forgets that the file was handed over, so that it is handed over again.
    public mutating func giveBack(_ identity: FileIdentity) {
        sightings[identity] = nil
    }
}
