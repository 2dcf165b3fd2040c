import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodePage } from "./decode-page.ts";

/** Text where every character is one byte. */
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

// “Café” – €5, in windows-1252; 日本 in three Japanese and Chinese encodings.
const curlyQuotes = bytes("\x93Caf\xe9\x94 \x96 \x805");
const shiftJis = bytes("\x93\xfa\x96\x7b");
const eucJp = bytes("\xc6\xfc\xcb\xdc");
const gb18030 = bytes("\xc8\xd5\xb1\xbe");
const utf16le = bytes("\xff\xfeH\0i\0\xac\x20");
const utf16be = bytes("\xfe\xff\0H\0i\x20\xac");
const page = (head: string, body: Uint8Array) => join(bytes(`<html><head>${head}</head>`), body);

describe("decodePage", () => {
  it.each<[string, Uint8Array, string | undefined, string]>([
    ["UTF-8 by its header", utf8("Café – €5"), "text/html; charset=utf-8", "Café – €5"],
    ["UTF-8 without any word", utf8("Zürich 日本"), undefined, "Zürich 日本"],
    ["UTF-8 with a mark, and drops the mark", join(bytes("\xef\xbb\xbf"), utf8("é")), "text/html", "é"],
    ["windows-1252 without any word", curlyQuotes, "text/html", "“Café” – €5"],
    ["windows-1252 by its header", curlyQuotes, "text/html; charset=windows-1252", "“Café” – €5"],
    ["ISO-8859-1, which browsers read as windows-1252", curlyQuotes, "text/html; charset=ISO-8859-1", "“Café” – €5"],
    ["a header in capitals and quotes", shiftJis, 'TEXT/HTML; Charset="Shift_JIS"; x=y', "日本"],
    ["a header in single quotes", shiftJis, "text/html; charset='x-sjis'", "日本"],
    ["a header with another parameter behind", eucJp, "text/html; charset=euc-jp; boundary=x", "日本"],
    ["Shift_JIS by its header", shiftJis, "text/html; charset=Shift_JIS", "日本"],
    ["EUC-JP by its header", eucJp, "text/html;charset=EUC-JP", "日本"],
    ["gb18030 by its header", gb18030, "text/html;charset=gb18030", "日本"],
    ["UTF-16, little end first, by its mark", utf16le, undefined, "Hi€"],
    ["UTF-16, big end first, by its mark", utf16be, undefined, "Hi€"],
    ["UTF-16 by its header", utf16be.subarray(2), "text/html; charset=utf-16be", "Hi€"],
    ["a mark against a lying header", utf16le, "text/html; charset=utf-8", "Hi€"],
    ["a header of no known encoding, by the bytes", curlyQuotes, "text/html; charset=klingon", "“Café” – €5"],
    ["a header that decoders refuse, by the bytes", utf8("é"), "text/html; charset=hz-gb-2312", "é"],
    ["a header without a label, by the bytes", utf8("é"), "text/html; charset=", "é"],
    [
      "UTF-8 that its header calls UTF-8 but is not, with marks for the lost",
      bytes("a\xe9b"),
      "x;charset=utf-8",
      "a�b",
    ],
    ["nothing", new Uint8Array(), undefined, ""],
    ["nothing with a label", new Uint8Array(), "text/html; charset=shift_jis", ""],
    ["half a mark", bytes("\xef\xbb"), undefined, "ï»"],
  ])("reads %s", (_case, input, contentType, text) => {
    expect(decodePage(input, contentType)).toBe(text);
  });

  it.each<[string, string, Uint8Array, string]>([
    ["a charset", '<meta charset="shift_jis">', shiftJis, "日本"],
    ["a bare charset", "<meta charset=euc-jp />", eucJp, "日本"],
    ["capitals and single quotes", "<META  CHARSET = 'GB18030'>", gb18030, "日本"],
    ["the older form", '<meta http-equiv="Content-Type" content="text/html; charset=shift_jis">', shiftJis, "日本"],
    ["the older form backwards", "<meta content='text/html;charset=euc-jp' http-equiv=content-type>", eucJp, "日本"],
    ["a sign inside quotes", '<meta name="x" content="a>b"><meta charset="shift_jis">', shiftJis, "日本"],
    ["the second when the first is unknown", "<meta charset=klingon><meta charset=shift_jis>", shiftJis, "日本"],
    ["the first of two", "<meta charset=shift_jis><meta charset=utf-8>", shiftJis, "日本"],
    ["UTF-16, which it cannot be", '<meta charset="utf-16">', utf8("é"), "é"],
    ["x-user-defined, which means windows-1252", '<meta charset="x-user-defined">', curlyQuotes, "“Café” – €5"],
    ["nothing in a comment", '<!-- <meta charset="shift_jis"> -->', utf8("é"), "é"],
    ["nothing in another meta", '<meta name="note" content="charset=shift_jis">', utf8("é"), "é"],
    ["nothing in another word", '<metal charset="shift_jis">', utf8("é"), "é"],
    ["what stands behind a long comment", `<!--${"x".repeat(2_000)}--><meta charset=shift_jis>`, shiftJis, "日本"],
    ["nothing that stands too far down", `${" ".repeat(4_096)}<meta charset=shift_jis>`, utf8("é"), "é"],
  ])("uses the page's own declaration %s", (_case, head, body, text) => {
    expect(decodePage(page(head, body), "text/html")).toBe(`<html><head>${head}</head>${text}`);
  });

  it("prefers the header to the page", () => {
    const decoded = decodePage(page('<meta charset="utf-8">', shiftJis), "text/html; charset=shift_jis");
    expect(decoded.endsWith("日本")).toBe(true);
  });

  it("returns what was written in UTF-8", () => {
    const text = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((points) => String.fromCodePoint(...points));
    fc.assert(
      fc.property(text, (written) => {
        // A byte order mark belongs to the encoding, and a lone surrogate cannot be encoded.
        const whole = written.toWellFormed().replace(/^\uFEFF+/, "");
        expect(decodePage(utf8(whole), "text/html; charset=utf-8")).toBe(whole);
      }),
    );
  });

  it("never throws, for any bytes and label", () => {
    const labels = fc.constantFrom(
      "utf-8",
      "shift_jis",
      "euc-kr",
      "iso-2022-jp",
      "big5",
      "utf-16le",
      "gb18030",
      "none",
    );
    const contentType = fc.option(
      fc.oneof(
        labels.map((label) => `text/html; charset=${label}`),
        fc.string(),
      ),
      {
        nil: undefined,
      },
    );
    const start = fc.oneof(
      fc.constant(""),
      labels.map((label) => `<meta charset="${label}">`),
      fc.string(),
    );
    fc.assert(
      fc.property(start, fc.uint8Array(), contentType, (head, body, type) => {
        expect(typeof decodePage(join(utf8(head), body), type)).toBe("string");
      }),
    );
  });
});
