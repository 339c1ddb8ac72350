import Glibc
import ReaderProtocol
import ReceiptDomain
import ReceiptImaging

/// Opens a file, renders its pages, and counts the letters on them without the OCR engine.
struct LetterCounter {
    private let decoder = FileDecoder()
    private let preparer = LeptonicaPagePreparer()
    private(set) var count = LetterCount()

    init(_ bytes: [UInt8]) throws(ReadingError) { count.letters = try letters(in: bytes) }

    private mutating func letters(in bytes: [UInt8]) throws(ReadingError) -> [Int] {
        let start = CPUTime.used
        let document = try decoder.open(bytes)
        count.opening += CPUTime.used - start
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
            count.pages += 1
            let drawn = CPUTime.used
            count.drawing += drawn - start
            let letters = try preparer.prepare(page.picture.image).lettersOnLines
            count.looking += CPUTime.used - drawn
            all.append(letters)
            guard page.text == nil else { continue }
            count.fewestLetters = min(count.fewestLetters ?? .max, letters)
            if letters < PrintLimits.fewestLetters { count.withoutPrint += 1 }
            guard document.pageCount == 1 else { continue }
            let sections = preparer.sections(of: page.picture.image).count
            if sections > 1 { count.parts = sections }
        }
        return all
    }
}

/// The processor time of this process and of its child processes that have ended.
private enum CPUTime {
    /// In milliseconds, with the kernel's resolution of ten.
    static var used: Double {
        var spent = tms()
        guard times(&spent) != -1 else { return 0 }
        let ticks = spent.tms_utime + spent.tms_stime + spent.tms_cutime + spent.tms_cstime
        return Double(ticks) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
