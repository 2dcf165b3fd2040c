import type { CSSProperties } from "react";
import { Icon } from "./icon.tsx";

export type StepState = "completed" | "processing" | "active" | "upcoming";

export type Step = {
  readonly title: string;
  /** What the step is about; defaults to its state. */
  readonly detail?: string;
  readonly state: StepState;
  /** Progress of a step, 0 to 1. */
  readonly progress?: number;
};

const stateWord: Record<StepState, string> = {
  completed: "Completed",
  processing: "Processing",
  active: "Active",
  upcoming: "Upcoming",
};

const stateClass: Record<StepState, string | undefined> = {
  completed: "is-done",
  processing: "is-on",
  active: "is-on",
  upcoming: undefined,
};

const isCurrent = ({ state }: Step) => state === "active" || state === "processing";

function StepMark({ step, number }: { readonly step: Step; readonly number: number }) {
  if (step.state === "completed") return <Icon name="check" />;
  if (step.state === "processing") return <span className="turn" />;
  return number;
}

function StepItem({ step, number }: { readonly step: Step; readonly number: number }) {
  const word = stateWord[step.state];
  const done = step.state === "completed" ? 1 : (step.progress ?? 0);
  return (
    <li
      className={stateClass[step.state]}
      style={{ "--p": `${done * 100}%` } as CSSProperties}
      {...(isCurrent(step) && { "aria-current": "step" })}
    >
      <span className="steps__n" aria-hidden="true">
        <StepMark step={step} number={number} />
      </span>
      <span className="steps__t">
        {step.title}
        {step.detail && <span className="sr">, {word}</span>}
      </span>
      <span className="steps__d">{step.detail ?? word}</span>
    </li>
  );
}

/** The visitor's progress: a row of steps, and one line with a bar on small screens. */
export function Steps({
  steps,
  className,
}: {
  readonly steps: readonly Step[];
  readonly className?: string | undefined;
}) {
  const current = Math.max(steps.findIndex(isCurrent), 0);
  return (
    <div className={className}>
      <ol className="steps">
        {steps.map((step, index) => (
          <StepItem key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
      <div className="steps-m" style={{ "--v": `${((current + 1) / steps.length) * 100}%` } as CSSProperties}>
        <span className="steps-m__t">
          {steps[current]?.state === "processing" && <span className="turn" aria-hidden="true" />}
          {steps[current]?.title}
        </span>
        <span className="muted num">
          Step {current + 1} of {steps.length}
        </span>
        <span className="steps-m__b" aria-hidden="true" />
      </div>
    </div>
  );
}
