import { type Health, healthSchema } from "../../contracts/health.ts";
import { type FaultPeriod, healthPart } from "./faults.ts";

/** A server's answer about its health; empty if it did not answer. */
export type HealthSample = { readonly at: number; readonly health?: Health };

export async function askHealth(privateAddress: string, at: number): Promise<HealthSample> {
  try {
    const answer = await fetch(`${privateAddress}/health`, { signal: AbortSignal.timeout(5_000) });
    return { at, health: healthSchema.parse(await answer.json()) };
  } catch {
    return { at };
  }
}

/** Faults that health never named while they lasted; without a store nothing is delivered that could show one. */
export function unnamedFaults(samples: readonly HealthSample[], periods: readonly FaultPeriod[]): readonly string[] {
  const isWithoutStore = ({ fault, from, to }: FaultPeriod) =>
    periods.some((other) => other.fault === "store" && fault !== "store" && other.from <= from && other.to >= to);
  return periods.flatMap((period) => {
    if (isWithoutStore(period)) return [];
    const { fault, from, to } = period;
    const part = healthPart[fault];
    const isNamed = samples.some(({ at, health }) => at >= from && at <= to && health?.trouble.includes(part ?? ""));
    return part === undefined || isNamed ? [] : [`${fault}: health did not name ${part}`];
  });
}

/** How long after its end a fault was last named; undefined if the next fault of the same part had begun. */
export function namedAfter(
  samples: readonly HealthSample[],
  period: FaultPeriod,
  periods: readonly FaultPeriod[],
): number | undefined {
  const part = healthPart[period.fault];
  const others = periods.filter((other) => other !== period && healthPart[other.fault] === part);
  if (part === undefined || others.some(({ from, to }) => from <= period.to && to > period.to)) return undefined;
  const next = Math.min(...others.map(({ from }) => from).filter((from) => from > period.to));
  const last = samples.findLast(({ at, health }) => at > period.to && at < next && health?.trouble.includes(part));
  return last ? last.at - period.to : 0;
}
