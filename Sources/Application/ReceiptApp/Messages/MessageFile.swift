import ReceiptDomain

/// A file of text with messages of card companies and banks.
struct MessageFile {
    private let text: String

    /// The most bytes of such a file.
    private static let largest = 64 << 10

    /// `nil` for bytes that are no such text.
    init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.largest, !bytes.contains(0),
            !ReadableHead.isReceiptFile(Array(bytes.prefix(ReadableHead.length)))
        else { return nil }
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        guard let text = String(validating: content, as: UTF8.self), text.contains(where: \.isNumber) else {
            return nil
        }
        self.text = text
    }

    /// `nil` where the text has no message.
    func taken(by take: TakeMessages, _ profile: Profile) async throws -> IngestOutcome? {
        guard let outcomes = try await take(text, profile: profile) else { return nil }
        let drafts = outcomes.compactMap { outcome -> Record? in
            switch outcome {
            case .drafted(let record), .unread(let record), .refund(let record): record
            default: nil
            }
        }
        guard drafts.isEmpty else { return .drafted(drafts.map { ReadDraft(record: $0, reading: Self.nothing) }) }
        return outcomes.lazy.compactMap(\.record).first.map { .duplicate($0) } ?? .noReceipt
    }

    /// Nothing was read of a picture.
    private static var nothing: Reading {
        Reading(
            draft: Draft(),
            passes: [],
            picture: PictureSummary(format: .eml, width: 0, height: 0),
            versions: [],
            timings: ReadingTimings()
        )
    }
}

extension IngestOutcome {
    /// The outcome with each draft joined with the message of its purchase that came before it.
    func joiningMessages(_ messages: TakeMessages) async throws -> IngestOutcome {
        func joined(_ drafts: [ReadDraft]) async throws -> [ReadDraft] {
            var all: [ReadDraft] = []
            for draft in drafts {
                all.append(ReadDraft(record: try await messages.joinEarlier(to: draft.record), reading: draft.reading))
            }
            return all
        }
        switch self {
        case .drafted(let drafts): return .drafted(try await joined(drafts))
        case .unpacked(var unpacked):
            unpacked.drafts = try await joined(unpacked.drafts)
            return .unpacked(unpacked)
        default: return self
        }
    }
}
