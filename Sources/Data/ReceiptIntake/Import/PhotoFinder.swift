public import ReceiptDomain
import ReceiptFiles

/// The photos in files and folders that somebody named, in a stable order, one folder in memory at a time.
///
/// A named file is always returned. Within folders, hidden and temporary names and files that cannot be pictures are
/// skipped, and links are not followed.
public struct PhotoFinder: Sequence {
    public enum Found: Hashable, Sendable {
        case photo(FileLocation)
        case problem(IntakeProblem)
    }

    private let paths: [FileLocation]

    public init(_ paths: [FileLocation]) {
        self.paths = paths
    }

    public func makeIterator() -> Iterator { Iterator(paths) }

    public struct Iterator: IteratorProtocol {
        private static let maximumDepth = 64

        /// What is still to be visited, the next last, with its depth below a named folder.
        private var pending: [(location: FileLocation, depth: Int)]

        init(_ paths: [FileLocation]) {
            pending = paths.reversed().map { ($0, 0) }
        }

        public mutating func next() -> Found? {
            while let (location, depth) = pending.popLast() {
                do {
                    if let photo = try visit(location, depth: depth) { return .photo(photo) }
                } catch {
                    return .problem(error)
                }
            }
            return nil
        }

        /// `nil` for a folder, whose content is visited next.
        private mutating func visit(_ location: FileLocation, depth: Int) throws(IntakeProblem) -> FileLocation? {
            let isNamed = depth == 0
            switch try kind(of: location) {
            case .file:
                return location
            case .folder:
                try push(FolderStream(location, followsLink: false), depth: depth + 1)
                return nil
            case .link where isNamed:
                // A named link to a folder stands for the folder; one to a file is not followed.
                try push(FolderStream(location, followsLink: true), depth: depth + 1)
                return nil
            case let kind:
                throw IntakeProblem.notAFile(location, kind: kind.rawValue)
            }
        }

        /// Without following a link at the end of the path.
        private func kind(of location: FileLocation) throws(IntakeProblem) -> FileKind {
            do {
                return try FileStatus(at: location.bytes.nullTerminated).kind
            } catch {
                throw IntakeProblem(error, location)
            }
        }

        private mutating func push(_ folder: FolderStream, depth: Int) throws(IntakeProblem) {
            guard depth <= Self.maximumDepth else { throw IntakeProblem.tooDeep(folder.location) }
            var names: [[UInt8]] = []
            while let entry = try folder.next() {
                guard !FileNames.isTemporary(entry.name) else { continue }
                switch entry.kind {
                case .file: if couldBePicture(entry.name, in: folder) { names.append(entry.name) }
                case .folder: names.append(entry.name)
                case .link, .pipe, .socket, .device: break
                }
            }
            names.sort { $1.lexicographicallyPrecedes($0) }
            pending += names.map { (folder.location.appending($0), depth) }
        }

        /// By the file name extension; without one, by the first bytes.
        private func couldBePicture(_ name: [UInt8], in folder: FolderStream) -> Bool {
            guard FileNames.ending(of: name) == nil else { return FileNames.isPicture(name) }
            guard let ends = folder.ends(of: name, length: 16) else { return false }
            return FormatEnd.isKnownPicture(ends.head)
        }
    }
}
