import { TickLabels } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { businessValuationPage } from "#content/pages/business-valuation.ts";
import { hundredth } from "#domain/charts/rounding.ts";
import * as styles from "./valuation-service-methods.module.css";

const { title, spoken, typically, upTo, items } = businessValuationPage.methods;
type Method = (typeof items)[number];

const at = (multiple: number) => hundredth((multiple / upTo) * 100);
const rangeOf = ({ from, to }: Method) => `${from}x–${to}x`;

const ticks = Array.from({ length: upTo + 1 }, (_, multiple) => ({
  at: at(multiple),
  text: multiple % upTo === 0 ? `${multiple}x` : String(multiple),
}));
const summary = `${spoken}: ${items.map((method) => `${method.short} ${rangeOf(method)}`).join(", ")}.`;

/** The three valuation methods on one axis, and for whom each is best. */
export function ValuationServiceMethods() {
  return (
    <Section flush ground="ease" aria-labelledby="methods-title">
      <Frame>
        <h2 className="title-1" id="methods-title">
          {title}
        </h2>
        <div role="img" aria-label={summary}>
          <div className={styles.chart} style={cssVariables({ "--of": upTo })}>
            {items.map((method) => (
              <span
                key={method.short}
                className={styles.range}
                style={cssVariables({ "--a": at(method.from), "--b": at(method.to) })}
              >
                <span>
                  {method.short}, {rangeOf(method)}
                </span>
              </span>
            ))}
          </div>
          <TickLabels ticks={ticks} />
        </div>
        <div className={classNames(styles.methods, "divided divided--inset")}>
          {items.map((method, index) => (
            <article key={method.title} className="entry">
              <h3 className="title-3">{method.title}</h3>
              <p>
                {typically} <span className="figure">{rangeOf(method)}</span>
              </p>
              <p>{method.text}</p>
              <Badge tone={isLast(index) ? "dark" : "plain"}>{method.best}</Badge>
            </article>
          ))}
        </div>
      </Frame>
    </Section>
  );
}

/** The last method is the one used for most clients. */
const isLast = (index: number) => index === items.length - 1;
