import ReceiptTestSupport
import Testing
import struct SystemPackage.FilePath

@testable import ReceiptStorage

@Suite struct LivingProcessesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func process(_ name: String) throws -> LivingProcesses {
        try LivingProcesses(in: FilePath(folder.path("living")), as: name)
    }

    @Test func `a living process is never taken for dead, and a dead one is told until forgotten`() throws {
        var killed: LivingProcesses? = try process("host 1 a")
        let living = try process("host 1 b")
        let new = try process("host 2 c")
        #expect(try new.dead().isEmpty && killed?.dead().isEmpty == true)
        killed = nil
        #expect(try new.dead() == ["host 1 a"] && living.dead() == ["host 1 a"])
        try new.forget(["host 1 a"])
        #expect(try new.dead().isEmpty)
    }

    @Test func `who leaves in good order leaves nothing to look after`() throws {
        let first = try process("host 1 a")
        first.unregister()
        #expect(try process("host 1 b").dead().isEmpty)
    }
}
