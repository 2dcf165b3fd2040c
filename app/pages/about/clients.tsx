import { logPosition } from "#app/design/charts/log-scale.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { aboutPage } from "#content/pages/about.ts";
import { pathOf } from "#content/registry/registry.ts";
import * as styles from "./clients.module.css";

const { title, revenue, industries, buyers } = aboutPage.serve;

/** Whom the firm works for: size, industries and buyers. */
export function AboutClients() {
  return (
    <Section flush ground="ease" aria-labelledby="who-we-serve">
      <Frame>
        <h2 className="title-1" id="who-we-serve">
          {title}
        </h2>
        <RevenueRuler />
        <div className={classNames(styles.industries, "divided divided--inset")}>
          {industries.map(({ title: industry, text, pages }) => (
            <div key={industry} className="entry">
              <h3 className="title-3">{industry}</h3>
              <p>{text}</p>
              <ul>
                {pages.map(({ label, target }) => (
                  <li key={target}>
                    <TextLink to={pathOf(target)} standalone>
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={classNames(styles.buyers, "entry")}>
          <h3 className="title-3">{buyers.title}</h3>
          <ul>
            {buyers.types.map((type) => (
              <li key={type}>{type}</li>
            ))}
          </ul>
          <p>{buyers.note}</p>
        </div>
      </Frame>
    </Section>
  );
}

const placeOf = (value: number) => logPosition(value, revenue.scale);
const stretch = ({ from, to }: { readonly from: number; readonly to: number }) =>
  cssVariables({ "--a": placeOf(from), "--b": placeOf(to) });

/** Logarithmic, as owners think of size. */
function RevenueRuler() {
  const { summary, range, sweetSpot, ticks } = revenue;
  return (
    <div className={styles.ruler} role="img" aria-label={summary}>
      <span className={styles.rangeName} style={stretch(range)}>
        {range.label}
      </span>
      <i className={classNames(styles.range, "hatch")} style={stretch(range)} />
      <span className={styles.sweetSpot} style={stretch(sweetSpot)}>
        <b>{sweetSpot.label}</b> <span>{sweetSpot.figures}</span>
      </span>
      <i className={styles.baseline} />
      {ticks.map(({ value, label }) => (
        <span key={value} className={classNames(styles.tick, "tick")} style={cssVariables({ "--x": placeOf(value) })}>
          <span>{label}</span>
        </span>
      ))}
    </div>
  );
}
