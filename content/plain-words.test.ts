import { expect, it } from "vitest";
import { contentStrings } from "#tests/support/content-strings.ts";

/** What no owner would say: British spellings and words from a century ago. */
const dated = /\b(whoever|fortnight|dearest|telephones?|anew|recognised|licences?|copied short)\b/i;
/** The kind of a link, which nobody reads. */
const linkKind = "telephone";

it("speaks as an American owner does", async () => {
  const texts = await contentStrings();
  expect(texts.filter(({ text }) => dated.test(text) && text !== linkKind)).toEqual([]);
});
