import type { CSSProperties } from "react";
import { Engraving } from "#app/design/art/engraving.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import * as styles from "./proof.module.css";

type Proof = SectionOf<"proof">["items"][number];

/** One figure at headline size, the others next to it. */
export function IndustryProof({ title, lead, items, ground = "pine" }: SectionOf<"proof">) {
  const [first, ...rest] = items;
  return (
    <Section ground={ground} className={styles.proof} aria-labelledby="proof-title">
      {ground === "pine" && (
        <div className={styles.backdrop}>
          <Engraving />
        </div>
      )}
      <Frame>
        <div className={styles.columns}>
          <div>
            <h2 className="title-1" id="proof-title">
              {title}
            </h2>
            {lead && <p className="muted">{lead}</p>}
          </div>
          {first && <LeadFigure {...first} />}
          <ul className={styles.others}>
            {rest.map(({ figure, text }) => (
              <li key={figure.noun}>
                <h3>
                  <span className="figure">{figure.value}</span> <span className="head-4">{figure.noun}</span>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Frame>
    </Section>
  );
}

/** As large as its column allows, whatever its length. */
function LeadFigure({ figure, text }: Proof) {
  return (
    <div className={styles.leading}>
      <h3>
        <span className="figure" style={{ "--chars": figure.value.length } as CSSProperties}>
          {figure.value}
        </span>{" "}
        <span className="title-2">{figure.noun}</span>
      </h3>
      <p>{text}</p>
    </div>
  );
}
