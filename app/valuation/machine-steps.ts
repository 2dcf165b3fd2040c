import { currentRun, type FlowState } from "./machine.ts";

export type Step = 1 | 2;
export type StepStatus = "completed" | "processing" | "active" | "upcoming";

export function stepOf({ name }: FlowState): Step {
  return name === "results" || name === "loading" ? 2 : 1;
}

/** Status of a step in the step indicator. */
export function stepStatus(step: Step, state: FlowState): StepStatus {
  const current = stepOf(state);
  if (step < current) return "completed";
  if (step === 1 && currentRun(state) !== undefined) return "processing";
  return step === current ? "active" : "upcoming";
}
