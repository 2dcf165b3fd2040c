export type ReadinessStatus = "complete" | "progress" | "pending";

const complete: readonly number[] = [1, 2, 3];
const inProgress: readonly number[] = [4, 5];

/**
 * The fixed display status of an exit-readiness item or workstream, by its number. An unknown number is pending, so
 * that the page never claims work that was not done.
 */
export function readinessStatus(number: number): ReadinessStatus {
  if (complete.includes(number)) return "complete";
  return inProgress.includes(number) ? "progress" : "pending";
}
