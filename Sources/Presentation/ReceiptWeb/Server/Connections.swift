import NIOCore
import Synchronization

/// The server's open connections, plain and encrypted ones together, with their limits.
final class Connections: Sendable {
    private struct Content {
        /// A household behind one address has some ten browsers with at most six connections each.
        var open = OpenConnections<ObjectIdentifier>(mostOfAddress: 64, mostOfAll: 512)
        var channels: [ObjectIdentifier: any Channel] = [:]
    }

    private let content = Mutex(Content())

    private static func address(of channel: any Channel) -> String { channel.remoteAddress?.ipAddress ?? "" }

    func opened(_ channel: any Channel) {
        let id = ObjectIdentifier(channel)
        let gone = content.withLock { content in
            content.channels[id] = channel
            let gone = content.open.open(id, from: Self.address(of: channel))
            return gone.flatMap { content.channels.removeValue(forKey: $0) }
        }
        gone?.close(promise: nil)
    }

    /// Marks the connection as one that carried a paired device's request.
    func know(_ channel: any Channel) {
        content.withLock { $0.open.know(ObjectIdentifier(channel), from: Self.address(of: channel)) }
    }

    func closed(_ channel: any Channel) {
        content.withLock { content in
            content.channels[ObjectIdentifier(channel)] = nil
            content.open.close(ObjectIdentifier(channel), from: Self.address(of: channel))
        }
    }
}

/// Registers each connection with ``Connections`` when it opens, and removes it when it closes.
final class ConnectionHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let connections: Connections

    init(_ connections: Connections) { self.connections = connections }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { connections.opened(context.channel) }
    }

    func channelActive(context: ChannelHandlerContext) {
        connections.opened(context.channel)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        connections.closed(context.channel)
        context.fireChannelInactive()
    }
}
