/// Text about HTTP and HTTPS, and about a device's setup for HTTPS.
extension PageText {
    public static let connection = PageText("Connection", "연결")
    public static let plainConnection = PageText(
        "This page is not encrypted (plain HTTP): anyone listening on this network can read it and copy this device's key. Use it only at home; on networks you do not trust, connect through a VPN or an SSH tunnel.",
        "이 페이지는 암호화되지 않습니다(HTTP). 같은 네트워크에서 엿듣는 사람이 내용을 읽고 이 기기의 키를 복사할 수 있습니다. 집에서만 쓰고, 믿을 수 없는 네트워크에서는 VPN이나 SSH 터널로 접속하세요."
    )
    public static let localConnection = PageText(
        "This page is open to this machine only, and nothing goes over the network. For phones: receiptmind serve --lan",
        "이 페이지는 이 컴퓨터에서만 열리고, 네트워크로는 아무것도 보내지 않습니다. 휴대전화에서 쓰려면: receiptmind serve --lan"
    )
    public static let onlyThisMachine = PageText(
        "The page is open to this machine only, so a phone cannot reach this address. To open it to phones, start it with --lan.",
        "페이지가 이 컴퓨터에만 열려 있어 휴대전화로는 접속할 수 없습니다. 접속하려면 --lan으로 시작하세요."
    )
    public static let secureConnection = PageText(
        "This page is encrypted, and this device recognises your machine by the household's certificate.",
        "이 페이지는 암호화되어 있고, 이 기기는 우리 집 인증서로 컴퓨터를 확인합니다."
    )
    public static let howToEncrypt = PageText(
        "To encrypt it with a certificate of your own: receiptmind serve --lan --https",
        "우리 집 인증서로 암호화하려면: receiptmind serve --lan --https"
    )
    public static let comeEncrypted = PageText(
        "Connect encrypted: install the household's certificate",
        "암호화해서 접속하기: 우리 집 인증서 설치"
    )
    public static let certificate = PageText("The household's certificate", "우리 집 인증서")
    public static let certificateMeans = PageText(
        "Once the page is encrypted, nobody on the network can read it or copy this device's key. For that, your device must recognise the machine with your records. The machine made its own certificate, which no company has signed, so you install it here once.",
        "페이지를 암호화하면 같은 네트워크의 누구도 내용을 엿보거나 이 기기의 키를 복사할 수 없습니다. 그러려면 이 기기가 기록이 있는 컴퓨터를 확인할 수 있어야 합니다. 컴퓨터가 직접 만든 인증서는 회사의 서명이 없으므로, 여기서 한 번 설치합니다."
    )
    public static let certificateLimits = PageText(
        "What you allow by installing it: whoever has this certificate's key can pretend to this device to be a machine of your home network. The key is on that machine and can be read by its owner only. The certificate is valid only for names of your household and private addresses, not for banks or other sites. Remove it in the same place when you no longer want it.",
        "설치하면 허용되는 것: 이 인증서의 키를 가진 사람은 이 기기에 집 네트워크의 컴퓨터인 것처럼 보일 수 있습니다. 키는 그 컴퓨터에 있고 주인만 읽을 수 있습니다. 이 인증서는 우리 집의 이름과 사설 주소에만 유효하며, 은행이나 다른 사이트에는 쓸 수 없습니다. 필요 없어지면 같은 곳에서 삭제하세요."
    )
    public static let certificateFile = PageText("Get the certificate", "인증서 받기")
    public static let compareFingerprint = PageText(
        "This page itself came unencrypted. Compare these letters with those in the terminal of 'receiptmind serve --https'; if they differ, somebody is in between: do not install it.",
        "이 페이지는 암호화되지 않은 상태로 왔습니다. 아래 글자를 'receiptmind serve --https' 터미널에 나온 글자와 비교하세요. 다르면 누군가 중간에서 가로채는 것이니 설치하지 마세요."
    )
    public static let iphone = PageText("iPhone and iPad", "iPhone과 iPad")
    public static let iphoneSteps = PageText(
        "Open this page in Safari, get the certificate, and allow the download. Settings → General → VPN & Device Management → install the profile. Then Settings → General → About → Certificate Trust Settings → switch it on. Without the second step the certificate is not trusted.",
        "Safari로 이 페이지를 열어 인증서를 받고 다운로드를 허용합니다. 설정 → 일반 → VPN 및 기기 관리 → 프로파일 설치. 그다음 설정 → 일반 → 정보 → 인증서 신뢰 설정 → 켜기. 두 번째 단계를 하지 않으면 인증서를 신뢰하지 않습니다."
    )
    public static let android = PageText("Android", "Android")
    public static let androidSteps = PageText(
        "Get the certificate. Settings → Security → More security settings → Install from storage → CA certificate → the file. Android then says that the network may be monitored; it means what you allow above. Chrome uses it; Firefox needs Settings → About, five taps on the logo, then Secret settings → Use third-party CA certificates.",
        "인증서를 받습니다. 설정 → 보안 → 추가 보안 설정 → 저장소에서 설치 → CA 인증서 → 받은 파일. 그러면 Android가 네트워크가 모니터링될 수 있다고 알립니다. 위에서 허용한 내용을 뜻합니다. Chrome은 바로 쓸 수 있고, Firefox는 설정 → 정보에서 로고를 다섯 번 누른 뒤 비밀 설정 → 타사 CA 인증서 사용을 켭니다."
    )
    public static let desk = PageText("Computer", "컴퓨터")
    public static let deskSteps = PageText(
        "Chrome: Settings → Privacy and security → Security → Manage certificates → Authorities → Import. Firefox: Settings → Privacy & Security → View Certificates → Authorities → Import, for websites. macOS: open the file, then set it to Always Trust in Keychain Access.",
        "Chrome: 설정 → 개인 정보 보호 및 보안 → 보안 → 인증서 관리 → 인증 기관 → 가져오기. Firefox: 설정 → 개인 정보 및 보안 → 인증서 보기 → 인증 기관 → 가져오기(웹사이트용). macOS: 파일을 연 뒤 키체인 접근에서 항상 신뢰로 바꿉니다."
    )
    public static let thenPair = PageText(
        "Then pair this device again, with a code that leads to the encrypted page:",
        "그다음 암호화된 페이지로 가는 코드로 이 기기를 다시 연결하세요:"
    )
}
