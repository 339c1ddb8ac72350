import CTesseract
import ReceiptDomain

/// Owns one Tesseract engine with one model.
struct TesseractEngine: ~Copyable {
    private let api: OpaquePointer

    /// Loads a model from Tesseract's own folder.
    init(installed language: String) throws(ReadingError) {
        guard !language.isEmpty else { throw .languageMissing(language) }
        guard let api = TessBaseAPICreate() else { throw .engineFailed(detail: "no engine") }
        // A missing part of `a+b` is dropped without an error, so the list of loaded models decides.
        guard TessBaseAPIInit2(api, nil, language, OEM_LSTM_ONLY) == 0, Self.loaded(api) == language else {
            TessBaseAPIDelete(api)
            throw .languageMissing(language)
        }
        self.init(owning: api)
    }

    /// Loads a model from memory, which is copied.
    ///
    /// Tesseract takes `name` for the path of its data folder; `nil` means the usual folder (Tesseract's
    /// `TessBaseAPI::Init` and `CCUtil::main_setup`).
    init(model: UnsafeRawBufferPointer, name: String?) throws(ReadingError) {
        guard let api = TessBaseAPICreate() else { throw .engineFailed(detail: "no engine") }
        let bytes = model.assumingMemoryBound(to: CChar.self)
        let size = Int32(bytes.count)
        let status = TessBaseAPIInit5(api, bytes.baseAddress, size, name, OEM_LSTM_ONLY, nil, 0, nil, nil, 0, 0)
        guard status == 0 else {
            TessBaseAPIDelete(api)
            throw .engineFailed(detail: "a model inside the program cannot be loaded")
        }
        self.init(owning: api)
    }

    private init(owning api: OpaquePointer) {
        self.api = api
        _ = NetworkArithmetic.inUse
        // Its messages stay on standard error, which a reader does not have. `debug_file`, which is one for all engines of a
        // process, would need a file that the reader cannot open: 5.5.0 then writes to a null pointer.
        // The engine would read dark pages twice to detect them; the page preparer detects them already.
        TessBaseAPISetVariable(api, "tessedit_do_invert", "0")
        // Otherwise the text of a line has a space after each syllable of unknown words.
        TessBaseAPISetVariable(api, "preserve_interword_spaces", "1")
    }

    deinit {
        TessBaseAPIEnd(api)
        TessBaseAPIDelete(api)
    }

    mutating func recognize(
        _ image: GrayImage,
        _ request: RecognitionRequest
    ) throws(ReadingError) -> RecognitionResult {
        TessBaseAPISetPageSegMode(api, request.layout.pageMode)
        let width = Int32(image.width)
        let height = Int32(image.height)
        image.pixels.withUnsafeBufferPointer {
            TessBaseAPISetImage(api, $0.baseAddress, width, height, 1, width)  // copies the pixels
        }
        TessBaseAPISetSourceResolution(api, 300)
        defer { TessBaseAPIClear(api) }
        guard let monitor = TessMonitorCreate() else { throw .engineFailed(detail: "no monitor") }
        defer { TessMonitorDelete(monitor) }
        // A limit of elapsed time would make the reading depend on the machine's load.
        var limit = WorkLimit(request.maximumWork)
        let isCutShort = withUnsafeMutablePointer(to: &limit) { limit in
            TessMonitorSetCancelThis(monitor, limit)
            TessMonitorSetCancelFunc(monitor) { limit, _ in
                limit?.assumingMemoryBound(to: WorkLimit.self).pointee.isReached ?? false
            }
            return TessBaseAPIRecognize(api, monitor) != 0
        }
        return RecognitionResult(lines: lines(), isCutShort: isCutShort)
    }

    private func lines() -> [RecognizedLine] {
        guard let iterator = TessBaseAPIGetIterator(api) else { return [] }
        defer { TessResultIteratorDelete(iterator) }
        let page = TessResultIteratorGetPageIterator(iterator)  // belongs to the iterator
        var lines: [RecognizedLine] = []
        var spaces = LineSpaces(line: "")
        repeat {
            guard let text = text(at: iterator, RIL_WORD) else { continue }
            var left: Int32 = 0
            var top: Int32 = 0
            var right: Int32 = 0
            var bottom: Int32 = 0
            TessPageIteratorBoundingBox(page, RIL_WORD, &left, &top, &right, &bottom)
            let word = RecognizedWord(
                text: text,
                confidence: Double(TessResultIteratorConfidence(iterator, RIL_WORD)) / 100,
                box: PixelBox(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
            )
            if lines.isEmpty || TessPageIteratorIsAtBeginningOf(page, RIL_TEXTLINE) != 0 {
                lines.append(RecognizedLine(words: []))
                spaces = LineSpaces(line: self.text(at: iterator, RIL_TEXTLINE) ?? "")
            }
            if spaces.continues(with: word.text) {
                lines[lines.count - 1].extendLast(by: word)
            } else {
                lines[lines.count - 1].words.append(word)
            }
        } while TessResultIteratorNext(iterator, RIL_WORD) != 0
        return lines
    }

    private func text(at iterator: OpaquePointer, _ level: TessPageIteratorLevel) -> String? {
        guard let text = TessResultIteratorGetUTF8Text(iterator, level) else { return nil }
        defer { TessDeleteText(text) }
        return String(cString: text)
    }

    /// The models in the data folder.
    func installedModels() -> Set<String> { Set(Self.texts(TessBaseAPIGetAvailableLanguagesAsVector(api))) }

    private static func loaded(_ api: OpaquePointer) -> String {
        texts(TessBaseAPIGetLoadedLanguagesAsVector(api)).joined(separator: "+")
    }

    /// Copies a list that ends with a null pointer, and frees it.
    private static func texts(_ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
        guard let list else { return [] }
        defer { TessDeleteTextArray(list) }
        var texts: [String] = []
        while let text = list[texts.count] { texts.append(String(cString: text)) }
        return texts
    }
}

extension RecognitionRequest.Layout {
    fileprivate var pageMode: TessPageSegMode {
        switch self {
        case .block: PSM_SINGLE_BLOCK
        case .line: PSM_SINGLE_LINE
        }
    }
}
