import CSandbox
import Foundation
import Glibc
import ReceiptDocuments
public import ReceiptDomain
import ReceiptFiles

/// Gives up what a reader does not need, before it sees a file.
public enum ReaderSandbox {
    /// Folders that may be read: libraries, their data, models and fonts, all of them the system's.
    private static let readable = [
        "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache",
        "/usr/share/tesseract-ocr", "/usr/share/tessdata", "/usr/share/poppler", "/usr/share/w3m",
        "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fontconfig", "/etc/fonts", "/var/cache/fontconfig",
        "/usr/share/zoneinfo", "/usr/share/mime", "/dev/null",
    ]

    /// Of writable memory, in bytes: twice what the largest pictures take that are decoded at all.
    private static let memory: UInt64 = 1 << 30
    /// More processes and threads than decoders and one program for documents make.
    private static let processes: UInt32 = 64

    /// - Parameters:
    ///   - landlock: The highest version of Landlock to use; tests lower it.
    ///   - refusal: What a refused system call says; tests choose a number of their own.
    /// - Returns: what holds from now on; `nil` where a step failed that the kernel has.
    public static func enter(landlock: Int32 = .max, refusal: Int32? = nil) -> Confinement? {
        let models = ProcessInfo.processInfo.environment["TESSDATA_PREFIX"].map { [$0] } ?? []
        var held = sandbox_means()
        let error = withCStrings(readable + models + [BundledFiles().folder.path]) { readable in
            withCStrings(DocumentTools.paths) { programs in
                var policy = sandbox_policy(
                    readable: readable,
                    programs: programs,
                    memory: memory,
                    processes: processes,
                    landlock: landlock,
                    refusal: refusal ?? EPERM
                )
                return sandbox_enter(&policy, &held)
            }
        }
        guard error == 0 else { return nil }
        return Confinement(closesFiles: held.landlock > 0, filtersCalls: held.filter != 0)
    }
}
