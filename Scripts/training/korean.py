"""Korean receipts: what their lines say, in which fonts, and what a model is to read of them."""
import glob
import re
import subprocess
import sys
import tempfile
import unicodedata
from pathlib import Path

from painter import Press

# The 2,350 syllables of KS X 1001, which is what printers' own fonts have. Debian's `kor` knows 1,076 and cannot read 빽, 짬 or 숯.
SYLLABLES = [bytes([row, cell]).decode("euc-kr") for row in range(0xB0, 0xC9) for cell in range(0xA1, 0xFF)]
CHARACTERS = set(" ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~₩※×ㆍㅇㅋㅎㅠ") | set(SYLLABLES)
LONGEST = 48  # characters of a line

LABELS = ("합계|합 계|총합계|총 합 계|합계금액|합계 금액|총액|총금액|총 금액|소계|소 계|결제금액|결제 금액|최종결제금액|실결제금액|받을금액|"
          "받을 금액|받은금액|받은 금액|"
          "판매금액|판매합계|판매총액|총구매액|구매금액|구매합계|주문금액|주문합계|청구금액|청구 금액|승인금액|거래금액|금액|금 액|공급가액|공급가|"
          "공급대가|과세금액|과세 금액|"
          "과세물품가액|과세 물품가액|과세 물품|과세매출|과세|면세|면세금액|면세물품가액|면세 물품|면세매출|비과세|부가세|부 가 세|부가세액|"
          "부가가치세|세액|세 액|봉사료|"
          "봉 사 료|할인|할인액|할인금액|할인합계|할인계|행사할인|회원할인|쿠폰할인|즉시할인|에누리|에누리금액|카드할인|현금|현 금|현금결제|"
          "현금영수증|신용카드|카드|카드결제|"
          "카드금액|체크카드|신용|간편결제|카카오페이|네이버페이|삼성페이|제로페이|상품권|거스름돈|거스름|거스름액|잔돈|거스름 돈|포인트|포인트사용|"
          "사용포인트|적립포인트|"
          "누적포인트|가용포인트|잔여포인트|발생포인트|배달팁|배달료|배달비|상품금액|총상품금액|총수량|총 수량|수량합계|품목수|내실금액|내신금액|"
          "투입금액|주유금액|운임|요금|"
          "통행료|주차요금|진료비|본인부담금|약제비총액|환자부담금|보험자부담금|비급여|조제료|예치금|보증금|공병보증금|봉투값|쇼핑백|팁|원금|미수금|"
          "입금액|출금액|잔액|"
          "충전금액|충전후잔액|카드잔액|단가|수량|상품계|물품계|매출합계|부가세 과세 물품가액|과세합계|면세합계|청구액|판매가|정상가|총매출액|"
          "순매출액").split("|")
HEADS = ("사업자번호|사업자 번호|사업자등록번호|사업자|사업자NO|등록번호|대표자|대표|대표자명|대표이사|전화|전화번호|연락처|주소|매장주소|매장|"
         "매장명|점포명|점포|지점|지점명|가맹점명|가맹점|"
          "상호|상호명|판매자|판매자명|판매자상호|공급자|판매처|판매일시|판매일|거래일시|거래일자|거래일|승인일시|승인일자|결제일시|결제일자|결제일|"
          "주문일시|주문시간|주문일자|"
          "매출일자|매출일|발행일|발행일시|발급일|일시|일자|날짜|시간|출력일시|입차시간|출차시간|주차시간|승차시간|하차시간|거래시간|승하차|승인번호|"
          "승인 번호|카드번호|"
          "카드 번호|카드종류|카드명|카드사|카드사명|발급사|발행사|매입사|매입사명|매입처|전표매입사|할부|할부개월|할부기간|가맹번호|가맹점번호|"
          "단말기번호|단말기ID|단말번호|"
          "포스번호|포스|계산원|담당자|담당|캐셔|판매원|직원|책임자|점장|영수증번호|영수번호|전표번호|주문번호|대기번호|거래번호|거래NO|일련번호|"
          "문서번호|접수번호|테이블|"
          "테이블명|테이블번호|좌석|인원|고객명|고객번호|회원번호|회원명|회원|포인트번호|카드유효기간|유효기간|거래유형|거래구분|거래종류|결제방법|"
          "결제수단|지불방법|품명|상품명|"
          "품목|품 명|단가|수량|메뉴명|메뉴|상품코드|바코드|식별번호|신분확인번호|현금영수증번호|차량번호|차종|유종|주유기|노즐|주문매장|주문메뉴|"
          "주문경로|이용기간|"
          "영업시간|홈페이지|고객센터|소비자상담실|배달주소|요청사항|환자성명|진료과목|진료기간|처방전|조제일자|약국명|요양기관|과목|비고|서명|금액|"
          "기사|운행|출발|도착").split("|")
