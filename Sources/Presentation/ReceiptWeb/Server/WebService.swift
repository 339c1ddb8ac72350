import HTTPTypes
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// Carries requests over HTTP/1.1 to a ``PageServer``, until the process is asked to stop.
public struct WebService: Sendable {
    private let server: PageServer
    private let host: String
    private let port: Int
    private let secure: (port: Int, page: SecurePage)?

    /// Silent connections, half headers and stalled bodies end after so long; a stream of events speaks more often.
    private static let idleTime = TimeAmount.seconds(30)
    /// Far more than a household has open.
    private static let mostConnections = 512
    /// What is still under way after that is cut off.
    private static let shutdownTime = Duration.seconds(10)

    /// Where `secure` is given, the same pages come encrypted from another port.
    public init(server: PageServer, host: String, port: Int, secure: (port: Int, page: SecurePage)? = nil) {
        (self.server, self.host, self.port, self.secure) = (server, host, port, secure)
    }

    /// Serves until SIGTERM or SIGINT; then takes no more, and ends what is under way.
    ///
    /// `onReady` is called once it listens.
    public func run(onReady: @escaping @Sendable () async -> Void) async throws {
        var logger = Logger(label: "receiptmind")
        logger.logLevel = .critical
        let plain = HTTPServerBuilder.http1(configuration: .init(idleTimeout: Self.idleTime))
        var services: [any Service] = [application(plain, port, isSecure: false, logger, onReady)]
        if let secure {
            let encrypted = try HTTPServerBuilder.tls(
                plain,
                tlsConfiguration: try CurrentIdentity(secure.page).configuration
            )
            services.append(application(encrypted, secure.port, isSecure: true, logger) {})
        }
        var configuration = ServiceGroupConfiguration(
            services: services,
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: logger
        )
        configuration.maximumGracefulShutdownDuration = Self.shutdownTime
        try await ServiceGroup(configuration: configuration).run()
    }

    private func application(
        _ builder: HTTPServerBuilder,
        _ port: Int,
        isSecure: Bool,
        _ logger: Logger,
        _ onReady: @escaping @Sendable () async -> Void
    ) -> some ApplicationProtocol {
        let server = server
        return Application(
            responder: CallbackResponder<BasicRequestContext> { request, _ in
                try await Self.respond(to: request, server, isSecure: isSecure)
            },
            server: builder,
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: port),
                availableConnectionsDelegate: .maximum(Self.mostConnections, logger: logger)
            ),
            onServerRunning: { _ in await onReady() },
            logger: logger
        )
    }

    private static func respond(
        to request: Request,
        _ server: PageServer,
        isSecure: Bool
    ) async throws -> Response {
        guard let method = PageRequest.Method(rawValue: request.method.rawValue),
            let asked = PageRequest(
                method: method,
                target: request.head.path ?? "",
                headers: headers(of: request.head),
                body: ReceivedBody(body: request.body),
                isSecure: isSecure
            )
        else { return Response(status: .init(code: 400)) }
        let answer = await server.answer(asked)
        var fields = HTTPFields()
        for (name, value) in answer.headers {
            if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
        }
        let body: ResponseBody
        switch answer.content {
        case .bytes(let bytes) where method == .head:
            body = ResponseBody(contentLength: bytes.count) { try await $0.finish(nil) }
        case .bytes(let bytes): body = ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        case .stream(let stream): body = events(stream, request.body)
        }
        return Response(status: .init(code: answer.status), headers: fields, body: body)
    }

    /// Until the page is closed, or the process is to end: a stream of events must not hold that up.
    private static func events(_ stream: AsyncStream<String>, _ request: RequestBody) -> ResponseBody {
        ResponseBody { writer in
            for await event in stream.cancelOnGracefulShutdown() {
                try await writer.write(ByteBuffer(string: event))
            }
            try await writer.finish(nil)
        }
    }

    private static func headers(of head: HTTPRequest) -> [String: String] {
        var headers: [String: String] = [:]
        for field in head.headerFields {
            let name = field.name.canonicalName
            // A header that comes twice is one that somebody hopes is read differently by two.
            headers[name] = headers[name].map { $0 + (name == "cookie" ? "; " : ", ") + field.value } ?? field.value
        }
        if let authority = head.authority { headers["host"] = authority }
        return headers
    }
}

/// A body as it comes; one that breaks the rules of HTTP is a request that cannot be understood, no failure of ours.
private struct ReceivedBody: AsyncSequence, Sendable {
    let body: RequestBody

    struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: RequestBody.AsyncIterator

        mutating func next() async throws -> [UInt8]? {
            do {
                return try await bytes.next().map { Array(buffer: $0) }
            } catch let error as CancellationError {
                throw error
            } catch {
                throw PageProblem.badRequest
            }
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: body.makeAsyncIterator()) }
}
