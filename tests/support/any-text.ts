import fc from "fast-check";

const characters = [
  ..."aZ09é漢ß😀 \t\r\n\f\u0000\u0007\u00a0\u0301\u200b\u202e\u2028\ufeff\ufffd\ufffe\uffff&?=#%+:;,.-_'\"`<>()[]{}@/\\|$",
  "\ud800",
  "\udc00",
];

/**
 * Text as nobody would write it: several scripts, marks, controls, halves of pairs, and all that means something in an
 * address, a header or a page. The library's own alphabet of everything takes seconds to build.
 */
export function anyText(maxLength = 100): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...characters), maxLength });
}
