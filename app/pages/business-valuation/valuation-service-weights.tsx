import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { businessValuationPage } from "#content/pages/business-valuation.ts";
import { Weight, weight, weightHeight } from "./valuation-service-weight.tsx";
import * as styles from "./valuation-service-weights.module.css";

const { title, lead, lines, factors } = businessValuationPage.weights;
const shares = factors.map(({ share }) => share);
const most = Math.max(...shares);
const total = shares.reduce((sum, share) => sum + share, 0);

/** The five factors of a multiple as weights whose height is their share. */
export function ValuationServiceWeights() {
  return (
    <Section flush ground="pine" aria-labelledby="weights-title">
      <Frame>
        <div className={styles.head}>
          <h2 className="title-1" id="weights-title">
            {title}
          </h2>
          <p className="muted">{lead}</p>
        </div>
        <div className={styles.scale} style={cssVariables({ "--tall": weightHeight(most), "--width": weight.width })}>
          <div className={classNames(styles.lines, "from-tablet")} aria-hidden="true">
            {lines.map((line) => (
              <span key={line} className="tick" style={cssVariables({ "--y": weight.below + line * weight.percent })}>
                {line}%
              </span>
            ))}
          </div>
          <ul>
            {factors.map(({ title: factor, share, text }) => (
              <li key={factor} className={classNames(share === most && styles.heaviest)}>
                <div className={styles.weight} style={cssVariables({ "--height": weightHeight(share) })}>
                  <Weight share={share} />
                  <b
                    className="figure"
                    style={cssVariables({ "--y": weight.below + (share * weight.percent) / 2 })}
                  >{`${share}%`}</b>
                </div>
                <div className={classNames(styles.factor, "entry")}>
                  <h3 className="head-4">{factor}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <p className={classNames(styles.sum, "num")}>
          {shares.join(" + ")} = <b>{total}%</b>
        </p>
      </Frame>
    </Section>
  );
}
