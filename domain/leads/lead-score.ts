/** The inputs of the score. The trend may be any word in `growthPoints`. */
export type ScoreInputs = {
  /** The adjusted valuation, in dollars. */
  readonly valuation: number;
  readonly recurringRevenue: number;
  readonly growthTrend: string;
};

/** The points of one input, and the limit that it is above, if any. */
export type ScorePart = {
  readonly input: "base" | "valuation" | "recurring" | "growth";
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
export const growthPoints: Readonly<Record<string, number>> = {
  increasing: 10,
  fast: 10,
  rapid: 10,
  stable: 5,
  flat: 5,
  moderate: 5,
};

export const highestScore = 100;
/** From here on a lead is hot. The rules above reach 65 at most. */
export const hotLeadScore = 55;

function stepPart(input: "valuation" | "recurring", steps: readonly Step[], value: number): ScorePart {
  const step = steps.find(({ above }) => value > above);
  return { input, points: 0, ...step };
}

/** The score part by part, to explain it. */
export function leadScoreParts({ valuation, recurringRevenue, growthTrend }: ScoreInputs): readonly ScorePart[] {
  const word = growthTrend.trim().toLowerCase();
  return [
    { input: "base", points: basePoints },
    stepPart("valuation", valuationSteps, valuation),
    stepPart("recurring", recurringSteps, recurringRevenue),
    { input: "growth", points: Object.hasOwn(growthPoints, word) ? (growthPoints[word] ?? 0) : 0 },
  ];
}

export function leadScore(inputs: ScoreInputs): number {
  const sum = leadScoreParts(inputs).reduce((total, { points }) => total + points, 0);
  return Math.min(sum, highestScore);
}

export function isHot(score: number): boolean {
  return score >= hotLeadScore;
}
