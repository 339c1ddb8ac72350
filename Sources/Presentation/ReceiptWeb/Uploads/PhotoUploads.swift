import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// Uploads of photos: a raw `PUT`, or a multipart form from browsers without the script.
struct PhotoUploads {
    let context: RequestContext

    /// The bytes of the disk that uploads leave free: a ledger that cannot be written is worse than a refused photo.
    static let reserve = 256 << 20

    /// `PUT /photos`: answers 201 once the photo is on the disk.
    func put(named name: String? = nil) async throws -> PageResponse {
        let arrived = try await receive(named: name)
        return try .json(JSONForm.arrived(arrived), status: 201)
            .with("location", "/photos/\(arrived.sha256)")
    }

    /// `POST /photos`: a form's photos, and statements that were shared.
    func post() async throws -> PageResponse {
        guard let form = Multipart(contentType: context.request.headers["content-type"]) else {
            throw PageProblem.badRequest
        }
        let sent = try await receiveAll(form)
        guard !sent.statements.isEmpty else { return .see(Link("/").with("sent", "\(sent.photos.count)")) }
        return await StatementScreens(context: context).begin(sent.statements)
    }

    /// Stores the body as one photo under the name that it had on the device, and has it read.
    func receive(named name: String? = nil) async throws -> ArrivedPhoto {
        guard context.request.contentLength ?? 0 <= FileLimit.photo else {
            throw PageProblem.tooLarge(limit: FileLimit.photo)
        }
        guard context.uploads.take(context.device.id) else { throw PageProblem.tooMany }
        defer { context.uploads.giveBack(context.device.id) }
        var check = ArrivalCheck(context: context)
        try await check(before: context.request.contentLength ?? 0)
        var photo = CheckedArrival(photo: try await context.library.receivePhoto(of: context.user))
        let arrived: ArrivedPhoto
        do {
            var bytes = 0
            for try await piece in context.request.body {
                bytes += piece.count
                try await check(behind: piece.count)
                try await photo.append(piece)
            }
            guard bytes > 0 else { throw PageProblem.badRequest }
            if let length = context.request.contentLength, length != bytes { throw PageProblem.badRequest }
            try await check(before: 0)
            arrived = try await photo.finish(named: name)
        } catch {
            await photo.abandon()
            throw error
        }
        await context.dependencies.arrivals.receive(arrived.file)
        return arrived
    }

    /// The files of a form: photos that are stored, and statements, which are not.
    struct Sent {
        var photos: [ArrivedPhoto] = []
        var statements: [KeptStatements.Statement] = []
    }

    /// Stores the photos of a form, and has them read.
    func receive(_ form: Multipart) async throws -> [ArrivedPhoto] {
        let sent = try await receiveAll(form)
        guard sent.statements.isEmpty else { throw PageProblem.unreadable }
        return sent.photos
    }

    /// Stores the photos of a form, and has them read; the bytes of statements are in the answer alone.
    func receiveAll(_ form: Multipart) async throws -> Sent {
        var form = form
        guard context.uploads.take(context.device.id) else { throw PageProblem.tooMany }
        defer { context.uploads.giveBack(context.device.id) }
        var check = ArrivalCheck(context: context)
        try await check(before: context.request.contentLength ?? 0)
        var current: CheckedArrival?
        var (hasBytes, name) = (false, String?.none)
        var held: HeldPart?
        var account: String?
        var sent = Sent()
        do {
            for try await bytes in context.request.body {
                try await check(behind: bytes.count)
                for piece in try form.take(bytes) {
                    switch piece {
                    case .part(name: "statement", let file?):
                        let others = sent.statements.reduce(0) { $0 + $1.bytes.count }
                        held = HeldPart(limit: KeptStatements.largest - others)
                        (hasBytes, name) = (false, file)
                    case .part(name: "account", nil):
                        held = HeldPart(limit: 1 << 10)
                        name = nil
                    case .part(_, let file?):
                        // A file field without a chosen file is sent with an empty file name.
                        current =
                            file.isEmpty
                            ? nil : CheckedArrival(photo: try await context.library.receivePhoto(of: context.user))
                        (hasBytes, name) = (false, file)
                    case .part: current = nil
                    case .data(let data):
                        hasBytes = hasBytes || !data.isEmpty
                        if held != nil { try held?.append(data) } else { try await current?.append(data) }
                    case .end:
                        if let part = held {
                            if let name, !part.bytes.isEmpty {
                                sent.statements.append(KeptStatements.Statement(name: name, bytes: part.bytes))
                            } else if name == nil {
                                account = String(decoding: part.bytes, as: UTF8.self)
                            }
                            held = nil
                            continue
                        }
                        if hasBytes, var photo = current {
                            try await check(before: 0)
                            sent.photos.append(try await photo.finish(named: name))
                        }
                        if !hasBytes { await current?.abandon() }
                        current = nil
                    }
                }
            }
            guard form.isDone else { throw PageProblem.badRequest }
        } catch is Multipart.Malformed {
            await current?.abandon()
            throw PageProblem.badRequest
        } catch {
            await current?.abandon()
            throw error
        }
        for photo in sent.photos { await context.dependencies.arrivals.receive(photo.file) }
        if account?.isEmpty == false {
            for index in sent.statements.indices { sent.statements[index].account = account }
        }
        return sent
    }

