import { expect, it } from "vitest";
import { contentStrings } from "#tests/support/content-strings.ts";

/** British spellings and old-fashioned words, which no American owner would use. */
const dated = /\b(whoever|fortnight|dearest|telephones?|anew|recognised|licences?|copied short)\b/i;
/** The kind of a link, which is not shown. */
const linkKind = "telephone";

it("uses American English", async () => {
  const texts = await contentStrings();
  expect(texts.filter(({ text }) => dated.test(text) && text !== linkKind)).toEqual([]);
});
