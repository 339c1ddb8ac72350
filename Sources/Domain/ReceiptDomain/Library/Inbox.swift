/// An event of a watched folder.
public enum Arrival: Hashable, Sendable {
    /// All existing files were seen, and no later file will be missed; sent once, before the first file.
    case watching
    /// A file has arrived completely; sent once for each version of it.
    case file(IncomingFile)
    /// All files were handed over, and none is still being written; sent once until the next file arrives.
    case idle
    /// A file cannot be taken; sent once for as long as that lasts.
    case problem(LibraryError)
    /// The folder was moved or is not mounted; the watcher tries again until it can be read.
    case unreachable(LibraryError)
    case reachable
}

/// A folder in which photos arrive, for a single consumer; it ends when that task is cancelled.
public protocol Inbox: AsyncSequence<Arrival, Never>, Sendable {
    /// Takes back a file to hand it over again later, after a failure that was not the file's.
    func giveBack(_ file: IncomingFile) async
}