    /// The state of an uploaded photo, in a word for programs.
    enum State: String, CaseIterable {
        case stored, reading, drafted, known, failed
    }

    struct Status {
        var state: State
        var text: String
        /// `nil` where there is none, or the device may see nothing.
        var record: Record?
    }

    /// `GET /photos/<sha256>`: the state with a link to the record.
    func state(_ sha256: String) async throws -> PageResponse {
        let status = try await status(of: sha256)
        var form: JSONForm = ["state": status.state.rawValue, "text": status.text]
        if let record = status.record {
            form["link"] = Link(record.status == .draft ? "/review" : "/records", record.id.rawValue).text
            let outline = [context.title(of: record), record.amount?.formatted].compactMap(\.self)
            form["title"] = outline.joined(separator: " ").escapingControls
        }
        return try .json(form)
    }

    /// The state of an uploaded photo, determined from the files.
    func status(of sha256: String) async throws -> Status {
        guard sha256.utf8.count == 64, sha256.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
        else { throw PageProblem.notFound }
        let place = try await context.library.photo(sha256, of: context.user)
        let words = context.wording
        switch place {
        case .unknown:
            guard try await context.dependencies.waitsElsewhere(sha256, context.user) else {
                throw PageProblem.notFound
            }
            return Status(state: .stored, text: words.page(.safeWaiting))
        case .inbox(let file):
            let isRead = await context.dependencies.arrivals.isInHand(file)
            return Status(state: isRead ? .reading : .stored, text: words.page(isRead ? .readingNow : .safeWaiting))
        case .record(let record):
            // A device that may only upload learns that the photo has arrived, and nothing of its content.
            let scope = context.device.scope
            guard scope.allows(.read) || scope.allows(.review) && record.status == .draft else {
                return Status(state: .known, text: words.page(.isRecord))
            }
            let isDraft = record.status == .draft
            return Status(
                state: isDraft ? .drafted : .known,
                text: isDraft ? words.page(.isDraft) : words.page(.isRecord),
                record: record
            )
        case .failed(let file):
            return Status(state: .failed, text: words.failureReason(file.code) ?? file.message.escapingControls)
        }
    }
}

/// Checks during an upload that the disk has room and that the device is still paired.
private struct ArrivalCheck {
    let context: RequestContext
    /// The bytes received since the last check.
    private var unchecked = 0

    /// The bytes between two checks: small compared with the reserve.
    private static let step = 1 << 20

    init(context: RequestContext) { self.context = context }

    func callAsFunction(before bytes: Int) async throws {
        guard try await context.dependencies.freeSpace() - bytes > PhotoUploads.reserve else {
            throw PageProblem.noSpace
        }
        guard try await context.isStillPaired() else { throw PageProblem.notPaired }
    }

    mutating func callAsFunction(behind bytes: Int) async throws {
        unchecked += bytes
        guard unchecked >= Self.step else { return }
        unchecked = 0
        try await self(before: 0)
    }
}

/// An upload whose first bytes are held back until they show a kind of file that can be read.
private struct CheckedArrival {
    let photo: any ArrivingPhoto
    /// `nil` once they were accepted.
    private var head: [UInt8]? = []

    init(photo: any ArrivingPhoto) { self.photo = photo }

    mutating func append(_ piece: [UInt8]) async throws {
        guard let head else { return try await photo.append(piece) }
        self.head = head + piece
        if head.count + piece.count >= ReadableHead.length { try await release() }
    }

    private mutating func release() async throws {
        guard let head else { return }
        guard ReadableHead.isReadable(head) else { throw PageProblem.unreadable }
        self.head = nil
        try await photo.append(head)
    }

    mutating func finish(named name: String?) async throws -> ArrivedPhoto {
        try await release()
        return try await photo.finish(named: name)
    }

    func abandon() async { await photo.abandon() }
}

/// A part of a form that is held in memory.
private struct HeldPart {
    let limit: Int
    private(set) var bytes: [UInt8] = []

    mutating func append(_ piece: [UInt8]) throws(PageProblem) {
        guard bytes.count + piece.count <= limit else { throw .tooLarge(limit: limit) }
        bytes += piece
    }
}
