import { classNames } from "#app/design/ui/class-names.ts";
import { KeyNumber } from "#app/design/ui/facts/key-number.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { processFigures } from "#content/pages/process-figures.ts";
import * as styles from "./auction.module.css";
import { ProcessBids } from "./bids.tsx";

const { auction } = processFigures;

/** Why several bidders pay more than one; each reason is numbered in the chart of bids. */
export function ProcessAuction() {
  return (
    <Section ground="pine" aria-labelledby="auction-title">
      <Frame>
        <h2 className={classNames(styles.title, "title-1")} id="auction-title">
          {auction.title}
        </h2>
        <ProcessBids />
        <ol className={classNames(styles.reasons, "divided divided--inset")}>
          {auction.reasons.map(({ id, title, text }, index) => (
            <li key={id} className="entry">
              <h3 className="head-4">
                <KeyNumber number={index + 1} />
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
