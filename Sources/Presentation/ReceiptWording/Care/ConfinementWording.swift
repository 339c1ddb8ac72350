public import ReceiptDomain

extension Wording {
    /// The state of the reader's confinement, without advice.
    func finding(_ confinement: Confinement) -> String {
        switch (confinement.closesFiles, confinement.filtersCalls) {
        case (true, true):
            localized(
                "the program that opens photos and documents is confined: no other files, no network, no other processes",
                "사진과 문서를 여는 프로그램이 격리되어 있습니다: 다른 파일, 네트워크, 다른 프로세스 차단"
            )
        case (true, false):
            localized(
                "photos and documents are opened without full protection: this kernel does not filter system calls (seccomp)",
                "사진과 문서를 완전히 격리하지 못한 채 엽니다: 커널이 시스템 호출을 제한하지 못합니다 (seccomp)"
            )
        case (false, true):
            localized(
                "photos and documents are opened without full protection: this kernel does not block other files (Landlock)",
                "사진과 문서를 완전히 격리하지 못한 채 엽니다: 커널이 다른 파일을 차단하지 못합니다 (Landlock)"
            )
        case (false, false):
            localized(
                "photos and documents are opened without protection: this kernel has neither Landlock nor seccomp",
                "사진과 문서를 격리하지 못한 채 엽니다: 커널에 Landlock도 seccomp도 없습니다"
            )
        }
    }

    /// The warning if reading continues without full confinement.
    public func notice(_ lacking: IncompleteConfinement) -> String {
        finding(lacking.here) + localized("; open only files you trust", ". 믿을 수 있는 파일만 여세요")
    }
}

extension IncompleteConfinement: LocalizedProblem {
    /// The error if reading is refused without full confinement.
    public func sentence(_ wording: any Wording) -> String {
        wording.finding(here)
            + wording.localized(
                "; nothing was read (--require-confinement)",
                ". 그래서 아무것도 읽지 않았습니다 (--require-confinement)"
            )
    }
}
