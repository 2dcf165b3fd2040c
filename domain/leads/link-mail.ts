/** A private link that a visitor asked us to mail. */
export type LinkMail = {
  readonly to: string;
  /** When it was requested, by the visitor's clock: a repeated request has the same time. */
  readonly asked: string;
  /** By our clock, in epoch milliseconds. */
  readonly at: number;
};

/** Prevents abuse of the form to fill another person's mailbox. */
export const linkMailLimit = { most: 3, withinMs: 24 * 60 * 60_000 } as const;
const maxKept = 20;

export type LinkMailAnswer = {
  readonly outcome: "new" | "repeat" | "limited";
  readonly mails: readonly LinkMail[];
};

/** Whether one more link is mailed for a lead, and its list of mails after that. */
export function askForLinkMail(earlier: readonly LinkMail[], ask: LinkMail): LinkMailAnswer {
  if (earlier.some(({ to, asked }) => to === ask.to && asked === ask.asked))
    return { outcome: "repeat", mails: earlier };
  const recent = earlier.filter(({ at }) => at > ask.at - linkMailLimit.withinMs);
  if (recent.length >= linkMailLimit.most) return { outcome: "limited", mails: earlier };
  return { outcome: "new", mails: [...earlier, ask].slice(-maxKept) };
}
