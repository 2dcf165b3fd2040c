/** A private link that a visitor asked us to mail. */
export type PrivateLinkRequest = {
  readonly to: string;
  /** When it was requested, by the visitor's clock: a repeated request has the same time. */
  readonly asked: string;
  /** By our clock, in epoch milliseconds. */
  readonly at: number;
};

/** Prevents abuse of the form to fill another person's mailbox. */
export const privateLinkLimit = { max: 3, withinMs: 24 * 60 * 60_000 } as const;
const maxKept = 20;

export type PrivateLinkRequestResult = {
  readonly outcome: "new" | "repeat" | "limited";
  readonly requests: readonly PrivateLinkRequest[];
};

/** Whether one more link is mailed for a lead, and its list of mails after that. */
export function addPrivateLinkRequest(
  earlier: readonly PrivateLinkRequest[],
  ask: PrivateLinkRequest,
): PrivateLinkRequestResult {
  if (earlier.some(({ to, asked }) => to === ask.to && asked === ask.asked))
    return { outcome: "repeat", requests: earlier };
  const recent = earlier.filter(({ at }) => at > ask.at - privateLinkLimit.withinMs);
  if (recent.length >= privateLinkLimit.max) return { outcome: "limited", requests: earlier };
  return { outcome: "new", requests: [...earlier, ask].slice(-maxKept) };
}
