import { classNames } from "#app/design/ui/class-names.ts";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { businessValuationPage } from "#content/pages/business-valuation.ts";
import * as styles from "./valuation-service-steps.module.css";

const { title, lead, items, due, facts, claimsTitle, claims } = businessValuationPage.steps;

/** The method as a completed form, down to the amount due. */
export function ValuationServiceSteps() {
  return (
    <Section flush aria-labelledby="steps-title">
      <Frame>
        <div className={classNames(styles.steps, "columns columns--two")}>
          <div className={styles.head}>
            <h2 className="title-1" id="steps-title">
              {title}
            </h2>
            <p className="muted">{lead}</p>
          </div>
          <div className={styles.form}>
            <ol>
              {items.map(({ title: step, text, entry }, index) => (
                <li key={step}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <div className="entry">
                    <h3 className="title-3">{step}</h3>
                    <p>{text}</p>
                  </div>
                  <p className={styles.answer}>
                    {entry.label} <b>{entry.value}</b>
                  </p>
                </li>
              ))}
            </ol>
            <p className={styles.due}>
              <span>
                <b className="title-3">{due.label}</b> {due.note}
              </span>{" "}
              <span className={classNames(styles.amount, "figure double-rule")}>{due.value}</span>
            </p>
          </div>
        </div>
        <dl className={classNames(styles.claims, "ruled")} aria-label={claimsTitle}>
          {claims.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <dl className={classNames(styles.facts, "divided divided--wide bleed flush-b")}>
          {facts.map(({ value, label, source }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">{value}</dd>
              <dd className="label">
                <SmartLink to={source.url}>{source.text}</SmartLink>
              </dd>
            </div>
          ))}
        </dl>
      </Frame>
    </Section>
  );
}
