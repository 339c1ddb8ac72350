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
    private let connections = Connections()

    /// Silent connections, half headers and stalled bodies end after so long; a stream of events speaks more often.
    private static let idleTime = TimeAmount.seconds(30)
    /// So long whoever is refused may still read why.
    private static let lingerTime = TimeAmount.seconds(1)
    /// What is still under way after that is cut off.
    private static let shutdownTime = Duration.seconds(10)

    /// Where `secure` is given, the same pages come encrypted from another port.
    public init(server: PageServer, host: String, port: Int, secure: (port: Int, page: SecurePage)? = nil) {
        (self.server, self.host, self.port, self.secure) = (server, host, port, secure)
    }

    /// Serves until SIGTERM or SIGINT; then takes no more, and ends what is under way.
    ///
    /// `onReady` is called once it listens, with the port.
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
        guard let method = PageRequest.Method(rawValue: request.method.rawValue),
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

    /// Until the page is closed, or the process is to end: a stream of events must not hold that up.
    private static func events(_ stream: AsyncStream<String>) -> ResponseBody {
        ResponseBody { writer in
            for await event in stream.cancelOnGracefulShutdown() {
                try await writer.write(ByteBuffer(string: event))
            }
            try await writer.finish(nil)
        }
    }

    /// Ends the connection, whatever still comes over it, a moment after the answer that is about to be written.
    ///
    /// At once would be too early: what is unread makes the system reset the connection, and the answer is lost.
    private static func end(_ channel: any Channel) {
        channel.eventLoop.scheduleTask(in: lingerTime) { channel.close(promise: nil) }
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

/// A request with the connection that it came over.
private struct ConnectionContext: Hummingbird.RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
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
