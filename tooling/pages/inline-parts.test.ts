import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { inlineParts } from "./inline-parts.ts";

const brotli = (code: string) => brotliCompressSync(code).byteLength;

it("weighs what runs and what styles inside the document", () => {
  const html = `<style>a{color:red}</style><script type="module" async="">start();</script><script>go();</script>`;
  expect(inlineParts(html)).toEqual({ script: brotli("start();\ngo();"), style: brotli("a{color:red}") });
});

it("leaves out data and scripts that are files", () => {
  const html = `<script type="application/ld+json">{"a":1}</script><script async src="/a.js"></script>`;
  expect(inlineParts(html)).toEqual({ script: 0, style: 0 });
});
