import fc from "fast-check";

const characters = [
  ..."aZ09é漢ß😀 \t\r\n\f\u0000\u0007\u00a0\u0301\u200b\u202e\u2028\ufeff\ufffd\ufffe\uffff&?=#%+:;,.-_'\"`<>()[]{}@/\\|$",
  "\ud800",
  "\udc00",
];

/**
 * Unusual text: several scripts, marks, control characters, lone surrogates, and everything with a meaning in an
 * address, a header or a page. The library's own full alphabet takes seconds to build.
 */
export function anyText(maxLength = 100): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...characters), maxLength });
}
