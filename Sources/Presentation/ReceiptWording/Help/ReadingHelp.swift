extension HelpText {
    /// Commands that read photos: `import`, `watch`, `scan`, `retry`.
    public enum Reading: CaseIterable, Hashable, Sendable {
        case importAbstract, importDiscussion, importPaths, importJournal, importMove, importDryRun,
            importJson
        case watchAbstract, watchDiscussion, watchPoll, watchOnce, watchJson, watchMetrics
        case scanAbstract, scanDiscussion, scanFiles, scanJson, scanOverlay
        case retryAbstract, retryDiscussion, retryList, retryJson
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Reading) -> String {
        switch text {
        case .importAbstract: "Read photos of receipts into the library as drafts."
        case .importDiscussion:
            """
            Folders are searched with their subfolders. The photos are copied and stay where they are, unless \
            --move is given: then each is removed once its record is safe on the disk. A photo that is \
            already in the library is reported and not stored again, so importing twice changes nothing. Ctrl-C \
            finishes the receipts in hand and stops.
            """
        case .importPaths: "Photos, and folders of photos."
        case .importJournal:
            """
            Instead of photos, take in the accounts and entries of a journal of hledger, Ledger or beancount. Its balances are \
            checked, all of it is one step for 'receiptmind undo', and what cannot be taken in is told by its line.
            """
        case .importMove: "Remove each photo once its record is safe; one that cannot be read goes to Failed/."
        case .importDryRun: "Show what would be imported, and change nothing."
        case .importJson: "Print one JSON object a line for each photo."
        case .watchAbstract: "Read photos as they arrive in the inbox."
        case .watchDiscussion:
            """
            What is already in the inbox is read first. A photo becomes a draft and leaves the inbox; one that cannot \
            be read goes to Failed/ with the reason, and watching goes on. Folders of photos may be dropped in as \
            they are; Inbox/NAME/ is the inbox of the user NAME, if added with 'users add'. Ctrl-C and SIGTERM finish the receipts in hand and stop.
            """
        case .watchPoll:
            """
            Check the inbox every so many seconds, for network folders that do not report changes.
            """
        case .watchOnce: "Read what is in the inbox, then stop."
        case .watchJson: "Print one JSON object a line for each photo."
        case .watchMetrics: "Write figures for Prometheus into this file at each change and every minute."
        case .scanAbstract: "Read receipts and print what was understood, without storing anything."
        case .scanDiscussion: "Folders are searched with their subfolders. No library is needed."
        case .scanFiles: "Photos of receipts, and folders of them."
        case .scanJson: "Print one JSON object a line for each file."
        case .scanOverlay: "Also mark on a copy of the photo where each field was read; for one photo."
        case .retryAbstract: "Read the files in Failed/ again, for instance after an update."
        case .retryDiscussion:
            """
            What can be read now becomes a draft; the rest stays where it is, with the new reason.
            """
        case .retryList: "Only list the files, and why they could not be read."
        case .retryJson: "Print one JSON object a line for each file."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Reading) -> String {
        switch text {
        case .importAbstract: "영수증 사진을 읽어 보관함에 초안으로 넣습니다."
        case .importDiscussion:
            """
            폴더는 하위 폴더까지 모두 찾습니다. 사진은 복사하고 원래 자리에 둡니다. --move를 주면 기록이 디스크에 저장된 사진부터 하나씩 지웁니다. 이미 보관함에 있는 사진은 어느 \
            기록인지 알려 주고 다시 저장하지 않으므로, 두 번 가져와도 달라지는 것이 없습니다. Ctrl-C를 누르면 읽던 영수증까지 마치고 멈춥니다.
            """
        case .importPaths: "사진이나 사진 폴더."
        case .importJournal:
            """
            사진 대신 hledger, Ledger, beancount 장부 파일의 계좌와 기록을 가져옵니다. 잔액을 확인하고, 전체를 'receiptmind undo' 한 번으로 \
            되돌릴 수 있습니다. 가져올 수 없는 것이 있으면 몇 행인지 알려 줍니다.
            """
        case .importMove: "기록이 저장된 사진은 지웁니다. 읽을 수 없는 사진은 Failed/로 옮깁니다."
        case .importDryRun: "가져올 사진만 보여 주고 아무것도 바꾸지 않습니다."
        case .importJson: "사진마다 JSON 객체를 한 줄씩 출력합니다."
        case .watchAbstract: "받은 폴더에 들어오는 사진을 읽습니다."
        case .watchDiscussion:
            """
            받은 폴더에 이미 있는 것부터 읽습니다. 읽은 사진은 초안이 되고 받은 폴더에서 사라집니다. 읽을 수 없는 파일은 이유와 함께 Failed/로 옮기고 감시를 계속합니다. 사진이 든 폴더를 그대로 \
            넣어도 됩니다. 'users add'로 추가한 사용자는 Inbox/이름/이 자기 받은 폴더입니다. Ctrl-C나 SIGTERM을 받으면 읽던 영수증까지 마치고 끝냅니다.
            """
        case .watchPoll: "이 초마다 받은 폴더를 확인합니다. 변경을 알리지 않는 네트워크 폴더에 씁니다."
        case .watchOnce: "받은 폴더에 있는 것을 읽고 끝냅니다."
        case .watchJson: "사진마다 JSON 객체를 한 줄씩 출력합니다."
        case .watchMetrics: "Prometheus를 위한 수치를 바뀔 때마다, 그리고 1분마다 이 파일에 씁니다."
        case .scanAbstract: "영수증을 읽은 결과를 출력하고, 저장하지 않습니다."
        case .scanDiscussion: "폴더는 하위 폴더까지 모두 찾습니다. 보관함이 없어도 됩니다."
        case .scanFiles: "영수증 사진이나 사진 폴더."
        case .scanJson: "파일마다 JSON 객체를 한 줄씩 출력합니다."
        case .scanOverlay: "항목을 읽은 자리를 사진의 복사본에 표시합니다. 사진 하나일 때만 씁니다."
        case .retryAbstract: "Failed/의 파일을 다시 읽습니다. 프로그램을 업데이트한 뒤 등에 씁니다."
        case .retryDiscussion: "이제 읽을 수 있는 파일은 초안이 되고, 나머지는 새 이유와 함께 그대로 둡니다."
        case .retryList: "파일과 읽지 못한 이유만 보여 줍니다."
        case .retryJson: "파일마다 JSON 객체를 한 줄씩 출력합니다."
        }
    }
}
