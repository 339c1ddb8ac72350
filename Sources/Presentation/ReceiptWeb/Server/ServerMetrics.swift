import ReceiptAPI
import ReceiptApp
import ReceiptDomain

/// The figures for a monitor: for this machine without a token, for others with one that was made for it.
extension PageServer {
    func metrics(_ request: PageRequest) async throws -> PageResponse {
        if !request.isOfThisMachine {
            guard let device = try await usedDevice(request) else { throw PageProblem.notPaired }
            // A browser belongs to one user, and these are everybody's counts; `me` is whose library it is.
            guard device.scope == .full ? device.user == .me : device.scope.allows(.metrics) else {
                throw PageProblem.notFound
            }
        }
        let counts = await dependencies.arrivals.counts
        let lost = dependencies.arrivals.lostReaders
        let own = try await ServiceMetrics(of: dependencies.library, counts, lostReaders: lost).text
        let queue = try await dependencies.queueMetrics()
        let text = ([own] + (queue.map { [$0] } ?? [])).joined(separator: "\n") + "\n"
        return PageResponse(type: MetricsText.mediaType, Array(text.utf8))
    }
}

extension PageRequest {
    /// Whether a program on this machine asks for itself, and passes nobody's request on.
    fileprivate var isOfThisMachine: Bool {
        guard let peer, !isProxied, peer.hasPrefix("127.") || peer == "::1" else { return false }
        return ["forwarded", "x-forwarded-for", "x-real-ip", "via"].allSatisfy { headers[$0] == nil }
    }
}
