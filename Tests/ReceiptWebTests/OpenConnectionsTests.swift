import Testing

@testable import ReceiptWeb

@Suite struct OpenConnectionsTests {
    @Test func `strangers of one address push out one another, the oldest first`() {
        var open = OpenConnections<Int>(mostOfAddress: 2, mostOfAll: 100)
        #expect(open.open(1, from: "a") == nil && open.open(2, from: "a") == nil)
        #expect(open.open(3, from: "b") == nil)
        #expect(open.open(4, from: "a") == 1)
        #expect(open.open(5, from: "a") == 2)
        #expect(open.count == 3)
    }

    @Test func `nobody pushes out a connection over which a paired device came`() {
        var open = OpenConnections<Int>(mostOfAddress: 2, mostOfAll: 3)
        _ = open.open(1, from: "a")
        open.know(1, from: "a")
        for stranger in 2..<1000 {
            let gone = open.open(stranger, from: stranger.isMultiple(of: 2) ? "a" : "b")
            #expect(gone != 1 && gone != stranger)
        }
        #expect(open.count == 3)
    }

    @Test func `many addresses push out the oldest stranger of all`() {
        var open = OpenConnections<Int>(mostOfAddress: 2, mostOfAll: 3)
        for id in 1...3 { #expect(open.open(id, from: "\(id)") == nil) }
        open.know(1, from: "1")
        #expect(open.open(4, from: "4") == 2)
        #expect(open.open(5, from: "5") == 3)
    }

    @Test func `where all are known, the one that comes goes`() {
        var open = OpenConnections<Int>(mostOfAddress: 2, mostOfAll: 3)
        for (id, address) in [(1, "a"), (2, "a"), (3, "b")] {
            _ = open.open(id, from: address)
            open.know(id, from: address)
        }
        #expect(open.open(4, from: "a") == 4)
        #expect(open.open(5, from: "c") == 5)
        open.close(1, from: "a")
        open.close(1, from: "a")
        #expect(open.open(6, from: "a") == nil && open.count == 3)
    }
}
