import Foundation
import ReceiptDomain

/// Opens photos in the desktop's viewer.
struct DesktopViewer: Sendable {
    let environment: [String: String]

    /// Returns at once; `false` without a viewer.
    func open(_ place: FileLocation) throws -> Bool {
        guard let program else { return false }
        let viewer = Process()
        viewer.executableURL = URL(fileURLWithPath: program)
        viewer.arguments = [place.path]
        viewer.standardInput = FileHandle.nullDevice
        viewer.standardOutput = FileHandle.nullDevice
        viewer.standardError = FileHandle.nullDevice
        try viewer.run()
        return true
    }

    /// The path of `xdg-open`, on a machine with a desktop.
    private var program: String? {
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return nil }
        let folders = (environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return folders.map { "\($0)/xdg-open" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
