import Foundation
import ReceiptTestSupport
import Testing

/// Pictures that are broken, or built to exhaust a reader.
@Suite(.timeLimit(.minutes(30))) struct HostileFilesTests {
    @Test func `a broken or hostile file gets a reading or an error with a name`() async throws {
        let home = TemporaryHome()
        let folder = home.path + "/hostile"
        try await Self.makePictures(in: folder)
        // Of the seeds that were damaged one in twelve: a debug build takes its time over what is a picture after all.
        let (damaged, made) = home.names(in: folder).split { $0.contains("-cut") || $0.contains("-flipped") }
        let names = made + damaged.enumerated().filter { $0.offset % 12 == 0 }.map(\.element)
        #expect(names.count > 60)
        let outcome = try await ReceiptMindProgram(home: home).run(
            ["scan", "--json"] + names.map { "\(folder)/\($0)" }
        )
        #expect(outcome.status == 2)
        let lines = try outcome.objects()
        #expect(lines.count == names.count)
        for line in lines where line["status"] as? String != "read" {
            let error = try #require(line["error"] as? [String: String])
            #expect(error["code"]?.isEmpty == false && error["message"]?.isEmpty == false, "\(line)")
        }
    }

    private static func makePictures(in folder: String) async throws {
        let outcome = try ChildProcess.run(Samples.folder + "/../Scripts/make-hostile", [folder])
        try #require(outcome.status == 0, "\(outcome.messages)")
    }
}

extension [String] {
    /// The elements that fit, and the others, each in order.
    fileprivate func split(_ fits: (String) -> Bool) -> (fitting: [String], others: [String]) {
        (filter(fits), filter { !fits($0) })
    }
}
