/// Kinds of shops in further languages, by the category of most of their goods.
///
/// They are part of names (``MerchantWords``), and suggest a category (``MerchantCategories``). From general knowledge: how
/// shops describe themselves on their signs. Accents do not count.
enum ShopKinds {
    static let table = PhraseList.categories(
        """
        food: padaria, panificadora, pastelaria, confeitaria, talho, acougue, churrasqueira, churrascaria, lanchonete, tasca, cervejaria, mercearia, minimercado, hortifruti, peixaria, sorveteria, gelataria, pizzaria, hamburgueria, cafetaria
        food: taberna, meson, asador, fruteria, pescaderia, heladeria, churreria, marisqueria, bocateria, pasteleria, confiteria, hamburgueseria, arroceria, abarrotes, tortilleria, miscelanea, loncheria, pulperia, parrillada, rotiseria, verduleria, polleria
        food: pasticceria, panetteria, macelleria, salumeria, pescheria, enoteca, rosticceria, friggitoria, paninoteca, piadineria, birreria, tavola calda, ortofrutta, agriturismo, caffetteria
        food: creperie, sandwicherie, saladerie, auberge, chocolaterie, glacier, traiteur, primeur, caviste, boucherie charcuterie, bar a vin, cave a vin, estaminet, snackbar, frituur, eethuis, pannenkoekenhuis, ijssalon, viswinkel, groenteboer
        food: weinstube, bierstube, braustube, ratskeller, gastwirtschaft, gaststube, schnellimbiss, eisdiele, feinkost, hofladen, kaffeerosterei, backstube, weingut
        food: pierogarnia, karczma, kawiarnia, cukiernia, piekarnia, bar mleczny, delikatesy, lodziarnia, winiarnia, piwiarnia, nalesnikarnia, sklep spozywczy, sklep miesny
        food: pekarna, pekaren, cukrarna, cukraren, hospoda, hospudka, restaurace, restauracia, pivnice, pivovar, kaviaren, potraviny, reznictvi, vinoteka, jidelna, ovoce zelenina
        food: vendeglo, kisvendeglo, etterem, cukraszda, pekseg, csarda, kavezo, kocsma, sorozo, etkezde, fagyizo, zoldseges, husbolt, elelmiszer
        food: restaurang, vardshus, konditori, bageri, bakeri, bryggeri, glassbar, fiskaffar, gatekjokken, spisested, grillbar, slagter, kahvila, leipomo, lounasravintola, panimo
        food: brutarie, cofetarie, patiserie, covrigarie, carciuma, macelarie, alimentara, konoba, pekara, slasticarna, gostilna, gostionica, mesnica, kafana, poslasticarnica, kepykla, kavine, restoranas, maiznica, kohvik
        food: lokanta, lokantasi, kebap, kebapci, kofteci, pideci, pastane, pastanesi, kasap, bakkal, kuruyemis, balikci, corbaci, taverna, psistaria, psarotaverna, ταβερνα, ψησταρια, φουρνος, εστιατοριο, ζαχαροπλαστειο, αρτοποιειο, καφετερια, κρεοπωλειο, παντοπωλειο, ψαροταβερνα, σουβλακια
        food: rumah makan, warung makan, toko roti, kedai kopi, nha hang, quan an, ca phe, tiem banh, sieu thi, tra sua, carinderia, panciteria, bakeshop
        food: 割烹, 麺屋, 鮨, 寿し, 蕎麦, 料亭, 炉端, 酒蔵, 和菓子, 洋菓子, 酒屋, 八百屋, 精肉店, 餐廳, 麵館, 小吃, 茶餐廳, 超市, 早餐店, 便利商店, 국수집, 죽집
        household: drogisterij, drogaria popular, cartoleria, papelaria, ferragens, tabaccheria, floricultura, lavanderia, tintoreria, wasserette, bloemist, blumenladen, gartnerei, kwiaciarnia, pralnia, papirnictvi, kvetinarstvi, viragbolt, blomsteraffar, blomsterbutikk, kukkakauppa, florarie, cvjecarna, kirtasiye, lillepood
        transport: auto posto, posto de combustivel, stazione di servizio, autofficina, tankstation, autowerkstatt, stacja paliw, cerpaci stanice, benzinkut, bensinstation, bensinstasjon, huoltoasema, benzinarie, benzinska postaja, akaryakit, otopark, cay xang, bengkel, 給油所, サービスステーション, 駐輪場, 停車場, 加油站
        health: drogaria, parafarmacia, ottica, huisarts, tandarts, zahnarztpraxis, tierarztpraxis, physiotherapie, przychodnia, gabinet stomatologiczny, lekarna, lekaren, gyogyszertar, patika, tannlege, tandlakare, vardcentral, legesenter, apteekki, hammaslaakari, farmacie, stomatologie, ljekarna, apoteka, vaistine, aptieka, apteek, eczane, eczanesi, dis klinigi, nha thuoc, botika, φαρμακειο, 整骨院, 整形外科, 皮膚科, 耳鼻咽喉科, 小児科, 動物病院, 藥局, 藥房, 診所, 牙醫
        culture: albergo, hostal, pousada, ryokan, guesthouse, khach san, 旅館, 民宿
        education: livraria, boekhandel, buchladen, ksiegarnia, knihkupectvi, knihkupectvo, konyvesbolt, bokhandel, boghandel, kirjakauppa, librarie, knjizara, knjigarna, knygynas, gramatnica, raamatupood, kitabevi, toko buku, nha sach, βιβλιοπωλειο, 書房, 書局
        clothing: sapataria, cordonnerie, schuhmacher, obuwie, odziez
        beauty: cabeleireiro, barbearia, kapper, kapsalon, friseursalon, fryzjer, salon fryzjerski, kadernictvi, fodraszat, frisorsalon, parturi, kampaamo, coafor, frizerski salon, kuafor
        utilities: 水道局, 下水道局
        """
    )
}
