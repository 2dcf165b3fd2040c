import type { InputKey } from "#domain/valuation/financial-inputs.ts";

/** The inputs of the score: the adjusted valuation in dollars, and the owner's answers. */
export type ScoreInputs = { readonly valuation: number } & { readonly [Key in InputKey]?: string | number };

/** The points of one input, and the limit that it is above, if any. */
export type ScorePart = {
  readonly input: "base" | "valuation" | InputKey;
  readonly points: number;
  readonly above?: number;
};

type Step = { readonly above: number; readonly points: number };

export const basePoints = 10;
/** A figure equal to a limit is not above it. Highest first: the first limit passed counts. */
export const valuationSteps = [
  { above: 1_000_000, points: 30 },
  { above: 500_000, points: 20 },
  { above: 100_000, points: 10 },
] as const satisfies readonly Step[];
export const recurringSteps = [
  { above: 80, points: 15 },
  { above: 50, points: 10 },
  { above: 20, points: 5 },
] as const satisfies readonly Step[];
/** By trend, in any word for it. */
export const growthPoints: Readonly<Record<string, number>> = {
  increasing: 10,
  fast: 10,
  rapid: 10,
  stable: 5,
  flat: 5,
  moderate: 5,
};

/** What the answers add: points by limit, or by word. A question that is not listed adds nothing. */
const answerPoints: { readonly [Key in InputKey]?: readonly Step[] | Readonly<Record<string, number>> } = {
  recurringRevenue: recurringSteps,
  growthTrend: growthPoints,
};

/** The cap of the specification; today's rules stay below it. */
const scoreCap = 100;
/** From here on a lead is hot. */
export const hotLeadScore = 55;

function stepPart(input: "valuation" | InputKey, steps: readonly Step[], value: number): ScorePart {
  const step = steps.find(({ above }) => value > above);
  return { input, points: 0, ...step };
}

function answerPart(input: InputKey, answer: string | number | undefined): ScorePart {
  const points = answerPoints[input] ?? {};
  if (isSteps(points)) return stepPart(input, points, Number(answer ?? 0));
  const word = String(answer ?? "")
    .trim()
    .toLowerCase();
  return { input, points: Object.hasOwn(points, word) ? (points[word] ?? 0) : 0 };
}

const isSteps = (points: readonly Step[] | Readonly<Record<string, number>>): points is readonly Step[] =>
  Array.isArray(points);

const scoredKeys = Object.keys(answerPoints) as readonly InputKey[];

/** The score part by part, to explain it. */
export function leadScoreParts(inputs: ScoreInputs): readonly ScorePart[] {
  return [
    { input: "base", points: basePoints },
    stepPart("valuation", valuationSteps, inputs.valuation),
    ...scoredKeys.map((key) => answerPart(key, inputs[key])),
  ];
}

export function leadScore(inputs: ScoreInputs): number {
  const sum = leadScoreParts(inputs).reduce((total, { points }) => total + points, 0);
  return Math.min(sum, scoreCap);
}

const mostOf = (points: readonly Step[] | Readonly<Record<string, number>>) =>
  Math.max(...(isSteps(points) ? points.map((step) => step.points) : Object.values(points)));

/** What a lead with the best inputs gets. */
export const maxLeadScore = Math.min(
  [valuationSteps, ...Object.values(answerPoints)].reduce((sum, points) => sum + mostOf(points), basePoints),
  scoreCap,
);

export function isHot(score: number): boolean {
  return score >= hotLeadScore;
}
