import fc from "fast-check";
import { expect, it } from "vitest";
import { plainSentences, plainWords } from "./plain-words.ts";

it.each([
  ["A machine shop in Dayton, Ohio.", "A machine shop in Dayton, Ohio."],
  ["R&D at 5 > 3", "R&D at 5 3"],
  ["  two\n\nlines\tand a tab ", "two lines and a tab"],
  ["bell\u0007 and \u0000null", "bell and null"],
  ["zero\u200Bwidth \u202Eturned\u202C", "zerowidth turned"],
  ["Family of \u{1F469}\u200D\u{1F467}", "Family of \u{1F469}\u200D\u{1F467}"],
  ["<b>Bold</b> words<br/>here", "Bold words here"],
  ["Before<script>alert(1)</script>after", "Before after"],
  ["Before<script>alert(1) and never closed", "Before"],
  ["<scr<script>x</script>ipt>alert(1)</scr</script>ipt>", "alert(1) ipt"],
  ["An <img src=x onerror=alert(1)", "An"],
  ["See https://evil.example/a?b=c. Then more", "See. Then more"],
  ["See www.evil.example, now", "See, now"],
  ["Press javascript:alert(1) here", "Press here"],
  ["Their data: good", "Their data: good"],
  ["A [link](https://evil.example) and ![picture](x.png)", "A link and picture"],
  ["# Heading with **stress** and `code`", "Heading with stress and code"],
  ["Booking.com is kept", "Booking.com is kept"],
])("%j becomes %j", (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

it("leaves no angle bracket, control character or second line, and never grows", () => {
  const parts = fc.constantFrom(
    "<",
    ">",
    "<script>",
    "</script>",
    "\n",
    "\u202E",
    "https://a.b ",
    "[x](",
    ")",
    "a ",
    "ü",
    "\u0000",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string())), (pieces) => {
      const text = pieces.join("");
      const plain = plainWords(text);
      expect(plain).not.toMatch(/[<>\p{Cc}\u202E]/u);
      expect(plain.length).toBeLessThanOrEqual(text.length);
    }),
  );
});

it("removes sentences that lead elsewhere", () => {
  const text = "A shop.\nCall https://evil.example/now. Or [here](https://evil.example)! <b>Open</b> daily? ";
  expect(plainSentences(text)).toEqual(["A shop.", "Or here!", "Open daily?"]);
});
