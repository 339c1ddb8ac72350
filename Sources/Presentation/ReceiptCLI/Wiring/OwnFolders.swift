import Foundation

/// Where programs keep what belongs to this machine and its user (XDG Base Directory Specification).
struct OwnFolders {
    /// What must not get lost.
    let data: String
    /// What can be made again.
    let cache: String
    /// Settings of the person.
    let configuration: String

    init(environment: [String: String]) {
        func folder(_ name: String, _ usual: String) -> String {
            let named = environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
            let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
            return (named ?? home + usual) + "/receiptmind"
        }
        data = folder("XDG_DATA_HOME", "/.local/share")
        cache = folder("XDG_CACHE_HOME", "/.cache")
        configuration = folder("XDG_CONFIG_HOME", "/.config")
    }
}
