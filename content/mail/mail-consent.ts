import type { ConsentWording } from "#domain/mail/mail-series.ts";

/**
 * What an owner ticks beside 'Send', by version. A sentence that was shown is never edited: the lead says which one its
 * owner agreed to, and the desk shows it. A new sentence is a new version, named by its month, and becomes the last.
 */
export const consentTexts: Readonly<Record<ConsentWording, string>> = {
  "2026-11":
    "You may also send me three short emails in the next 45 days: what owners ask next, what buyers check, and a note to update my figures. One click ends them.",
};

/** The one that is shown now. */
export const currentConsent = { wording: "2026-11", text: consentTexts["2026-11"] } as const;
