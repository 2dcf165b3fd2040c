import { useState } from "react";
import { useHoverOrFocus } from "#app/design/ui/behavior/use-hover-or-focus.ts";
import { useRotation } from "#app/design/ui/behavior/use-rotation.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { PauseButton } from "#app/design/ui/controls/pause-button.tsx";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { PhaseTimeline } from "#app/design/ui/navigation/phase-timeline.tsx";
import { processPage } from "#content/pages/process.ts";
import { ProcessBuyerFunnel } from "./buyer-funnel.tsx";
import * as styles from "./phases.module.css";

const { phases, funnel } = processPage;
type Phase = (typeof phases.items)[number];

const phaseMs = 4000;
/** How long a phase selected by hand stays. */
const idleMs = 30_000;

const timeline = phases.items.map((phase) => ({ ...phase, panel: <PhasePanel phase={phase} /> }));

/** The funnel of buyers, with its four phases as tabs on the ruler below. */
export function ProcessPhases() {
  const [paused, setPaused] = useState(false);
  const [held, hold] = useHoverOrFocus();
  const [index, pick] = useRotation(phases.items.length, phaseMs, !paused && !held, idleMs);
  const shown = phases.items[index] ?? phases.items[0];
  return (
    <div className={classNames(styles.funnel, "bleed")} {...hold}>
      <div
        className={styles.plot}
        style={cssVariables({ "--from": shown.from - 1, "--to": shown.to, "--of": phases.weeks })}
      >
        <ProcessBuyerFunnel />
        <p className={classNames(styles.note, "tick")}>{funnel.note}</p>
        <PauseButton
          className={styles.pause}
          paused={paused}
          onToggle={() => setPaused(!paused)}
          words={phases.motion}
        />
      </div>
      <PhaseTimeline
        className={styles.timeline}
        label={phases.label}
        phases={timeline}
        selected={shown.id}
        onSelect={(id) => pick(phases.items.findIndex((phase) => phase.id === id))}
      />
    </div>
  );
}

function PhasePanel({ phase }: { readonly phase: Phase }) {
  return (
    <div className={classNames(styles.phase, "columns")}>
      <h2 className="title-2">
        <span className="figure">
          <span className="sr">{phases.weekWord} </span>
          {phase.from}–{phase.to}
        </span>{" "}
        {phase.heading}
      </h2>
      <div>
        <h3 className="head-4">{phases.happens}</h3>
        <ul className={styles.steps}>
          {phase.happens.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="head-4">{phases.yours}</h3>
        <ul>
          {phase.yours.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
