import { Gantt } from "#app/design/charts/gantt.tsx";
import { platformPreview as preview } from "#content/pages/platform-preview.ts";
import { OffersChart } from "./offers-chart.tsx";
import * as styles from "./platform-preview.module.css";
import { FigureRow, SlideHead } from "./platform-slide-parts.tsx";

export function DealProgress() {
  const { heading, note, weeks, today, phases, ticks, firstTick, summary, offers, figures } = preview.dealProgress;
  return (
    <>
      <SlideHead title={heading} note={note} />
      <Gantt
        className={styles.phases}
        label={summary}
        weeks={weeks}
        rows={phases}
        today={today}
        ticks={ticks}
        firstTick={firstTick}
        draws
      />
      <div className={styles.offers}>
        <SlideHead title={offers.heading} />
        <OffersChart {...offers} />
      </div>
      <FigureRow figures={figures} />
    </>
  );
}
