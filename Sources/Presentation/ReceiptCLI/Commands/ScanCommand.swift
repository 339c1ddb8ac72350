import ArgumentParser
import Foundation
import ReaderClient
import ReceiptApp
import ReceiptDomain
import ReceiptWording

struct ScanCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "scan",
        "Read receipts and print what was understood, without storing anything.",
        "영수증을 읽은 결과를 출력하고, 저장하지 않습니다.",
        discussion: .localized(
            "Folders are searched with their subfolders. No library is needed.",
            "폴더는 하위 폴더까지 모두 찾습니다. 보관함이 없어도 됩니다."
        )
    )

    /// Accepted as in other programs: folders are always searched with their subfolders.
    @Flag(name: .shortAndLong, help: .hidden)
    var recursive = false

    @Argument("Photos of receipts, and folders of them.", "영수증 사진이나 사진 폴더.", completion: .file())
    var files: [String]

    @OptionGroup var general: GeneralOptions

    @Flag(help: .jsonOfFiles)
    var json = false

    @Option(
        "Also mark on a copy of the photo where each field was read; for one photo.",
        "항목을 읽은 자리를 사진의 복사본에 표시합니다. 사진 하나일 때만 씁니다.",
        completion: .file(extensions: ["png"])
    )
    var overlay: String?

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        guard let overlay else { return }
        guard files.count == 1, !PhotoFile.isFolder(files[0]) else {
            throw ValidationError("--overlay takes one photo.", "--overlay는 사진 하나일 때만 씁니다.")
        }
        guard !FileManager.default.fileExists(atPath: overlay) else {
            throw ValidationError(
                "\(overlay.escapingControls) already exists; give another name for the picture.",
                "\(overlay.escapingControls): 이미 있습니다. 사진에 다른 이름을 주세요."
            )
        }
    }

    func run(_ session: Session) async throws {
        let pool = try await reading.checkedReaders()
        let scan = Scan(reader: pool, context: session.home.context(today: try .today()))
        let targets = ScanTarget.all(files)
        var report = ScanReport(session: session, json: json, total: targets.count)
        try await inOrder(targets, width: 2 * reading.width) { target in
            await scan(target)
        } emit: { lines in
            try report.note(lines)
            let readings = lines.compactMap { try? $0.result.get() }
            if let overlay, let line = lines.first, !readings.isEmpty {
                try await draw(readings, of: line.file, to: overlay, pool)
            }
        }
        try report.finish().leave()
    }

    private func draw(_ readings: [Reading], of file: String, to path: String, _ pool: ReaderPool) async throws {
        let bytes = try PhotoFile.contents(of: FileLocation(file), followsLink: true)
        try ReadingPictures.write(try await pool.overlay(bytes, ReadingPictures.frames(readings)), to: path)
    }
}

/// A file to scan, or the error that prevents it.
enum ScanTarget: Sendable {
    case file(FileLocation)
    case problem(FileLocation, ReadingError)

    /// The named files, and those in the named folders.
    ///
    /// A named file is always included, so that it gets an answer.
    static func all(_ paths: [String]) -> [ScanTarget] {
        paths.flatMap { path -> [ScanTarget] in
            PhotoFile.isFolder(path) ? inFolder(FileLocation(path)) : [.file(FileLocation(path))]
        }
    }
}

/// Reads one file for ``ScanCommand``.
struct Scan: Sendable {
    let reader: any ReceiptReader
    let context: ReadingContext

    /// A line for each receipt on the picture.
    func callAsFunction(_ target: ScanTarget) async -> [ScanLine] {
        switch target {
        case .problem(let place, let problem): return [ScanLine(file: place.path, result: .failure(problem))]
        case .file(let place):
            do {
                let bytes = try PhotoFile.contents(of: place, followsLink: true)
                guard !bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) else { throw ReadingError.archive }
                let readings = try await reader.readAll(bytes, context)
                return readings.map { ScanLine(file: place.path, result: .success($0)) }
            } catch let problem as ReadingError {
                return [ScanLine(file: place.path, result: .failure(problem))]
            } catch {
                return [ScanLine(file: place.path, result: .failure(.engineFailed(detail: "\(error)")))]
            }
        }
    }
}
