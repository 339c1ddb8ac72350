import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension FilePath {
    /// - Throws: ``LibraryError/vanished(path:)`` for bytes that cannot be a path: none, or with a NUL.
    init(_ location: FileLocation) throws(LibraryError) {
        guard !location.bytes.isEmpty, !location.bytes.contains(0) else {
            throw LibraryError.vanished(path: location.path)
        }
        self.init(platformString: location.bytes.nullTerminated)
    }

    /// `nil` unless the bytes are one plain component: not empty, `.` or `..`, and without `/` and NUL.
    func appending(name: some Collection<UInt8>) -> FilePath? {
        guard !name.isEmpty, !name.contains(0), !name.contains(UInt8(ascii: "/")) else { return nil }
        let component = FilePath.Component(platformString: name.nullTerminated)
        guard let component, component.kind == .regular else { return nil }
        return appending(component)
    }

    /// The folder that contains the path.
    var parent: FilePath {
        let parent = removingLastComponent()
        return parent.isEmpty ? "." : parent
    }

    /// The path with its terminating NUL, for system calls.
    var nullTerminated: [CChar] { withPlatformString { Array(UnsafeBufferPointer(start: $0, count: length + 1)) } }

    /// The last component's bytes.
    var nameBytes: [UInt8] { FileLocation(self).nameBytes.map { $0 } }
}

extension FileLocation {
    init(_ path: FilePath) {
        let characters = path.withPlatformString { Array(UnsafeBufferPointer(start: $0, count: path.length)) }
        self.init(bytes: characters.map { UInt8(bitPattern: $0) })
    }
}
