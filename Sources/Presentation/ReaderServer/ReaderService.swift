import ReaderProtocol
import ReceiptArchives
import ReceiptDocuments
import ReceiptDomain
import ReceiptFiles
import ReceiptImaging
import ReceiptOCR
import ReceiptParsing
import ReceiptReading

/// Answers a reader's requests one after the other.
final class ReaderService {
    /// Loaded with its engines for the first file that is recognised.
    private var reader: ReadReceipt?
    private var archive: ArchiveReader?

    /// An answer with the bytes that follow it.
    struct Reply {
        var answer: ReaderAnswer
        var payload: [UInt8] = []
    }

    /// `file` is open for reading.
    func reply(to request: ReaderRequest, about file: ReceivedFile?) -> Reply {
        do {
            return try answer(request, file)
        } catch let problem as ReadingError {
            return Reply(answer: .failed(problem))
        } catch {
            return Reply(answer: .failed(.engineFailed(detail: "\(error)")))
        }
    }

    private func answer(_ request: ReaderRequest, _ file: ReceivedFile?) throws -> Reply {
        func bytes() throws(ReadingError) -> [UInt8] {
            guard let file else { throw .inaccessible(detail: "there is no file") }
            do { return try file.bytes(at: 0, count: file.size) } catch { throw .inaccessible(detail: "\(error)") }
        }
        switch request {
        case .prepare:
            _ = try warmReader()
            return Reply(answer: .done)
        case .readings(let context): return Reply(answer: .readings(try warmReader().all(bytes(), context)))
        case .recording(let context): return Reply(answer: .recording(try warmReader().record(bytes(), context)))
        case .facts: return Reply(answer: .facts(try FileDecoder().facts(bytes())))
        case .picture(let page):
            let image = try FileDecoder().picture(bytes(), page: page.page, source: page.source)
            return Reply(answer: .picture(width: image.width, height: image.height), payload: image.pixels)
        case .rendition(let page, let side): return Reply(answer: .bytes, payload: try rendition(bytes(), page, side))
        case .overlay(let frames):
            let image = try FileDecoder().picture(bytes(), page: 0, source: nil)
            return Reply(answer: .bytes, payload: PictureOverlay.png(of: image, frames: frames) ?? [])
        case .letters: return Reply(answer: .letters(try LetterCounter(bytes()).count))
        case .archive(let limits):
            guard let file else { throw ReadingError.inaccessible(detail: "there is no file") }
            archive = try ArchiveReader(file, limits: limits)
            return Reply(answer: .done)
        case .nextMember: return Reply(answer: .member(try openArchive().next()))
        case .memberContents: return Reply(answer: .bytes, payload: try openArchive().contents())
        case .engine(let languages): return Reply(answer: .engine(try EngineReport(languages: languages)))
        }
    }

    private func warmReader() throws -> ReadReceipt {
        if let reader { return reader }
        let reader = ReadReceipt(
            decoder: FileDecoder(),
            preparer: LeptonicaPagePreparer(),
            recognizer: RecognizerGroup(try Self.recognizers()),
            interpreter: RuleInterpreter(),
            engineVersion: "tesseract \(TesseractInstallation.version)"
        )
        self.reader = reader
        return reader
    }

    private static func recognizers() throws(ReadingError) -> [any TextRecognizer] {
        let tesseract = TesseractRecognizer(models: try TesseractInstallation.models())
        guard let neural = NeuralInstallation.here else { return [tesseract] }
        return [tesseract, NeuralRecognizer(neural)]
    }

    private func openArchive() throws(ReadingError) -> ArchiveReader {
        guard let archive else { throw .inaccessible(detail: "no archive is open") }
        return archive
    }

    /// In colour where the file can be opened so; otherwise in grey as for reading: mails, damaged photos, TIFF.
    private func rendition(_ bytes: [UInt8], _ page: PageAddress, _ longestSide: Int) throws(ReadingError) -> [UInt8] {
        if page.page == 0, let jpeg = ColorRendition.jpeg(of: bytes, longestSide: longestSide) { return jpeg }
        if page.source == nil, FileSignature.isDocument(bytes),
            let drawn = try? PDFDecoder().pixmap(bytes, page: page.page, longestSide: longestSide),
            let jpeg = ColorRendition.jpeg(portablePixmap: drawn, longestSide: longestSide)
        {
            return jpeg
        }
        let image = try FileDecoder().picture(bytes, page: page.page, source: page.source)
        return JPEGEncoder.encode(image, longestSide: longestSide) ?? []
    }
}
