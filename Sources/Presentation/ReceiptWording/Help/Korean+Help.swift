import ReceiptReview

extension KoreanWording {
    public func help(_ text: HelpText) -> String {
        switch text {
        case .programAbstract: "영수증 사진을 확인된 가계부로 바꿉니다."
        case .programDiscussion: "명령 없이 쓰면: 읽거나 검토하거나 살필 것이 무엇인지, 어떻게 이어 갈지 알려 줍니다."
        case .importAbstract: "영수증 사진을 읽어 보관함에 초안으로 넣습니다."
        case .importDiscussion:
            """
            폴더는 그 안의 것까지 모두 찾습니다. 사진은 복사하고 제자리에 둡니다. --move를 주면 기록이 디스크에 안전하게 쓰이는 대로 하나씩 지웁니다. 이미 보관함에 있는 사진은 어느 \
            기록인지 알려 주고 다시 저장하지 않으므로, 두 번 가져와도 달라지는 것이 없습니다. Ctrl-C는 읽던 영수증을 마치고 멈춥니다.
            """
        case .importPaths: "사진과 사진 폴더."
        case .importMove: "기록이 안전해지는 대로 사진을 지웁니다. 읽을 수 없는 사진은 Failed/로 갑니다."
        case .importDryRun: "무엇을 가져올지 알려 주기만 하고 바꾸지 않습니다."
        case .importJson: "사진마다 JSON 객체를 한 줄씩 출력합니다."
        case .watchAbstract: "받은 폴더에 들어오는 사진을 읽습니다."
        case .watchDiscussion:
            """
            받은 폴더에 있는 것부터 읽습니다. 사진은 초안이 되어 받은 폴더를 떠납니다. 읽을 수 없는 것은 까닭과 함께 Failed/로 가고, 지켜보기는 계속됩니다. Inbox/이름/은 그 \
            사용자의 받은 폴더입니다. Ctrl-C와 SIGTERM은 읽던 영수증을 마치고 멈춥니다.
            """
        case .watchPoll: "몇 초마다 받은 폴더를 들여다봅니다. 변경을 알리지 않는 네트워크 폴더를 위해."
        case .watchOnce: "받은 폴더에 있는 것을 읽고 끝냅니다."
        case .watchJson: "사진마다 JSON 객체를 한 줄씩 출력합니다."
        case .reviewAbstract: "초안을 하나씩 봅니다: 확정하고, 고치고, 건너뛰고, 버립니다."
        case .reviewDiscussion:
            """
            답하기 전에는 아무것도 쓰지 않으며, 답은 다음 초안을 보여 주기 전에 디스크에 쓰입니다. 답을 한 줄씩 파이프로 넣을 수 있습니다. 입력이 끝나면 멈출 뿐, 예라는 뜻이 \
            아닙니다.

            --auto는 인쇄된 금액으로 검산되고 모든 항목이 적어도 그만큼 확실한 것을 묻지 않고 확정한 뒤 무엇을 했는지 알려 줍니다. 'receiptmind undo'에는 한 \
            단계입니다. --json은 초안마다 객체를 한 줄씩, 그다음 {"event":"ready"}를 출력하고,
            {"id":"a1b2c3d4","action":"confirm","set":{"category":"food"}} 같은 답을 받습니다. action은 confirm, edit, \
            discard, skip입니다.
            """
        case .reviewOrder: "어떤 초안부터: doubt(가장 불확실한 것, 그다음 큰 금액) 또는 date."
        case .reviewAuto: "검산되고 적어도 이만큼 확실한 것은 묻지 않고 확정합니다. 0.5부터 1까지, 또는 95%처럼."
        case .reviewDryRun: "--auto와 함께: 무엇이 확정될지 보여 주기만 하고 바꾸지 않습니다."
        case .reviewJson: "초안을 JSON으로 출력하고, 답도 JSON으로 한 줄에 하나씩 받습니다."
        case .scanAbstract: "영수증을 읽어 이해한 것을 출력하고, 아무것도 저장하지 않습니다."
        case .scanDiscussion: "폴더는 그 안의 것까지 모두 찾습니다. 보관함이 없어도 됩니다."
        case .scanFiles: "영수증 사진과 사진 폴더."
        case .scanJson: "파일마다 JSON 객체를 한 줄씩 출력합니다."
        case .scanOverlay: "무엇을 어디서 읽었는지 사진의 복사본에도 그립니다. 사진 하나일 때만."
        case .listAbstract: "기록을 새 영수증부터 보여 줍니다."
        case .listDiscussion:
            """
            표의 열은 언제나 같습니다. --tsv는 스크립트를 위해 id, status, date, time, merchant, amount, currency, category, \
            account, tags, memo를 탭으로 나누어 제목 없이 출력합니다.
            """
        case .listJson: "기록마다 JSON 객체를 한 줄씩 출력합니다."
        case .listTsv: "스크립트를 위해 열을 탭으로 나누어 출력합니다."
        case .showAbstract: "기록을 사진, 그리고 읽어 낸 영수증의 글자와 함께 보여 줍니다."
        case .showDiscussion: "표준 출력이 터미널이면 사진도 보여 줍니다. 터미널이 할 수 있는 가장 고운 방법으로: kitty나 iTerm2의 그래픽, sixel, 또는 회색 블록."
        case .showId: "기록: ID, 또는 ID의 앞이나 뒤 일부."
        case .showJson: "JSON을 출력합니다: 기록, --evidence를 주면 읽은 것도."
        case .showEvidence: "읽은 글자도 모두 출력합니다."
        case .showPicture: "터미널에 사진을 보여 줍니다."
        case .showPage: "보여 줄 쪽. 기록의 모든 사진에 걸쳐 셉니다. 적지 않으면 첫 쪽입니다."
        case .showCuts: "항목마다 근거가 된 사진 부분을 이 폴더에 씁니다: total.png."
        case .editAbstract: "기록 하나 또는 여럿의 항목을 고칩니다."
        case .editDiscussion:
            """
            receiptmind edit a1b2c3d4 category=식비 memo='미나와 함께'
            receiptmind edit --where merchant~이마트 --from 2026-11-01 category=생활품 --dry-run

            항목은 \(ReviewField.allCases.map(\.name).joined(separator: ", "))입니다. 값은 검토할 \
            때처럼 쓰고, = 뒤를 비우면 항목이 비워집니다. 기록은 ID로 부르거나 'receiptmind list'의 조건으로 고릅니다. 모두 고치거나 하나도 고치지 않으며, \
            'receiptmind undo' 한 번으로 되돌립니다.
            """
        case .editArguments: "'list'가 보여 주는 기록의 ID, 그리고 항목마다 항목=값."
        case .editDryRun: "무엇이 바뀔지 보여 주기만 하고 바꾸지 않습니다."
        case .editJson: "바뀌는 기록마다 JSON 객체를 한 줄씩 출력합니다."
        case .undoAbstract: "마지막 변경, 또는 마지막 몇 번을 되돌립니다. 오래된 것이라도."
        case .undoDiscussion:
            """
            검토의 답 하나, 여러 기록의 수정 하나, 자동 검토 하나가 각각 한 단계입니다. 잃는 것은 없습니다. 장부는 모든 상태를 간직하고, 읽은 사진은 그대로 있습니다.
            """
        case .undoSteps: "몇 단계를 되돌릴지."
        case .undoDryRun: "무엇을 되돌릴지 보여 주기만 하고 바꾸지 않습니다."
        case .undoJson: "되돌린 기록마다 JSON 객체를 한 줄씩 출력합니다."
        case .discardAbstract: "기록을 치워 둡니다. --purge를 주면 사진을 영영 지웁니다."
        case .discardDiscussion:
            """
            치운 기록은 사진과 내력을 그대로 두고, 목록과 합계에서만 빠집니다. --purge는 사진과 거기서 읽은 것을 지우며 되돌릴 수 없습니다. 장부에는 지웠다는 줄과 그 전 줄들의 \
            내용이 남습니다. 이름 가운데 하나라도 맞는 기록이 없거나 여럿이면 아무것도 하지 않습니다.
            """
        case .discardIds: "기록: ID, 또는 ID의 앞이나 뒤 일부."
        case .discardPurge: "사진과 거기서 읽은 것을 영영 지웁니다."
        case .discardJson: "기록마다 JSON 객체를 한 줄씩 출력합니다."
        case .attachAbstract: "기록에 사진을 더 보관합니다: 카드 전표, 산 물건 등."
        case .attachDiscussion:
            """
            receiptmind attach a1b2c3d4 slip.jpg --as slip

            파일은 바이트 그대로 복사하고 제자리에 둡니다. 기록의 항목은 바뀌지 않습니다. 이미 있는 사진은 건너뜁니다. 모두 보관하거나 하나도 보관하지 않으며, \
            'receiptmind undo' 한 번으로 되돌립니다.
            """
        case .attachId: "기록: ID, 또는 ID의 앞이나 뒤 일부."
        case .attachFiles: "사진이나 문서."
        case .attachAs: "무엇인지: receipt(영수증의 다른 부분), slip(카드 전표), other(그 밖)."
        case .attachJson: "바뀐 기록을 JSON으로 출력합니다."
        case .detachAbstract: "기록에서 사진 하나를 뗍니다. 'receiptmind undo'로 되돌립니다."
        case .detachDiscussion: "사진은 적어도 하나 남습니다. 파일은 기록 폴더에 그대로 두어 잃지 않습니다."
        case .detachNumber: "'receiptmind show'가 매기는 사진 번호."
        case .rulesAbstract: "배운 것과 정해 둔 규칙을 보여 줍니다. 규칙을 더하거나 지웁니다."
        case .listRulesAbstract: "정해 둔 규칙과, 확정된 기록에서 배운 것을 보여 줍니다."
        case .listRulesAll: "배운 것이 있는 가게를 모두 보여 줍니다."
        case .listRulesJson: "규칙과 가게마다 JSON 객체를 한 줄씩 출력합니다."
        case .addRuleAbstract: "가게의 분류나 이름을 앞으로도 쭉 정해 둡니다."
        case .addRuleDiscussion:
            """
            receiptmind rules add 이마트 category=생활품
            receiptmind rules add '쌤스더지' merchant=맘스터치

            체인의 규칙은 지점에도 통합니다. 같은 종류의 앞선 규칙을 대신하고, 배운 것보다 앞섭니다. 확정된 기록은 그대로 남으며, 그것은 'receiptmind edit'로 고칩니다.
            """
        case .addRuleMerchant: "가게 이름."
        case .addRuleValue: "category=분류 또는 merchant=이름."
        case .removeRuleAbstract: "목록의 번호로 규칙을 지웁니다."
        case .removeRuleNumber: "'receiptmind rules'가 보여 주는 규칙의 번호."
        case .retryAbstract: "Failed/의 파일을 다시 읽습니다. 이를테면 프로그램을 새로 설치한 뒤에."
        case .retryDiscussion: "이제 읽히는 것은 초안이 되고, 나머지는 새 까닭과 함께 그대로 둡니다."
        case .retryList: "파일과 거기 있는 까닭만 보여 줍니다."
        case .retryJson: "파일마다 JSON 객체를 한 줄씩 출력합니다."
        case .usersAbstract: "보관함의 사용자를 보여 주거나, 하나 더합니다."
        case .usersDiscussion: "사용자의 사진은 Inbox/이름/에 놓고, 다른 명령에서는 --user 이름으로 부릅니다."
        case .usersAdd: "사용자를 더합니다: 영문 소문자, 숫자, -, _로 32자까지."
        case .usersJson: "사용자마다 JSON 객체를 한 줄씩 출력합니다."
        case .doctorAbstract: "인식 엔진, 보관함, 권한, 남은 공간을 살피고, 잘못된 것은 고치는 법을 알려 줍니다."
        case .verifyAbstract: "받은 것이 모두 있고, 그대로이고, 주인만 볼 수 있는지 확인합니다."
        case .verifyDiscussion:
            """
            모든 사용자에 대해 장부의 해시 사슬, 사진의 모든 바이트, 기록과 폴더, 권한, 남은 찌꺼기를 봅니다. 상한 것이 있으면 상태 4로 끝납니다. --repair 없이는 아무것도 \
            쓰지 않으며, --repair는 아무것도 잃지 않는 일만 하고 무엇을 했는지 알려 줍니다.
            """
        case .verifyRepair: "상한 부분은 따로 두고, 온전한 기록은 올리고, 찌꺼기는 치우고, 권한은 닫습니다."
        case .verifyJson: "발견한 것마다 JSON 객체를 한 줄씩 출력합니다."
        case .backupAbstract: "보관된 모든 것을 체크섬이 든 tar 파일 하나로 씁니다."
        case .backupDiscussion:
            """
            사진을 읽는 중에도 쓸 수 있습니다. 끝난 시점까지 확인된 기록이 빠짐없이 온전하게 담깁니다. 받은 폴더에서 기다리는 것은 담기지 않습니다. 'tar -xf'와 'sha256sum \
            -c SHA256SUMS'로도 읽을 수 있습니다. 암호화하지 않습니다.
            """
        case .backupFile: "만들 파일. 아직 없는 이름이어야 하고, 보관함 밖이어야 합니다."
        case .restoreAbstract: "백업에서 보관함을 만듭니다. 아직 보관함이 없는 곳에만 만듭니다."
        case .restoreDiscussion:
            """
            모든 바이트를 백업의 체크섬과 비교한 뒤에야 보관함이 생기고, 아무것도 덮어쓰지 않습니다. --library로 다른 곳을 지정하거나, 옛 보관함을 먼저 옮기세요.
            """
        case .restoreFile: "'receiptmind backup'이 만든 파일."
        case .benchAbstract: "얼마나 바르게 읽는지 잽니다: 확정한 기록으로, 또는 정답을 아는 영수증으로."
        case .benchDiscussion:
            """
            --ledger를 주면 확정된 기록의 사진을 다시 읽어 확정한 값과 견줍니다. 아니면 첫 인자는 사진마다 JSON 한 줄 {"file", "merchant", "date", \
            "total", "currency", "category"}이 든 파일이고, 나머지는 그 안에서 이름으로 찾을 사진입니다. 아무것도 저장하지 않습니다.
            """
        case .benchFiles: "정답 파일, 그다음 사진과 사진 폴더."
        case .benchLedger: "보관함의 확정된 기록의 사진을 다시 읽습니다."
        case .benchRecord: "사진마다 인식한 것을 모두 출력합니다. 나중에 --replay로 다시 읽습니다."
        case .benchReplay: "사진 대신 기록을 읽습니다: 파일은 --record가 출력한 것입니다."
        case .benchFeatures: "기록에서 각 판단이 따지는 것을 출력합니다. Scripts/fit-weights가 씁니다."
        case .benchEach: "영수증마다 바르게 읽은 항목을 출력합니다."
        case .benchMisses: "틀리게 읽은 항목도 모두 보여 줍니다."
        case .benchJson: "결과를 JSON 객체 하나로 출력합니다."
        case .statusAbstract: "읽거나 검토하거나 살필 것이 무엇인지, 어떻게 이어 갈지 알려 줍니다."
        case .filterStatus: "이 상태인 기록만: draft, confirmed, discarded (기본: 버린 것 빼고 모두)."
        case .filterFrom: "이날부터의 영수증만: 2026-11-18, 어제, 11/18."
        case .filterTo: "이날까지의 영수증만."
        case .filterMerchant: "이름에 이 말이 든 가게만."
        case .filterCategory: "이 분류만, 코드나 이름으로. 분류가 없는 기록은 -."
        case .filterConditions: "이 조건에 맞는 기록만: 항목=값. != < <= > >=로도 견주고, ~는 글자의 일부, = 뒤가 비면 빈 항목입니다. 여러 번 쓸 수 있습니다."
        case .generalLang: "알림의 언어: ko 또는 en (기본: 로캘의 언어)."
        case .libraryPlaceLibrary: "보관함 폴더 (기본: RECEIPTMIND_LIBRARY, 없으면 ~/ReceiptMind)."
        case .libraryUser: "누구의 기록인지."
        case .jobsJobs: "한 번에 읽을 영수증 수 (기본: 코어마다 하나)."
        }
    }
}
