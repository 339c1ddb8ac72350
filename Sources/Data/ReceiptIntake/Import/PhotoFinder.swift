public import ReceiptDomain
import ReceiptFiles

/// Iterates over the photos in the named files and folders, in a stable order, with one folder in memory at a time.
///
/// A named file is always returned. Within folders, hidden and temporary names and files that cannot be pictures are
/// skipped, and links are not followed. A folder with `cur` and `new` in it is a mailbox (Maildir): all files in these are mails.
public struct PhotoFinder: Sequence {
    public enum Found: Hashable, Sendable {
        case photo(FileLocation)
        /// A file in a mailbox, where most mails are no receipts and all belong to another program.
        case mail(FileLocation)
        /// The folder that was to be left out, wherever it was met.
        case leftOut(FileLocation)
        case problem(FileLocation, LibraryError)
    }

    private let paths: [FileLocation]
    private let leftOut: FileLocation?

    /// `leftOut` is a folder that is not searched, such as the library in the home folder that is imported.
    public init(_ paths: [FileLocation], leavingOut leftOut: FileLocation? = nil) {
        (self.paths, self.leftOut) = (paths, leftOut)
    }

    /// The number of photos in a folder and its subfolders.
    public static func count(in folder: FileLocation) -> Int {
        PhotoFinder([folder]).reduce(into: 0) { count, found in
            if case .photo = found { count += 1 }
        }
    }

    public func makeIterator() -> Iterator { Iterator(paths, leavingOut: leftOut) }

    public struct Iterator: IteratorProtocol {
        private static let maximumDepth = 64
        /// The folders of a Maildir with delivered mails; the third, `tmp`, has mails that are still being delivered.
        private static let mailFolders = [Array("cur".utf8), Array("new".utf8)]

        private struct Visit {
            var location: FileLocation
            /// The depth below a named folder.
            var depth = 0
            /// Whether it is a mailbox's folder, or a file in one.
            var isMail = false
        }

        /// The stack of entries to visit; the next is last.
        private var pending: [Visit]
        /// The identity of the folder itself: it may be named by another path, or by a link.
        private let leftOut: FileIdentity?

        init(_ paths: [FileLocation], leavingOut leftOut: FileLocation?) {
            pending = paths.reversed().map { Visit(location: $0) }
            self.leftOut = leftOut.flatMap { try? Self.status(of: $0, followsLink: true).identity }
        }

        public mutating func next() -> Found? {
            while let visit = pending.popLast() {
                do {
                    if let found = try take(visit) { return found }
                } catch {
                    return .problem(visit.location, error)
                }
            }
            return nil
        }

        /// `nil` for a folder, whose entries are visited next.
        private mutating func take(_ visit: Visit) throws(LibraryError) -> Found? {
            let (location, depth) = (visit.location, visit.depth)
            let isNamed = depth == 0
            let status = try Self.status(of: location, followsLink: false)
            switch status.kind {
            case .file:
                return visit.isMail ? .mail(location) : .photo(location)
            case .folder where status.identity == leftOut:
                return .leftOut(location)
            case .link
            where isNamed && leftOut != nil
                && (try? Self.status(of: location, followsLink: true).identity) == leftOut:
                return .leftOut(location)
            case .folder:
                try push(FolderStream(location, followsLink: false), depth: depth + 1, isMail: visit.isMail)
                return nil
            case .link where isNamed:
                // A named link to a folder means the folder; a link to a file is not followed.
                try push(FolderStream(location, followsLink: true), depth: depth + 1, isMail: false)
                return nil
            case let kind:
                throw LibraryError.unsafeFile(path: location.path, kind: kind.rawValue)
            }
        }

        private static func status(
            of location: FileLocation,
            followsLink: Bool
        ) throws(LibraryError) -> FileStatus {
            do {
                return try FileStatus(at: location.bytes.nullTerminated, followsLink: followsLink)
            } catch {
                throw LibraryError(error, location)
            }
        }

        private mutating func push(
            _ folder: FolderStream,
            depth: Int,
            isMail: Bool
        ) throws(LibraryError) {
            guard depth <= Self.maximumDepth else { throw LibraryError.tooDeep(folder.location) }
            var names: [[UInt8]] = []
            var boxes: [[UInt8]] = []
            while let entry = try folder.next() {
                guard !FileNames.isTemporary(entry.name) else { continue }
                switch entry.kind {
                case .file: if isMail || couldBePicture(entry.name, in: folder) { names.append(entry.name) }
                case .folder where isMail: break
                case .folder:
                    names.append(entry.name)
                    if Self.mailFolders.contains(entry.name) { boxes.append(entry.name) }
                case .link, .pipe, .socket, .device: break
                }
            }
            let isMailbox = boxes.count == Self.mailFolders.count
            if isMailbox { names = boxes }
            names.sort { $1.lexicographicallyPrecedes($0) }
            pending += names.map {
                Visit(location: folder.location.appending($0), depth: depth, isMail: isMail || isMailbox)
            }
        }

        /// Whether its extension, or without one its first bytes, are a picture's.
        private func couldBePicture(_ name: [UInt8], in folder: FolderStream) -> Bool {
            guard FileNames.ending(of: name) == nil else { return FileNames.isPicture(name) }
            guard let ends = folder.ends(of: name, length: 16) else { return false }
            return FormatEnd.isKnownPicture(ends.head)
        }
    }
}
