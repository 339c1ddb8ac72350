import Foundation

/// This machine's folders for a user's data (XDG Base Directory Specification).
public struct OwnFolders {
    /// For data that must not be lost.
    public let data: String
    /// For data that can be recreated.
    public let cache: String
    /// For settings.
    public let configuration: String
    /// For what this machine has done.
    public let state: String

    public init(environment: [String: String]) {
        func folder(_ name: String, _ usual: String) -> String {
            let named = environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
            let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
            return (named ?? home + usual) + "/receiptmind"
        }
        data = folder("XDG_DATA_HOME", "/.local/share")
        cache = folder("XDG_CACHE_HOME", "/.cache")
        configuration = folder("XDG_CONFIG_HOME", "/.config")
        state = folder("XDG_STATE_HOME", "/.local/state")
    }
}
