import fc from "fast-check";
import { bytesOf, type FuzzCase, inWords } from "../../tests/fuzz/fuzz-case.ts";
import type { RawAnswer } from "../../tests/fuzz/raw-answer.ts";
import { type AnswerLimits, faults, isParserError } from "../../tests/fuzz/verdict.ts";
import { type Ended, rawConnection, sendOnce } from "../harness/raw-connection.ts";

export type FuzzOptions = {
  readonly port: number;
  readonly seed: number;
  readonly count: number;
  readonly cases: fc.Arbitrary<FuzzCase>;
  readonly limits: AnswerLimits;
  /** What else is wrong with an answer. */
  judge?(fuzzed: FuzzCase, answer: RawAnswer): readonly string[];
  /** Every hundred requests; the next waits for it. */
  onProgress?(sent: number): unknown;
};

/** How the requests of one endpoint ended. */
export type Tally = { sent: number; reached: number; limited: number; parser: number; closed: number };

export type FuzzOutcome = {
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly statuses: ReadonlyMap<number, number>;
  readonly findings: readonly string[];
  readonly slowestMs: number;
};

const connections = 16;
const timeoutMs = 5_000;
/**
 * Slow: they call other servers, wait for a low-priority thread or hash a password, at most four at once, each a tenth
 * of a second.
 */
const slowPaths = /\/api\/(read-site|valuation-openai|report\/generate|download\/report)|\/desk\b/;
const takesLong = ({ about }: FuzzCase) => slowPaths.test(about);
const slowTimeoutMs = 20_000;
const maxFindings = 200;

/** Sends generated requests over several connections and checks every answer. */
export async function runFuzz({
  port,
  seed,
  count,
  cases,
  limits,
  judge = () => [],
  onProgress,
}: FuzzOptions): Promise<FuzzOutcome> {
  const next = stream(cases, seed);
  const tallies = new Map<string, Tally>();
  const statuses = new Map<number, number>();
  const findings: string[] = [];
  let sent = 0;
  let slowestMs = 0;

  function note(fuzzed: FuzzCase, number: number, ended: Ended): void {
    const tally = tallies.get(fuzzed.about) ?? { sent: 0, reached: 0, limited: 0, parser: 0, closed: 0 };
    tallies.set(fuzzed.about, tally);
    tally.sent += 1;
    const wrong = judged(fuzzed, ended, tally);
    if (ended.how === "answered") {
      const { status } = ended.answer;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    if (findings.length < maxFindings)
      for (const fault of wrong) findings.push(`${fuzzed.about}, case ${number}: ${fault}\n        ${inWords(fuzzed)}`);
  }

  function judged(fuzzed: FuzzCase, ended: Ended, tally: Tally): readonly string[] {
    if (ended.how === "hung") return ["neither answered nor closed"];
    if (ended.how === "closed") {
      tally.closed += 1;
      const mayClose = fuzzed.isWild || fuzzed.framing === "cut short" || fuzzed.method === "CONNECT";
      return mayClose ? [] : ["closed without an answer"];
    }
    if (isParserError(ended.answer)) tally.parser += 1;
    else if (ended.answer.status === 429) tally.limited += 1;
    else tally.reached += 1;
    return [...faults(fuzzed, ended.answer, limits), ...judge(fuzzed, ended.answer)];
  }

  const worker = async () => {
    const shared = rawConnection(port);
    while (sent < count) {
      const number = sent++;
      const fuzzed = next();
      const sending = {
        bytes: bytesOf(fuzzed),
        method: fuzzed.method,
        withinMs: takesLong(fuzzed) ? slowTimeoutMs : timeoutMs,
        // If more was announced than is sent, waiting for it would be correct.
        thenEnd: fuzzed.isWild || fuzzed.framing === "cut short",
      };
      const started = performance.now();
      const ended = fuzzed.isWild ? await sendOnce(port, sending) : await shared.send(sending);
      if (!takesLong(fuzzed)) slowestMs = Math.max(slowestMs, performance.now() - started);
      note(fuzzed, number, ended);
      if (number % 100 === 0) await onProgress?.(number);
    }
    shared.close();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return { tallies, statuses, findings, slowestMs };
}

/** An endless sequence of cases, the same for the same seed. */
function stream<T>(arbitrary: fc.Arbitrary<T>, seed: number): () => T {
  let batch: T[] = [];
  let batches = 0;
  return () => {
    if (batch.length === 0) batch = fc.sample(arbitrary, { numRuns: 500, seed: seed * 1_000 + batches++ });
    return batch.pop() as T;
  };
}
