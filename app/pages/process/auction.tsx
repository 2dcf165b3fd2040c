import { KeyNumber } from "#app/design/ui/key-number.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { processFigures } from "#content/pages/process-figures.ts";
import { ProcessBids } from "./bids.tsx";
import "./auction.css";

const { auction } = processFigures;

/** Why several bidders pay more than one, each reason keyed to its place among the bids. */
export function ProcessAuction() {
  return (
    <Section ground="pine" aria-labelledby="auction-title">
      <Frame>
        <h2 className="title-1 auc__h" id="auction-title">
          {auction.title}
        </h2>
        <ProcessBids />
        <ol className="auc__n">
          {auction.reasons.map(({ id, title, text }, index) => (
            <li key={id}>
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
