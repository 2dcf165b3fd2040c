import { ValueHistoryChart } from "#app/design/charts/value-history-chart.tsx";
import { tickMoney } from "#app/valuation/results/tick-money.ts";
import { privatePage } from "#content/pages/private-page.ts";
import { site } from "#content/site.ts";
import { type Snapshot, totalChange } from "#domain/leads/private-page/snapshots.ts";
import { longDate } from "#domain/time/long-date.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./history.module.css";
import { chartPoints, headline, whyText } from "./history-words.ts";
import { SnapshotTable } from "./snapshot-table.tsx";

const words = privatePage.history;

/** The value over time as a chart and a table, with what changed it. A single snapshot has no chart. */
export function ValueOverTime({ snapshots }: { readonly snapshots: readonly [Snapshot, ...Snapshot[]] }) {
  const [first] = snapshots;
  if (snapshots.length === 1)
    return (
      <>
        <h2 className="title-1">{words.only.title}</h2>
        <p className={styles.lead}>{words.only.text(longDate(first.at, site.timeZone))}</p>
        <SnapshotTable snapshots={snapshots} />
      </>
    );
  const change = totalChange(snapshots);
  return (
    <>
      <h2 className="title-1">{headline(snapshots)}</h2>
      <p className={styles.lead}>{words.text(whyText(change))}</p>
      <ValueHistoryChart
        label={words.chart.label(
          snapshots
            .map(({ at, value }) => words.chart.point(shortMoney(value), longDate(at, site.timeZone)))
            .join(", "),
        )}
        note={words.chart.note}
        points={chartPoints(snapshots)}
        formatTick={tickMoney}
        timeZone={site.timeZone}
      />
      <SnapshotTable snapshots={snapshots} />
      <p className={styles.fine}>{change.fromFormula === 0 ? words.sameMethod : words.otherMethod}</p>
    </>
  );
}
