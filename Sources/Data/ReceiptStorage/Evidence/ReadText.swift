import Foundation
import ReceiptDomain
import struct SystemPackage.FilePath

/// The recognised text of a record's images, for full-text search.
///
/// Decodes only the words from `reading.json`: a search reads many of these files, and needs neither boxes nor confidences.
enum ReadText {
    /// The most UTF-8 bytes kept for one record; no receipt has more text.
    private static let most = 20_000

    /// The text of a record's current reading, joined parts included.
    static func text(of record: Record, in place: UserLayout) -> String {
        let folder = place.record(record.id)
        return text(at: (try? folder.reading(of: record)) ?? folder.reading)
    }

    /// Folded lines, each once, separated by U+001F; empty where nothing was read or the file cannot be decoded.
    static func text(at path: FilePath) -> String {
        guard let bytes = try? DurableFile.read(path, limit: FileLimit.ownFile) else { return "" }
        return lines(in: bytes).reduce(into: Lines()) { $0.add($1) }.text
    }

    private static func lines(in bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBytes { buffer in
            if let json = try? CanonicalJSON(buffer), let lines = try? json.readLines { return lines }
            // Not in canonical form, so another program wrote it.
            let reading = try? JSONDecoder().decode(Reading.self, from: Data(bytes))
            return (reading?.passes ?? []).flatMap(\.lines).map(\.text)
        }
    }

    private struct Lines {
        private var known: Set<String> = []
        private(set) var text = ""

        mutating func add(_ line: String) {
            let line = SearchText.folded(line)
            guard !line.isEmpty, text.utf8.count + line.utf8.count < ReadText.most, known.insert(line).inserted else {
                return
            }
            if !text.isEmpty { text.append("\u{1F}") }
            text += line
        }
    }
}

extension CanonicalJSON {
    /// The lines of all passes, words separated by spaces.
    fileprivate var readLines: [String] {
        get throws {
            var found: [String] = []
            guard let passes = member("passes", of: 0) else { return found }
            for pass in elements(of: passes) {
                guard let lines = member("lines", of: pass) else { continue }
                for line in elements(of: lines) {
                    let words = try elements(of: line).compactMap { try member("text", of: $0).map(string) }
                    found.append(words.joined(separator: " "))
                }
            }
            return found
        }
    }
}
