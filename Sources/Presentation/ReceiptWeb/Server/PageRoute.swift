import ReceiptDomain

/// A pattern of addresses, and its handler.
struct PageRoute: Sendable {
    enum Part: Hashable, Sendable {
        case named(String)
        /// Any text: `{id}`.
        case parameter
    }

    enum Answerer: Sendable {
        /// Handles requests of anyone, paired or not.
        case anybody(@Sendable (PageServer, PageRequest, PairingScreen) async throws -> PageResponse)
        /// Handles requests of paired devices; gets the values of the pattern's parameters.
        case device(@Sendable (RequestContext, [String]) async throws -> PageResponse)
    }

    /// Routes for `GET` also answer `HEAD`.
    let method: PageRequest.Method
    let parts: [Part]
    /// Whether the page may be cached: it depends only on the user's data, the language and the theme.
    let isKept: Bool
    /// The rights of which a token needs one; empty for pages, which only paired browsers see.
    let rights: [Device.Right]
    let answerer: Answerer

    /// `pattern` is written as in `/records/{id}/pages/{number}`.
    private init(
        _ method: PageRequest.Method,
        _ pattern: String,
        isKept: Bool = false,
        rights: [Device.Right] = [],
        _ answerer: Answerer
    ) {
        self.method = method
        parts = pattern.split(separator: "/").map { $0.hasPrefix("{") ? .parameter : .named(String($0)) }
        (self.isKept, self.rights, self.answerer) = (isKept, rights, answerer)
    }

    static func anybody(
        _ method: PageRequest.Method,
        _ pattern: String,
        _ answer: @escaping @Sendable (PageServer, PageRequest, PairingScreen) async throws -> PageResponse
    ) -> PageRoute {
        PageRoute(method, pattern, .anybody(answer))
    }

    /// A route to a cached page.
    static func page(
        _ pattern: String,
        _ answer: @escaping @Sendable (RequestContext, [String]) async throws -> PageResponse
    ) -> PageRoute {
        PageRoute(.get, pattern, isKept: true, .device(answer))
    }

    /// A route that is never cached.
    static func device(
        _ method: PageRequest.Method,
        _ pattern: String,
        rights: [Device.Right] = [],
        _ answer: @escaping @Sendable (RequestContext, [String]) async throws -> PageResponse
    ) -> PageRoute {
        PageRoute(method, pattern, rights: rights, .device(answer))
    }

    /// The values of the pattern's parameters; `nil` if the request does not match.
    func parameters(of request: PageRequest) -> [String]? {
        guard method == request.method || method == .get && request.method == .head else { return nil }
        return parameters(in: request.path)
    }

    /// The values of the pattern's parameters, whatever the method.
    func parameters(in path: [String]) -> [String]? {
        guard parts.count == path.count else { return nil }
        var parameters: [String] = []
        for (part, given) in zip(parts, path) {
            switch part {
            case .named(let name): guard name == given else { return nil }
            case .parameter: parameters.append(given)
            }
        }
        return parameters
    }
}
