import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import * as styles from "./artifacts.module.css";

/** The documents that a seller shows, drawn as overlapping ledger sheets. */
export function IndustryArtifacts({ title, lead, items, ground = "ease" }: SectionOf<"artifacts">) {
  return (
    <Section ground={ground} aria-labelledby="artifacts-title">
      <Frame className={styles.sheets}>
        <div className={styles.heading}>
          <h2 className="title-1" id="artifacts-title">
            {title}
          </h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {items.map(({ title: name, detail, lines }) => (
          <article key={name} className={classNames(styles.sheet, "on-paper")}>
            <h3 className="title-2">{name}</h3>
            <p>{detail}</p>
            <dl>
              {lines.map((line) => (
                <div key={line.name}>
                  <dt>{line.name}</dt>
                  <dd className="num">{line.value}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </Frame>
    </Section>
  );
}
