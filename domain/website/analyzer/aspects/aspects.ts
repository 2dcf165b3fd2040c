import type { Aspect, WebsiteData } from "#domain/website/analysis.ts";
import { passagesOf, quoteAround } from "#domain/website/analyzer/passages.ts";
import { isQuotable } from "#domain/website/outside-text.ts";
import { certificationSignals } from "./certification-signals.ts";
import { customerSignals } from "./customer-signals.ts";
import { foundingAspect } from "./founding-year.ts";
import { growthSignals, longHistorySignals, reputationSignals } from "./history-signals.ts";
import { recurringSignals } from "./recurring-signals.ts";
import { cautionSignals, ownershipSignals, sizeSignals } from "./shape-signals.ts";
import { type Signal, type SignalKind, signalKinds } from "./signal.ts";

export const maxAspects = 8;

const signals: readonly Signal[] = [
  ...recurringSignals,
  ...customerSignals,
  ...certificationSignals,
  ...reputationSignals,
  ...sizeSignals,
  ...ownershipSignals,
  ...growthSignals,
  ...cautionSignals,
];

const fourDigits = /\d{4}/;

/** A fast test before the slow ones: most sentences contain no signal and no year. */
function mayHoldSignal(sentence: string): boolean {
  return fourDigits.test(sentence) || [...signals, ...longHistorySignals].some(({ pattern }) => pattern.test(sentence));
}

const denialBefore =
  /\b(?:no|not(?! only| just)|non|never|without|neither|nor|zero|instead of|rather than|tired of|unlike|(?:is|are|do|does|was|has|have|can|wo)n['’]t|cannot)\b[^.,;:!?]{0,24}$/i;
const denialAfter = /^[- ]free\b/i;

/** "No subscription required" and "contract-free" mean the opposite. */
export function isDenied(sentence: string, from: number, to: number): boolean {
  return (
    denialBefore.test(sentence.slice(Math.max(0, from - 40), from)) || denialAfter.test(sentence.slice(to, to + 6))
  );
}

type Seen = { readonly kind: SignalKind; readonly aspect: Aspect };

function seenIn(sentence: string, signal: Signal): Aspect | undefined {
  const found = signal.pattern.exec(sentence);
  if (!found || signal.unless?.test(sentence) || (signal.also && !signal.also.test(sentence))) return;
  const to = found.index + found[0].length;
  if (!signal.denies && isDenied(sentence, found.index, to)) return;
  const quote = quoteAround(sentence, found.index, to);
  const title = typeof signal.title === "string" ? signal.title : signal.title(found, quote);
  if (title) return { type: signal.type, title, description: signal.description, quote };
}

function firstSeen(passages: readonly string[], signal: Signal): readonly Seen[] {
  for (const sentence of passages) {
    const aspect = seenIn(sentence, signal);
    if (aspect) return [{ kind: signal.kind, aspect }];
  }
  return [];
}

/** The year if there is one; "for over thirty years" says the same with less. */
function ageSeen(page: WebsiteData, passages: readonly string[]): readonly Seen[] {
  const founding = foundingAspect(page, passages);
  if (founding) return [{ kind: "age", aspect: founding }];
  return longHistorySignals.flatMap((signal) => firstSeen(passages, signal));
}

/** One of each kind before a second of any, so that a long list of one kind hides nothing. */
function fairShare(seen: readonly Seen[]): readonly Seen[] {
  const byKind = Map.groupBy(seen, ({ kind }) => kind);
  const rounds = Math.max(0, ...[...byKind.values()].map((list) => list.length));
  const picked: Seen[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const kind of signalKinds) {
      const next = byKind.get(kind)?.[round];
      if (next) picked.push(next);
    }
  }
  return picked.slice(0, maxAspects);
}

const order: readonly Aspect["type"][] = ["positive", "neutral", "negative"];

/** What a buyer would notice on the page, each with the words it is based on. */
export function aspectsOf(page: WebsiteData): readonly Aspect[] {
  const passages = passagesOf(page).filter((sentence) => mayHoldSignal(sentence) && isQuotable(sentence, page.url));
  const seen = [...ageSeen(page, passages), ...signals.flatMap((signal) => firstSeen(passages, signal))];
  const once = [...new Map(seen.toReversed().map((one) => [one.aspect.title, one])).values()].toReversed();
  return fairShare(once)
    .map(({ aspect }) => aspect)
    .toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}
