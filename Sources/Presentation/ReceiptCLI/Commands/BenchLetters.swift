import Foundation
import ReceiptDomain
import ReceiptImaging

/// `bench --letters`: opens files, draws their pages, and counts the letters on them, without an engine.
struct BenchLetters {
    private let decoder = FileDecoder()
    private let containers = ZIPContainers()
    private let preparer = LeptonicaPagePreparer()
    private var sums = Sums()
    private var parts: Int?

    fileprivate struct Line: Encodable {
        var file: String
        /// On straight lines of each page.
        var letters: [Int]?
        /// That may each be a receipt, where there are several on a picture.
        var parts: Int?
        var error: Problem?

        struct Problem: Encodable {
            var code: String
            var message: String
        }
    }

    /// CPU in milliseconds, that of other programs included.
    private struct Sums: Encodable {
        var files = 0
        var unreadable = 0
        var pages = 0
        /// Of pages that would be recognised.
        var fewestLetters: Int?
        var withoutPrint = 0
        var opening = 0.0
        var drawing = 0.0
        var looking = 0.0
    }

    /// Prints the letters on straight lines of each file's pages, then on how many pages nothing would be recognised, and what it took.
    static func print(_ paths: [String]) async throws {
        var bench = BenchLetters()
        for target in ScanTarget.all(paths) {
            let line =
                switch target {
                case .file(let place): await bench.line(of: place)
                case .problem(let place, let problem): Line(problem, place)
                }
            bench.sums.files += 1
            if line.error != nil { bench.sums.unreadable += 1 }
            try StandardStreams.output(JSONLine.encode(line))
        }
        try StandardStreams.output(JSONLine.encode(bench.sums))
    }

    private mutating func line(of place: FileLocation) async -> Line {
        do {
            guard let container = try containers.open(place) else {
                let bytes = try PhotoFile.contents(of: place, followsLink: true)
                parts = nil
                let letters = try letters(in: bytes)
                return Line(file: place.path, letters: letters, parts: parts)
            }
            var letters: [Int] = []
            while let member = try await container.next() {
                // What is no picture among others is passed over, as by an import.
                letters += (try? self.letters(in: member.bytes)) ?? []
            }
            return Line(file: place.path, letters: letters)
        } catch let problem as ReadingError {
            return Line(problem, place)
        } catch {
            return Line(.inaccessible(detail: "\(error)"), place)
        }
    }

    private mutating func letters(in bytes: [UInt8]) throws(ReadingError) -> [Int] {
        let start = CPUTime.used
        let document = try decoder.open(bytes)
        sums.opening += CPUTime.used - start
        var letters: [Int] = []
        for source in document.sources where source.isAttachment {
            if let attached = try? document.source(source.number) { letters += try self.letters(on: attached) }
        }
        return letters.isEmpty ? try self.letters(on: document) : letters
    }

    private mutating func letters(on document: any ReceiptDocument) throws(ReadingError) -> [Int] {
        var all: [Int] = []
        for index in 0..<document.pageCount {
            let start = CPUTime.used
            let page = try document.page(index)
            sums.pages += 1
            let drawn = CPUTime.used
            sums.drawing += drawn - start
            let letters = try preparer.prepare(page.picture.image).lettersOnLines
            sums.looking += CPUTime.used - drawn
            all.append(letters)
            guard page.text == nil else { continue }
            sums.fewestLetters = min(sums.fewestLetters ?? .max, letters)
            if letters < PrintLimits.fewestLetters { sums.withoutPrint += 1 }
            guard document.pageCount == 1 else { continue }
            let sections = preparer.sections(of: page.picture.image).count
            if sections > 1 { parts = sections }
        }
        return all
    }
}

extension BenchLetters.Line {
    init(_ problem: ReadingError, _ place: FileLocation) {
        self.init(file: place.path, error: Problem(code: problem.code, message: problem.summary))
    }
}

/// What this process and the programs that it started and awaited took of processors.
private enum CPUTime {
    /// In milliseconds, by the kernel's ticks of ten.
    static var used: Double {
        var spent = tms()
        guard times(&spent) != -1 else { return 0 }
        let ticks = spent.tms_utime + spent.tms_stime + spent.tms_cutime + spent.tms_cstime
        return Double(ticks) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
