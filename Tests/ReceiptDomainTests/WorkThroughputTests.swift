import ReceiptDomain
import Testing

struct WorkThroughputTests {
    @Test func `what machines say of themselves can be added up, whatever it is`() {
        let worker = QueueState.Worker(
            name: "a",
            inHand: 1,
            throughput: WorkThroughput(photos: .max, busy: .milliseconds(Int.max))
        )
        let state = QueueState(workers: [worker, worker])
        #expect(state.throughput.photos == .max && state.throughput.secondsPerPhoto != nil)
    }
}
