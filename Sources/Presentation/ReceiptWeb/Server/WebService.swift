import HTTPTypes
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// Runs a ``PageServer`` over HTTP/1.1 until the process is told to stop.
public struct WebService: Sendable {
    private let server: PageServer
    private let host: String
    private let port: Int
    private let secure: (port: Int, page: SecurePage)?
    private let connections = Connections()

    /// The timeout for idle connections, incomplete headers and stalled bodies; event streams send more often.
    private static let idleTime = TimeAmount.seconds(30)
    /// The delay before a refused connection is closed, in which the client can read the answer.
    private static let lingerTime = TimeAmount.seconds(1)
    /// The time after which requests in progress are cancelled at shutdown.
    private static let shutdownTime = Duration.seconds(10)

    /// With `secure`, the same pages are served over HTTPS at another port.
    public init(server: PageServer, host: String, port: Int, secure: (port: Int, page: SecurePage)? = nil) {
        (self.server, self.host, self.port, self.secure) = (server, host, port, secure)
    }

    /// Serves until SIGTERM or SIGINT; then accepts nothing more and finishes the requests in progress.
    ///
    /// `onReady` is called with the port once the server listens.
    public func run(onReady: @escaping @Sendable (Int) async -> Void) async throws {
        var logger = Logger(label: "receiptmind")
        logger.logLevel = .critical
        let connections = connections
        let plain = HTTPServerBuilder.http1(
            configuration: .init(
                additionalChannelHandlers: [ConnectionHandler(connections)],
                idleTimeout: Self.idleTime
            )
        )
        var services: [any Service] = [application(plain, port, isSecure: false, logger, onReady)]
        if let secure {
            let encrypted = try HTTPServerBuilder.tls(
                plain,
                tlsConfiguration: try CurrentIdentity(secure.page).configuration
            )
            services.append(application(encrypted, secure.port, isSecure: true, logger) { _ in })
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
        _ onReady: @escaping @Sendable (Int) async -> Void
    ) -> some ApplicationProtocol {
        Application(
            responder: CallbackResponder<ConnectionContext> { request, context in
                await respond(to: request, over: context.channel, isSecure: isSecure)
            },
            server: builder,
            configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { channel in await onReady(channel.localAddress?.port ?? port) },
            logger: logger
        )
    }

    private func respond(to request: Request, over channel: any Channel, isSecure: Bool) async -> Response {
        guard let method = PageRequest.Method(rawValue: request.method.rawValue) else {
            Self.end(channel)
            return Response(status: .init(code: 405), headers: [.connection: "close", .allow: "GET, HEAD, POST, PUT"])
        }
        guard
            var asked = PageRequest(
                method: method,
                target: request.head.path ?? "",
                headers: Self.headers(of: request.head),
                body: ReceivedBody(body: request.body),
                isSecure: isSecure
            )
        else {
            Self.end(channel)
            return Response(status: .init(code: 400), headers: [.connection: "close"])
        }
        asked.peer = channel.remoteAddress?.ipAddress
        asked.whenKnown = { [connections] in connections.know(channel) }
        let answer = await server.answer(asked)
        if answer.headers.contains(where: { $0.name == "connection" }) { Self.end(channel) }
        var fields = HTTPFields()
        for (name, value) in answer.headers {
            if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
        }
        let body: ResponseBody
        switch answer.content {
        case .bytes(let bytes) where method == .head:
            body = ResponseBody(contentLength: bytes.count) { try await $0.finish(nil) }
        case .stream where method == .head: body = ResponseBody()
        case .bytes(let bytes): body = ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        case .stream(let stream): body = Self.events(stream)
        }
        return Response(status: .init(code: answer.status), headers: fields, body: body)
    }

    /// Sends events until the client disconnects or the process shuts down, which a stream must not delay.
    private static func events(_ stream: AsyncStream<String>) -> ResponseBody {
        ResponseBody { writer in
            for await event in stream.cancelOnGracefulShutdown() {
                try await writer.write(ByteBuffer(string: event))
            }
            try await writer.finish(nil)
        }
    }

    /// Closes the connection shortly after the response, whatever the client still sends.
    ///
    /// An immediate close with unread input would make the system reset the connection, and the response would be lost.
    private static func end(_ channel: any Channel) {
        channel.eventLoop.scheduleTask(in: lingerTime) { channel.close(promise: nil) }
    }

    private static func headers(of head: HTTPRequest) -> [String: String] {
        var headers: [String: String] = [:]
        for field in head.headerFields {
            let name = field.name.canonicalName
            // Repeated headers are joined, so that no part of the program can read another one of them (request smuggling).
            headers[name] = headers[name].map { $0 + (name == "cookie" ? "; " : ", ") + field.value } ?? field.value
        }
        if let authority = head.authority { headers["host"] = authority }
        return headers
    }
}

/// A request with its connection's channel.
private struct ConnectionContext: Hummingbird.RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}

/// A request's body; a violation of HTTP in it is reported as the client's error, not as the server's.
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
