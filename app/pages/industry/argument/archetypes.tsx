import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import * as styles from "./archetypes.module.css";

/** Kinds of owner as rows: who, the figure that counts for them, and what is different about their sale. */
export function IndustryArchetypes({ title, lead, items, ground = "paper" }: SectionOf<"archetypes">) {
  return (
    <Section ground={ground} aria-labelledby="archetypes-title">
      <Frame>
        <h2 className="title-1" id="archetypes-title">
          {title}
        </h2>
        {lead && <p className={classNames(styles.lead, "lead")}>{lead}</p>}
        <ul className={classNames(styles.owners, "ledger")}>
          {items.map(({ title: owner, stat, description }) => (
            <li key={owner}>
              <h3 className="title-2">{owner}</h3>
              <p className={styles.stat}>
                <span className="figure">{stat.value}</span> <span className="label">{stat.noun}</span>
              </p>
              <p className="muted">{description}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