TITLES = ("영수증|영 수 증|[영수증]|(영수증)|간이영수증|신용카드매출전표|신용카드 매출전표|[신용승인]|신용승인|카드승인|신용판매|신용구매|IC신용승인|"
          "IC신용구매|신용 승인 전표|현금영수증|현금(소득공제)|"
          "현금영수증(소득공제)|현금(지출증빙)|매출전표|고객용|회원용|고객보관용|가맹점용|카드사용|주문서|주문표|교환권|대기표|정상매출|[정상등록]|"
          "정상|구매|[구매]|[판매]|판매|[환불]|환불|반품|취소|"
          "승인취소|[재발행]|재출력|재발행|복사본|테이크아웃|포장|매장|매장식사|배달|배달의민족|요기요|쿠팡이츠|선불|후불|일시불|00(일시불)|(일시불)|"
          "면세품목|*표시는 면세품목|"
          "(*)면세 상품입니다|과세|비과세|계산서|전자서명전표|서명|무서명거래|서명이 필요없는 거래입니다|주차권|진료비 영수증|약제비 계산서·영수증|"
          "거래명세서|세금계산서|입금표|택시요금|"
          "신용카드결제|간편결제|교환/환불 안내|포인트 적립 내역|결제내역|결제 내역|주문내역|상품내역|신용카드 승인정보").split("|")
PHRASES = ("감사합니다|이용해 주셔서 감사합니다|이용해주셔서 감사합니다.|안녕히 가십시오|또 방문해 주세요|찾아주셔서 감사합니다|"
           "항상 저희 매장을 이용해 주셔서|좋은 하루 되세요|행복한 하루 되세요|"
           "즐거운 하루 되십시오|영수증을 지참하시면 교환/환불 가능합니다|교환 및 환불은 영수증 지참시|구입하신 매장에서 7일 이내 가능합니다|"
           "영수증 미지참시 교환/환불 불가|"
           "정상상품에 한하여 30일 이내|신선식품은 구입 후 2일 이내|정부방침에 의해 교환/환불은|반드시 영수증을 지참하셔야 하며|"
           "카드결제는 30일 이내 카드와 영수증 지참 시|"
           "가능합니다|교환/환불/결제변경 가능|단, 신선식품은 제외|결제카드를 지참하여 주십시오|현금영수증 문의 126|국세청 홈페이지|"
           "소득공제용으로 사용하실 수 있습니다|"
           "사업자의 거래증빙은|부가가치세법 제32조의2 제3항에 따라|신용카드매출전표는|영수증을 보관하여 주시기 바랍니다|상기 금액을 정히 영수합니다|"
           "위 금액을 정히 영수(청구)함|"
           "고객님의 포인트는 다음과 같습니다|멤버십 적립은 앱에서|앱을 설치하시면|설문조사에 참여하시고|무료 음료 쿠폰을 받으세요|번호가 호출되면|"
           "음료를 받아가세요|주문하신 메뉴가|"
           "진동벨이 울리면 오세요|주차 2시간 무료|주차등록은 계산대에서|와이파이 비밀번호|화장실 비밀번호|영업시간|연중무휴|문의사항은 고객센터로|"
           "소비자상담실|개인정보 보호를 위해|"
           "일부 정보는 표시되지 않습니다|봉투 유상판매|환경부담금|재활용 봉투|공병 환불 가능|원산지 표시|김치(국내산)|쌀(국내산)|돼지고기(국내산)|"
           "쇠고기(호주산)|닭고기(브라질산)|"
           "이 영수증은 세금계산서로 사용할 수 없습니다|카드사 사정에 따라|전월실적 제외|무이자 할부|할인쿠폰은 다음 구매시|유효기간 내 사용|"
           "행사상품은 교환 불가|1인 1회 한정|"
           "까까운 행복을 만나다|생활용품의 모든 것|국민가게|대한민국 1등|고객과 함께하는|정직한 가격|신선함을 드립니다|우리동네|사랑과 정성으로").split("|")
