import { EngravedPortrait } from "#app/design/art/portrait.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { ActionRow } from "#app/shell/action-row.tsx";
import * as styles from "./founder.module.css";
import { useBelowFold } from "./use-below-fold.ts";

/** The founder, and the firm in four figures. */
export function HomeFounder() {
  const { founder: words, leadPartner } = useBelowFold();
  return (
    <Section flush className={classNames(styles.section, "lazy-layout")}>
      <Frame>
        <div className={classNames(styles.introduction, "columns")}>
          <figure className={styles.portrait}>
            <div className={classNames(styles.rosette, "reg")}>
              <EngravedPortrait name={leadPartner.name} />
            </div>
            <figcaption>
              <b>{leadPartner.name}</b>
              <span className="label">
                {leadPartner.role}
                <SampleMark of={leadPartner} />
              </span>
            </figcaption>
          </figure>
          <div className={styles.words}>
            <h2 className="title-1">{words.title}</h2>
            <p className="lead">{words.text}</p>
            <ActionRow actions={words.actions} className="wide-buttons" />
          </div>
        </div>
        <dl className={classNames(styles.stats, "stats stats--pairs bleed flush-b")} aria-label={words.statsLabel}>
          {words.stats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      </Frame>
    </Section>
  );
}
