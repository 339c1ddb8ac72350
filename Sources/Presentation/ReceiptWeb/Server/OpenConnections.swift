/// Which connections are open, and which one goes where there are too many: the oldest over which no paired device has come.
///
/// So strangers push out one another, however many they are, and whoever is paired finds a place.
struct OpenConnections<ID: Hashable> {
    private struct Connection {
        var id: ID
        /// Of all, in the order in which they came.
        var number: Int
        var isKnown = false
    }

    /// By address, the oldest first.
    private var connections: [String: [Connection]] = [:]
    private var newest = 0
    private let mostOfAddress: Int
    private let mostOfAll: Int

    init(mostOfAddress: Int, mostOfAll: Int) { (self.mostOfAddress, self.mostOfAll) = (mostOfAddress, mostOfAll) }

    private(set) var count = 0

    /// Takes one in; returns the one that has to go for it, which may be itself.
    mutating func open(_ id: ID, from address: String) -> ID? {
        newest += 1
        count += 1
        connections[address, default: []].append(Connection(id: id, number: newest))
        if let own = connections[address], own.count > mostOfAddress { return remove(oldest(own), of: address) }
        guard count > mostOfAll else { return nil }
        let strangers = connections.compactMap { address, own in oldest(own).map { (address, $0) } }
        return strangers.min { $0.1.number < $1.1.number }.flatMap { remove($0.1, of: $0.0) }
    }

    /// A paired device has come over it.
    mutating func know(_ id: ID, from address: String) {
        guard let index = connections[address]?.firstIndex(where: { $0.id == id }) else { return }
        connections[address]?[index].isKnown = true
    }

    /// Nothing happens where it is gone already.
    mutating func close(_ id: ID, from address: String) {
        _ = remove(connections[address]?.first { $0.id == id }, of: address)
    }

    /// The newest is a stranger still, so there is always one.
    private func oldest(_ connections: [Connection]) -> Connection? { connections.first { !$0.isKnown } }

    private mutating func remove(_ connection: Connection?, of address: String) -> ID? {
        guard let connection else { return nil }
        connections[address]?.removeAll { $0.id == connection.id }
        if connections[address]?.isEmpty == true { connections[address] = nil }
        count -= 1
        return connection.id
    }
}
