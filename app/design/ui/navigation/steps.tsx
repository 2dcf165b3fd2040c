import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Spinner } from "#app/design/ui/feedback/spinner.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import * as styles from "./steps.module.css";

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

const isCurrent = ({ state }: Step) => state === "active" || state === "processing";

function StepMark({ step, number }: { readonly step: Step; readonly number: number }) {
  if (step.state === "completed") return <Icon name="check" />;
  if (step.state === "processing") return <Spinner />;
  return number;
}

function StepItem({ step, number }: { readonly step: Step; readonly number: number }) {
  const word = stateWord[step.state];
  const done = step.state === "completed" ? 1 : (step.progress ?? 0);
  return (
    <li
      data-state={step.state}
      style={cssVariables({ "--progress": `${done * 100}%` })}
      {...(isCurrent(step) && { "aria-current": "step" })}
    >
      <span className={styles.mark} aria-hidden="true">
        <StepMark step={step} number={number} />
      </span>
      <span className={styles.title}>
        {step.title}
        {step.detail && <span className="sr">, {word}</span>}
      </span>
      <span className={styles.detail}>{step.detail ?? word}</span>
    </li>
  );
}

/** The visitor's progress: a row of steps, and one line with a bar on small screens. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const current = Math.max(steps.findIndex(isCurrent), 0);
  return (
    <div>
      <ol className={styles.row}>
        {steps.map((step, index) => (
          <StepItem key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
      <div className={styles.line} style={cssVariables({ "--progress": `${((current + 1) / steps.length) * 100}%` })}>
        <span className={styles.lineTitle}>
          {steps[current]?.state === "processing" && <Spinner />}
          {steps[current]?.title}
        </span>
        <span className="muted num">
          Step {current + 1} of {steps.length}
        </span>
        <span className={styles.bar} aria-hidden="true" />
      </div>
    </div>
  );
}
