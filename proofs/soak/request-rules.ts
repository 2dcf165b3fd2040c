import type { Answer, RequestKind } from "../harness/visitor.ts";
import type { Fault } from "./faults.ts";

export type Rules = {
  /** A full disk can still be read; a database that is down cannot. */
  readonly storeFault: "full" | "down";
  /** Several servers behind a proxy with readiness checks: a restart must not be noticeable. */
  readonly isRolling: boolean;
};

const good: Readonly<Record<RequestKind, readonly number[]>> = {
  page: [200],
  asset: [200],
  revisit: [304],
  reading: [200],
  analysis: [200],
  capture: [200, 201],
  message: [200, 201],
  result: [200],
  document: [200],
  frame: [200],
  screen: [200],
  deskChange: [200],
  api: [200],
};

const writes: readonly RequestKind[] = ["capture", "message", "deskChange"];
const usesStore: readonly RequestKind[] = [
  ...writes,
  ...(["reading", "analysis", "result", "document", "frame", "screen", "api"] as const),
];

/** Forms and screens tell a member in words to try again; no browser reads a Retry-After. */
const toldInWords: readonly RequestKind[] = ["screen", "deskChange"];

export type Judged = Pick<Answer, "status" | "failure" | "errorCode" | "retryAfter"> & {
  /** Words that a good answer would have. */
  readonly lacks?: readonly string[];
};

/** What is wrong with an answer, given the faults that may affect it; undefined if it is right. */
export function problemWith(
  kind: RequestKind,
  { status, failure, errorCode, retryAfter, lacks }: Judged,
  faults: ReadonlySet<Fault>,
  rules: Rules,
): string | undefined {
  if (status === undefined) {
    const isExcused = failure === "refused" && faults.has("restart") && !rules.isRolling;
    return isExcused ? undefined : [failure, errorCode].filter(Boolean).join(" ");
  }
  if (good[kind].includes(status)) return lacks && `${status} without ${lacks.join(", ")}`;
  if (isModelFailure(kind, status, faults)) return undefined;
  const saysWhen = Number(retryAfter) > 0 || toldInWords.includes(kind);
  if (saysWhen && mayBePutOff(kind, status, faults, rules)) return undefined;
  return `${status}${retryAfter === null ? " without Retry-After" : ""}`;
}

function isModelFailure(kind: RequestKind, status: number, faults: ReadonlySet<Fault>): boolean {
  return (
    kind === "analysis" && (status === 502 || status === 504) && (faults.has("modelSlow") || faults.has("modelDown"))
  );
}

function mayBePutOff(kind: RequestKind, status: number, faults: ReadonlySet<Fault>, { storeFault }: Rules): boolean {
  // Limits apply at all times; pages have none.
  if (status === 429) return usesStore.includes(kind);
  if (status !== 503) return false;
  const affected = storeFault === "down" ? usesStore : writes;
  // Too many reports at once are refused for a moment, whatever the store does.
  return kind === "document" || (faults.has("store") && affected.includes(kind));
}
