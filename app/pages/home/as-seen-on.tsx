import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { homePage } from "#content/pages/home.ts";
import * as styles from "./as-seen-on.module.css";

/** Media names, each set as its own wordmark. */
export function AsSeenOn() {
  const { title, media } = homePage.asSeenOn;
  return (
    <Section flush className={styles.strip} aria-label={title}>
      <Frame padding="none" wide>
        <p className={styles.title}>
          <span>
            {title}
            <SampleMark of={homePage.asSeenOn} />
          </span>
        </p>
        <ul>
          {media.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
