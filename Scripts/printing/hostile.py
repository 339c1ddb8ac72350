"""PDFs that are built to exhaust a reader, to mislead it, or to lead it out of its folder.

Each is a function of the path of a file that no reader has any business with.
"""
import random
import zlib

SAY = b"BT /F 12 Tf 50 700 Td (CORNER SHOP) Tj 0 -20 Td (18/11/2026) Tj 0 -20 Td (Total 12.50) Tj ET\n"
PDFS = {}


def hostile(name):
    def keep(function):
        PDFS[name + ".pdf"] = function
        return function
    return keep


def plain(name, **how):
    PDFS[name + ".pdf"] = lambda canary: pdf(**how)


def late(name, make):
    """For what takes memory to make."""
    PDFS[name + ".pdf"] = lambda canary: make()


def stream(data, entries=b"", packed=True):
    if packed:
        data, entries = zlib.compress(data, 9), entries + b"/Filter/FlateDecode"
    return b"<<" + entries + b"/Length %d>>stream\n" % len(data) + data + b"\nendstream"


def pdf(content=None, box=b"0 0 595 842", resources=b"", page=b"", catalog=b"", kids=b"3 0 R", count=1, more=(), end=b""):
    objects = {1: b"<</Type/Catalog/Pages 2 0 R" + catalog + b">>",
               2: b"<</Type/Pages/Kids[" + kids + b"]/Count %d>>" % count,
               3: b"<</Type/Page/Parent 2 0 R/MediaBox[" + box + b"]/Resources<</Font<</F 5 0 R>>" + resources
                  + b">>/Contents 4 0 R" + page + b">>",
               4: stream(SAY) if content is None else content,
               5: b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"} | dict(more)
    out, places = bytearray(b"%PDF-1.7\n"), {}
    for number, body in sorted(objects.items()):
        places[number] = len(out)
        out += b"%d 0 obj\n" % number + body + b"\nendobj\n"
    table = b"".join(b"%010d 00000 n \n" % places[n] if n in places else b"0000000000 00000 f \n"
                     for n in range(1, max(places) + 1))
    return bytes(out) + (b"xref\n0 %d\n0000000000 65535 f \n" % (max(places) + 1) + table + b"trailer\n<</Size %d/Root 1 0 R"
                         % (max(places) + 1) + end + b">>\nstartxref\n%d\n%%%%EOF\n" % len(out))


def unfolding(size, block=b" " * 10**7):
    """Bytes that Deflate makes a thousandth of."""
    packer, out = zlib.compressobj(9), b""
    for _ in range(size // len(block)):
        out += packer.compress(block)
    return out + packer.flush()


def drawn(image, more=()):
    """A page with an object drawn all over it."""
    return pdf(stream(b"595 0 0 842 0 0 cm /X Do " + SAY), resources=b"/XObject<</X 6 0 R>>", more={6: image} | dict(more))


def form(body, entries=b""):
    return stream(body, b"/Type/XObject/Subtype/Form/BBox[0 0 595 842]" + entries)


def picture(data, width, height, bits=8, space=b"DeviceGray", coding=b"FlateDecode"):
    return stream(data, b"/Type/XObject/Subtype/Image/Width %d/Height %d/BitsPerComponent %d/ColorSpace/%s/Filter/%s"
                  % (width, height, bits, space, coding), packed=False)


# ---------------------------------------------------------------- sizes and counts

plain("page-14400", box=b"0 0 14400 14400")
plain("page-1e7", box=b"0 0 10000000 10000000")
plain("page-zero", box=b"0 0 0 0")
plain("page-1e308", box=b"0 0 1e308 1e308")
plain("page-negative", box=b"0 0 -9 -9")
plain("page-thread", box=b"0 0 1 90000")
plain("user-unit", page=b"/UserUnit 75000")
plain("count-lies", count=2**31 - 1)
plain("tree-loop", kids=b"2 0 R 2 0 R", count=10**6)
plain("contents-loop", content=b"[4 0 R 4 0 R]")
plain("length-lies", content=b"<</Length 2147483647>>stream\n" + SAY + b"\nendstream")
late("pages-1e5", lambda: pdf(kids=b"3 0 R " * 10**5, count=10**5))
late("pages-1e6", lambda: pdf(kids=b"3 0 R " * 10**6, count=10**6))
late("objects-1e6", lambda: pdf(more={number: b"null" for number in range(6, 10**6)}))
late("states-5e6", lambda: pdf(stream(b"q " * 5_000_000 + SAY)))
late("states-1e5", lambda: pdf(stream(b"q " * 100_000 + SAY)))
late("arrays-1e6", lambda: pdf(page=b"/X " + b"[" * 10**6 + b"]" * 10**6))
late("arrays-in-content", lambda: pdf(stream(b"[" * 3_000_000 + SAY)))
late("words-3e6", lambda: pdf(stream(b"BT /F 1 Tf 50 700 Td " + b"(a b c d e f g h) Tj " * 400_000 + b"ET")))
late("notes-1e5", lambda: pdf(page=b"/Annots[" + b"<</Type/Annot/Subtype/Square/Rect[0 0 9 9]>>" * 10**5 + b"]"))
late("paths-4e5", lambda: pdf(stream(b"".join(b"%d %d m %d %d l S\n" % (i % 595, i % 842, i % 97, i % 89)
                                              for i in range(400_000)))))


@hostile("tree-10-to-the-30")
def page_tree(canary):
    tree = {number: b"<</Type/Pages/Kids[" + b"%d 0 R " % (number + 1 if number < 39 else 3) * 10 + b"]/Count 1000000000>>"
            for number in range(10, 40)}
    return pdf(kids=b"10 0 R", count=10**9, more=tree)


# ---------------------------------------------------------------- bombs

late("flate-2g", lambda: pdf(stream(unfolding(2 * 10**9), b"/Filter/FlateDecode", packed=False)))
late("flate-in-flate", lambda: pdf(stream(zlib.compress(unfolding(2 * 10**9), 9), b"/Filter[/FlateDecode/FlateDecode]",
                                          packed=False)))
late("picture-30000", lambda: drawn(picture(unfolding(30_000 * 30_000), 30_000, 30_000)))
late("picture-60000-of-bits", lambda: drawn(picture(unfolding(60_000 * 7_500, b"\0" * 7_500_000), 60_000, 60_000, bits=1)))
late("picture-30000-in-color", lambda: drawn(picture(unfolding(3 * 30_000 * 30_000), 30_000, 30_000, space=b"DeviceRGB")))
late("picture-claims-2e9", lambda: drawn(picture(b"xx", 2 * 10**9, 2 * 10**9)))
late("lengths-of-runs", lambda: drawn(picture(b"\x81\0" * 10**6 + b"\x80", 12_000, 10_000, coding=b"RunLengthDecode")))
for coding in (b"JBIG2Decode", b"JPXDecode", b"DCTDecode", b"CCITTFaxDecode", b"LZWDecode", b"RunLengthDecode"):
    late(f"noise-{coding.decode()}", lambda coding=coding: drawn(picture(random.Random(5).randbytes(20_000), 2000, 2000,
                                                                          coding=coding)))


@hostile("form-itself")
def form_itself(canary):
    return drawn(form(b"/X Do /X Do", b"/Resources<</XObject<</X 6 0 R>>>>"))


@hostile("forms-10-to-the-30")
def forms(canary):
    made = {}
    for number in range(6, 36):
        following = min(number + 1, 35)
        made[number] = form(b"/X Do " * 10 if number < 35 else b"0 0 5 5 re f", b"/Resources<</XObject<</X %d 0 R>>>>" % following)
    return pdf(stream(b"/X Do " + SAY), resources=b"/XObject<</X 6 0 R>>", more=made)


@hostile("groups-100")
def groups(canary):
    made = {number: form(b"/G gs /X Do 0 0 500 500 re f", b"/Group<</S/Transparency/I true>>/Resources<</ExtGState<</G<</ca .5"
                         b">>>>/XObject<</X %d 0 R>>>>" % min(number + 1, 105)) for number in range(6, 106)}
    return pdf(stream(b"/X Do"), resources=b"/XObject<</X 6 0 R>>", more=made)


@hostile("tiles")
def tiles(canary):
    tile = stream(b"0 0 .001 .001 re f", b"/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep .0005/YStep .0005"
                  b"/Resources<<>>")
    return pdf(stream(b"/Pattern cs /P scn 0 0 595 842 re f"), resources=b"/Pattern<</P 6 0 R>>", more={6: tile})


@hostile("shading")
def shading(canary):
    return pdf(stream(b"/S sh\n" * 20_000), resources=b"/Shading<</S<</ShadingType 3/ColorSpace/DeviceRGB"
               b"/Coords[0 0 0 500 500 900]/Extend[true true]/Function<</FunctionType 2/Domain[0 1]/C0[0 0 0]/C1[1 1 1]/N 1>>>>>>")


@hostile("function-60000")
def function(canary):
    body = stream(b"{ " + b"2 copy mul sin exch cos add " * 10_000 + b" dup dup }",
                  b"/FunctionType 4/Domain[0 100000 0 100000]/Range[0 1 0 1 0 1]")
    return pdf(stream(b"/S sh"), resources=b"/Shading<</S<</ShadingType 1/ColorSpace/DeviceRGB/Domain[0 100000 0 100000]"
               b"/Matrix[.006 0 0 .008 0 0]/Function 6 0 R>>>>", more={6: body})


@hostile("letters-of-letters")
def letters(canary):
    font = (b"<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<</a 6 0 R>>/Encoding<</Type"
            b"/Encoding/Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[1000]/Resources<</Font<</F 5 0 R>>>>>>")
    return pdf(stream(b"BT /F 12 Tf 50 700 Td (aaaa) Tj ET"),
               more={5: font, 6: stream(b"1000 0 0 0 750 750 d1 BT /F 12 Tf (aaaa) Tj ET")})


# ---------------------------------------------------------------- out of the folder

plain("script", catalog=b"/OpenAction<</S/JavaScript/JS(while(1){app.alert(1)})>>")


def named(path):
    return b"(" + path.encode() + b")"


@hostile("launch")
def launch(canary):
    return pdf(catalog=b"/OpenAction<</S/Launch/F" + named(canary) + b">>/AA<</WC<</S/Launch/F(/bin/sh)>>>>")


@hostile("external")
def external(canary):
    return pdf(b"<</Length 0/F" + named(canary) + b">>stream\n\nendstream")


@hostile("font-of-a-file")
def font_file(canary):
    name = canary.replace("/", "#2f").encode()
    return pdf(more={5: b"<</Type/Font/Subtype/TrueType/BaseFont/" + name + b"/FontDescriptor<</FontFile2<</F"
                     + named(canary) + b"/Length 0>>>>>>"})


@hostile("attached-outside")
def attached(canary):
    file = b"<</Type/Filespec/F(../../../../outside.txt)/UF(../../../../outside.txt)/EF<</F 6 0 R>>>>"
    return pdf(catalog=b"/Names<</EmbeddedFiles<</Names[(a) 7 0 R]>>>>", more={6: stream(b"written", b"/Type/EmbeddedFile"), 7: file})


@hostile("elsewhere")
def elsewhere(canary):
    return pdf(catalog=b"/OpenAction<</S/GoToR/F" + named(canary) + b"/D[0/Fit]>>", page=b"/Annots[<</Type/Annot/Subtype/Link"
               b"/Rect[0 0 600 800]/A<</S/URI/URI(http://127.0.0.1:9/opened)>>>>]")


# ---------------------------------------------------------------- broken

plain("previous-loop", end=b"/Prev 9")
plain("encrypted-badly", end=b"/Encrypt<</Filter/Standard/V 4/R 4/O()/U()/P -1>>/ID[()()]")
plain("map-of-itself", more={5: b"<</Type/Font/Subtype/Type0/BaseFont/A/Encoding 6 0 R/ToUnicode 6 0 R/DescendantFonts[5 0 R]>>",
                             6: stream(b"/CMapName usecmap begincmap 1 begincodespacerange <00> <ff> endcodespacerange",
                                       b"/Type/CMap/UseCMap 6 0 R")})
late("no-table", lambda: pdf().split(b"xref")[0])
late("mark-only", lambda: b"%PDF-1.7\n")
late("cut", lambda: pdf()[:400])
late("after-zeros", lambda: b"\0" * 900 + pdf())
late("noise", lambda: b"%PDF-1.4\n" + random.Random(6).randbytes(300_000))
late("page-of-html", lambda: b"%PDF-1.4\n<html>Total 12.50</html>")
