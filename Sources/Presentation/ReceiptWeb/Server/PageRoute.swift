/// An address of the page, and what answers there.
struct PageRoute: Sendable {
    enum Part: Hashable, Sendable {
        case named(String)
        /// Whatever stands there: `{id}`.
        case parameter
    }

    enum Answerer: Sendable {
        /// Whoever asks.
        case anybody(@Sendable (PageServer, PageRequest, PairingScreen) async throws -> PageResponse)
        /// A paired device; with what stands in the place of the parameters.
        case device(@Sendable (RequestContext, [String]) async throws -> PageResponse)
    }

    /// `HEAD` is asked as `GET`.
    let method: PageRequest.Method
    let parts: [Part]
    /// Depends on nothing but its user, its language and its colours: drawn once, and shown as long as nothing is different.
    let isKept: Bool
    /// Also for devices that may only send photos.
    let isForUploads: Bool
    let answerer: Answerer

    /// `pattern` is as in `/records/{id}/pages/{number}`.
    private init(
        _ method: PageRequest.Method,
        _ pattern: String,
        isKept: Bool = false,
        isForUploads: Bool = false,
        _ answerer: Answerer
    ) {
        self.method = method
        parts = pattern.split(separator: "/").map { $0.hasPrefix("{") ? .parameter : .named(String($0)) }
        (self.isKept, self.isForUploads, self.answerer) = (isKept, isForUploads, answerer)
    }

    static func anybody(
        _ method: PageRequest.Method,
        _ pattern: String,
        _ answer: @escaping @Sendable (PageServer, PageRequest, PairingScreen) async throws -> PageResponse
    ) -> PageRoute {
        PageRoute(method, pattern, .anybody(answer))
    }

    /// A page that is drawn once.
    static func page(
        _ pattern: String,
        _ answer: @escaping @Sendable (RequestContext, [String]) async throws -> PageResponse
    ) -> PageRoute {
        PageRoute(.get, pattern, isKept: true, .device(answer))
    }

    /// Drawn or done each time.
    static func device(
        _ method: PageRequest.Method,
        _ pattern: String,
        isForUploads: Bool = false,
        _ answer: @escaping @Sendable (RequestContext, [String]) async throws -> PageResponse
    ) -> PageRoute {
        PageRoute(method, pattern, isForUploads: isForUploads, .device(answer))
    }

    /// The parameters of an address; `nil` for an address of another route.
    func parameters(of request: PageRequest) -> [String]? {
        guard method == request.method || method == .get && request.method == .head, parts.count == request.path.count
        else { return nil }
        var parameters: [String] = []
        for (part, given) in zip(parts, request.path) {
            switch part {
            case .named(let name): guard name == given else { return nil }
            case .parameter: parameters.append(given)
            }
        }
        return parameters
    }
}
