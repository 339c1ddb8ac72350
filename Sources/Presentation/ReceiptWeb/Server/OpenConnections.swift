/// The open connections; when there are too many, the oldest that never carried a paired device's request is closed.
///
/// So unpaired clients displace only each other, however many there are, and paired devices always find a place.
struct OpenConnections<ID: Hashable> {
    private struct Connection {
        var id: ID
        /// Increases over all addresses in the order of opening.
        var number: Int
        var isKnown = false
    }

    /// By address, oldest first.
    private var connections: [String: [Connection]] = [:]
    private var newest = 0
    private let mostOfAddress: Int
    private let mostOfAll: Int

    init(mostOfAddress: Int, mostOfAll: Int) { (self.mostOfAddress, self.mostOfAll) = (mostOfAddress, mostOfAll) }

    private(set) var count = 0

    /// Adds a connection; returns the one to close instead, which may be the new one itself.
    mutating func open(_ id: ID, from address: String) -> ID? {
        newest += 1
        count += 1
        connections[address, default: []].append(Connection(id: id, number: newest))
        if let own = connections[address], own.count > mostOfAddress { return remove(oldest(own), of: address) }
        guard count > mostOfAll else { return nil }
        let strangers = connections.compactMap { address, own in oldest(own).map { (address, $0) } }
        return strangers.min { $0.1.number < $1.1.number }.flatMap { remove($0.1, of: $0.0) }
    }

    /// Marks the connection as one that carried a paired device's request.
    mutating func know(_ id: ID, from address: String) {
        guard let index = connections[address]?.firstIndex(where: { $0.id == id }) else { return }
        connections[address]?[index].isKnown = true
    }

    /// Does nothing if the connection is not open any more.
    mutating func close(_ id: ID, from address: String) {
        _ = remove(connections[address]?.first { $0.id == id }, of: address)
    }

    /// The oldest unpaired connection; there is always one, as the newest has not carried a request yet.
    private func oldest(_ connections: [Connection]) -> Connection? { connections.first { !$0.isKnown } }

    private mutating func remove(_ connection: Connection?, of address: String) -> ID? {
        guard let connection else { return nil }
        connections[address]?.removeAll { $0.id == connection.id }
        if connections[address]?.isEmpty == true { connections[address] = nil }
        count -= 1
        return connection.id
    }
}
