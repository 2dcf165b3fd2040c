import { classNames } from "#app/design/ui/class-names.ts";
import type { IndustrySection as Content } from "#content/schemas/industry-sections.ts";
import * as styles from "./owners.module.css";
import { IndustrySection } from "./section.tsx";

/** Which owners come to us, as one ruled row of three. */
export function IndustryOwners({ title, items }: Content<"owners">) {
  return (
    <IndustrySection id="owners" placeholder={30}>
      <h2 className="title-3" id="owners-title">
        {title}
      </h2>
      <ul className={classNames(styles.owners, "divided divided--inset")}>
        {items.map(({ title: name, stat, description }) => (
          <li key={name}>
            <div className={styles.heading}>
              <h3 className="head-4">{name}</h3>
              <p className={styles.stat}>
                <span className="figure">{stat.value}</span> <span className="label">{stat.noun}</span>
              </p>
            </div>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </IndustrySection>
  );
}
