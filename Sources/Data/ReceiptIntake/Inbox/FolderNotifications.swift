import Dispatch
import Glibc
import ReceiptDomain
import ReceiptFiles

/// Reports that something happened in folders (inotify); a scan then finds out what.
///
/// So lost, repeated and reordered events do no harm, and an overflow is handled like any other event.
final class FolderNotifications {
    private let descriptor: CInt
    private let source: any DispatchSourceRead

    /// `nil` at the system's limit of inotify instances.
    init?(onEvent: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: DispatchQueue(label: "inotify"))
        source.setEventHandler {
            Self.drain(descriptor)
            onEvent()
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
    }

    deinit { source.cancel() }

    /// Watches a folder, which may be watched already, or be gone.
    ///
    /// - Returns: `false` if the system's limit of watches is reached.
    func watch(_ folder: FileLocation) -> Bool {
        // IN_CREATE for hard links, which are never written to, and for folders.
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_MOVE_SELF | IN_DELETE_SELF) | UInt32(IN_ONLYDIR)
        return inotify_add_watch(descriptor, folder.bytes.nullTerminated, mask) >= 0 || errno != ENOSPC
    }

    private static func drain(_ descriptor: CInt) {
        withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 8) { buffer in
            while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
        }
    }
}
