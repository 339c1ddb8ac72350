/// How the page comes: in the clear or encrypted, and what a device needs for that.
public enum ConnectionText: PageSentence, Hashable {
    case connection, plainConnection, localConnection, onlyThisMachine, secureConnection, howToEncrypt
    case comeEncrypted, certificate, certificateMeans, certificateLimits, certificateFile, compareFingerprint
    case iphone, iphoneSteps, android, androidSteps, desk, deskSteps, thenPair

    public var english: String {
        switch self {
        case .connection: "Connection"
        case .plainConnection:
            "This page comes over plain HTTP: whoever listens on this network can read along and copy this device's key. Use it at home only; where you do not trust the network, come in by a VPN or an SSH tunnel."
        case .localConnection:
            "This page is for this machine only; nothing of it goes over a network. For phones: receiptmind serve --lan"
        case .onlyThisMachine:
            "The page is open to this machine only, so a phone cannot reach this address. Start it with --lan for that."
        case .secureConnection:
            "This page comes encrypted, and this device knows your machine by the household's certificate."
        case .howToEncrypt: "To have it encrypted by a certificate of your own: receiptmind serve --lan --https"
        case .comeEncrypted: "Come in encrypted: install the household's certificate"
        case .certificate: "The household's certificate"
        case .certificateMeans:
            "Nobody on the network can read along or copy this device's key once the page comes encrypted. For that your device has to know the machine that has your records: it made a certificate of its own, which no company has signed, so you install it here once."
        case .certificateLimits:
            "What you grant by that: whoever has the key of this certificate, which lies on that machine and can be read by its owner only, can pass to this device for machines of your home network. It is made so that it counts for names of your household and private addresses alone, not for banks or other sites. Remove it in the same place when you no longer want it."
        case .certificateFile: "Get the certificate"
        case .compareFingerprint:
            "This page itself came over plain HTTP. Compare these letters with what the terminal of 'receiptmind serve --https' shows; if they differ, somebody is in between: do not install it."
        case .iphone: "iPhone and iPad"
        case .iphoneSteps:
            "Open this page in Safari and get the certificate; allow the download. Settings → General → VPN & Device Management → install the profile. Then Settings → General → About → Certificate Trust Settings → switch it on. Without the second step nothing is trusted."
        case .android: "Android"
        case .androidSteps:
            "Get the certificate. Settings → Security → More security settings → Install from storage → CA certificate → the file. Android then says that the network may be monitored: that is meant by what you grant above. Chrome uses it; Firefox needs Settings → About, five taps on the logo, then Secret settings → Use third-party CA certificates."
        case .desk: "Computer"
        case .deskSteps:
            "Chrome: Settings → Privacy and security → Security → Manage certificates → Authorities → Import. Firefox: Settings → Privacy & Security → View Certificates → Authorities → Import, for websites. macOS: open the file, then set it to Always Trust in Keychain Access."
        case .thenPair: "Then pair this device anew, by a code that leads to the encrypted page:"
        }
    }

    public var korean: String {
        switch self {
        case .connection: "연결"
        case .plainConnection:
            "이 페이지는 암호화되지 않은 HTTP로 옵니다. 이 네트워크를 엿듣는 사람은 함께 읽고 이 기기의 열쇠를 베낄 수 있습니다. 집에서만 쓰고, 믿을 수 없는 네트워크에서는 VPN이나 SSH 터널로 들어오세요."
        case .localConnection: "이 페이지는 이 컴퓨터에서만 열립니다. 네트워크로 나가지 않습니다. 휴대전화에서 쓰려면: receiptmind serve --lan"
        case .onlyThisMachine: "페이지가 이 컴퓨터에만 열려 있어 휴대전화로는 올 수 없습니다. --lan으로 시작하세요."
        case .secureConnection: "이 페이지는 암호화되어 오고, 이 기기는 우리 집 인증서로 컴퓨터를 알아봅니다."
        case .howToEncrypt: "우리 집 인증서로 암호화하려면: receiptmind serve --lan --https"
        case .comeEncrypted: "암호화해서 들어오기: 우리 집 인증서 설치"
        case .certificate: "우리 집 인증서"
        case .certificateMeans:
            "페이지가 암호화되어 오면 같은 네트워크의 누구도 엿보거나 이 기기의 열쇠를 베낄 수 없습니다. 그러려면 기록이 있는 컴퓨터를 이 기기가 알아봐야 합니다. 그 컴퓨터가 어느 회사도 서명하지 않은 인증서를 직접 만들었으므로, 여기서 한 번 설치합니다."
        case .certificateLimits:
            "설치하면 허락하는 것: 이 인증서의 열쇠를 가진 사람은 이 기기 앞에서 집 네트워크의 컴퓨터인 척할 수 있습니다. 열쇠는 그 컴퓨터에 있고 주인만 읽을 수 있습니다. 이 인증서는 우리 집 이름과 사설 주소에만 통하며, 은행이나 다른 사이트에는 통하지 않습니다. 더 필요 없으면 같은 곳에서 지우세요."
        case .certificateFile: "인증서 받기"
        case .compareFingerprint:
            "이 페이지는 암호화되지 않은 HTTP로 왔습니다. 아래 글자를 'receiptmind serve --https' 터미널에 나온 것과 견주어 보세요. 다르면 누군가 중간에 있는 것이니 설치하지 마세요."
        case .iphone: "iPhone과 iPad"
        case .iphoneSteps:
            "Safari로 이 페이지를 열어 인증서를 받고 다운로드를 허용합니다. 설정 → 일반 → VPN 및 기기 관리 → 프로파일 설치. 그다음 설정 → 일반 → 정보 → 인증서 신뢰 설정 → 켜기. 두 번째를 하지 않으면 신뢰하지 않습니다."
        case .android: "Android"
        case .androidSteps:
            "인증서를 받습니다. 설정 → 보안 → 추가 보안 설정 → 저장소에서 설치 → CA 인증서 → 받은 파일. 그러면 Android가 네트워크가 감시될 수 있다고 알립니다. 위에서 허락한 것을 뜻합니다. Chrome은 그대로 되고, Firefox는 설정 → 정보에서 로고를 다섯 번 누른 뒤 비밀 설정 → 타사 CA 인증서 사용을 켭니다."
        case .desk: "컴퓨터"
        case .deskSteps:
            "Chrome: 설정 → 개인 정보 보호 및 보안 → 보안 → 인증서 관리 → 인증 기관 → 가져오기. Firefox: 설정 → 개인 정보 및 보안 → 인증서 보기 → 인증 기관 → 가져오기(웹사이트용). macOS: 파일을 연 뒤 키체인 접근에서 항상 신뢰로 바꿉니다."
        case .thenPair: "그다음 암호화된 페이지로 가는 코드로 이 기기를 다시 연결하세요:"
        }
    }
}
