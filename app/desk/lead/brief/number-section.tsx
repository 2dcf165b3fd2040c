import { Ruler } from "#app/design/charts/ruler.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import type { LeadView } from "#app/desk/lead/lead-view.ts";
import { leadWords } from "#content/desk/leads/lead.ts";
import { formula } from "#domain/valuation/formula.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./number-section.module.css";

const words = leadWords.number;
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The settled range on its scale, the sum behind it, and what the owner entered. */
export function NumberSection({ view: { number, facts } }: { readonly view: LeadView }) {
  const [low, high, value] = [number.low, number.high, number.value].map(shortMoney);
  return (
    <>
      <section className={styles.number} aria-labelledby="the-number">
        <div>
          <h2 className="sr" id="the-number">
            {words.title}
          </h2>
          <span className={classNames("figure settled", styles.range)}>{number.range}</span>
          <div className={styles.scale}>
            <Ruler
              label={words.scale(low ?? "", high ?? "", value ?? "")}
              low={{ amount: number.low, name: words.low, share: percent(formula.conservative) }}
              high={{ amount: number.high, name: words.high, share: percent(formula.optimistic) }}
              value={{ amount: number.value, name: words.value, text: value ?? "" }}
              formatTick={shortMoney}
            />
          </div>
        </div>
        <table className={classNames(styles.sum, "num")}>
          <caption className="sr">{words.sum}</caption>
          <tbody>
            {number.sum.map((row) => (
              <tr key={row.label} className={"kind" in row ? rowClass[row.kind] : undefined}>
                <th scope="row">
                  {row.label} {"small" in row && <small>{row.small}</small>}
                </th>
                <td>{row.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl className={styles.facts}>
        {facts.map(({ label, value: text, small }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text} <small>{small}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const rowClass = { multiple: styles.multiple, total: styles.total } as const;
