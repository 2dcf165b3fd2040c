import { type ReactNode, useId } from "react";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import * as styles from "./phase-timeline.module.css";
import { TabList, TabPanel } from "./tab-list.tsx";

type Phase = {
  readonly id: string;
  readonly title: string;
  /** First and last week: the ruler is drawn to scale. */
  readonly from: number;
  readonly to: number;
  readonly panel: ReactNode;
};

type PhaseTimelineProps = {
  readonly label: string;
  readonly phases: readonly Phase[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly className?: string | undefined;
};

export function PhaseTimeline({ label, phases, selected, onSelect, className }: PhaseTimelineProps) {
  const base = useId();
  const scale = phases.map((phase) => `minmax(0, ${phase.to - phase.from + 1}fr)`).join(" ");
  return (
    <div className={className}>
      <TabList
        base={base}
        label={label}
        selected={selected}
        onSelect={onSelect}
        className={styles.phases}
        style={cssVariables({ "--scale": scale })}
        tabs={phases.map((phase) => ({
          id: phase.id,
          label: (
            <>
              <span className="label num">
                Weeks {phase.from}–{phase.to}
              </span>
              <b>{phase.title}</b>
            </>
          ),
        }))}
      />
      {phases.map((phase) => (
        <TabPanel key={phase.id} base={base} id={phase.id} selected={phase.id === selected}>
          {phase.panel}
        </TabPanel>
      ))}
    </div>
  );
}
