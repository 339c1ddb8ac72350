import Foundation
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// What was read on a record's images, as a search looks through it.
///
/// A reading has every word with its box and its confidence, and lines that were read several times. A search needs none of that,
/// and asks many: so the words are taken from where they stand, and nothing else is understood.
enum ReadText {
    /// More than any receipt has; what goes on longer is a document.
    private static let most = 20_000

    /// The same of the record as it is, with the parts that joined it.
    static func text(of record: Record, in place: UserLayout) -> String {
        let folder = place.record(record.id)
        return text(at: (try? folder.reading(of: record)) ?? folder.reading)
    }

    /// Folded, line by line, each line once; empty where nothing was read, or where it cannot be understood.
    static func text(at path: FilePath) -> String {
        guard let bytes = try? DurableFile.read(path, limit: FileLimit.ownFile) else { return "" }
        return lines(in: bytes).reduce(into: Lines()) { $0.add($1) }.text
    }

    private static func lines(in bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBytes { buffer in
            if let json = try? CanonicalJSON(buffer), let lines = try? json.readLines { return lines }
            // Written by another hand.
            let reading = try? JSONDecoder().decode(StoredReading.self, from: Data(bytes))
            return (reading?.passes ?? []).flatMap(\.lines).map { $0.map(\.text).joined(separator: " ") }
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
    /// The words of all passes, line by line.
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
