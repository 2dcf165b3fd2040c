import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { buyerSourcingPage } from "#content/pages/buyer-sourcing.ts";
import * as styles from "./buyer-account.module.css";

const { title, types, balance } = buyerSourcingPage.account;

/** Both kinds of buyer as the two sides of a T-account, with its balance. */
export function BuyerAccount() {
  return (
    <Section flush ground="ease" aria-labelledby="account-title">
      <Frame>
        <div className={styles.account}>
          <h2 className="title-1" id="account-title">
            {title}
          </h2>
          <div className={styles.sides}>
            {types.map(({ title: type, tagline, bullets }) => (
              <article key={type} className="entry">
                <h3 className="title-2">{type}</h3>
                <p>{tagline}</p>
                <dl>
                  {bullets.map(({ key, text }) => (
                    <div key={key}>
                      <dt>{key}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </article>
            ))}
          </div>
          <div className={classNames(styles.balance, "double-rule")}>
            <h3 className="head-4">{balance.title}</h3>
            <ul>
              {balance.lines.map(({ value, label }) => (
                <li key={label}>
                  <b className="figure">{value}</b> {label}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Frame>
    </Section>
  );
}
