import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { successStoriesPage } from "#content/pages/success-stories.ts";
import * as styles from "./opening.module.css";
import { Tombstone } from "./tombstone.tsx";

/** Centered, like the tombstones below it. */
export function SuccessStoriesOpening() {
  const { title, lead, notices, terms, stories } = successStoriesPage;
  return (
    <Section flush ground="ease">
      <Frame className={classNames(styles.opening, "open")}>
        <div className={styles.head}>
          <h1 className="display-1">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.notices}>
          {stories.map(({ id, notice }) => (
            <Tombstone key={id} {...notice} {...notices} />
          ))}
        </div>
        <p className={classNames(styles.terms, "small")}>{terms}</p>
      </Frame>
    </Section>
  );
}
