import { expect, it } from "vitest";
import { contentStrings } from "#tests/support/content-strings.ts";

/** British spellings and old-fashioned words, which no American owner would use. */
const dated = /\b(whoever|fortnight|dearest|telephones?|anew|recognised|licences?|copied short)\b/i;

/** A message is an email; a server, a provider or a box is of mail. */
const mailForEmail = /\bmails?\b(?! (server|provider))|\bmailed\b|\be-mails\b|answer this (e-?)?mail/i;

it("says email in the mails and on the desk", async () => {
  const texts = (await contentStrings()).filter(({ where }) => /^content\/(desk|mail)\//.test(where));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({ text }) => text.includes(" ") && mailForEmail.test(text))).toEqual([]);
});

it("uses American English", async () => {
  const texts = await contentStrings();
  expect(texts.filter(({ text }) => dated.test(text))).toEqual([]);
});
