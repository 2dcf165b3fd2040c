import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import * as keyStyles from "#app/desk/ui/chart-key.module.css";
import { changeText, percent, stepWords, whole, funnelWords as words } from "#content/desk/funnel.ts";
import type { StepRow } from "#domain/desk/funnel/funnel.ts";
import type { FunnelView } from "#domain/desk/funnel/funnel-view.ts";
import { weekName } from "#domain/time/desk-times.ts";
import * as styles from "./funnel-steps.module.css";

const ticks = [0, 20, 40, 60, 80, 100];

/** The eight steps of a week against the week before. */
export function FunnelSteps({ view, today }: { readonly view: FunnelView; readonly today: string }) {
  const { rows, monday, mondayBefore } = view;
  const [way, after] = [rows.slice(0, 4), rows.slice(4)];
  return (
    <section className={styles.funnel}>
      <Steps title={words.way} share={words.shareBefore} rows={way} />
      <Steps title={words.after} share={words.shareResults} rows={after} />
      <div className={styles.axis} aria-hidden="true">
        <div className={styles.scale}>
          {ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={cssVariables({ "--x": tick })}>
              {tick}%
            </span>
          ))}
        </div>
      </div>
      <p className={classNames(keyStyles.key, styles.key)}>
        <span className={keyStyles.entry}>
          <i className={styles.nowKey} aria-hidden="true" />
          {weekName(monday, today)}
        </span>
        <span className={keyStyles.entry}>
          <i className={classNames("hatch", styles.beforeKey)} aria-hidden="true" />
          {weekName(mondayBefore, today)}
        </span>
      </p>
    </section>
  );
}

type StepsProps = { readonly title: string; readonly share: string; readonly rows: readonly StepRow[] };

function Steps({ title, share, rows }: StepsProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.headNumber} aria-hidden="true">
          {words.count}
        </span>
        <span className={styles.headShare}>{share}</span>
        <span className={styles.headChange} aria-hidden="true">
          {words.against}
        </span>
      </div>
      <ul>
        {rows.map((row) => (
          <Step key={row.step} row={row} />
        ))}
      </ul>
    </>
  );
}

function Step({ row }: { readonly row: StepRow }) {
  const { step, count, before, share, shareBefore, change } = row;
  const { name, text } = stepWords[step];
  return (
    <li className={styles.step}>
      <div className={styles.label}>
        <b className={styles.name}>{name}</b>
        <span className={styles.text}>{text}</span>
      </div>
      <div className={classNames("num", styles.number)}>
        {whole(count)}
        <small className={styles.before}>
          <span className="sr">{words.lastWeek} </span>
          {whole(before)}
        </small>
      </div>
      <div className={classNames(styles.plot, step === "visit" && styles.plotOfStart)}>
        {step === "visit" && <span className={styles.start}>{words.start(count)}</span>}
        {share !== undefined && (
          <>
            <i className={styles.bar} style={cssVariables({ "--share": share })} />
            <b
              className={classNames("num", styles.value, share > 0.85 && styles.valueInside)}
              style={cssVariables({ "--share": share })}
            >
              {percent(share)}
            </b>
          </>
        )}
        {shareBefore !== undefined && (
          <i className={classNames("hatch", styles.barBefore)} style={cssVariables({ "--share": shareBefore })} />
        )}
      </div>
      <div
        className={classNames(
          "num",
          styles.change,
          !change && styles.few,
          change && (change.by < 0 ? styles.down : styles.up),
        )}
      >
        {changeText(change)}
      </div>
    </li>
  );
}
