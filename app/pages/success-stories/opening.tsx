import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { successStoriesPage } from "#content/pages/success-stories.ts";
import * as styles from "./opening.module.css";
import { Tombstone } from "./tombstone.tsx";

/** Centered, like the tombstones below it. */
export function SuccessStoriesOpening() {
  const { title, lead, notices } = successStoriesPage;
  return (
    <Section flush ground="ease">
      <Frame className={classNames(styles.opening, "open")}>
        <div className={styles.head}>
          <h1 className="display-1">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.notices}>
          {notices.cards.map((card) => (
            <Tombstone key={card.engraving} {...card} line={notices.line} withheld={notices.withheld} />
          ))}
        </div>
      </Frame>
    </Section>
  );
}
