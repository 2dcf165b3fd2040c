import { Gantt } from "#app/design/charts/gantt.tsx";
import { weekAxis, weekTicks } from "#app/design/charts/week-axis.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Status, StatusLegend } from "#app/design/ui/facts/status.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { WeekSpan } from "#app/pages/industry/timeline/week-span.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import { readinessStatus } from "#domain/readiness/readiness-status.ts";
import * as styles from "./roadmap.module.css";

const words = industryPage.roadmap;

/** Eight workstreams over the weeks. The title is at the head of the first column. */
export function IndustryRoadmap(section: SectionOf<"roadmap">) {
  const { title, lead, ground = "paper", weeks, today, items, phases = [] } = section;
  return (
    <Section ground={ground} aria-labelledby="roadmap-title">
      <Frame className={styles.roadmap}>
        <div className={styles.heading}>
          <h2 className="title-1" id="roadmap-title">
            {title}
          </h2>
          <div className={styles.explanation}>
            {lead && <p className="muted">{lead}</p>}
            <div className={styles.legend}>
              <StatusLegend />
              <p className={classNames(styles.today, "label")}>{words.today}</p>
            </div>
          </div>
          {phases.length > 0 && <Phases weeks={weeks} phases={phases} />}
        </div>
        <Gantt
          className={styles.chart}
          label={words.chart}
          weeks={weeks}
          today={today}
          ticks={weekTicks(weeks)}
          firstTick={`${industryPage.weeks.one} 1`}
          grid={1}
          rows={items.map(({ title: name, note, weeks: span }, index) => {
            const status = readinessStatus(index + 1);
            return { id: name, weeks: span, status, label: <Work number={index + 1} {...{ name, note, status }} /> };
          })}
        />
      </Frame>
    </Section>
  );
}

type PhasesProps = Pick<SectionOf<"roadmap">, "weeks"> & Required<Pick<SectionOf<"roadmap">, "phases">>;

function Phases({ weeks, phases = [] }: PhasesProps) {
  const axis = weekAxis(weeks);
  return (
    <ol className={styles.phases}>
      {phases.map((phase) => (
        <li
          key={phase.title}
          style={cssVariables({ "--a": axis.startOf(phase.weeks[0]), "--b": axis.endOf(phase.weeks[1]) })}
        >
          <b>{phase.title}</b>
          <span>
            <WeekSpan weeks={phase.weeks} />
          </span>
        </li>
      ))}
    </ol>
  );
}

type WorkProps = {
  readonly number: number;
  readonly name: string;
  readonly note: string;
  readonly status: ReturnType<typeof readinessStatus>;
};

function Work({ number, name, note, status }: WorkProps) {
  return (
    <div className={styles.work}>
      <span className={classNames(styles.number, "num")}>{number}</span>
      <h3 className="head-4">{name}</h3>
      {/* The chart already announces the row's weeks and status. */}
      <span aria-hidden="true">
        <Status value={status} />
      </span>
      <p>{note}</p>
    </div>
  );
}
