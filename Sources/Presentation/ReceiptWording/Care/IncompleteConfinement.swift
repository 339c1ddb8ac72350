/// What this kernel lacks to confine the process that reads files from outside.
public struct IncompleteConfinement: Error, Hashable, Sendable {
    /// Files are closed to it (Landlock).
    public var closesFiles: Bool
    /// Networks and other processes are closed to it (seccomp).
    public var filtersCalls: Bool

    public init(closesFiles: Bool, filtersCalls: Bool) {
        (self.closesFiles, self.filtersCalls) = (closesFiles, filtersCalls)
    }
}

extension Wording {
    /// Said once where reading goes on all the same.
    public func notice(_ lacking: IncompleteConfinement) -> String {
        either(
            "photos and documents are opened without full protection: \(missing(lacking)); open only files that you trust",
            "사진과 문서를 완전히 격리하지 못한 채 엽니다: \(missing(lacking)). 믿을 수 있는 파일만 여세요"
        )
    }

    private func missing(_ lacking: IncompleteConfinement) -> String {
        switch (lacking.closesFiles, lacking.filtersCalls) {
        case (false, true):
            either("this kernel has no Landlock, which closes other files", "커널에 다른 파일을 막는 Landlock이 없습니다")
        case (_, false) where lacking.closesFiles:
            either("this kernel does not filter system calls (seccomp)", "커널이 시스템 호출을 거르지 않습니다 (seccomp)")
        default: either("this kernel has neither Landlock nor seccomp", "커널에 Landlock도 seccomp도 없습니다")
        }
    }
}

extension IncompleteConfinement: SpokenError {
    /// Said where reading is refused.
    public func sentence(_ wording: any Wording) -> String {
        wording.notice(self)
            + wording.either(
                "; nothing was read (--require-confinement)",
                " 아무것도 읽지 않았습니다 (--require-confinement)"
            )
    }
}
