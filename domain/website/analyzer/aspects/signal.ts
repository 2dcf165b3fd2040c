import type { Aspect } from "#domain/website/analysis.ts";

export const signalKinds = [
  "recurring",
  "customers",
  "ownership",
  "caution",
  "certification",
  "age",
  "reputation",
  "size",
  "growth",
] as const;
export type SignalKind = (typeof signalKinds)[number];

/**
 * One thing a buyer would notice, and how pages say it. Patterns match one sentence at a time; every repetition in
 * them is bounded, so that no page can make them slow.
 */
export type Signal = {
  readonly kind: SignalKind;
  readonly type: Aspect["type"];
  /** Our words; `undefined` from a function means that the match is not the signal after all. */
  readonly title: string | ((found: RegExpMatchArray, sentence: string) => string | undefined);
  readonly description: string;
  readonly pattern: RegExp;
  /** A sentence that matches this is about something else. */
  readonly unless?: RegExp;
  /** The sentence must also match this. */
  readonly also?: RegExp;
  /** The words are themselves a negation, as in "no contracts". */
  readonly denies?: boolean;
};

const figures: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};

/** Figures as pages write them: "1,200", "12k", "2 million", "three". */
export const figure =
  "(?<figure>\\d[\\d,.]{0,11}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)(?<scale>k|m| ?million| ?thousand| hundred)?";

const scales: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, hundred: 100, m: 1e6, million: 1e6 };

/** The number that `figure` matched; NaN if it is none. */
export function figureOf({ groups }: RegExpMatchArray): number {
  const written = groups?.["figure"]?.toLowerCase() ?? "";
  const scale = scales[groups?.["scale"]?.trim().toLowerCase() ?? ""] ?? 1;
  return (figures[written] ?? Number.parseFloat(written.replaceAll(",", ""))) * scale;
}
