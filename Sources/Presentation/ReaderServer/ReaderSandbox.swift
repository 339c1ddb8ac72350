import CSandbox
import Foundation
import Glibc
import ReceiptDocuments
public import ReceiptDomain
import ReceiptFiles

/// Drops the process's rights before it opens the first file.
public enum ReaderSandbox {
    /// The folders that may be read: the system's libraries with their data, models and fonts.
    private static let readable = [
        "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache",
        "/usr/share/tesseract-ocr", "/usr/share/tessdata", "/usr/share/poppler", "/usr/share/w3m",
        "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fontconfig", "/etc/fonts", "/var/cache/fontconfig",
        "/usr/share/zoneinfo", "/usr/share/mime", "/dev/null",
    ]

    /// The limit of writable memory in bytes: twice the need of the largest pictures that are decoded at all.
    private static let memory: UInt64 = 1 << 30
    /// The limit of processes and threads: more than the decoders and one document program start.
    private static let processes: UInt32 = 64

    /// Enters the sandbox; it cannot be left again.
    ///
    /// - Parameters:
    ///   - landlock: The highest version of Landlock to use; tests lower it.
    ///   - refusal: The error number of refused system calls, by default `EPERM`; tests choose one of their own.
    /// - Returns: The confinement in force; `nil` if a step failed that the kernel supports.
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
