import { Bridge } from "#app/design/charts/bridge.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { trendFlatOutline } from "#app/design/ui/outlines.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { ValuationWords } from "#content/valuation-industries.ts";
import { driverWords as words } from "#content/valuation-results.ts";
import { bridgeBars } from "#domain/charts/bridge-bars.ts";
import { bridgeOf } from "#domain/valuation/bridge.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { type Driver, driverEffect } from "#domain/valuation/drivers.ts";
import { bridgeTitle } from "./bridge-title.ts";
import * as styles from "./drivers.module.css";

type DriversProps = {
  readonly valuation: Valuation;
  /** The industry's names for the three inputs. */
  readonly names?: ValuationWords | undefined;
};

/** What moves the number, in turns of EBITDA and in dollars. */
export function Drivers({ valuation, names }: DriversProps) {
  const bridge = bridgeOf(valuation);
  const bars = bridgeBars(bridge, words.bridge);
  return (
    <Section ground="ease">
      <Frame padding="tight" className={styles.drivers}>
        <div className={styles.list}>
          <h2 className="title-1">{words.title}</h2>
          <ul>
            {valuation.drivers.map((driver) => (
              <DriverRow key={driver.input} driver={driver} name={names?.[driver.input]} />
            ))}
          </ul>
        </div>
        <div className={styles.bridge}>
          <h3 className="head-4">{bridgeTitle(bridge)}</h3>
          <Bridge
            label={words.bridge.chart(bars.map(({ label, text }) => `${label} ${text}`).join(", "))}
            bars={bars}
          />
        </div>
      </Frame>
    </Section>
  );
}

type DriverRowProps = { readonly driver: Driver; readonly name: string | undefined };

function DriverRow({ driver, name }: DriverRowProps) {
  const { factor, description, impact } = driver;
  const { turns, dollars } = driverEffect(driver);
  return (
    <li className={styles.driver} data-impact={impact}>
      <Icon name={impact === "positive" ? "plus" : trendFlatOutline} />
      <div>
        <h3 className="head-4">
          {name ?? factor}
          {name && <small> {factor}</small>}
          <span className="sr">. {words[impact]}</span>
        </h3>
        <p>{description}</p>
      </div>
      <p className={classNames(styles.effect, "num")}>
        <span className="figure">{turns}</span>
        <b>{dollars}</b>
      </p>
    </li>
  );
}
