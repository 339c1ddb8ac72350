import ReceiptDomain
import Testing

struct WorkPaceTests {
    @Test func `what machines say of themselves can be added up, whatever it is`() {
        let worker = QueueState.Worker(name: "a", inHand: 1, pace: WorkPace(photos: .max, busy: .milliseconds(Int.max)))
        let state = QueueState(workers: [worker, worker])
        #expect(state.pace.photos == .max && state.pace.secondsPerPhoto != nil)
    }
}
