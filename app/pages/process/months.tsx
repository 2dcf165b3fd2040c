import { TickLabels } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Figures } from "#app/design/ui/facts/figures.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { processFigures } from "#content/pages/process-figures.ts";
import * as styles from "./months.module.css";

const { months } = processFigures;
const longest = Math.max(...months.ticks);
const share = (value: number) => (value / longest) * 100;

const ticks = months.ticks.map((value) => ({
  at: share(value),
  text: value === 0 ? months.firstTick : String(value),
}));

/** How long a sale takes, on one scale, and its results. */
export function ProcessMonths() {
  return (
    <Section aria-labelledby="months-title">
      <Frame className="flush-end">
        <div className={styles.head}>
          <h2 className="title-1" id="months-title">
            {months.title}
          </h2>
          <p className="label">{months.unit}</p>
        </div>
        <div className={styles.chart}>
          {months.bars.map(({ id, label, least, most, text }) => (
            <div key={id} className={styles.row}>
              <b>{label}</b>
              <div className={styles.plot}>
                <div
                  className={classNames(styles.bar, id === "others" && styles.others)}
                  style={cssVariables({ "--w": share(least) })}
                >
                  <span>{text}</span>
                </div>
                {most > least && (
                  <i
                    className={classNames(styles.more, "hatch")}
                    style={cssVariables({ "--x": share(least), "--w": share(most - least) })}
                  />
                )}
              </div>
            </div>
          ))}
          <div className={styles.axis}>
            <TickLabels ticks={ticks} />
          </div>
        </div>
        <Figures className={classNames(styles.figures, "bleed")} items={months.figures} />
      </Frame>
    </Section>
  );
}
