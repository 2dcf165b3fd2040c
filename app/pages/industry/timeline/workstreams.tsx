import { Gantt } from "#app/design/charts/gantt.tsx";
import { weekAxis } from "#app/design/charts/week-axis.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Status, StatusLegend } from "#app/design/ui/facts/status.tsx";
import { IndustryHead, IndustrySection } from "#app/pages/industry/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { IndustrySection as Content } from "#content/schemas/industry-sections.ts";
import { type ReadinessStatus, readinessStatus } from "#domain/readiness/readiness-status.ts";
import { weekSpan } from "./week-span.ts";
import * as styles from "./workstreams.module.css";

const words = industryPage.timeline;

type WorkstreamsProps = Extract<Content<"timeline">, { kind: "workstreams" }>;

/** Eight workstreams under the three phases whose weeks they take. */
export function Workstreams({ title, phases, today, items, afterwards }: WorkstreamsProps) {
  const weeks = Math.max(...phases.map((phase) => phase.weeks[1]));
  const axis = weekAxis(weeks);
  return (
    <IndustrySection id="timeline" placeholder={58}>
      <IndustryHead id="timeline" title={title}>
        <div className={styles.legend}>
          <StatusLegend />
          <p className="label">{words.today}</p>
        </div>
      </IndustryHead>
      <div className={styles.timeline}>
        <ol className={styles.phases}>
          {phases.map((phase) => (
            <li
              key={phase.title}
              className="spanned"
              style={cssVariables({ "--a": axis.startOf(phase.weeks[0]), "--b": axis.endOf(phase.weeks[1]) })}
            >
              <b>{phase.title}</b>
              <span>{weekSpan(phase.weeks)}</span>
            </li>
          ))}
        </ol>
        <Gantt
          className={styles.chart}
          label={words.chart}
          weeks={weeks}
          today={today}
          ticks={phases.map((phase) => phase.weeks[1])}
          firstTick={`${industryPage.weeks.one} 1`}
          grid={1}
          rows={items.map(({ title: name, note, weeks: span }, index) => {
            const status = readinessStatus(index + 1);
            return { id: name, weeks: span, status, label: <Work number={index + 1} {...{ name, note, status }} /> };
          })}
        />
      </div>
      <p className={classNames(styles.afterwards, "muted")}>{afterwards}</p>
    </IndustrySection>
  );
}

type WorkProps = {
  readonly number: number;
  readonly name: string;
  readonly note: string;
  readonly status: ReadinessStatus;
};

function Work({ number, name, note, status }: WorkProps) {
  return (
    <div className={styles.work}>
      <span className="num">{number}</span>
      <h3 className="head-4">{name}</h3>
      {/* The chart already announces the row's weeks and status. */}
      <span aria-hidden="true">
        <Status value={status} />
      </span>
      <p>{note}</p>
    </div>
  );
}