CHAINS = ("이마트|이마트24|이마트에브리데이|홈플러스|홈플러스 익스프레스|롯데마트|롯데슈퍼|롯데쇼핑(주)|롯데백화점|현대백화점|신세계백화점|"
          "코스트코코리아|하나로마트|농협하나로마트|킴스클럽|노브랜드|GS25|"
          "GS더프레시|CU|씨유|세븐일레븐|미니스톱|스타벅스|투썸플레이스|이디야커피|메가엠지씨커피|메가커피|컴포즈커피|빽다방|할리스|폴바셋|커피빈|"
          "탐앤탐스|엔제리너스|파스쿠찌|더벤티|"
          "매머드커피|바나프레소|공차|쥬씨|파리바게뜨|파리바게트|뚜레쥬르|던킨도너츠|크리스피크림도넛|배스킨라빈스|설빙|올리브영|다이소|아성다이소|"
          "무인양품|맥도날드|롯데리아|버거킹|맘스터치|"
          "노브랜드버거|써브웨이|본죽|본도시락|한솥도시락|김밥천국|고봉민김밥|바르다김선생|교촌치킨|비비큐|굽네치킨|처갓집양념치킨|네네치킨|페리카나|"
          "또래오래|푸라닭|도미노피자|피자헛|"
          "미스터피자|홍콩반점|역전할머니맥주|새마을식당|한신포차|명륜진사갈비|신전떡볶이|엽기떡볶이|죠스떡볶이|국대떡볶이|이삭토스트|놀부부대찌개|"
          "원할머니보쌈|쿠팡|교보문고|영풍문고|알라딘|"
          "CGV|메가박스|롯데시네마|SK주유소|GS칼텍스|S-OIL|현대오일뱅크|알뜰주유소|코레일|한국철도공사|카카오T|서울교통공사|한국도로공사|하이마트|"
          "전자랜드|나이키|유니클로|탑텐|스파오|"
          "이케아|오늘의집|모던하우스|우체국|병원|의원|한의원|치과의원|약국|온누리약국|주유소|세차장|식당|식육식당|한식당|카페|분식|국밥|순대국|"
          "해장국|곰탕|냉면|칼국수|손칼국수|만두|"
          "짬뽕|반점|숯불갈비|갈비|정육점|삼겹살|막창|곱창|족발|보쌈|횟집|수산|초밥|스시|돈까스|우동|라멘|치킨|통닭|호프|포차|주막|베이커리|제과점|"
          "떡집|방앗간|슈퍼|마트|편의점|식자재마트|"
          "청과|반찬|꽃집|문구|문고|서점|철물|공구|세탁소|미용실|헤어|네일|PC방|노래방|당구장|볼링장|스크린골프|헬스|사우나|찜질방|모텔|호텔|펜션|"
          "리조트|주차장|휴게소|개인택시|택시|운수").split("|")
KINDS = ("점|본점|직영점|역점|대학점|강남점|홍대점|시청점|공항점|터미널점|사거리점|로데오점|광장점|센터점|타워점|중앙점|병원점|신도시점|아울렛점|"
         "마트|식당|약국|카페|커피|김밥|분식|치킨|갈비|"
         "국밥|반점|횟집|정육점|슈퍼|상회|상사|유통|식품|농장|농원|수산|축산|청과|상점|공방|책방|문구|의원|병원|한의원|치과|동물병원|안경|주유소|"
         "충전소|세차장|세탁|미용실|헤어|뷰티|스튜디오|"
         "호프|포차|이자카야|라멘|스시|피자|버거|베이커리|제과|떡집|디저트|빙수|와플|도넛|샌드위치|샐러드|도시락|반찬|밥상|밥집|칼국수|냉면|막국수|"
         "쌈밥|찜닭|닭갈비|곱창|막창|족발|보쌈|"
         "해물|조개구이|장어|낙지|쭈꾸미|아구찜|매운탕|전골|샤브샤브|뷔페|네|가|집|방|관|당|원|장|옥|루|정|각|촌").split("|")
