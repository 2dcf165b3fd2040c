import type { LeadRequest } from "../../contracts/lead.ts";

/** What one visitor has sent of one valuation, and how much of it was acknowledged. */
export type Visit = {
  readonly valuationId: string;
  /** Each holds all that came before it, as the browser sends it. */
  readonly stages: LeadRequest[];
  /** The last stage whose sending was answered with success; -1 for none. */
  acknowledged: number;
};

export type Ledger = {
  readonly visits: Map<string, Visit>;
  /** Requests, and how they ended. */
  readonly counts: { sent: number; acknowledged: number; unanswered: number; unavailable: number };
  /** What no answer may say, in words for the operator. */
  readonly wrongAnswers: string[];
};

export function newLedger(): Ledger {
  return {
    visits: new Map(),
    counts: { sent: 0, acknowledged: 0, unanswered: 0, unavailable: 0 },
    wrongAnswers: [],
  };
}

/** Undefined: the connection broke before there was an answer. */
export type Status = number | undefined;

export type Sending = {
  readonly visit: Visit;
  readonly stage: number;
  /** What was acknowledged when it was sent. */
  readonly before: number;
};

/** Writes down how a sending ended; true once the visitor need not send it again. */
export function note(ledger: Ledger, { visit, stage, before }: Sending, status: Status): boolean {
  const { counts } = ledger;
  if (status === undefined) counts.unanswered += 1;
  else if (status === 503) counts.unavailable += 1;
  else if (status === 200 || status === 201) {
    counts.acknowledged += 1;
    visit.acknowledged = Math.max(visit.acknowledged, stage);
    // It was stored when the visitor asked; only a store that has lost it can take it for new.
    if (status === 201 && before >= 0)
      ledger.wrongAnswers.push(`${visit.valuationId}: stored anew, so it had been lost`);
    return true;
  } else ledger.wrongAnswers.push(`${visit.valuationId}: answered with ${status}`);
  return false;
}
