import Foundation
import ReceiptFiles

/// The library chosen by `receiptmind init`, stored in a one-line file; options and variables take precedence.
struct ChosenLibrary {
    private let file: String

    init(environment: [String: String]) { file = OwnFolders(environment: environment).configuration + "/library" }

    /// The folder or database; `nil` where none was chosen, or the file cannot be read.
    var name: String? {
        let text = try? String(contentsOfFile: file, encoding: .utf8)
        let line = text?.split(whereSeparator: \.isNewline).first.map(String.init)
        return line.flatMap { $0.isEmpty ? nil : $0 }
    }

    func choose(_ name: String) throws {
        let folder = (file as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try (name + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
}
