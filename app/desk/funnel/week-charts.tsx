import { cssVariables } from "#app/design/ui/css-variables.ts";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { stepWords, whole, funnelWords as words } from "#content/desk/funnel.ts";
import { chartTop, type Week } from "#domain/desk/funnel/funnel.ts";
import { type FunnelStep, funnelSteps } from "#domain/desk/funnel/funnel-steps.ts";
import { shortDay, weekName } from "#domain/time/desk-times.ts";
import * as styles from "./week-charts.module.css";

/** Each step over twelve weeks, on its own scale. */
export function WeekCharts({ weeks, today }: { readonly weeks: readonly Week[]; readonly today: string }) {
  return (
    <PageSection id="week" title={words.weeks} note={words.weeksNote}>
      <div className={styles.charts}>
        {funnelSteps.map((step) => (
          <StepChart key={step} step={step} weeks={weeks} today={today} />
        ))}
      </div>
    </PageSection>
  );
}

type StepChartProps = { readonly step: FunnelStep; readonly weeks: readonly Week[]; readonly today: string };

function StepChart({ step, weeks, today }: StepChartProps) {
  const counts = weeks.map((week) => week.counts[step]);
  const top = chartTop(Math.max(...counts));
  const [first, last] = [weeks[0]?.monday ?? "", weeks.at(-1)?.monday ?? ""];
  const { name } = stepWords[step];
  const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
  const dayOf = (day: string) => shortDay(noon(day), noon(today), "UTC");
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <b className={styles.name}>{name}</b>
        <span className={styles.figure}>{whole(counts.at(-1) ?? 0)}</span>
      </figcaption>
      <div
        className={styles.bars}
        role="img"
        aria-label={`${words.weekText(name, weekName(first, today), counts[0] ?? 0, weekName(last, today), counts.at(-1) ?? 0)}. ${counts.map(whole).join(", ")}`}
      >
        {weeks.map(({ monday, counts: own }) => (
          <i key={monday} className={styles.bar} style={cssVariables({ "--part": own[step] / top })} />
        ))}
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{dayOf(first)}</span>
        <span className={styles.top}>{words.topLine(top)}</span>
        <span>{dayOf(last)}</span>
      </div>
    </figure>
  );
}
