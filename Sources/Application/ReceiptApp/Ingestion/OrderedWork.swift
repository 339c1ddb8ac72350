/// Does work for many elements side by side and hands over the results in the order of the elements.
///
/// At most `width` elements are under way at once, which bounds memory; `emit` is called once per element, one call at a
/// time, and what it throws ends the work.
public func inOrder<Element: Sendable, Result: Sendable>(
    _ elements: some Sequence<Element>,
    width: Int,
    work: @escaping @Sendable (Element) async -> Result,
    emit: (Result) async throws -> Void
) async throws {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
        var finished: [Int: Result] = [:]
        var nextToEmit = 0
        var started = 0
        var elements = elements.makeIterator()
        func startNext() {
            guard !Task.isCancelled, let element = elements.next() else { return }
            let index = started
            group.addTask { (index, await work(element)) }
            started += 1
        }
        for _ in 0..<max(1, width) { startNext() }
        while let (index, result) = try await group.next() {
            finished[index] = result
            while let ready = finished.removeValue(forKey: nextToEmit) {
                try await emit(ready)
                nextToEmit += 1
                startNext()
            }
        }
    }
}
