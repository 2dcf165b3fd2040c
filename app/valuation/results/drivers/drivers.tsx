import { memo } from "react";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import type { ValuationWords } from "#content/valuation/industries.ts";
import { driverWords as words } from "#content/valuation/results.ts";
import { axisOver } from "#domain/charts/axis.ts";
import { bridgeOf } from "#domain/valuation/bridge.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { turnsText } from "#domain/valuation/text/labels.ts";
import { ebitdaMoney, shortMoney } from "#domain/valuation/text/money.ts";
import { type BridgeColumn, bridgeColumns } from "./bridge-columns.ts";
import * as styles from "./drivers.module.css";

type DriversProps = {
  readonly valuation: Valuation;
  /** The industry's names for the three inputs. */
  readonly names?: ValuationWords | undefined;
};

/** Why the multiple is what it is: a bridge from the base multiple, with turns of EBITDA and dollars on one axis. */
export const Drivers = memo(function Drivers({ valuation, names }: DriversProps) {
  const { ebitda } = valuation;
  const { start, steps, end } = bridgeOf(valuation);
  const columns = bridgeColumns(valuation, names);
  const moved = steps.flatMap(({ input }) => (input === "size" ? [] : [words.moved[input]]));
  const levels = columns.map(({ name, turns }) => `${name} ${turns}`).join(", ");
  const axis = axisOver([0, ...columns.flatMap(({ from, to }) => [from, to])], { ticks: 7, margin: 0.12 });
  return (
    <Section ground="ease">
      <Frame padding="tight">
        <SectionHead
          className={styles.heading}
          title={words.title}
          lead={`${words.lead(turnsText(start.multiple), turnsText(end.multiple), moved)} ${words.ebitda}`}
        />
        <div className={styles.bridge} style={cssVariables({ "--n": columns.length })}>
          <div className={styles.axis} role="img" aria-label={words.chart(levels)}>
            <p className="tick">{words.axis(ebitdaMoney(ebitda))}</p>
            {axis.ticks.map(({ value, at }, index) => (
              <span key={value} className="tick" style={cssVariables({ "--at": at })}>
                {`${value}x`}
                {index > 0 && index % 2 === 0 && <i> = {shortMoney(ebitda * value)}</i>}
              </span>
            ))}
          </div>
          <ul>
            {columns.map((column) => (
              <Column key={column.id} column={column} at={axis.at} />
            ))}
          </ul>
        </div>
      </Frame>
    </Section>
  );
});

type ColumnProps = { readonly column: BridgeColumn; readonly at: (value: number) => number };

function Column({ column, at }: ColumnProps) {
  const { id, name, detail, effect, text, turns, dollars, from, to } = column;
  const places = {
    "--from": at(Math.min(from, to)),
    "--to": at(Math.max(from, to)),
    "--level": at(to),
    "--start": at(id === "final" ? to : from),
  };
  return (
    <li className={styles.column} data-kind={id} data-falls={to < from || undefined} style={cssVariables(places)}>
      <h3 className="head-4">
        {name}
        {detail && <small> {detail}</small>}
        {effect && <span className="sr">. {effect}</span>}
      </h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.turns}>{turns}</p>
      <p className={styles.dollars}>{dollars}</p>
      <div className={styles.plot} aria-hidden="true">
        <i className={styles.bar} />
        {id === "final" ? <span className="pin" /> : <i className={styles.joint} />}
      </div>
    </li>
  );
}
