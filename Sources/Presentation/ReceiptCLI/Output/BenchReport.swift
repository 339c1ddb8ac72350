import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptWording

/// The results of a bench: the scoreboard, and the correct fields of each receipt.
struct BenchResults {
    private(set) var board = Scoreboard()
    /// The correct fields of each file, in reading order.
    private(set) var each: [(file: String, right: [Scoreboard.Field])] = []

    mutating func note(_ draft: Draft?, of file: String, against truth: Truth) {
        each.append((file, board.note(draft, of: file, against: truth)))
    }
}

struct BenchReport {
    private let command: BenchCommand
    private let session: Session

    init(_ command: BenchCommand, _ session: Session) {
        self.command = command
        self.session = session
    }

    func show(_ results: BenchResults) throws {
        let board = results.board
        if command.each {
            for (file, right) in results.each {
                try StandardStreams.output("\(file)\t" + right.map(\.rawValue).joined(separator: " "))
            }
            return
        }
        guard !command.json else { return try StandardStreams.json(JSONForm.scores(board)) }
        try session.show(.scores(board, session.wording))
        let proved = board.counts[.proved] ?? Scoreboard.Count()
        try StandardStreams.output(session.wording.proved(proved.scored, right: proved.right))
        if command.misses, !board.misses.isEmpty {
            try StandardStreams.output("")
            try session.show(.misses(board.misses, session.wording))
        }
    }
}

extension TextTable {
    fileprivate static func scores(_ board: Scoreboard, _ wording: any Wording) -> TextTable {
        var table = TextTable(columns: [
            Column(wording.header(.field)), Column(wording.header(.right), .right),
            Column(wording.header(.receipts), .right), Column("%", .right),
        ])
        table.rows = Scoreboard.Field.allCases.filter { $0 != .proved }.compactMap { field in
            guard let count = board.counts[field], let share = count.share else { return nil }
            let percent = Int((share * 1000).rounded())
            return [
                Cell(wording.name(of: field)), Cell("\(count.right)"), Cell("\(count.scored)"),
                Cell("\(percent / 10).\(percent % 10)"),
            ]
        }
        return table
    }

    fileprivate static func misses(_ misses: [Scoreboard.Miss], _ wording: any Wording) -> TextTable {
        var table = TextTable(columns: [
            Column(wording.header(.file), flexibleDownTo: 12), Column(wording.header(.field)),
            Column(wording.header(.wanted), flexibleDownTo: 12), Column(wording.header(.read), flexibleDownTo: 12),
        ])
        table.rows = misses.map { miss in
            [
                Cell(String(miss.file.split(separator: "/").last ?? ""), .faint),
                Cell(wording.name(of: miss.field)), Cell(miss.wanted), Cell(miss.read ?? "–"),
            ]
        }
        return table
    }
}

extension Wording {
    fileprivate func name(of field: Scoreboard.Field) -> String {
        switch field {
        case .total, .proved: self.field(.amount)
        case .date: self.field(.date)
        case .currency: self.field(.currency)
        case .merchant: self.field(.merchant)
        case .category: self.field(.category)
        case .items: header(.lineItems)
        }
    }
}
