import type { Trouble } from "./plan.ts";

export type Kind =
  | "page"
  | "asset"
  | "revisit"
  | "reading"
  | "analysis"
  | "capture"
  | "message"
  | "result"
  | "document";

/** How a request ended: with an answer, without anybody who took it, or broken off after it was taken. */
export type End =
  | { readonly status: number; readonly retryAfter: string | null }
  | { readonly none: "refused" | "cut off"; readonly code?: string };

export type StoreTrouble =
  /** A full disk: it is read as ever, and takes nothing new. */
  | "takesNothing"
  /** A database that is away. */
  | "away";

export type Rules = {
  readonly storeTrouble: StoreTrouble;
  /** Several servers behind a proxy that asks each whether it is ready: a restart may be felt by nobody. */
  readonly isRolling: boolean;
};

const good: Readonly<Record<Kind, readonly number[]>> = {
  page: [200],
  asset: [200],
  revisit: [304],
  reading: [200],
  analysis: [200],
  capture: [200, 201],
  message: [200, 201],
  result: [200],
  document: [200],
};

const writes: readonly Kind[] = ["capture", "message"];
const asksStore: readonly Kind[] = [...writes, "reading", "analysis", "result", "document"];

/** What is wrong with an answer in view of what may have been felt; undefined for a right one. */
export function wrongWith(kind: Kind, end: End, felt: ReadonlySet<Trouble>, rules: Rules): string | undefined {
  if ("none" in end)
    return isExcusedAbsence(end.none, felt, rules) ? undefined : [end.none, end.code].filter(Boolean).join(" ");
  const { status, retryAfter } = end;
  if (good[kind].includes(status) || isVendorsFailure(kind, status, felt)) return undefined;
  const isPatient = Number(retryAfter) > 0;
  if (isPatient && mayBeAskedToComeAgain(kind, status, felt, rules)) return undefined;
  return `${status}${retryAfter === null ? " without Retry-After" : ""}`;
}

function isExcusedAbsence(none: "refused" | "cut off", felt: ReadonlySet<Trouble>, { isRolling }: Rules): boolean {
  return none === "refused" && felt.has("restart") && !isRolling;
}

function isVendorsFailure(kind: Kind, status: number, felt: ReadonlySet<Trouble>): boolean {
  return kind === "analysis" && (status === 502 || status === 504) && (felt.has("modelSlow") || felt.has("modelDown"));
}

function mayBeAskedToComeAgain(
  kind: Kind,
  status: number,
  felt: ReadonlySet<Trouble>,
  { storeTrouble }: Rules,
): boolean {
  // Limits are there in calm times too; pages have none.
  if (status === 429) return asksStore.includes(kind);
  if (status !== 503) return false;
  const refusing = storeTrouble === "away" ? asksStore : writes;
  // So many reports at once are refused for a moment, whatever the store does.
  return kind === "document" || (felt.has("store") && refusing.includes(kind));
}