ITEMS = ("아메리카노|카페라떼|카푸치노|바닐라라떼|카라멜마키아또|에스프레소|콜드브루|아이스티|녹차라떼|딸기라떼|복숭아아이스티|레몬에이드|자몽에이드|"
         "청포도에이드|스무디|밀크티|버블티|쿠키|마카롱|"
         "크로와상|소금빵|식빵|단팥빵|크림빵|카스테라|케이크|와플|베이글|샌드위치|토스트|핫도그|김밥|참치김밥|삼각김밥|주먹밥|떡볶이|순대|튀김|어묵|"
         "라면|짜파게티|불닭볶음면|컵라면|육개장|"
         "신라면|진라면|너구리|비빔면|짜장면|짬뽕|탕수육|볶음밥|군만두|깐풍기|잡채밥|마라탕|쌀국수|돈까스|우동|메밀소바|초밥|연어덮밥|규동|김치찌개|"
         "된장찌개|순두부찌개|부대찌개|제육볶음|"
         "비빔밥|돌솥비빔밥|냉면|비빔냉면|칼국수|수제비|콩국수|갈비탕|설렁탕|순대국|뼈해장국|삼계탕|육회|삼겹살|목살|항정살|갈비|차돌박이|곱창|막창|"
         "닭갈비|찜닭|후라이드|양념치킨|반반|닭강정|"
         "간장치킨|똥집튀김|족발|보쌈|막국수|공기밥|공깃밥|소주|맥주|생맥주|막걸리|참이슬|처음처럼|카스|테라|켈리|콜라|사이다|펩시|환타|생수|삼다수|"
         "아이시스|바나나우유|초코우유|흰우유|서울우유|"
         "매일우유|요구르트|요플레|치즈|버터|계란|달걀|두부|콩나물|시금치|상추|깻잎|대파|양파|마늘|감자|고구마|당근|오이|호박|배추|무|고추|버섯|"
         "새송이|사과|배|귤|바나나|딸기|포도|수박|참외|"
         "복숭아|토마토|방울토마토|블루베리|오렌지|키위|쌀|현미|찹쌀|밀가루|설탕|소금|간장|고추장|된장|식용유|참기름|식초|케찹|마요네즈|카레|햄|스팸|"
         "참치|소시지|비엔나|베이컨|만두|돈까스|김|"
         "미역|멸치|오징어|고등어|갈치|연어|새우|바지락|꽃게|국거리|불고기|다짐육|닭가슴살|과자|새우깡|포카칩|초코파이|홈런볼|꼬북칩|젤리|껌|사탕|"
         "초콜릿|아이스크림|메로나|월드콘|휴지|물티슈|"
         "키친타올|샴푸|린스|비누|치약|칫솔|세제|섬유유연제|고무장갑|수세미|쓰레기봉투|종량제봉투|비닐봉투|쇼핑백|건전지|볼펜|노트|테이프|가위|풀|"
         "A4용지|마스크|밴드|감기약|두통약|파스|비타민|"
         "휘발유|경유|고급휘발유|요소수|택시|주차|입장권|성인|청소년|어린이|이용료|대여료|사이즈업|샷추가|휘핑추가|곱빼기|사리|공기|세트|단품|라지|"
         "레귤러|스몰").split("|")
CITIES = ("서울특별시|서울시|서울|부산광역시|부산|대구광역시|대구|인천광역시|인천|광주광역시|대전광역시|대전|울산광역시|세종특별자치시|경기도|경기|"
          "강원도|강원특별자치도|충청북도|충북|충청남도|충남|전라북도|"
          "전북|전라남도|전남|경상북도|경북|경상남도|경남|제주특별자치도|제주").split("|")
DISTRICTS = ("강남구|서초구|송파구|강동구|성동구|광진구|동대문구|중랑구|성북구|강북구|도봉구|노원구|은평구|서대문구|마포구|양천구|강서구|구로구|"
             "금천구|영등포구|동작구|관악구|종로구|중구|용산구|동구|서구|남구|"
             "북구|해운대구|부산진구|사하구|수영구|수성구|달서구|미추홀구|연수구|남동구|부평구|계양구|유성구|대덕구|수원시 팔달구|성남시 분당구|"
             "고양시 일산동구|용인시 수지구|안양시 만안구|부천시|안산시 단원구|"
             "화성시|평택시|의정부시|시흥시|파주시|김포시|광명시|하남시|춘천시|원주시|강릉시|청주시 흥덕구|충주시|천안시 서북구|아산시|전주시 덕진구|"
             "군산시|익산시|목포시|여수시|순천시|포항시 남구|경주시|구미시|"
             "안동시|창원시 성산구|진주시|김해시|양산시|거제시|통영시|제주시|서귀포시|양평군|홍천군|예산군|완주군|담양군|칠곡군|거창군").split("|")
CARDS = ("신한|신한카드|국민|KB국민카드|삼성|삼성카드|현대|현대카드|롯데|롯데카드|우리|우리카드|하나|하나카드|비씨|비씨카드|BC카드|농협|NH농협카드|NH카드|씨티카드|카카오뱅크|토스뱅크|기업카드|체크카드|신용카드|법인카드|해외카드|수협카드|광주카드|전북카드|제주카드").split("|")
SURNAMES = "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용"
GIVEN = "민서지현우진수영경희정숙미선은주성호준상철동석재훈윤아연하나예원태용기범승혁병규광종인환창길순자옥남복분례말숙란화춘봉덕갑일이삼두섭택균학열근배식평"


# Printers' fonts are gothic and half as wide for figures as for syllables; shops' names come in display faces, too.
PRESS = Press(fonts=[
    (42, r"NanumGothicCoding|D2Coding|unifont\.|^dotum|^gulim|LexiGulim|UnDotum"),
    (32, r"NanumGothic(Bold|Light|Eco|EcoR|ExtraBold|EcoBold)?\.|NanumBarunGothic(Bold|Light)?\.|NotoSansCJK-(Regular|Medium|Bold|DemiLight|Black)|"
         r"NanumSquare[RB]\."),
    (12, r"^batang|UnBatang(Bold)?\.|NanumMyeongjo(Bold)?\.|NotoSerifCJK-(Regular|Bold|SemiBold)"),
    (8, r"BMDOHYEON|BMHANNAPro|BMHANNAAir|BMJUA|^hline|NanumSquareRound[RB]\.|NanumSquareEB|UnGraphic|UnTaza|UnShinmun"),
], pixel_fonts=re.compile("unifont"), tall=re.compile(r"[가-힣A-Z0-9()\[\]|/]"), sizes=(26, 30, 34, 40), dot_sizes=(20, 24, 28),
    bitmaps=.45, bitmap_sizes=(20, 24, 24, 24, 28), spreads=(0, 0, 0, 0, 0, 0, 1, 2, 3, 5), fewest_pixels=17)


