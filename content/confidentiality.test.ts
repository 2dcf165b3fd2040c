import { expect, it } from "vitest";
import { contentStrings } from "#tests/support/content-strings.ts";

/** Hosting, CRM, mail and the language model see part of it, so no page may promise that no one does. */
const tooMuch = [
  /nobody (else |outside the firm )?(sees|hears|learns|gets)/i,
  /no one else (sees|learns|hears|gets)/i,
  /(kept|stays) (within|inside|between)/i,
  /answer you, and for nothing else/i,
];

it("no page promises that no one outside the firm sees what an owner enters", async () => {
  const promises = (await contentStrings()).filter(({ text }) => tooMuch.some((pattern) => pattern.test(text)));
  expect(promises).toEqual([]);
});
