import ReceiptDomain
import Testing

@Suite struct ReadSnapshotTests {
    /// Counts how often it is asked.
    private final class Tables {
        var asked = 0

        func marks(of user: UserID? = .me) -> [Int] {
            ReadSnapshot.marks(of: user) {
                asked += 1
                return [asked]
            }
        }
    }

    @Test func `within a look each user's marks are asked for once, and outside each time`() async {
        let tables = Tables()
        for number in 1...2 { #expect(tables.marks() == [number]) }
        await ReadSnapshot.during {
            #expect(tables.marks() == [3] && tables.marks() == [3])
            #expect(tables.marks(of: nil) == [4])
            // A part of the same.
            await ReadSnapshot.during { #expect(tables.marks() == [3]) }
        }
        #expect(tables.marks() == [5])
    }

    @Test func `what is written in a look is seen by it`() async {
        let tables = Tables()
        await ReadSnapshot.during {
            #expect(tables.marks() == [1])
            ReadSnapshot.end()
            #expect(tables.marks() == [2] && tables.marks() == [3])
        }
    }

    @Test func `what was asked before a write and is answered after it is not believed`() async {
        let tables = Tables()
        await ReadSnapshot.during {
            _ = ReadSnapshot.marks(of: .me) {
                ReadSnapshot.end()
                return [0]
            }
            #expect(tables.marks() == [1])
        }
    }

    @Test func `looks of a series that are close to one another are one, and not longer than they may be`() async {
        let tables = Tables()
        let (long, short) = (SnapshotCache(length: .seconds(3600)), SnapshotCache(length: .zero))
        for _ in 1...3 { await ReadSnapshot.during(long) { #expect(tables.marks() == [1]) } }
        await ReadSnapshot.during(long) { ReadSnapshot.end() }
        await ReadSnapshot.during(long) { #expect(tables.marks() == [2]) }
        for number in 3...5 { await ReadSnapshot.during(short) { #expect(tables.marks() == [number]) } }
    }
}
