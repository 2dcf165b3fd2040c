import { type ReadinessAnswer, type ReadinessKey, readinessKeys } from "./depth-bounds.ts";
export type ReadinessEntries = { readonly [Key in ReadinessKey]?: ReadinessAnswer };

const full = 100 / readinessKeys.length;
export const readinessPoints: Readonly<Record<ReadinessAnswer, number>> = { yes: full, partly: full / 2, no: 0 };

/** How many fixes are shown free; the rest is in the Exit Readiness report. */
const freeFixes = 2;

export type SaleReadiness = {
  readonly answered: number;
  readonly counts: Readonly<Record<ReadinessAnswer, number>>;
  /** Of 100, rounded; missing until all eight are answered. It never changes the value. */
  readonly score?: number;
  /** What a buyer will question, each 'no' before each 'partly', in the order of the questions. */
  readonly open: readonly { readonly key: ReadinessKey; readonly answer: Exclude<ReadinessAnswer, "yes"> }[];
  readonly free: readonly ReadinessKey[];
};

export function saleReadinessOf(entries: ReadinessEntries): SaleReadiness {
  const given = readinessKeys.flatMap((key) => {
    const answer = entries[key];
    return answer ? [{ key, answer }] : [];
  });
  const count = (wanted: ReadinessAnswer) => given.filter(({ answer }) => answer === wanted).length;
  const open = (["no", "partly"] as const).flatMap((answer) =>
    given.filter((one) => one.answer === answer).map(({ key }) => ({ key, answer })),
  );
  const score = given.reduce((sum, { answer }) => sum + readinessPoints[answer], 0);
  return {
    answered: given.length,
    counts: { yes: count("yes"), partly: count("partly"), no: count("no") },
    ...(given.length === readinessKeys.length && { score: Math.round(score) }),
    open,
    free: open.slice(0, freeFixes).map(({ key }) => key),
  };
}
