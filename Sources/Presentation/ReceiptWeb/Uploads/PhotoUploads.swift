import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// Uploads of photos: a raw `PUT`, or a multipart form from browsers without the script.
struct PhotoUploads {
    let context: RequestContext

    /// The most bytes of a photo; the library enforces ``ReceiptFiles/FileLimit`` anyway.
    static let limit = 64 << 20
    /// The bytes of the disk that uploads leave free: a ledger that cannot be written is worse than a refused photo.
    static let reserve = 256 << 20

    /// `PUT /photos`: answers 201 once the photo is on the disk.
    func put(named name: String? = nil) async throws -> PageResponse {
        guard context.request.contentLength ?? 0 <= Self.limit else { throw PageProblem.tooLarge(limit: Self.limit) }
        guard context.uploads.take(context.device.id) else { throw PageProblem.tooMany }
        defer { context.uploads.giveBack(context.device.id) }
        var check = ArrivalCheck(context: context)
        try await check(before: context.request.contentLength ?? 0)
        let photo = try await context.library.receivePhoto(of: context.user)
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
        await context.dependencies.arrivals.take(arrived.file)
        return .json("{\"sha256\":\"\(arrived.sha256)\",\"bytes\":\(arrived.bytes)}\n", status: 201)
            .with("location", "/photos/\(arrived.sha256)")
    }

    /// `POST /photos`: a form's photos.
    func post() async throws -> PageResponse {
        guard var form = Multipart(contentType: context.request.headers["content-type"]) else {
            throw PageProblem.badRequest
        }
        guard context.uploads.take(context.device.id) else { throw PageProblem.tooMany }
        defer { context.uploads.giveBack(context.device.id) }
        var check = ArrivalCheck(context: context)
        try await check(before: context.request.contentLength ?? 0)
        var current: (any ArrivingPhoto)?
        var (hasBytes, name) = (false, String?.none)
        var arrived: [ArrivedPhoto] = []
        do {
            for try await bytes in context.request.body {
                try await check(behind: bytes.count)
                for piece in try form.take(bytes) {
                    switch piece {
                    case .part(_, let file?):
                        // A file field without a chosen file is sent with an empty file name.
                        current = file.isEmpty ? nil : try await context.library.receivePhoto(of: context.user)
                        (hasBytes, name) = (false, file)
                    case .part: current = nil
                    case .data(let data):
                        hasBytes = hasBytes || !data.isEmpty
                        try await current?.append(data)
                    case .end:
                        if hasBytes, let photo = current {
                            try await check(before: 0)
                            arrived.append(try await photo.finish(named: name))
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
        for photo in arrived { await context.dependencies.arrivals.take(photo.file) }
        return .see(Link("/").with("sent", "\(arrived.count)"))
    }

    /// `GET /photos/<sha256>`: the state of an uploaded photo, determined from the files.
    func state(_ sha256: String) async throws -> PageResponse {
        guard sha256.utf8.count == 64, sha256.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
        else { throw PageProblem.notFound }
        let place = try await context.library.photo(sha256, of: context.user)
        let words = context.wording
        switch place {
        case .unknown:
            guard try await context.dependencies.waitsElsewhere(sha256, context.user) else {
                throw PageProblem.notFound
            }
            return json("stored", words.page(.safeWaiting))
        case .inbox(let file):
            let isRead = await context.dependencies.arrivals.isInHand(file)
            return json(isRead ? "reading" : "stored", words.page(isRead ? .readingNow : .safeWaiting))
        case .record(let record):
            // A device that may only upload learns that the photo has arrived, and nothing of its content.
            guard context.device.scope == .full else { return json("known", words.page(.isRecord)) }
            let isDraft = record.status == .draft
            return json(
                isDraft ? "drafted" : "known",
                isDraft ? words.page(.isDraft) : words.page(.isRecord),
                (isDraft ? Link("/review", record.id.rawValue) : Link("/records", record.id.rawValue)).text
            )
        case .failed(let file):
            return json("failed", words.failureReason(file.code) ?? file.message.escapingControls)
        }
    }

    private func json(_ state: String, _ text: String, _ link: String? = nil) -> PageResponse {
        let link = link.map { ",\"link\":" + Self.quoted($0) } ?? ""
        return .json("{\"state\":\"\(state)\",\"text\":\(Self.quoted(text))\(link)}\n")
    }

    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case _ where scalar.value < 0x20: quoted += " "
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
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
