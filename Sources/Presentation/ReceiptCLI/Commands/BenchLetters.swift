import ReaderClient
import ReaderProtocol
import ReceiptAPI
import ReceiptDomain

/// `bench --letters`: counts the letters on the pages of files, without the recognition engine.
struct BenchLetters {
    private let reader: ReaderPool
    private let containers = ZIPContainers(program: Readers.program())
    private var sums = Sums()

    init(reader: ReaderPool) { self.reader = reader }

    fileprivate struct Line: Encodable {
        var file: String
        /// The letters on straight lines of each page.
        var letters: [Int]?
        /// The number of separate receipts on a picture, where there are several.
        var parts: Int?
        var error: JSONForm?
    }

    /// CPU time in milliseconds, including child processes.
    private struct Sums: Encodable {
        var files = 0
        var unreadable = 0
        var pages = 0
        /// The fewest letters of a page that would be recognised.
        var fewestLetters: Int?
        var withoutPrint = 0
        var opening = 0.0
        var drawing = 0.0
        var looking = 0.0

        mutating func add(_ count: LetterCount) {
            pages += count.pages
            fewestLetters = [fewestLetters, count.fewestLetters].compactMap(\.self).min()
            withoutPrint += count.withoutPrint
            opening += count.opening
            drawing += count.drawing
            looking += count.looking
        }
    }

    /// Prints the letters of each file's pages, then the number of pages without enough print, and the time taken.
    func print(_ paths: [String]) async throws {
        var bench = self
        for target in ScanTarget.all(paths) {
            let line =
                switch target {
                case .file(let place): await bench.line(of: place)
                case .problem(let place, let problem): Line(problem, place)
                }
            bench.sums.files += 1
            if line.error != nil { bench.sums.unreadable += 1 }
            try StandardStreams.json(line)
        }
        try StandardStreams.json(bench.sums)
    }

    private mutating func line(of place: FileLocation) async -> Line {
        do {
            guard let container = try containers.open(place) else {
                let count = try await reader.letters(in: PhotoFile.contents(of: place, followsLink: true))
                sums.add(count)
                return Line(file: place.path, letters: count.letters, parts: count.parts)
            }
            var letters: [Int] = []
            while let member = try await container.next() {
                // Files that are no pictures are skipped, as in an import.
                guard let count = try? await reader.letters(in: member.bytes) else { continue }
                sums.add(count)
                letters += count.letters
            }
            return Line(file: place.path, letters: letters)
        } catch let problem as ReadingError {
            return Line(problem, place)
        } catch {
            return Line(.inaccessible(detail: "\(error)"), place)
        }
    }
}

extension BenchLetters.Line {
    init(_ problem: ReadingError, _ place: FileLocation) {
        self.init(file: place.path, error: .problem(problem))
    }
}
