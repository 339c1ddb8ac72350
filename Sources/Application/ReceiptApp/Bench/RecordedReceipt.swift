public import Foundation
public import ReceiptDomain
public import ReceiptParsing
public import ReceiptReading

/// A receipt of a test corpus: its recorded recognition results and its true field values.
///
/// In a file, a line of JSON each: `{"file": …, "today": …, "truth": {…}, "recording": {…}}`.
public struct RecordedReceipt: Sendable {
    public var file: String
    /// The current day that the reading assumes: dates after it are no receipt dates.
    public var today: CalendarDay
    public var truth: Truth
    public var recording: Recording

    /// Interprets the recording as if it were read now, without a household's history.
    public func replay(_ interpreter: any ReceiptInterpreter) -> Recording.Replay {
        recording.replay(interpreter, context)
    }

    private var context: ReadingContext { ReadingContext(today: today, languages: recording.languages) }

    /// The receipt as one photo, which another photo may continue.
    public var part: ReceiptPart {
        let boxes = recording.all.flatMap(\.lines).compactMap(\.box)
        return ReceiptPart(
            passes: recording.all,
            width: boxes.map(\.maxX).max() ?? 1,
            height: boxes.map(\.maxY).max() ?? 1
        )
    }

    /// The decision behind each field, made from all recognition passes.
    public func decisions(_ interpreter: any ReceiptInterpreter) -> [Decision] {
        interpreter.interpret(replay(interpreter).passes, context).decisions
    }

    /// Decodes a file of recorded receipts, one line of JSON each.
    ///
    /// - Throws: ``TruthProblem`` with the number of the first line that is not one.
    public static func all(in data: Data) throws(TruthProblem) -> [RecordedReceipt] {
        try data.decodingLines { try RecordedReceipt(line: $0) }
    }

    private init(line: Data) throws {
        let form = try JSONDecoder().decode(Form.self, from: line)
        guard let today = CalendarDay(iso: form.today) else { throw TruthProblem(line: 0) }
        file = form.file
        self.today = today
        truth = form.truth.truth
        recording = form.recording
    }

    private struct Form: Decodable {
        var file: String
        var today: String
        var truth: TruthLine
        var recording: Recording
    }

    /// Encodes one line of a file, without the line break.
    public static func line(of truth: TruthLine, today: CalendarDay, recording: Recording) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var line = Data(#"{"file":"#.utf8) + (try encoder.encode(truth.file))
        // The truth goes in byte for byte: it may have fields that are not scored.
        line += Data(#","today":"\#(today)","truth":"#.utf8) + truth.json
        return line + Data(#","recording":"#.utf8) + (try encoder.encode(recording)) + Data("}".utf8)
    }
}
