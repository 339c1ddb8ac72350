/// Help of `work` and the queue.
public enum WorkHelp: CaseIterable, Hashable, Sendable {
    case work, discussion, once, json, queue, prometheus

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        switch self {
        case .work:
            wording.localized("Read photos that wait in a shared library.", "함께 쓰는 보관함에서 대기하는 사진을 읽습니다.")
        case .discussion:
            wording.localized(
                """
                Run it on as many machines as you like, with a library in a database. 'import --queue', 'watch --queue' and 'serve --queue' \
                add photos to the queue. Each photo becomes a record once, even if a machine stops or is cut off meanwhile; users take \
                turns. A photo that five tries could not read is parked, and 'retry' tries it again. Ctrl-C or SIGTERM finishes what is in hand.
                """,
                """
                데이터베이스에 있는 보관함으로, 컴퓨터 몇 대에서든 함께 실행할 수 있습니다. 사진은 'import --queue', 'watch --queue', 'serve --queue'가 \
                대기열에 넣습니다. 어느 컴퓨터가 멈추거나 연결이 끊겨도 사진은 한 번만 기록되고, 사용자마다 번갈아 처리합니다. 다섯 번 읽지 못한 \
                사진은 보류하며 'retry'로 다시 시도합니다. Ctrl-C나 SIGTERM을 받으면 읽던 사진까지 마치고 멈춥니다.
                """
            )
        case .once: wording.localized("Stop when the queue is empty.", "대기열이 비면 끝냅니다.")
        case .json: wording.localized("Print a JSON object for each photo.", "사진마다 JSON 객체를 한 줄씩 출력합니다.")
        case .queue:
            wording.localized(
                "Add photos to the queue for 'work' to read, on any machine.",
                "대기열에 넣고, 읽는 일은 다른 컴퓨터의 'work'에 맡깁니다."
            )
        case .prometheus:
            wording.localized("Print the state of the queue in Prometheus's format.", "대기열 상태를 Prometheus 형식으로 출력합니다.")
        }
    }
}
