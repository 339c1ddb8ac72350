public import ReaderProtocol
public import ReceiptDomain
import ReceiptFiles

/// An archive opened by a reader process of its own, read member by member, so that it may be larger than memory.
///
/// It belongs to one thread; its calls block.
public final class ReaderArchive {
    private let process: ReaderProcess

    /// The file at the descriptor must not change meanwhile; the caller closes it.
    public init(_ descriptor: CInt, limits: ArchiveLimits, program: ReaderProgram) throws(ReadingError) {
        do throws(ReaderFailure) { process = try ReaderProcess(program, ReaderLimits()) } catch { throw error.problem }
        guard case .done = try ask(.archive(limits), descriptor).answer else {
            throw ReaderFailure.talkedNonsense.problem
        }
    }

    public convenience init(
        _ bytes: [UInt8],
        limits: ArchiveLimits = ArchiveLimits(),
        program: ReaderProgram
    ) throws(ReadingError) {
        let file: SealedFile
        do { file = try SealedFile(bytes) } catch { throw .engineFailed(detail: "\(error)") }
        try self.init(file.descriptor, limits: limits, program: program)
    }

    /// The next file; `nil` at the end.
    public func next() throws(ReadingError) -> ArchivedFile? {
        guard case .member(let member) = try ask(.nextMember).answer else { throw ReaderFailure.talkedNonsense.problem }
        return member
    }

    /// The bytes of the file returned last.
    public func contents() throws(ReadingError) -> [UInt8] {
        let (answer, bytes) = try ask(.memberContents)
        guard case .bytes = answer else { throw ReaderFailure.talkedNonsense.problem }
        return bytes
    }

    private func ask(
        _ request: ReaderRequest,
        _ file: CInt? = nil
    ) throws(ReadingError) -> (answer: ReaderAnswer, payload: [UInt8]) {
        let reply: (answer: ReaderAnswer, payload: [UInt8])
        do throws(ReaderFailure) { reply = try process.ask(request, file: file) } catch { throw error.problem }
        if case .failed(let problem) = reply.answer { throw problem }
        return reply
    }
}
