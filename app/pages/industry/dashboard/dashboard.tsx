import { classNames } from "#app/design/ui/class-names.ts";
import { IndustryHead, IndustrySection } from "#app/pages/industry/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { IndustrySection as Content } from "#content/schemas/industry-sections.ts";
import { Chart } from "./chart.tsx";
import * as styles from "./dashboard.module.css";

const { dashboard: words } = industryPage;

/** The numbers that a buyer checks: four as charts, the others as a ruled list. */
export function IndustryDashboard({ title, lead, charts, list }: Content<"dashboard">) {
  return (
    <IndustrySection id="dashboard" placeholder={120}>
      <IndustryHead id="dashboard" title={title}>
        <p className="muted">{lead}</p>
      </IndustryHead>
      {/* A strip that scrolls on a phone, so the keyboard needs a way into it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region */}
      <section className={classNames(styles.strip, "bleed")} aria-label={words.charts} tabIndex={0}>
        <ul className={styles.charts}>
          {charts.map(({ title: name, figure, text, plot }) => (
            <li key={name}>
              <div className={styles.heading}>
                <h3 className="head-4">{name}</h3>
                <p>
                  <span className="figure">{figure.value}</span> <span className="label">{figure.noun}</span>
                </p>
              </div>
              <Chart title={name} data={plot} />
              <p className={classNames(styles.text, "small muted")}>
                {text} <span className={styles.illustrative}>{words.illustrative}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <h3 className={classNames(styles.more, "title-3")}>{words.more}</h3>
      <ul className={styles.list}>
        {list.map(([name, unit, text]) => (
          <li key={name}>
            <b>{name}</b> <span className="tick">{unit}</span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </IndustrySection>
  );
}
