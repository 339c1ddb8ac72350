import ArgumentParser
import ReaderClient
import ReaderProtocol
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct ShowCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "show",
        "Show a record with its photo and the words it was read from.",
        "기록을 사진, 사진에서 읽은 글자와 함께 보여 줍니다.",
        discussion: .localized(
            """
            The photo is shown if standard output is a terminal, in the best form it has: kitty's or \
            iTerm2's graphics, sixels, or blocks in grey.
            """,
            "표준 출력이 터미널이면 사진도 보여 줍니다. kitty나 iTerm2의 그래픽, sixel, 회색 블록 중 터미널이 지원하는 가장 선명한 방법을 씁니다."
        )
    )

    @OptionGroup var options: LibraryOptions

    @Argument(help: .record)
    var id: String

    @Flag(
        "Print JSON: the record, and with --evidence what was read.",
        "기록을 JSON으로 출력합니다. --evidence를 주면 읽은 글자도 출력합니다."
    )
    var json = false

    @Flag("Also print all text that was read.", "읽은 글자도 모두 출력합니다.")
    var evidence = false

    @Flag("Show the photo in the terminal.", "터미널에 사진을 보여 줍니다.", inversion: .prefixedNo)
    var picture = true

    @Option("Which page to show, counted over all images of the record.", "보여 줄 쪽. 기록의 모든 사진에 걸쳐 셉니다.")
    var page = 1

    @Option(
        "Also write the part of the photo behind each field to this folder: total.png.",
        "항목마다 근거가 된 사진 부분을 total.png처럼 이 폴더에 저장합니다.",
        completion: .directory
    )
    var cuts: String?

    func run(_ session: Session) async throws {
        let book = try await options.book(session, orElse: LibraryError.ambiguousRecord(id, matches: 0))
        let record = try await book.library.record(matching: id, of: book.user)
        let reading = try await book.library.reading(of: record.id, user: book.user)
        if let cuts, let reading { try await writeCuts(of: record, reading, to: cuts, book.library) }
        let duplicate = try await PossibleDuplicates(library: book.library, user: book.user)(of: [record])[record.id]
        guard !json else { return try printJSON(record, duplicate, reading) }
        let profile = try await book.library.profile(of: book.user, orElse: book.profile)
        let item = ReviewItem(record: record, reading: reading, possibleDuplicate: duplicate)
        let sheet = RecordSheet(item, book.wording)
        try StandardStreams.output("\(record.id)  \(book.wording.status(record.status))")
        try book.show(sheet.lines(width: book.session.outputWidth ?? 100, today: try .today(), profile: profile))
        try book.show(book.wording.factLines(of: record))
        for claim in try await book.claims.claims(of: record.id) {
            let lines = book.wording.lines(claim, subject: nil, today: try .today())
            try StandardStreams.output("  " + lines.joined(separator: "; "))
        }
        for (index, image) in record.images.enumerated() {
            let place = try await book.library.imageLocation(image, of: record)
            if record.images.count > 1 || image.pages != nil {
                try StandardStreams.output("  \(index + 1)  " + book.wording.image(image))
            }
            try StandardStreams.output("  " + place.path.escapingControls)
        }
        if picture { try await book.session.showPhoto(of: item, book.library, page: page) }
        if record.isPurged { try book.session.output("  " + book.wording.purged(record.purged.count)) }
        if evidence, let reading { try printText(of: reading) }
    }

    private func writeCuts(
        of record: Record,
        _ reading: Reading,
        to folder: String,
        _ library: ReceiptLibrary
    ) async throws {
        let item = ReviewItem(record: record, reading: reading)
        var files: [FileLocation] = []
        for image in record.images { files.append(try await library.imageLocation(image, of: record)) }
        let reader = Readers.forPictures()
        let cuts = try await ReadingPictures.writeCuts(of: item, to: folder) { page in
            guard let place = item.place(ofPage: page) else { throw LibraryError.noSuchRecord(record.id) }
            return try await reader.picture(
                PhotoFile.contents(of: files[place.image]),
                PageAddress(page: place.page, source: record.images[place.image].source)
            )
        }
        for path in cuts {
            StandardStreams.message(path.escapingControls)
        }
    }

    private func printJSON(_ record: Record, _ duplicate: PossibleDuplicate?, _ reading: Reading?) throws {
        try StandardStreams.json(RecordForm(record, duplicate: duplicate))
        if evidence, let reading {
            try StandardStreams.json(JSONForm.reading(reading))
        }
    }

    private func printText(of reading: Reading) throws {
        if !reading.decisions.isEmpty { try StandardStreams.output("") }
        for decision in reading.decisions {
            for (index, candidate) in decision.candidates.enumerated() {
                let name = index == 0 ? decision.subject.rawValue : ""
                let percent = Int((candidate.probability * 100).rounded())
                try StandardStreams.output("\(name.padded(to: 9))\(percent) %  \(candidate.value.escapingControls)")
            }
        }
        for pass in reading.passes {
            let place = pass.region.map { " \($0.x),\($0.y) \($0.width)×\($0.height)" } ?? ""
            try StandardStreams.output("\n[\(pass.model), \(pass.rendering)\(place)]")
            for line in pass.lines { try StandardStreams.output(line.text.escapingControls) }
        }
    }
}

extension String {
    fileprivate func padded(to count: Int) -> String {
        self + String(repeating: " ", count: max(1, count - self.count))
    }
}

extension Session {
    /// Draws a page of the record's images, if the terminal can show pictures.
    func showPhoto(
        of item: ReviewItem,
        _ library: ReceiptLibrary,
        page: Int = 1,
        rows: Int? = nil
    ) async throws {
        let record = item.record
        guard !record.images.isEmpty, let terminal = pictureTerminal,
            let form = pictureForm(of: terminal)
        else { return }
        let size = terminal.size
        let pages = record.pages
        guard let shown = pages[counted: page] else { return }
        if pages.count > 1 { try StandardStreams.output("  " + wording.page(shown, of: record)) }
        let drawn = await EvidencePictures(library: library).draw(
            record,
            shown,
            turned: item.readPage(at: shown).map(item.quarterTurns) ?? 0,
            columns: min(size.columns, 100) - 4,
            rows: rows ?? max(1, size.rows - 2),
            form: form,
            isKept: true
        )
        if let drawn { try StandardStreams.output(drawn.below(indent: 2)) }
    }
}