def truth(printed):
    """What a model is to read: one space between words. `None` for nothing, and for what has other characters."""
    text = re.sub(r"\s+", " ", unicodedata.normalize("NFC", printed)).strip()
    return text if text and set(text) <= CHARACTERS else None


def words(paths):
    """Korean words: those given, else the ones that Debian's `kor` model carries."""
    if not paths:
        with tempfile.TemporaryDirectory() as folder:
            packaged = sorted(glob.glob("/usr/share/tesseract-ocr/*/tessdata/kor.traineddata"))
            if not packaged:
                sys.exit("make-lines: no kor.traineddata to take words from (Debian: tesseract-ocr-kor); --words names lists")
            part = Path(folder, "kor.")
            tools = ["combine_tessdata", "-u", packaged[-1], part], ["dawg2wordlist", f"{part}lstm-unicharset", f"{part}lstm-word-dawg", f"{part}words"]
            for command in tools:
                subprocess.run(command, check=True, capture_output=True)
            return words([f"{part}words"])
    found = " ".join(Path(path).read_text(encoding="utf-8", errors="ignore") for path in paths).split()
    return [w for w in found if re.fullmatch("[가-힣]{1,6}", w)]


class Text:
    """Invents what a line of a receipt says."""

    def __init__(self, rng, words):
        self.rng, self.words = rng, words

    def line(self):
        r = self.rng
        return r.choices([
            self.labelled, self.item, self.dated, self.headed, self.address, self.shop, self.title, self.phrase, self.card, self.figures, self.code,
            self.anything, self.rule
        ], [18, 20, 8, 13, 7, 12, 4, 7, 5, 4, 2, 6, .4])[0]()

    def digits(self, n):
        return "".join(self.rng.choice("0123456789") for _ in range(n))

    def wide(self):
        return " " * self.rng.choice([1, 1, 1, 1, 2, 3, 5, 8, 12])

    def word(self):
        """Names are not words: of every hundred, some are syllables that no dictionary has."""
        r = self.rng
        k = r.random()
        if k < .62:
            return r.choice(self.words)
        if k < .80:
            return r.choice(ITEMS)
        if k < .90:
            return "".join(r.choice(r.choice(self.words)) for _ in range(r.randint(2, 5)))
        return "".join(r.choice(SYLLABLES) if r.random() < .5 else r.choice(r.choice(self.words)) for _ in range(r.randint(2, 5)))

    def person(self):
        r = self.rng
        name = r.choice(SURNAMES) + r.choice(GIVEN) + r.choice(GIVEN)
        return name if r.random() < .8 else f"{name[0]}*{name[2]}" if r.random() < .6 else f"{name[0]}{name[1]}*"

    def latin(self):
        r = self.rng
        if r.random() < .5:
            return r.choice((
                "CAFE|Coffee|COFFEE|BAKERY|STORE|MART|THE FRESH|FRESH|SHOP|PLAZA|TOWER|HOTEL|BAR|PUB|GRILL|PIZZA|BURGER|CHICKEN|KITCHEN|TABLE|HOUSE|"
                "STUDIO|STARBUCKS|SEVEN|ELEVEN|GS|CU|"
                "SK|LG|KT|SPC|CJ|NO BRAND|HOME|PLUS|DAISO|OLIVE YOUNG|TOTAL|Total|VAT|CASH|CARD|POS|TEL|NO|ICE|HOT|TAKE OUT|SET|Roast City|Market|"
                "Bread|Dessert|ROOM|No|Tel|Fax|FAX|ID"
            ).split("|"))
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        text = "".join(r.choice(letters) for _ in range(r.randint(1, 8)))
        return text if r.random() < .6 else text.lower() if r.random() < .4 else text.capitalize()

    def amount(self):
        r = self.rng
        v = r.choice([
            r.randint(1, 99) * 10,
            r.randint(1, 99) * 100,
            r.randint(1, 300) * 100,
            r.randint(1, 99) * 1000,
            r.randint(100, 9999999),
            r.randint(100, 99999)
        ])
        text = f"{v:,}" if r.random() < .88 else str(v)
        if r.random() < .07:
            text = f"-{text}"
        return r.choices(["{}", "{}원", "{} 원", "₩{}", "₩ {}", "\\{}", "{}*", "*{}"], [74, 13, 4, 2, 1, 1, 1, 1])[0].format(text)

    def labelled(self):
        r = self.rng
        label = r.choice(LABELS)
        if len(label) < 5 and r.random() < .15:
            label = r.choice([" ", "  ", "   "]).join(label.replace(" ", ""))
        label = r.choices(["{}", "{}:", "{} :", "[{}]", "({})", "*{}", "{}(원)", "- {}"], [64, 12, 8, 4, 2, 3, 2, 2])[0].format(label)
        if r.random() < .06:
            label += r.choice([" (10%)", "(10%)", f" {r.randint(1, 30)}", f" ({r.randint(1, 20)}개)", f" {r.randint(1, 9)}건", f" {r.randint(1, 9)}매"])
        return label if r.random() < .1 else label + self.wide() + self.amount()

    def item_name(self):
        r = self.rng
        name = r.choice(["", " ", ""]).join(self.word() for _ in range(r.choice([1, 1, 2, 2, 3])))
        if r.random() < .12:
            name = r.choice([
                f"{self.latin()}){name}", f"{r.choice(CHAINS)}){name}", f"({r.choice(['행사', '면세', '냉장', '대', '소', '특', 'P', 'H', 'I'])}){name}",
                f"[{self.word()}]{name}"
            ])
        if r.random() < .35:
            name += r.choice(["", "", " ", "("]) + r.choice([
                "500ml", "1L", "200g", "1.5L", "2입", "대", "소", "HOT", "ICE", "3P", "10개", "1+1", "L", "M", "355ML", "500ML", "2L", "100G", "1KG",
                "5kg", "30구", "15구", "1봉", "2인분", "1박스", "1판", "R", "톨", "그란데", "벤티", "특", "곱", "중", "240ml", "80g", "12롤", "30매", "6입", "(대)", "(소)",
                "1/2", "외 1건", "외 2"
            ])
            if name.count("(") > name.count(")"):
                name += ")"
        return name

    def item(self):
        r = self.rng
        name = self.item_name()
        if r.random() < .2:
            name = r.choice(
                ["*", "#", "* ", f"{r.randint(1, 40):02} ", f"{r.randint(1, 9)}. ", f"{r.randint(1, 30):03} ", "- ", "+ ", "ㄴ", ">", "* "]) + name
        q = r.randint(1, 12)
        return r.choices([
            f"{name}{self.wide()}{self.amount()}{self.wide()}{q}{self.wide()}{self.amount()}", f"{name}{self.wide()}{q}{self.wide()}{self.amount()}",
            f"{name}{self.wide()}{self.amount()}", f"{self.amount()}{self.wide()}{q}{self.wide()}{self.amount()}", name, f"{name} x {q}",
            f"{name} {q}개", f"{name}*{q}", f"{self.digits(13)}{self.wide()}{self.amount()}{self.wide()}{q}{self.wide()}{self.amount()}"
        ], [24, 18, 18, 8, 24, 2, 2, 1, 3])[0]

    def date(self):
        r = self.rng
        y, m, d = r.randint(2008, 2029), r.randint(1, 12), r.randint(1, 31)
        day = r.choice("월화수목금토일")
        text = r.choices([
            f"{y}-{m:02}-{d:02}", f"{y}/{m:02}/{d:02}", f"{y}.{m:02}.{d:02}", f"{y}년 {m}월 {d}일", f"{y}년 {m:02}월 {d:02}일", f"{y}년{m:02}월{d:02}일",
            f"{y % 100:02}.{m:02}.{d:02}", f"{y % 100:02}/{m:02}/{d:02}", f"{y % 100:02}-{m:02}-{d:02}", f"{y}{m:02}{d:02}", f"{m:02}월 {d:02}일",
            f"{m:02}/{d:02}"
        ], [26, 14, 12, 6, 6, 3, 4, 6, 3, 3, 2, 2])[0]
        return text if r.random() < .85 else text + r.choice([f"({day})", f" ({day})", f" {day}요일", f"({day}요일)"])

    def time(self):
        r = self.rng
        h, m, s = r.randint(0, 23), r.randint(0, 59), r.randint(0, 59)
        return r.choice([
            f"{h:02}:{m:02}:{s:02}", f"{h:02}:{m:02}:{s:02}", f"{h:02}:{m:02}", f"{h:02}:{m:02}", f"{'오전' if h < 12 else '오후'} {h % 12 or 12}:{m:02}",
            f"{'오전' if h < 12 else '오후'} {h % 12 or 12:02}:{m:02}:{s:02}", f"{h}시 {m}분", f"{h:02}시{m:02}분"
        ])

    def dated(self):
        r = self.rng
        head = r.choice("판매일시|거래일시|승인일시|결제일시|주문일시|일시|일자|날짜|판매일|거래일자|매출일|발행일|출력시간|[판매]|[구매]|[등록]|[결제]|거 래 일 시|등록|판매시간|입차|출차|승차|하차".split("|"))
        both = f"{self.date()}{self.wide()}{self.time()}"
        return r.choices([
            both, f"{head}{r.choice([':', ' : ', ' ', ': ', ''])}{both}",
            self.date(), f"{both}{self.wide()}POS:{self.digits(2)}", f"{both}{self.wide()}{self.person()}",
            f"{self.date()}{self.wide()}{self.digits(4)}-{self.digits(4)}", f"{head} {self.date()}", f"{self.time()}{self.wide()}{self.digits(6)}"
        ], [28, 34, 10, 8, 5, 5, 8, 3])[0]

    def phone(self):
        r, d = self.rng, self.digits
        return r.choice([
            f"0{r.choice(['2', '31', '32', '33', '41', '42', '43', '51', '52', '53', '54', '55', '61', '62', '63', '64', '70', '10'])}-{d(r.choice([3, 4]))}-{d(4)}",
            f"1{r.choice('568')}{d(2)}-{d(4)}", f"0{r.choice(['2', '31', '51'])}){d(3)}-{d(4)}", f"({r.choice(['02', '031', '053'])}){d(3)}-{d(4)}",
            f"080-{d(3)}-{d(4)}"
        ])

    def business(self):
        return f"{self.digits(3)}-{self.digits(2)}-{self.digits(5)}" if self.rng.random() < .85 else self.digits(10)

    def headed(self):
        r = self.rng
        head = r.choice(HEADS)
        if len(head) < 4 and r.random() < .15:
            head = r.choice([" ", "  "]).join(head.replace(" ", ""))
        value = r.choices([
            self.business(),
            self.phone(),
            self.name(),
            self.person(),
            self.digits(r.randint(1, 13)),
            r.choice(CARDS),
            self.word(),
            self.masked(), f"{r.randint(1, 40)}번",
            self.latin() + self.digits(2), f"{self.digits(4)}-{self.digits(4)}", f"{self.business()}{self.wide()}{self.person()}"
        ], [14, 10, 16, 9, 14, 8, 6, 6, 3, 4, 4, 6])[0]
        return r.choices(["{}:{}", "{} : {}", "{}: {}", "{} {}", "{}  {}", "[{}] {}", "{}){}", "{}"],
                         [24, 24, 14, 22, 6, 3, 2, 4])[0].format(head, value)

    def masked(self):
        r, d = self.rng, self.digits
        return r.choice([
            f"{d(4)}-****-****-{d(4)}", f"{d(4)}-{d(2)}**-****-{d(4)}", f"{d(6)}******{d(4)}", f"{d(4)}-{d(2)}**-****-{d(3)}*",
            f"{d(4)}{d(2)}******{d(4)}", f"****-****-****-{d(4)}", f"010-****-{d(4)}", f"{d(4)}-{d(4)}-{d(4)}-{d(3)}*"
        ])

    def card(self):
        r = self.rng
        return r.choice([
            f"{r.choice(CARDS)}{self.wide()}{self.masked()}",
            self.masked(), f"{r.choice(CARDS)}{self.wide()}{self.amount()}", f"승인번호 {self.digits(8)} {r.choice(['일시불', '할부', '00', '(일시불)'])}",
            f"{r.choice(CARDS)} / {r.choice(CARDS)}", f"[{r.choice(CARDS)}] {self.digits(8)}", f"카드종류 : {r.choice(CARDS)}",
            f"매입사 : {r.choice(CARDS)}", f"{r.choice(CARDS)}사 전표매입"
        ])

    def place(self):
        r = self.rng
        return r.choice([r.choice(DISTRICTS).split(" ")[-1][:-1], self.word(), r.choice(CITIES)[:2], r.choice(DISTRICTS).split(" ")[0][:2]])

    def name(self):
        """A shop's name, with or without the branch."""
        r = self.rng
        own = r.choice([
            f"{self.word()}{r.choice(['', ' '])}{r.choice(KINDS)}", f"{self.word()}{self.word()}", f"{self.word()} {self.word()}",
            self.word(), f"{self.person()[:3].replace('*', '')} {r.choice(KINDS)}", f"{self.word()}{r.choice('네가집방관당원장옥루정각촌')}",
            f"{self.place()}{r.choice(KINDS)}", f"{self.digits(r.choice([1, 2, 4]))}{self.word()}"
        ])
        chain = r.choice(CHAINS)
        branch = r.choice([
            f"{self.place()}점",
            f"{self.place()}{r.choice(['역', '대', '본', '중앙', '사거리', '시장', '타워', '센터', '로데오', '터미널', '공원', '신도시', '캠퍼스', '정문', '후문'])}점",
            f"{self.word()}{self.word()}점", "본점", "직영점"
        ])
        base = own if r.random() < .5 else chain
        text = base if r.random() < .3 else r.choice([f"{base} {branch}", f"{base}{branch}", f"{base}({branch})", f"{base}-{branch}"])
        k = r.random()
        if k < .16:
            text = r.choice([
                f"(주){text}", f"주식회사 {text}", f"{text}(주)", f"{text} 주식회사", f"(유){text}", f"{self.latin()} {text}", f"{text} {self.latin()}",
                f"{text}({self.latin()})", f"{text}({self.word()})"
            ])
        return text

    def shop(self):
        r = self.rng
        text = self.name()
        if r.random() < .08 and len(text) < 9:
            text = " ".join(text.replace(" ", ""))
        return r.choices([
            "{}", "[{}]", "<{}>", "** {} **", "{} 영수증", "상호 : {}", "상호: {}", "상호명 : {}", "매장명 : {}", "매장명:{}", "가맹점명 : {}", "가맹점명:{}", "가맹점 {}",
            "판매자 {}", "판매자상호 {}", "점포명 : {}", "점 명 : {}", "매장 : {}", "{} (대표 " + self.person() + ")", "{} " + self.person(), "{} " + self.phone(),
            "{} " + self.business()
        ], [60, 3, 2, 1, 2, 3, 3, 2, 4, 2, 5, 2, 3, 3, 2, 1, 1, 1, 1, 2, 3, 2])[0].format(text)

    def address(self):
        r = self.rng
        number = r.choice([
            f"{r.randint(1, 999)}", f"{r.randint(1, 999)}-{r.randint(1, 99)}", f"{r.randint(1, 99)}번길 {r.randint(1, 99)}",
            f"{r.randint(1, 99)}길 {r.randint(1, 99)}"
        ])
        tail = r.choice([
            "", "", f", {r.randint(1, 20)}층", f" {r.randint(1, 20)}층", f" ({self.word()}동)", f" {self.word()}빌딩 {r.randint(1, 9)}층",
            f" {self.digits(3)}호", f", 지하 {r.randint(1, 3)}층", f" {self.word()}상가 {self.digits(3)}호", f" {self.word()}아파트"
        ])
        street = r.choice([
            f"{self.word()}로 {number}", f"{self.word()}로{number}", f"{self.word()}대로 {number}", f"{self.word()}동 {number}",
            f"{self.word()}길 {r.randint(1, 99)}", f"{self.word()}읍 {self.word()}리 {r.randint(1, 999)}", f"{self.word()}동{r.randint(1, 9)}가 {number}"
        ])
        start = r.choice([
            f"{r.choice(CITIES)} {r.choice(DISTRICTS)} ", f"{r.choice(CITIES)} {r.choice(DISTRICTS)} ", f"{r.choice(DISTRICTS)} ", "",
            "주소 : " + r.choice(CITIES) + " ", f"{r.choice(CITIES)} {r.choice(DISTRICTS)} "
        ])
        text = start + street + tail
        return text if r.random() < .8 else text[:r.randint(8, max(9, len(text)))].strip()

    def title(self):
        return self.rng.choice(TITLES)

    def phrase(self):
        r = self.rng
        text = r.choice(PHRASES) if r.random() < .55 else " ".join(
            self.word() for _ in range(r.randint(2, 5))) + r.choice(["", "", ".", "!", "니다.", " 합니다", "세요", "하실 수 있습니다", "입니다."])
        return r.choices(["{}", "*{}*", "* {}", "- {}", "※ {}", "[{}]", "** {} **", "({})"], [66, 4, 8, 6, 6, 3, 2, 3])[0].format(text)

    def figures(self):
        r = self.rng
        return self.wide().join(r.choice([self.amount(), self.amount(), str(r.randint(1, 20))]) for _ in range(r.choice([1, 2, 3])))

    def code(self):
        r = self.rng
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        return r.choice([
            self.digits(13), "".join(r.choice(letters + "0123456789") for _ in range(r.randint(4, 14))),
            f"www.{self.latin().lower().replace(' ', '')}.co.kr", f"{r.choice(letters)}{self.digits(8)}", f"NO:{self.digits(6)}",
            f"POS:{self.digits(2)} BILL:{self.digits(6)}", f"{self.latin()} {self.latin()}", f"TEL:{self.phone()}", f"TEL {self.phone()}",
            f"TOTAL {self.amount()}", f"VAT {self.amount()}", f"{self.latin()} {self.amount()}"
        ])

    def anything(self):
        """Every syllable, the rare ones too, in no order that could be guessed."""
        r = self.rng
        return " ".join("".join(r.choice(SYLLABLES) for _ in range(r.randint(1, 5))) for _ in range(r.randint(1, 3)))

    def rule(self):
        return self.rng.choice(["-", "=", "*", "- "]) * self.rng.randint(4, 30)
